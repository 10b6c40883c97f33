import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { compile } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { Budget } from "./budget.ts";
import { notation } from "./closed-pattern.ts";
import { type Deciders, differencesOf } from "./differences.ts";
import { type Rules, rulesOfMatcher } from "./rules.ts";

const group = (...rules: readonly string[]): Rules =>
  rulesOfMatcher(compile(parse(["User-agent: *", ...rules].join("\n")), dialects.google, "*"));

const lineOf = (entry: Deciders["before"]): number | null => entry?.reading.rule.line ?? null;
const linesOf = ({ before, after }: Deciders) => [lineOf(before), lineOf(after)];

/** The differences between two lists, and the steps of budget used to find them. */
const compared = (before: Rules, after: Rules, most?: number) => {
  const budget = new Budget(most);
  const { found, skipped, isCutShort } = differencesOf(before, after, budget);
  return {
    found: found.map((each) => [
      `${each.label ? "+" : "-"} ${notation(each.pattern)}`,
      ...linesOf(each),
    ]),
    skipped: skipped.map(linesOf),
    isCutShort,
    steps: budget.steps,
  };
};

const foundIn = (before: Rules, after: Rules) => compared(before, after).found;

const stars = (letter: string, count: number): string => `/${`*${letter}`.repeat(count)}`;

/** Rules that both lists contain, so that they count as versions of one another. */
const COMMON = Array.from({ length: 40 }, (_, at) => `Disallow: /common/${at + 10}`);

describe("the differences between two lists", () => {
  it("are the words that they decide differently, with what decides", () => {
    expect(foundIn(group("Disallow: /a"), group("Disallow: /b", "Allow: /b/c"))).toEqual([
      ["+ /a", 2, null],
      ["- /b", null, 2],
    ]);
    expect(foundIn(group("Disallow: /a", "Allow: /b"), group("Allow: /a", "Allow: /"))).toEqual([
      ["+ /a", 2, 2],
    ]);
    expect(foundIn(group("Disallow: /a"), group("Disallow: /a", "Disallow: /a/b"))).toEqual([]);
  });

  it("include the overlaps of rules with opposite verdicts, on either side", () => {
    const before = group("Disallow: /search/");
    const after = group("Disallow: /search/", "Allow: /*/*.css$");
    expect(foundIn(before, after)).toEqual([["+ /search/*.css$", 2, 3]]);
    expect(foundIn(after, before)).toEqual([["- /search/*.css$", 3, 2]]);
    expect(foundIn(group("Allow: /*a*b"), group("Disallow: /*b"))).toEqual([
      ["- /*a*b", 2, 2],
      ["- /*b", null, 2],
    ]);
    expect(foundIn(group("Disallow: /*a"), group("Disallow: /*a", "Allow: /*bbb"))).toEqual([
      ["+ /*a*bbb", 2, 3],
      ["+ /*bbb*a", 2, 3],
    ]);
  });

  it("are searched for only around the changes of a long list", () => {
    const before = group(...COMMON, "Disallow: /search/");
    const after = group(...COMMON, "Disallow: /search/", "Allow: /*/*.css$", "Disallow: /new");
    expect(foundIn(before, after)).toEqual([
      ["- /new", null, 44],
      ["+ /search/*.css$", 42, 43],
    ]);
    expect(foundIn(after, before)).toEqual([
      ["+ /new", 44, null],
      ["- /search/*.css$", 43, 42],
    ]);
  });

  it("take little budget if little has changed", () => {
    const { found, steps } = compared(group(...COMMON), group(...COMMON, "Disallow: /new"));
    expect(found).toEqual([["- /new", null, 42]]);
    // Two queries, in place of two for each of the forty rules.
    expect(steps).toBeLessThan(40);
    const half = [...COMMON.slice(20), ...COMMON.slice(20).map((rule) => `${rule}x`)];
    expect(compared(group(...COMMON), group(...half)).steps).toBeGreaterThan(80 * 10);
  });

  it("include the overlaps of two changed rules of a long list", () => {
    const opened = group(...COMMON, "Disallow: /x", "Allow: /x*bbb");
    expect(foundIn(group(...COMMON, "Disallow: /x*a"), opened)).toEqual([
      ["- /x", null, 42],
      ["+ /x*a*bbb", 42, 43],
      ["+ /x*bbb*a", 42, 43],
    ]);
  });

  it("are looked for everywhere if the verdict without a rule differs", () => {
    const { list } = group(...COMMON, "Allow: /x");
    const [before, after] = [
      { list, otherwise: true },
      { list, otherwise: false },
    ];
    expect(foundIn(before, after)).toEqual([["- /", null, null]]);
    expect(foundIn(after, before)).toEqual([["+ /", null, null]]);
    expect(foundIn(before, { ...group(...COMMON), otherwise: false })).toEqual([
      ["- /", null, null],
      ["- /x", 42, null],
    ]);
    expect(compared(before, before)).toEqual({
      found: [],
      skipped: [],
      isCutShort: false,
      steps: 0,
    });
  });

  it("are found by one query for each plain pattern and list", () => {
    const nested = (sign: number) =>
      Array.from(
        { length: 30 },
        (_, at) => `${at % 2 === sign ? "Allow" : "Disallow"}: /${"a".repeat(at + 1)}`,
      );
    const [before, after] = [group(...nested(0)), group(...nested(1))];
    const asking = new Budget();
    for (const { list } of [before, after]) {
      asking.countQuery("/\uffff", 1);
      for (const { pattern } of list.items) {
        asking.countQuery(pattern.word, 1);
        asking.countQuery(pattern.word, 1);
      }
    }
    const { found, steps } = compared(before, after);
    expect(found).toHaveLength(30);
    // And some for passing over those with the same verdict.
    expect(steps).toBeGreaterThanOrEqual(asking.steps);
    expect(steps).toBeLessThan(1.1 * asking.steps);
  });

  it("are not searched for within known ones, however many overlaps there are", () => {
    const blocked = group(`Disallow: ${stars("b", 12)}`, "Disallow: /");
    const open = group(`Allow: ${stars("a", 12)}`, "Allow: /");
    expect(compared(blocked, open)).toMatchObject({
      found: [
        ["+ /", 3, 3],
        [`+ ${stars("b", 12)}`, 2, 3],
        [`+ ${stars("a", 12)}`, 3, 2],
      ],
      skipped: [],
    });
    expect(compared(open, blocked).skipped).toEqual([]);
  });

  it("leave out pairs of rules that overlap in too many ways, and name them", () => {
    const blocked = group(`Disallow: ${stars("b", 12)}`);
    const open = group(`Disallow: ${stars("b", 12)}`, `Allow: ${stars("a", 12)}`);
    expect(compared(blocked, open)).toMatchObject({
      found: [],
      skipped: [[2, 3]],
      isCutShort: false,
    });
    expect(compared(open, blocked)).toMatchObject({ skipped: [[3, 2]], isCutShort: false });
    const common = [...COMMON, `Disallow: ${stars("b", 12)}`];
    const { skipped } = compared(group(...common), group(...common, `Allow: ${stars("a", 12)}`));
    expect(skipped).toEqual([[42, 43]]);
  });

  it("are cut short when the budget runs out, in short and in long lists", () => {
    const short = (most?: number) =>
      compared(group("Disallow: /a", "Disallow: /b"), group("Disallow: /c"), most);
    const { steps, found } = short();
    expect(found).toHaveLength(3);
    for (let most = 0; most < steps; most++) {
      expect(short(most).isCutShort).toBe(true);
      // It stops soon after: a query takes a few steps.
      expect(short(most).steps).toBeLessThanOrEqual(most + 24);
    }
    expect(short(steps).isCutShort).toBe(false);
    const long = (most?: number) =>
      compared(group(...COMMON), group(...COMMON, "Allow: /*c", "Allow: /*d"), most);
    const all = long().steps;
    for (let most = 0; most < all; most += 10) {
      expect(long(most).isCutShort).toBe(true);
      expect(long(most).steps).toBeLessThanOrEqual(most + 60);
    }
  });
});
