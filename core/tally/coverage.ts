import type { Matcher } from "../match/compile.ts";
import { rulesOf } from "../match/ruleset.ts";
import { deadRulesSteps } from "../proof/redundancy.ts";

/** What one rule decides of many URLs and requests. Plain data. */
export interface RuleCoverage {
  /** 1-based. */
  readonly line: number;
  /** Listed URLs that it decides for one crawler at least. */
  readonly urls: number;
  /** Logged requests that it decides. */
  readonly requests: number;
  /** It is proved that it decides no URL at all, listed or not, for any crawler of those judged. */
  readonly isDead: boolean;
}

const followsTheSame = (a: Matcher, b: Matcher): boolean =>
  a.policy === b.policy &&
  a.selection.groups.length === b.selection.groups.length &&
  a.selection.groups.every((group, index) => group === b.selection.groups[index]);

/**
 * Says of each rule that somebody follows how much it decides. Rules that decide nothing are told
 * apart: those of which that is proved, and those of which these URLs just held no example. Yields
 * now and then.
 *
 * @param matchers whoever was judged; rules that none of them follows are left out.
 * @param urls how many URLs each line decides, by 1-based line.
 * @param requests the same of a log's requests.
 */
export function* coverageSteps(
  matchers: readonly Matcher[],
  urls: ReadonlyMap<number, number>,
  requests: ReadonlyMap<number, number>,
): Generator<void, readonly RuleCoverage[]> {
  const different: Matcher[] = [];
  for (const matcher of matchers) {
    if (!different.some((known) => followsTheSame(known, matcher))) different.push(matcher);
  }
  /** Whether each line is dead for all who follow it. */
  const lines = new Map<number, boolean>();
  for (const matcher of different) {
    yield;
    const dead = new Set((yield* deadRulesSteps(matcher)).map(({ line }) => line));
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
}
