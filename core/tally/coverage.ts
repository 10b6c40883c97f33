import { followsTheSame, type Matcher } from "../match/compile.ts";
import { rulesOf } from "../match/ruleset.ts";
import { deadRules } from "../proof/reduction.ts";

/** How many URLs and requests a rule decides. Plain data. */
export interface RuleCoverage {
  /** 1-based. */
  readonly line: number;
  /** Listed URLs that it decides for at least one crawler. */
  readonly urls: number;
  /** Logged requests that it decides. */
  readonly requests: number;
  /**
   * Whether it is proved that it decides no URL at all, listed or not, for any of the judged
   * crawlers.
   */
  readonly isDead: boolean;
}

/**
 * Counts how much each rule decides that some judged crawler follows. Among rules that decide
 * nothing, it distinguishes those for which that is proved from those without an example in these
 * URLs.
 *
 * @param matchers those of the judged crawlers; rules that none of them follows are left out.
 * @param urls how many URLs each line decides, by 1-based line.
 * @param requests the same for a log's requests.
 */
export const coverageOf = (
  matchers: readonly Matcher[],
  urls: ReadonlyMap<number, number>,
  requests: ReadonlyMap<number, number>,
): readonly RuleCoverage[] => {
  const different: Matcher[] = [];
  for (const matcher of matchers) {
    if (!different.some((known) => followsTheSame(known, matcher))) different.push(matcher);
  }
  /** Whether each line is dead for all crawlers that follow it. */
  const lines = new Map<number, boolean>();
  for (const matcher of different) {
    const dead = new Set(deadRules(matcher).map(({ line }) => line));
    for (const { line } of rulesOf(matcher.policy, matcher.selection)) {
      lines.set(line, (lines.get(line) ?? true) && dead.has(line));
    }
  }
  return [...lines]
    .map(([line, isDead]) => ({
      line,
      urls: urls.get(line) ?? 0,
      requests: requests.get(line) ?? 0,
      isDead,
    }))
    .sort((a, b) => a.line - b.line);
};
