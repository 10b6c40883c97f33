import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import {
  deadRules,
  deadRulesSteps,
  minimalRules,
  minimalRulesSteps,
  reduction,
  redundantRules,
  redundantRulesSteps,
  unneededRules,
} from "./redundancy.ts";
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

  it("are returned with what decides in their place", () => {
    const { rules, proved } = unneededRules(
      group(["Disallow: /a", "Disallow: /a/b", "Allow: /c", "Disallow: /a*", "Disallow: /d"]),
    );
    expect(proved).toBe(true);
    const found = rules.map(({ rule, isDead, coveredBy }) => ({
      line: rule.line,
      isDead,
      by: coveredBy.map((each) => each?.line ?? null),
    }));
    expect(found).toEqual([
      { line: 2, isDead: true, by: [5] },
      { line: 3, isDead: false, by: [5] },
      { line: 4, isDead: false, by: [null] },
      { line: 5, isDead: false, by: [2] },
    ]);
  });

  it.each([
    ["the earlier of two equal rules", ["Disallow: /a", "Disallow: /a"], [2]],
    ["the simpler spelling of two equivalent rules", ["Disallow: /a*", "Disallow: /a"], [3]],
    ["the wider rule", ["Disallow: /index.php/*/m", "Disallow: /*/m"], [3]],
    ["an exception and its rule", ["Allow: /a/b", "Disallow: /a"], [2, 3]],
    ["no rule that allows what is allowed", ["Allow: /", "Disallow:"], []],
    ["both sides of a star at the start", ["Disallow: /a", "Disallow: */a"], [3]],
  ])("leave %s in the file", (_, rules, expected) => {
    expect(linesOf(reduction(group(rules)).kept)).toEqual(expected);
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
    const steps = deadRulesSteps(group(slow));
    let turns = 0;
    for (let step = steps.next(); step.done !== true; step = steps.next()) turns += 1;
    // One step per rule: without a budget, all four hundred would be examined.
    expect(turns).toBeGreaterThan(0);
    expect(turns).toBeLessThan(200);
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
    const { kept } = reduction(group(rules));
    expect(linesOf(kept)).toEqual([2, 3, 4, 6]);
  });
});

const stars = (letter: string, count: number): string => `/${`*${letter}`.repeat(count)}`;

describe("rules whose need was not examined", () => {
  // Each overlaps the last one in too many ways, and no word can be concatenated: all of them end.
  const wild = (count: number): Matcher =>
    group([
      ...Array.from({ length: count }, (_, at) => `Allow: /*a${at + 10}${"*a".repeat(12)}$`),
      `Disallow: ${stars("b", 11)}*a$`,
    ]);

  it.each([
    ["unneeded", unneededRules],
    ["reduced", reduction],
  ])("are named with their pattern when %s, at most twenty", (_, examine) => {
    const few = examine(wild(2));
    expect(few).toMatchObject({ rules: [], proved: false });
    expect(few.unexamined).toMatchObject([
      { reason: "budget", pattern: `/*a10${"*a".repeat(12)}$`, rules: [{ line: 2 }, null] },
      { reason: "budget", pattern: `/*a11${"*a".repeat(12)}$`, rules: [{ line: 3 }, null] },
    ]);
    expect(examine(wild(20)).unexamined).toHaveLength(20);
    const many = examine(wild(21));
    expect(many.unexamined).toHaveLength(21);
    expect(many.unexamined.at(-1)).toEqual({
      reason: "budget",
      pattern: null,
      rules: [null, null],
    });
    expect(many.proved).toBe(false);
  });

  it("stay in the file", () => {
    const matcher = wild(2);
    expect(linesOf(minimalRules(matcher))).toEqual([2, 3, 4]);
    expect(linesOf(redundantRules(matcher))).toEqual([]);
  });

  it("are not named if they turn out to be unneeded after all", () => {
    const { rules, unexamined } = reduction(
      group([
        `Allow: ${stars("a", 12)}$`,
        `Disallow: ${stars("b", 11)}*a$`,
        `Disallow: ${stars("b", 10)}*a$`,
        "Allow: /",
      ]),
    );
    expect(linesOf(rules.map(({ rule }) => rule))).toEqual([3, 5]);
    expect(unexamined.map(({ rules: [rule] }) => rule?.line)).toEqual([2]);
  });
});

describe("rules without effect", () => {
  it("include those that the reader ignores, in file order with the others", () => {
    const matcher = group(
      ["Disallow: /b/c", "Disallow: /a%zz", "Disallow: /b", "Disallow: /c%"],
      "crawler-commons",
    );
    expect(linesOf(deadRules(matcher))).toEqual([3, 5]);
    const { rules } = unneededRules(matcher);
    expect(
      rules.map(({ rule, isDead, coveredBy }) => [
        rule.line,
        isDead,
        coveredBy.map((each) => each?.line ?? null),
      ]),
    ).toEqual([
      [2, false, [4]],
      [3, true, []],
      [5, true, []],
    ]);
    expect(linesOf(reduction(matcher).kept)).toEqual([4]);
    expect(reduction(matcher)).toMatchObject({ proved: true, unexamined: [] });
  });

  it("that repeat an earlier one are removed before others, with the same type only", () => {
    expect(
      linesOf(minimalRules(group(["Disallow: /a*", "Disallow: /a", "Disallow: /a*"]))),
    ).toEqual([3]);
    expect(linesOf(minimalRules(group(["Disallow: /b", "Disallow: /a", "Disallow: /b"])))).toEqual([
      2, 3,
    ]);
    const { rules, kept } = reduction(group(["Allow: /a", "Disallow: /a", "Disallow: /"]));
    expect(linesOf(kept)).toEqual([2, 4]);
    expect(rules).toMatchObject([{ rule: { line: 3 }, isDead: true, coveredBy: [{ line: 2 }] }]);
  });

  it("once others are removed are found in another round", () => {
    const rules = [
      "Disallow: /a",
      "Allow: /a/b",
      "Disallow: /a/b/c",
      "Allow: /a/b*",
      "Allow: /a/b/c*",
    ];
    const { kept, proved } = reduction(group(rules));
    expect(proved).toBe(true);
    expect(linesOf(kept).length).toBe(2);
  });
});

describe("removing unneeded rules", () => {
  it("pauses while it looks at many rules", () => {
    const rules = Array.from({ length: 400 }, (_, at) => `Disallow: /${at}${"x".repeat(200)}`);
    for (const steps of [
      deadRulesSteps(group(rules)),
      redundantRulesSteps(group(rules)),
      minimalRulesSteps(group(rules)),
    ]) {
      expect([...steps].length).toBeGreaterThan(1);
    }
  });
});
