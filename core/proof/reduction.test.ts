import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { deadRules, minimalRules, redundantRules } from "./reduction.ts";
import { allPaths, type BareRule, fileOf, rulesOf } from "./testing/brute-force.ts";

const { google } = dialects;
const urls = allPaths("ab/c", 7).map((path) => `https://site.example${path}`);

const read = (file: string): Matcher => compile(parse(file), google, "*");
const group = (rules: readonly string[], reader: DialectId = "google"): Matcher =>
  compile(parse(["User-agent: *", ...rules].join("\n")), dialects[reader], "*");

/** The verdicts for all paths, by these rules. */
const verdictsOf = (rules: readonly BareRule[]): string => {
  const { decide } = read(fileOf(rules));
  return urls.map((url) => (decide(url).allowed ? "+" : "-")).join("");
};

const without = (rules: readonly BareRule[], place: number): readonly BareRule[] =>
  rules.filter((_, index) => index !== place);

const linesOf = (rules: readonly { readonly line: number }[]): readonly number[] =>
  rules.map(({ line }) => line);

describe("unneeded rules", () => {
  it("are all found, and no others, by brute force", () => {
    fc.assert(
      fc.property(rulesOf("ab/", 2), (rules) => {
        const matcher = read(fileOf(rules));
        const deciding = new Set(urls.map((url) => matcher.decide(url).rule?.line));
        const places = rules.map((_, place) => place);
        const isDead = (place: number): boolean => !deciding.has(place + 2);
        expect(linesOf(deadRules(matcher))).toEqual(places.filter(isDead).map((at) => at + 2));
        const all = verdictsOf(rules);
        const isIdle = (place: number): boolean => verdictsOf(without(rules, place)) === all;
        expect(linesOf(redundantRules(matcher))).toEqual(places.filter(isIdle).map((at) => at + 2));
      }),
      seeded(150),
    );
  });

  it("can be removed together, until none of the rest could be", () => {
    fc.assert(
      fc.property(rulesOf("ab/", 2), (rules) => {
        const lines = new Set(linesOf(minimalRules(read(fileOf(rules)))));
        const kept = rules.filter((_, place) => lines.has(place + 2));
        const all = verdictsOf(rules);
        expect(verdictsOf(kept)).toBe(all);
        kept.forEach((_, place) => {
          expect(verdictsOf(without(kept, place))).not.toBe(all);
        });
      }),
      seeded(150),
    );
  });

  it.each([
    ["the earlier of two equal rules", ["Disallow: /a", "Disallow: /a"], [2]],
    ["the simpler spelling of two equivalent rules", ["Disallow: /a*", "Disallow: /a"], [3]],
    ["the wider rule", ["Disallow: /index.php/*/m", "Disallow: /*/m"], [3]],
    ["an exception and its rule", ["Allow: /a/b", "Disallow: /a"], [2, 3]],
    ["no rule that allows what is allowed", ["Allow: /", "Disallow:"], []],
    ["both sides of a star at the start", ["Disallow: /a", "Disallow: */a"], [3]],
  ])("leave %s in the file", (_, rules, expected) => {
    expect(linesOf(minimalRules(group(rules)))).toEqual(expected);
  });

  it.each([
    ["crawler-commons", ["Disallow: /a%zz", "Disallow: /b"], [2]],
    ["standard-1994", ["Allow: /a", "Disallow: /a"], []],
    ["python", ["Disallow: /a", "Allow: /a/b"], [3]],
    ["yandex", ["Disallow: /a*b", "Disallow: /a*b*"], [3]],
  ] as const)("depend on the reader %s", (reader, rules, expected) => {
    expect(linesOf(deadRules(group(rules, reader)))).toEqual(expected);
  });
});

describe("dead rules with deliberately slow patterns", () => {
  it("are searched for within the budget", () => {
    const slow = Array.from({ length: 400 }, (_, at) => `Allow: /${"*a".repeat(1000 - (at % 7))}`);
    // Without a budget, all but seven would be found, after minutes.
    expect(deadRules(group([...slow, ...slow])).length).toBeLessThan(200);
  });

  it("are all found among thousands of equal rules", () => {
    const equal = Array.from({ length: 5000 }, () => "Disallow: /a*b");
    expect(deadRules(group(equal))).toHaveLength(4999);
    expect(redundantRules(group(equal))).toHaveLength(5000);
    expect(linesOf(minimalRules(group(equal)))).toEqual([2]);
  });
});

describe("the rules that are kept", () => {
  it("are in file order, whichever takes precedence", () => {
    const rules = [
      "Disallow: /a",
      "Allow: /a/long",
      "Disallow: /b",
      "Allow: /a/longer",
      "Allow: /b/c",
    ];
    expect(linesOf(minimalRules(group(rules)))).toEqual([2, 3, 4, 6]);
  });
});

const stars = (letter: string, count: number): string => `/${`*${letter}`.repeat(count)}`;

describe("rules whose need cannot be examined", () => {
  it("stay in the file", () => {
    // Each overlaps the last one in too many ways.
    const matcher = group([
      `Allow: /*a10${"*a".repeat(12)}$`,
      `Allow: /*a11${"*a".repeat(12)}$`,
      `Disallow: ${stars("b", 11)}*a$`,
    ]);
    expect(linesOf(minimalRules(matcher))).toEqual([2, 3, 4]);
    expect(linesOf(redundantRules(matcher))).toEqual([]);
  });
});

describe("rules without effect", () => {
  it("include those that the reader ignores, in file order with the others", () => {
    const matcher = group(
      ["Disallow: /b/c", "Disallow: /a%zz", "Disallow: /b", "Disallow: /c%"],
      "crawler-commons",
    );
    expect(linesOf(deadRules(matcher))).toEqual([3, 5]);
    expect(linesOf(redundantRules(matcher))).toEqual([2, 3, 5]);
    expect(linesOf(minimalRules(matcher))).toEqual([4]);
  });

  it("that repeat an earlier one are removed before others, with the same type only", () => {
    expect(
      linesOf(minimalRules(group(["Disallow: /a*", "Disallow: /a", "Disallow: /a*"]))),
    ).toEqual([3]);
    expect(linesOf(minimalRules(group(["Disallow: /b", "Disallow: /a", "Disallow: /b"])))).toEqual([
      2, 3,
    ]);
    expect(linesOf(minimalRules(group(["Allow: /a", "Disallow: /a", "Disallow: /"])))).toEqual([
      2, 4,
    ]);
  });

  it("once others are removed are found in another round", () => {
    const rules = [
      "Disallow: /a",
      "Allow: /a/b",
      "Disallow: /a/b/c",
      "Allow: /a/b*",
      "Allow: /a/b/c*",
    ];
    expect(minimalRules(group(rules))).toHaveLength(2);
  });
});
