import { asciiLower, identify } from "../../../core/index.ts";
import type { Expectation, TestUrl } from "./state.ts";

/** The key of a crawler, from a product token or a User-Agent header: the token, case-folded. */
export const crawlerKey = (crawler: string): string => asciiLower(identify(crawler).token);

/** The verdict expected of a URL for a crawler; null if there is none. */
export const expectationOf = (
  { expectations }: Pick<TestUrl, "expectations">,
  crawler: string,
): Expectation["expected"] | null => {
  if (expectations.length === 0) return null;
  const key = crawlerKey(crawler);
  return expectations.find((one) => crawlerKey(one.crawler) === key)?.expected ?? null;
};

/**
 * A list of expectations with that of one crawler replaced.
 *
 * @param expected null removes the expectation.
 */
export const withExpectation = (
  expectations: readonly Expectation[],
  crawler: string,
  expected: Expectation["expected"] | null,
): readonly Expectation[] => {
  const { token } = identify(crawler);
  const key = asciiLower(token);
  const others = expectations.filter((one) => crawlerKey(one.crawler) !== key);
  return expected === null ? others : [...others, { crawler: token, expected }];
};

const includes = (all: readonly Expectation[], { crawler, expected }: Expectation): boolean =>
  all.some((one) => one.expected === expected && crawlerKey(one.crawler) === crawlerKey(crawler));

/** Whether two lists contain the same expectations for the same crawlers, in any order. */
export const sameExpectations = (a: readonly Expectation[], b: readonly Expectation[]): boolean =>
  a === b || (a.length === b.length && a.every((one) => includes(b, one)));
