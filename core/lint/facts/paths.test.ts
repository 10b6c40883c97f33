import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matches, parsePattern } from "../../match/pattern.ts";
import { seeded } from "../../testing/arbitraries.ts";
import { matchesNearlyAll, reachOf, wordsOf } from "./paths.ts";

describe("the normalised spelling of a pattern", () => {
  it.each([
    ["/a", "/a"],
    ["/a*", "/a"],
    ["/a**", "/a"],
    ["/a**b", "/a*b"],
    ["*", "/"],
    ["*a", "/*a"],
    ["*/a", "/**/a"],
    ["a", "/a"],
    ["/*", "/"],
    ["/a*$", "/a*$"],
  ])("of %j is %j", (pattern, reach) => {
    expect(reachOf(pattern)).toBe(reach);
  });

  it("is a prefix of another's only if it matches everything the other does", () => {
    const pieces = fc.constantFrom("/", "a", "b", "*", "**", "/a");
    const patterns = fc
      .array(pieces, { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join(""))
      .filter((pattern) => /^[/*]/.test(pattern));
    const paths = fc.array(fc.constantFrom("/", "a", "b"), { maxLength: 6 });
    fc.assert(
      fc.property(patterns, patterns, paths, (one, other, parts) => {
        fc.pre(reachOf(other).startsWith(reachOf(one)));
        const path = `/${parts.join("")}`;
        if (matches(parsePattern(other), path)) expect(matches(parsePattern(one), path)).toBe(true);
      }),
      seeded(500),
    );
  });
});

describe("a path", () => {
  it.each([
    ["/", true],
    ["/*.*?$", true],
    ["", false],
    ["/a", false],
    ["//-", false],
  ])("of %j matches nearly all: %j", (path, expected) => {
    expect(matchesNearlyAll(path)).toBe(expected);
  });

  it("has as many words as spaces separate", () => {
    expect(wordsOf("/a b\t\tc\v\fd")).toEqual(["/a", "b", "c", "d"]);
  });
});
