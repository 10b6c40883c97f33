import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
import { contains, intersect, word } from "./algebra.ts";
import { closedPatternsOf, notation, STAR } from "./closed-pattern.ts";
import { allPaths, oracle, patternsOf } from "./testing/brute-force.ts";

const paths = allPaths("ab/c", 7);
const patterns = patternsOf("ab/", 5);
const union = (all: readonly string[]) => {
  const tests = all.map(oracle);
  return (path: string): boolean => tests.some((test) => test(path));
};

describe("a closed pattern", () => {
  it.each([
    ["/a", ["/a"]],
    ["/a*", ["/a"]],
    ["/a$", ["/a$"]],
    ["/a*$", ["/a"]],
    ["/a**b", ["/a*b"]],
    ["/a$b", ["/a$b"]],
    ["/a$*", ["/a$*"]],
    ["*a", ["/*a"]],
    ["*/a", ["/a", "/*/a"]],
    ["*/a$", ["/a$", "/*/a$"]],
    ["**/a", ["/a", "/*/a"]],
    ["*", ["/"]],
    ["*$", ["/"]],
    ["", ["/"]],
    ["$", []],
    ["a", []],
    ["a*", []],
  ])("of %j is %j", (text, expected) => {
    expect(closedPatternsOf(text).map(notation)).toEqual(expected);
  });

  it("matches the paths that the pattern matches", () => {
    fc.assert(
      fc.property(patterns, (pattern) => {
        const isMatch = oracle(pattern);
        const isClosedMatch = union(closedPatternsOf(pattern).map(notation));
        expect(paths.find((path) => isClosedMatch(path) !== isMatch(path))).toBeUndefined();
      }),
      seeded(100),
    );
  });
});

describe("contains", () => {
  it("returns whether one pattern matches everything that another one does", () => {
    fc.assert(
      fc.property(patterns, patterns, (outer, inner) => {
        const [isOuter, isInner] = [oracle(outer), oracle(inner)];
        // No pattern contains the letter c, so it can replace stars.
        const witnesses = word(inner).map((each) => each.replaceAll(STAR, "c"));
        const claimed = contains(outer, inner);
        for (const witness of witnesses) expect(isInner(witness)).toBe(true);
        expect(witnesses.every(isOuter)).toBe(claimed);
        const outside = paths.find((path) => isInner(path) && !isOuter(path));
        if (claimed) expect(outside).toBeUndefined();
      }),
      seeded(400),
    );
  });

  it.each([
    ["/*", "/a", true],
    ["/a", "/*", false],
    ["/*/media/oembed", "/index.php/*/media/oembed", true],
    ["*/a", "/a", true],
    ["/*/a", "*/a", false],
    ["/a$", "/a", false],
    ["/a", "/a$", true],
    ["/a*b", "/a*b$", true],
  ])("returns, for %j and %j: %j", (outer, inner, expected) => {
    expect(contains(outer, inner)).toBe(expected);
  });
});

describe("intersect", () => {
  it("returns patterns that match what both match, none within another", () => {
    fc.assert(
      fc.property(patterns, patterns, (a, b) => {
        const parts = intersect(a, b) ?? [];
        const [isA, isB, isBoth] = [oracle(a), oracle(b), union(parts)];
        const isWrong = (path: string): boolean => isBoth(path) !== (isA(path) && isB(path));
        expect(paths.find(isWrong)).toBeUndefined();
        for (const part of parts) {
          expect(parts.filter((other) => contains(other, part))).toEqual([part]);
        }
      }),
      seeded(600),
    );
  });

  it.each([
    ["/a", "/b", []],
    ["/a", "/ab", ["/ab"]],
    ["/*b", "/ab", ["/ab"]],
    ["/*bc", "/ab", ["/ab*bc", "/abc"]],
    ["/*ab$", "/a", ["/a*ab$", "/ab$"]],
    ["/*a*b", "/*b*a", ["/*a*b*a", "/*b*a*b"]],
  ])("returns, for %j and %j: %j", (a, b, expected) => {
    expect(intersect(a, b)).toEqual(expected);
  });

  it("counts the orders in which the pieces of two patterns can occur", () => {
    const orders = intersect(`/${"*a".repeat(4)}`, `/${"*b".repeat(4)}`);
    expect(orders?.length).toBe(70);
  });

  it("returns null if there are too many parts", () => {
    expect(intersect(`/${"*a".repeat(10)}`, `/${"*b".repeat(10)}`)).toBeNull();
    expect(intersect(`/${"*ab".repeat(900)}`, `/${"*ba".repeat(900)}`)).toBeNull();
  });
});
