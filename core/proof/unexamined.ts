import type { Rule } from "../policy/policy.ts";
import type { Differences } from "./differences.ts";
import type { Entry } from "./ranked.ts";

/** What a proof has not looked at, so that nothing is claimed of it. */
export interface Unexamined {
  /**
   * - `budget`: patterns of the two rules meet in too many ways, or there was too much to do
   * - `no-url`: rules differ here, and no URL was found that the reader compares as the pattern
   * - `spelling`: URLs that two readers compare in different spellings
   */
  readonly reason: "budget" | "no-url" | "spelling";
  /** What the URLs match, in the notation of robots.txt; null where that cannot be said. */
  readonly pattern: string | null;
  /** The rules that both match such URLs; null for none, and where there are too many to name. */
  readonly rules: readonly [Rule | null, Rule | null];
}

/** So many pairs of rules are named at most. */
const MOST_NAMED = 20;

const NOBODY: Unexamined["rules"] = [null, null];

/** More was left out than can be named. */
export const OUT_OF_BUDGET: Unexamined = { reason: "budget", pattern: null, rules: NOBODY };

/** Not all URLs are compared as they stand. */
export const SPELT_OTHERWISE: Unexamined = { reason: "spelling", pattern: null, rules: NOBODY };

export const pairUnexamined = (a: Entry | null, b: Entry | null): Unexamined => ({
  reason: "budget",
  pattern: null,
  rules: [a?.reading.rule ?? null, b?.reading.rule ?? null],
});

/** What the search for differences has left out. */
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
