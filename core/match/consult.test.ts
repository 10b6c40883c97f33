import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { parse } from "../syntax/parse.ts";
import { consult } from "./consult.ts";

describe("a consultation without a crawler name", () => {
  it.each(["", "  ", "*"])("follows the group for `*`, whatever names are cut to: %j", (input) => {
    const file = parse("User-agent: 360Spider\nDisallow: /\n\nUser-agent: *\nDisallow: /a\n");
    for (const dialect of Object.values(dialects)) {
      const { matcher, followed, explain } = consult(file, dialect, input);
      const verdicts = ["/", "/a"].map((url) => matcher.decide(url).allowed);
      expect([dialect.id, matcher.selection.kind, followed, ...verdicts]).toEqual([
        dialect.id,
        "global",
        null,
        true,
        false,
      ]);
      expect(explain("/").groups.map(({ standing }) => standing)).toEqual([
        "names-others",
        "followed",
      ]);
    }
  });
});

describe("consultations for crawlers that follow some of the same groups", () => {
  it("each have the rules of their own groups", () => {
    const file = parse(
      "User-agent: A\nUser-agent: B\nUser-agent: C\nDisallow: /1\n\nUser-agent: B\nDisallow: /2\n\nUser-agent: C\nDisallow: /3\n",
    );
    for (const order of ["ABC", "CBA", "BAC"]) {
      const document = parse(file.source);
      const paths = [...order].map((crawler) => [
        crawler,
        ...consult(document, dialects.google, crawler).matcher.readings.map(
          ({ spelling }) => spelling,
        ),
      ]);
      expect(paths.toSorted()).toEqual([
        ["A", "/1"],
        ["B", "/1", "/2"],
        ["C", "/1", "/3"],
      ]);
    }
  });
});

describe("consultations for crawlers that follow the same groups", () => {
  it("compile the rules once", () => {
    const file = parse("User-agent: *\nDisallow: /a\n\nUser-agent: Foo\nDisallow: /b\n");
    const readingsFor = (input: string) => consult(file, dialects.google, input).matcher.readings;
    expect(readingsFor("Bar")).toBe(readingsFor("Ba"));
    expect(readingsFor("Bar")).not.toBe(readingsFor("Foo"));
    expect(readingsFor("Foo").map(({ rule }) => rule.text)).toEqual(["/b"]);
  });
});
