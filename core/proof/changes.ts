import type { Matcher } from "../match/compile.ts";
import { type Changes, comparisonSteps } from "./comparison.ts";
import { finish } from "./work.ts";

/**
 * `changesBetween`, in steps: whoever runs them may do something else after each.
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
 * Readers that compare URLs in different spellings are held against each other on the URLs that both
 * leave as they are, and `unexamined` says so.
 */
export const changesBetween = (before: Matcher, after: Matcher): Changes =>
  finish(changesSteps(before, after));

/** `equivalent`, in steps. */
export function* equivalentSteps(a: Matcher, b: Matcher): Generator<void, boolean> {
  const { proved, regions } = yield* changesSteps(a, b);
  return proved && regions.length === 0;
}

/** Whether it is proved that two matchers give every URL the same verdict. */
export const equivalent = (a: Matcher, b: Matcher): boolean => finish(equivalentSteps(a, b));
