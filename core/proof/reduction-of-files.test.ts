import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Dialect } from "../dialects/dialect.ts";
import { google } from "../dialects/google.ts";
import { type Ruleset, rulesetOf } from "../match/ruleset.ts";
import type { Rule } from "../policy/policy.ts";
import { readPolicy } from "../policy/read.ts";
import { select } from "../policy/select.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { Budget } from "./budget.ts";
import { Reduction, type UnneededRule } from "./reduction.ts";
import { allPaths, type BareRule, fileOf, rulesOf } from "./testing/brute-force.ts";

const shortPaths = allPaths("ab/c", 6);
/** Rules that begin with a slash or a star: the others match nothing, and are never claimed. */
const rootedRules = rulesOf("ab/", 1).map((rules) =>
  rules.map(({ allowed, pattern }) => ({ allowed, pattern: pattern.replace(/^a/, "/a") })),
);

const rulesetsOf = (
  text: string,
  followers: readonly (readonly [Dialect, string])[],
): readonly Ruleset[] => {
  const document = parse(text);
  const policies = new Map(
    followers.map(([dialect]) => [dialect, readPolicy(document, dialect)] as const),
  );
  return followers.map(([dialect, agent]) => {
    const policy = policies.get(dialect) ?? readPolicy(document, dialect);
    return rulesetOf(policy, select(policy, [agent]));
  });
};

const reductionOf = (rulesets: readonly Ruleset[], budget = new Budget()): Reduction =>
  Reduction.of(rulesets, budget);

const always = (): boolean => true;
const linesIn = (rules: readonly (Rule | null)[]) => rules.map((rule) => rule?.line ?? null);
const summary = (unneeded: readonly UnneededRule[]) =>
  unneeded.map(({ rule, coveredBy }) => [rule.line, linesIn(coveredBy)]);

describe("the rules of several crawlers", () => {
  const FOLLOWERS = [
    [google, "a"],
    [google, "b"],
  ] as const;
  /** `a` follows the first group, `b` follows both. */
  const bothGroups = (first: readonly BareRule[], second: readonly BareRule[]): string =>
    // The last rule of each keeps the groups apart.
    [
      fileOf(first).replace("User-agent: *", "User-agent: a\nUser-agent: b"),
      fileOf(second).replace("*", "b"),
      "",
    ].join("Disallow:\n");
  const linesWithPath = (text: string): readonly number[] =>
    text.split("\n").flatMap((line, at) => (/^\w+llow: /.test(line) ? [at + 1] : []));
  const hasPath = (rule: Rule): boolean => rule.text !== "";

  const verdictsOf = (text: string): string =>
    rulesetsOf(text, FOLLOWERS)
      .flatMap((ruleset) =>
        shortPaths.map((path) => ((ruleset.decide(path)?.allowed ?? true) ? "+" : "-")),
      )
      .join("");
  const without = (text: string, lines: readonly number[]): string =>
    text
      .split("\n")
      .map((line, at) => (lines.includes(at + 1) ? "#" : line))
      .join("\n");

  it("are removed together as long as no verdict changes, by brute force", () => {
    fc.assert(
      fc.property(rootedRules, rootedRules, (first, second) => {
        const text = bothGroups(first, second);
        const reduction = reductionOf(rulesetsOf(text, FOLLOWERS));
        const removed = reduction.reduce(hasPath, always, always);
        const lines = removed.map(({ rule }) => rule.line);
        const all = verdictsOf(text);
        expect(verdictsOf(without(text, lines))).toBe(all);
        const rules = linesWithPath(text);
        // Each rule that could be removed alone, if none of the others is.
        reduction.restart();
        const alone: number[] = [];
        const record = ({ rule }: UnneededRule): boolean => {
          alone.push(rule.line);
          return false;
        };
        expect(reduction.reduce(hasPath, always, record)).toEqual([]);
        expect(alone.toSorted((one, other) => one - other)).toEqual(
          rules.filter((line) => verdictsOf(without(text, [line])) === all),
        );
        reduction.restart();
        expect(summary(reduction.reduce(hasPath, always, always))).toEqual(summary(removed));
      }),
      seeded(80),
    );
  });

  it("are dead if they decide nothing for any crawler, by brute force", () => {
    fc.assert(
      fc.property(rootedRules, rootedRules, (first, second) => {
        const text = bothGroups(first, second);
        const rulesets = rulesetsOf(text, FOLLOWERS);
        const deciding = new Set(
          rulesets.flatMap((ruleset) => shortPaths.map((path) => ruleset.decide(path)?.rule?.line)),
        );
        const dead = reductionOf(rulesets)
          .dead()
          .map(({ rule }) => rule)
          .filter(hasPath)
          .map(({ line }) => line);
        const rules = linesWithPath(text);
        expect([...dead].sort((a, b) => a - b)).toEqual(
          rules.filter((line) => !deciding.has(line)),
        );
      }),
      seeded(80),
    );
  });
});

describe("the reduction of one rule set", () => {
  const lines = ["Disallow: /a", "Disallow: /a/b", "Allow: /c", "Disallow: /a*", "Allow: /a/b"];
  const read = (
    rules: readonly string[],
    budget = new Budget(),
    leftOut: readonly number[] = [],
  ) => {
    const [ruleset] = rulesetsOf(["User-agent: *", ...rules].join("\n"), [[google, "*"]]);
    const ruleAt = (line: number): Rule =>
      ruleset?.readings.find(({ rule }) => rule.line === line)?.rule as Rule;
    const places = new Set(leftOut.map((line) => ruleAt(line).pattern.from));
    const reduction = Reduction.of(ruleset === undefined ? [] : [ruleset], budget, places);
    return { reduction, ruleAt };
  };

  it("returns what decides in place of each removed rule", () => {
    const { reduction } = read(lines);
    expect(summary(reduction.dead())).toEqual([
      [3, [6]],
      [2, [5]],
    ]);
    expect(summary(reduction.reduce(always, always, always))).toEqual([
      [3, [6]],
      [5, [2]],
      [4, [null]],
    ]);
  });

  it("removes only rules that may go, and for which what would decide may", () => {
    const reduced = (
      isCandidate: (rule: Rule) => boolean,
      mayCover: (cover: Rule | null, rule: Rule) => boolean,
      mayGo: (unneeded: UnneededRule) => boolean,
    ) =>
      read(lines)
        .reduction.reduce(isCandidate, mayCover, mayGo)
        .map(({ rule }) => rule.line);
    expect(reduced(({ line }) => line !== 5, always, always)).toEqual([3, 4, 2]);
    expect(reduced(always, (cover) => cover !== null, always)).toEqual([3, 5]);
    expect(reduced(always, (_, { line }) => line === 5, always)).toEqual([5]);
    const isOnceCovered = ({ coveredBy }: UnneededRule) => coveredBy.includes(null);
    expect(reduced(always, always, isOnceCovered)).toEqual([4]);
  });

  it("finds the rules that match everything that another one does, as long as they stay", () => {
    const { reduction, ruleAt } = read(lines);
    expect(linesIn(reduction.covering(ruleAt(3)))).toEqual([6, 5, 2]);
    expect(linesIn(reduction.covering(ruleAt(5)))).toEqual([2]);
    expect([2, 3, 4].map((line) => reduction.isUncovered(ruleAt(line)))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("treats rules that are left out as if they were not there", () => {
    const { reduction, ruleAt } = read(lines, new Budget(), [5]);
    expect(linesIn(reduction.covering(ruleAt(3)))).toEqual([6, 2]);
    expect(reduction.isUncovered(ruleAt(2))).toBe(true);
    expect(summary(reduction.dead())).toEqual([[3, [6]]]);
  });

  it("finds only rules that match both patterns of a rule that has two", () => {
    const { reduction, ruleAt } = read([
      "Disallow: */a",
      "Disallow: /a",
      "Disallow: /*a",
      "Disallow:",
    ]);
    expect(linesIn(reduction.covering(ruleAt(2)))).toEqual([4, 5]);
    expect(reduction.isUncovered(ruleAt(2))).toBe(false);
    const alone = read(["Disallow: */a", "Disallow: /a", "Disallow:"]);
    expect(linesIn(alone.reduction.covering(alone.ruleAt(2)))).toEqual([4]);
    // An empty rule does not count.
    expect(alone.reduction.isUncovered(alone.ruleAt(2))).toBe(true);
  });

  it("names what decides in place of each pattern of a rule that has two", () => {
    const { reduction } = read(["Disallow: */a", "Allow: /*/a", "Allow: /a**"]);
    expect(summary(reduction.dead())).toEqual([[2, [4, 3]]]);
    const reduced = reduction.reduce(({ line }) => line === 2, always, always);
    expect(summary(reduced)).toEqual([[2, [4, 3]]]);
  });

  it("stops when its budget is over, and has all of it after a restart", () => {
    const rules = Array.from({ length: 20 }, (_, at) => [
      `Allow: /${at}/x`,
      `Allow: /${at}`,
    ]).flat();
    const budget = new Budget(100_000);
    const { reduction } = read(rules, budget);
    const all = reduction.reduce(always, always, always).length;
    expect(all).toBe(40);
    reduction.restore();
    budget.steps = 100_001;
    expect(reduction.reduce(always, always, always).length).toBeLessThan(2);
    expect(reduction.dead().length).toBeLessThan(2);
    reduction.restart();
    expect(budget.steps).toBe(0);
    expect(reduction.reduce(always, always, always)).toHaveLength(all);
  });

  it("finds fewer dead rules when its budget is over", () => {
    const budget = new Budget(100_000);
    const { reduction } = read(
      ["Disallow: /", ...Array.from({ length: 20 }, () => "Disallow: /")],
      budget,
    );
    expect(reduction.dead()).toHaveLength(20);
    budget.steps = 100_001;
    expect(reduction.dead().length).toBeLessThan(2);
  });

  it("is empty without rule sets", () => {
    const reduction = reductionOf([]);
    expect(reduction.reduce(always, always, always)).toEqual([]);
    expect(reduction.dead()).toEqual([]);
  });
});
