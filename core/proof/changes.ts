import type { Matcher } from "../match/compile.ts";
import { type Changes, comparisonSteps } from "./comparison.ts";
import { rulesOfMatcher } from "./ranked.ts";
import { finish } from "./work.ts";

/**
 * `changesBetween`, in steps: the caller may do other work after each.
 *
 * @param most the steps of work after which what is left is named as not examined.
 */
export function* changesSteps(
  before: Matcher,
  after: Matcher,
  most?: number,
): Generator<void, Changes> {
  return (yield* comparisonSteps(before, after, most)).changes;
}

/**
 * Everything on which two matchers differ, for all URLs there are: two versions of a file, two
 * crawlers, two groups, two readers. Every region is shown by a URL that both matchers were asked;
 * that there are no others is proved, or it is said what was not examined. Any two matchers will do.
 * Readers that compare URLs in different spellings are compared with each other on the URLs that both
 * leave as they are, and `unexamined` says so.
 */
export const changesBetween = (before: Matcher, after: Matcher): Changes =>
  finish(changesSteps(before, after));

/** Entries of a list that are tried before all is compared: lists that differ mostly do on one of these. */
const MOST_TRIED = 50;

/** Whether two matchers differ on what some rules of one of them match; false where that is not known. */
const differAtOnce = (a: Matcher, b: Matcher): boolean => {
  const { list } = rulesOfMatcher(a);
  return list.items.slice(0, MOST_TRIED).some(({ pattern }) => {
    const url = pattern.pieces.join("x");
    return !url.startsWith("//") && a.decide(url).allowed !== b.decide(url).allowed;
  });
};

/**
 * `equivalent`, in steps.
 *
 * @param most the steps of work after which the answer is no.
 */
export function* equivalentSteps(a: Matcher, b: Matcher, most?: number): Generator<void, boolean> {
  if (differAtOnce(a, b) || differAtOnce(b, a)) return false;
  const { proved, regions } = yield* changesSteps(a, b, most);
  return proved && regions.length === 0;
}

/** Whether it is proved that two matchers give every URL the same verdict. */
export const equivalent = (a: Matcher, b: Matcher): boolean => finish(equivalentSteps(a, b));
