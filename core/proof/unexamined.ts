import type { Rule } from "../policy/policy.ts";
import type { Differences } from "./differences.ts";
import { type RulePattern, ruleOf } from "./rules.ts";

/** What a proof has not examined, and makes no claim about. */
export interface Unexamined {
  /**
   * - `budget`: patterns of the two rules overlap in too many ways, or the budget ran out
   * - `no-url`: rules differ here, but no URL was found that the reader compares as the pattern
   * - `spelling`: URLs that two readers compare in different spellings
   */
  readonly reason: "budget" | "no-url" | "spelling";
  /** The pattern that the URLs match, in robots.txt notation; null if there is no such pattern. */
  readonly pattern: string | null;
  /** The rules that both match such URLs; null for none, or if there are too many to list. */
  readonly rules: readonly [Rule | null, Rule | null];
}

/** The most pairs of rules listed. */
const MOST_NAMED = 20;

const NOBODY: Unexamined["rules"] = [null, null];

/** More was left unexamined than can be listed. */
export const OUT_OF_BUDGET: Unexamined = { reason: "budget", pattern: null, rules: NOBODY };

/** Some URLs are not compared as written. */
export const SPELT_OTHERWISE: Unexamined = { reason: "spelling", pattern: null, rules: NOBODY };

export const pairUnexamined = (a: RulePattern | null, b: RulePattern | null): Unexamined => ({
  reason: "budget",
  pattern: null,
  rules: [ruleOf(a), ruleOf(b)],
});

/** What the search for differences has not examined. */
export const notExamined = (
  { skipped, isCutShort }: Differences,
  isOneSpelling: boolean,
): Unexamined[] => {
  const unexamined = skipped
    .slice(0, MOST_NAMED)
    .map(({ before, after }) => pairUnexamined(before, after));
  if (isCutShort || skipped.length > MOST_NAMED) unexamined.push(OUT_OF_BUDGET);
  if (!isOneSpelling) unexamined.push(SPELT_OTHERWISE);
  return unexamined;
};
