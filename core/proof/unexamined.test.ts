import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { compile } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { rulesOfMatcher } from "./rules.ts";
import { notExamined } from "./unexamined.ts";

const file = Array.from({ length: 25 }, (_, at) => `Disallow: /${at + 10}`).join("\n");
const entries = rulesOfMatcher(compile(parse(`User-agent: *\n${file}`), dialects.google, "*")).list
  .items;

const skippedPairs = (count: number) =>
  entries.slice(0, count).map((before) => ({ before, after: null }));

const summary = (count: number, isCutShort: boolean, isOneSpelling: boolean) =>
  notExamined({ found: [], skipped: skippedPairs(count), isCutShort }, isOneSpelling).map(
    ({ reason, pattern, rules }) => [reason, pattern, ...rules.map((rule) => rule?.line ?? null)],
  );

const OUT_OF_BUDGET = ["budget", null, null, null];
const SPELT_OTHERWISE = ["spelling", null, null, null];

describe("what a comparison has not examined", () => {
  it("is nothing if it skipped no pair, was not cut short and has one spelling", () => {
    expect(summary(0, false, true)).toEqual([]);
  });

  it("is each skipped pair of rules", () => {
    expect(summary(2, false, true)).toEqual([
      ["budget", null, 2, null],
      ["budget", null, 3, null],
    ]);
    const [first, second] = entries;
    const pair = { before: null, after: second ?? null };
    const pairs = [pair, { before: first ?? null, after: second ?? null }];
    expect(
      notExamined({ found: [], skipped: pairs, isCutShort: false }, true).map(({ rules }) =>
        rules.map((rule) => rule?.line ?? null),
      ),
    ).toEqual([
      [null, 3],
      [2, 3],
    ]);
  });

  it("is at most twenty pairs, and one statement for the rest", () => {
    expect(summary(20, false, true)).toHaveLength(20);
    expect(summary(20, false, true)).not.toContainEqual(OUT_OF_BUDGET);
    expect(summary(21, false, true)).toHaveLength(21);
    expect(summary(21, false, true).at(-1)).toEqual(OUT_OF_BUDGET);
  });

  it("is stated if the search was cut short, or the readers have different spellings", () => {
    expect(summary(0, true, true)).toEqual([OUT_OF_BUDGET]);
    expect(summary(0, false, false)).toEqual([SPELT_OTHERWISE]);
    expect(summary(1, true, false)).toEqual([
      ["budget", null, 2, null],
      OUT_OF_BUDGET,
      SPELT_OTHERWISE,
    ]);
  });
});
