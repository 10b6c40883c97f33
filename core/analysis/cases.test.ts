import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { consult } from "../match/consult.ts";
import { parse } from "../syntax/parse.ts";
import { casesOf } from "./cases.ts";

const FILE = parse("User-agent: *\nDisallow: /a\nDisallow /b\nDisallow /c\n");

/** Google reads lines without a colon, and the standard does not. */
const READERS = [dialects.google, dialects.rfc9309].map((dialect) => ({
  dialect,
  consultation: consult(FILE, dialect, "Foo"),
}));

const cases = (
  tested: readonly string[],
  others: readonly string[],
  areas: Readonly<Record<string, string>> = {},
) =>
  casesOf(READERS, tested, others, new Map(Object.entries(areas))).map(
    ({ url, area, isTested }) => [url, area, isTested],
  );

describe("the cases of a disagreement", () => {
  it("are the first URL for each combination of lines and verdicts", () => {
    expect(cases(["/a", "/b1", "/c1", "/b2"], ["/x", "/c2"])).toEqual([
      ["/b1", null, true],
      ["/c1", null, true],
    ]);
  });

  it("are tested URLs, or found ones", () => {
    expect(cases(["/a", "/b1"], ["/b2", "/c1"])).toEqual([
      ["/b1", null, true],
      ["/c1", null, false],
    ]);
    expect(cases([], ["/b1"])).toEqual([["/b1", null, false]]);
  });

  it("have the first area that one of their URLs is an example of", () => {
    const areas = { "/b2": "/b*", "/b4": "/b4", "/c1": "/c" };
    expect(cases(["/b1"], ["/b2", "/b3", "/b4", "/c1", "/c2"], areas)).toEqual([
      ["/b1", "/b*", true],
      ["/c1", "/c", false],
    ]);
  });

  it("have an answer of each reader, in order", () => {
    const [only] = casesOf(READERS, ["/b1"], [], new Map());
    expect(
      only?.answers.map(({ dialect, allowed, rule }) => [dialect, allowed, rule?.line]),
    ).toEqual([
      ["google", false, 3],
      ["rfc9309", true, undefined],
    ]);
  });
});
