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

describe("consultations for crawlers that follow the same groups", () => {
  it("compile the rules once", () => {
    const file = parse("User-agent: *\nDisallow: /a\n\nUser-agent: Foo\nDisallow: /b\n");
    const readingsFor = (input: string) => consult(file, dialects.google, input).matcher.readings;
    expect(readingsFor("Bar")).toBe(readingsFor("Ba"));
    expect(readingsFor("Bar")).not.toBe(readingsFor("Foo"));
    expect(readingsFor("Foo").map(({ rule }) => rule.text)).toEqual(["/b"]);
  });
});
