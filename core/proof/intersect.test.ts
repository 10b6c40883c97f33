import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
import { closedPatternsOf, covers, notation } from "./closed-pattern.ts";
import { intersection, meets } from "./intersect.ts";
import { allPaths, oracle, patternsOf } from "./testing/brute-force.ts";
import { closed } from "./testing/lists.ts";

const paths = allPaths("ab/", 7);
const patterns = patternsOf("ab/", 6).map(closedPatternsOf);

const parts = (a: string, b: string): readonly string[] | null =>
  intersection(closed(a), closed(b))?.map(notation) ?? null;

/** The steps that an intersection counts. */
const costOf = (a: string, b: string): number => {
  const cost = { steps: 0 };
  intersection(closed(a), closed(b), cost);
  return cost.steps;
};

/** A pattern with this many stars, each before the same text. */
const stars = (text: string, count: number): string => `/${`*${text}`.repeat(count)}`;

describe("the intersection of two closed patterns", () => {
  it("matches exactly the paths that both match, none if they do not meet, by brute force", () => {
    fc.assert(
      fc.property(patterns, patterns, (some, others) => {
        for (const a of some) {
          for (const b of others) {
            const [isA, isB] = [oracle(notation(a)), oracle(notation(b))];
            const found = intersection(a, b) ?? [];
            expect(meets(a, b)).toBe(found.length > 0);
            const tests = found.map((part) => oracle(notation(part)));
            for (const part of found) {
              expect(found.filter((other) => covers(other, part))).toEqual([part]);
            }
            const isWrong = (path: string): boolean =>
              tests.some((test) => test(path)) !== (isA(path) && isB(path));
            const wrong = paths.find(isWrong);
            expect({ a: notation(a), b: notation(b), wrong }).toEqual({
              a: notation(a),
              b: notation(b),
            });
          }
        }
      }),
      seeded(600),
    );
  });

  it.each([
    ["/a*b", "/a*b*c"],
    ["/", "/a$"],
    ["/*b$", "/ab$"],
  ])("of %s and a narrower one, %s, is the narrower one itself", (wide, narrow) => {
    const [outer, inner] = [closed(wide), closed(narrow)];
    const found = [intersection(outer, inner), intersection(inner, outer)].flat();
    expect(found).toHaveLength(2);
    for (const each of found) expect(each).toBe(inner);
  });

  it.each([
    // The pieces of the pattern stand in the prefix, follow it, or overlap its end.
    ["/abc", "/*b*d$", ["/abc*d$"]],
    ["/abc", "/*bc*cd$", ["/abc*cd$"]],
    ["/abc", "/*b*cd*e", ["/abc*cd*e", "/abcd*e"]],
    ["/abab", "/*bab*", ["/abab"]],
    ["/ab", "/*bab$", ["/ab*bab$", "/abab$"]],
    ["/a", "/*a*a$", ["/a*a$"]],
    ["/aa", "/*aa*aa$", ["/aa*aa$"]],
    ["/xab", "/*abc", ["/xab*abc", "/xabc"]],
    ["/xabab", "/*ababc$", ["/xabab*ababc$", "/xabababc$", "/xababc$"]],
    ["/ab$", "/a", ["/ab$"]],
    ["/ab$", "/abc", []],
    ["/ab$", "/*c$", []],
    ["/a*c$", "/b", []],
    ["/ab$", "/a*c", []],
    ["/a*b$", "/a*c$", []],
    ["/a*b$", "/*ab$", ["/a*ab$", "/ab$"]],
  ] as const)("of %s and %s is %j", (a, b, expected) => {
    expect(new Set(parts(a, b))).toEqual(new Set(expected));
    expect(new Set(parts(b, a))).toEqual(new Set(expected));
  });

  it("is not computed for words of more than 3,000 characters in total", () => {
    // Each word has a slash, the text, a star, a letter and a star.
    const start = `/${"x".repeat(1496)}`;
    expect(parts(`${start}*a`, `${start}*b`)).toHaveLength(2);
    expect(parts(`${start}*a`, `${start}*bb`)).toBeNull();
  });

  it("is abandoned, not interrupted by an error, if the words are long", () => {
    expect(parts(`/a*${"x".repeat(2985)}`, "/*b*c")).toBeNull();
    expect(parts(stars("ab", 498), stars("ba", 498))).toBeNull();
  });

  it("is not computed if there are more than 200 parts", () => {
    expect(parts(stars("a", 4), stars("b", 5))).toHaveLength(126);
    expect(parts(stars("a", 4), stars("b", 6))).toBeNull();
  });

  it("is abandoned if it takes too long", () => {
    expect(parts(stars("a", 40), stars("b", 40))).toBeNull();
    expect(costOf(stars("a", 40), stars("b", 40))).toBeLessThan(500_000);
  });
});

describe("many parts", () => {
  it("are not searched for those within others", () => {
    const orders = intersection(closed(stars("a", 4)), closed(stars("b", 4))) ?? [];
    expect(orders).toHaveLength(70);
    expect(new Set(orders.map(({ word }) => word)).size).toBe(70);
    // Up to 64, a step for each pair of them is counted.
    const few = intersection(closed(stars("a", 3)), closed(stars("b", 3))) ?? [];
    expect(few).toHaveLength(20);
    expect(costOf(stars("a", 3), stars("b", 3)) % 8).toBe((1 + 20 * 20) % 8);
    expect(costOf(stars("a", 4), stars("b", 4)) % 8).toBe(1);
  });
});

describe("the cost of an intersection", () => {
  it.each([
    ["patterns that begin differently", "/a*b", "/b*a"],
    ["patterns that end differently", "/*b$", "/*a$"],
    ["a pattern within another", "/a*b", "/a*b*c"],
    ["a single path", "/ab$", "/*c"],
    ["a prefix", "/abc", "/*bc*cd"],
  ])("is one step for %s", (_, a, b) => {
    expect([costOf(a, b), costOf(b, a)]).toEqual([1, 1]);
  });

  it("counts each pair of positions once, and longer words more", () => {
    // A step to begin with, eight for each pair and each word found there, then the square of the
    // number of parts. Three pairs, with one, one and two words:
    expect(costOf("/*a", "/*b")).toBe(1 + 8 * (2 + 2 + 3) + 4);
    // Another one for each 16 characters of a word: one word of each length from 4 to 36, another
    // of 36, and two of 37.
    const words = 33 * 2 + 16 + 5 * 2 + 4 + 7;
    expect(costOf("/*a", `/*b${"c".repeat(32)}`)).toBe(1 + 8 * words + 4);
  });
});
