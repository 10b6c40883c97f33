import { runToEnd } from "../collections/run-to-end.ts";
import type { Matcher } from "../match/compile.ts";
import { type Changes, comparisonSteps } from "./comparison.ts";
import { rulesOfMatcher } from "./ranked.ts";

/**
 * `changesBetween` in steps: the caller may do other work after each.
 *
 * @param most the budget in steps of work; what is left then is listed as not examined.
 */
export function* changesSteps(
  before: Matcher,
  after: Matcher,
  most?: number,
): Generator<void, Changes> {
  return (yield* comparisonSteps(before, after, most)).changes;
}

/**
 * Every difference between two matchers, over all possible URLs: two versions of a file, two
 * crawlers, two groups, two readers. Every region has an example URL that both matchers decided.
 * There are proved to be no other differences, or `unexamined` says what was not examined.
 *
 * Any two matchers can be compared. Readers that compare URLs in different spellings are compared
 * on the URLs that both leave unchanged, and `unexamined` says so.
 */
export const changesBetween = (before: Matcher, after: Matcher): Changes =>
  runToEnd(changesSteps(before, after));

/**
 * The number of entries of a list tried before a full comparison: lists that differ usually do so
 * at one of these.
 */
const MOST_TRIED = 50;

/** Whether two matchers differ on the first patterns of one of them; false if that is not known. */
const differAtOnce = (a: Matcher, b: Matcher): boolean => {
  const { list } = rulesOfMatcher(a);
  return list.items.slice(0, MOST_TRIED).some(({ pattern }) => {
    const url = pattern.pieces.join("x");
    return !url.startsWith("//") && a.decide(url).allowed !== b.decide(url).allowed;
  });
};

/**
 * `equivalent` in steps.
 *
 * @param most the budget in steps of work; when it runs out, the result is false.
 */
export function* equivalentSteps(a: Matcher, b: Matcher, most?: number): Generator<void, boolean> {
  if (differAtOnce(a, b) || differAtOnce(b, a)) return false;
  const { proved, regions } = yield* changesSteps(a, b, most);
  return proved && regions.length === 0;
}

/** Whether two matchers are proved to give every URL the same verdict. */
export const equivalent = (a: Matcher, b: Matcher): boolean => runToEnd(equivalentSteps(a, b));
