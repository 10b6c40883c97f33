import { memo } from "../collections/memo.ts";
import type { Matcher } from "../match/compile.ts";
import type { Verdict } from "../match/readings.ts";
import type { Rule } from "../policy/policy.ts";
import { type ClosedPattern, covers, notation, ROBOTS_TXT } from "./closed-pattern.ts";
import { type Difference, differenceSteps } from "./differences.ts";
import { textOf } from "./notation.ts";
import { type Entry, RankedList, type Rules, rulesOfMatcher } from "./ranked.ts";
import { notExamined, type Unexamined } from "./unexamined.ts";
import { compareAlike } from "./urls.ts";
import { keepWidest } from "./widest.ts";
import { Witnesses } from "./witness.ts";
import { Work } from "./work.ts";

/** URLs that two matchers decide differently. */
export interface ChangedRegion {
  /**
   * The pattern that the URLs match, in robots.txt notation. Some URLs that match it may have the
   * same verdict before and after, because of a rule that takes precedence.
   */
  readonly pattern: string;
  /** An example; both matchers decided it. */
  readonly url: string;
  readonly before: Verdict;
  readonly after: Verdict;
}

/** Every difference between two matchers. */
export interface Changes {
  /**
   * Whether every URL that changes is matched by one of `regions`; false if something was not
   * examined.
   */
  readonly proved: boolean;
  /** What is newly blocked, then what is newly allowed; none lies within another of its kind. */
  readonly regions: readonly ChangedRegion[];
  /** What was not examined; empty when `proved`. */
  readonly unexamined: readonly Unexamined[];
}

/**
 * The rules that a URL without escapes can match. Two readers with different spellings compare only
 * such URLs, and not all of them, as the same text.
 */
const withoutEscapes = ({ list, otherwise }: Rules): Rules => ({
  list: plainList(list),
  otherwise,
});

const plainList = memo((list: Rules["list"]): Rules["list"] => {
  const plain = list.items.filter(({ pattern }) => !pattern.word.includes("%"));
  if (plain.length === list.items.length) return list;
  return new RankedList(plain.map((entry, rank) => ({ ...entry, rank })));
});

/** The patterns of all lists. */
const patternsOf = (lists: readonly Rules[]): readonly ClosedPattern[] =>
  lists.flatMap(({ list }) => list.items.map(({ pattern }) => pattern));

/** A difference with its example URL. */
export interface Shown {
  readonly difference: Difference;
  readonly region: ChangedRegion;
}

/** The result of comparing two matchers. */
export interface Comparison {
  readonly changes: Changes;
  /** The regions of `changes` with their differences, except the region of `/robots.txt` alone. */
  readonly shown: readonly Shown[];
  readonly before: Rules;
  readonly after: Rules;
  readonly witnesses: Witnesses;
  readonly work: Work;
}

const ruleOf = (entry: Entry | null): Rule | null => entry?.reading.rule ?? null;

/** `/robots.txt`, if a reader's exemption for it makes a difference that no region includes. */
const exemption = (
  before: Matcher,
  after: Matcher,
  shown: readonly Shown[],
): readonly ChangedRegion[] => {
  const url = "/robots.txt";
  const verdicts = { before: before.decide(url), after: after.decide(url) };
  const { allowed } = verdicts.after;
  const isKnown = shown.some(
    ({ difference: { label, pattern } }) => label === allowed && covers(pattern, ROBOTS_TXT),
  );
  if (verdicts.before.allowed === allowed || isKnown) return [];
  return [{ pattern: notation(ROBOTS_TXT), url, ...verdicts }];
};

/**
 * Compares two matchers, in steps.
 *
 * @param most the budget in steps of work; what is left then is listed as not examined.
 */
export function* comparisonSteps(
  before: Matcher,
  after: Matcher,
  most?: number,
): Generator<void, Comparison> {
  const work = new Work(most);
  const isAlike = compareAlike(before.policy.dialect, after.policy.dialect);
  const all = [rulesOfMatcher(before), rulesOfMatcher(after)] as const;
  const [old, now] = isAlike ? all : [withoutEscapes(all[0]), withoutEscapes(all[1])];
  const differences = yield* differenceSteps(old, now, work);
  const unexamined = notExamined(differences, isAlike);
  const witnesses = new Witnesses([before, after], () => patternsOf([old, now]));
  const shown: Shown[] = [];

  const show = (difference: Difference): boolean => {
    const { pattern, label: allowed } = difference;
    const text = textOf(pattern, [difference.after, difference.before]);
    const witness = witnesses.find(
      pattern,
      (url) => after.decide(url).allowed === allowed && before.decide(url).allowed !== allowed,
    );
    // Readers with different spellings often have no such URL, and `unexamined` says already that
    // they were not fully compared.
    if (witness === null && isAlike) {
      const rules = [ruleOf(difference.before), ruleOf(difference.after)] as const;
      unexamined.push({ reason: "no-url", pattern: text, rules });
    }
    if (witness === null || witness === "nowhere") return false;
    const { url } = witness;
    const verdicts = { before: before.decide(url), after: after.decide(url) };
    shown.push({ difference, region: { pattern: text, url, ...verdicts } });
    return true;
  };
  for (const allowed of [false, true]) {
    const found = differences.found.filter(({ label }) => label === allowed);
    yield* keepWidest(found, show, work);
  }
  const regions = [...shown.map(({ region }) => region), ...exemption(before, after, shown)];
  const changes = { proved: unexamined.length === 0, regions, unexamined };
  return { changes, shown, before: old, after: now, witnesses, work };
}
