import { memo } from "../collections/memo.ts";
import type { Matcher } from "../match/compile.ts";
import type { Verdict } from "../match/readings.ts";
import { Budget } from "./budget.ts";
import { type ClosedPattern, covers, notation, ROBOTS_TXT } from "./closed-pattern.ts";
import { type Difference, differencesOf } from "./differences.ts";
import { compareAlike, EXAMPLE_COST, Examples } from "./example-url.ts";
import { RankedList, ranked } from "./ranked.ts";
import { patternText, type Rules, ruleOf, rulesOfMatcher } from "./rules.ts";
import { followSameRules } from "./same-rules.ts";
import { notExamined, type Unexamined } from "./unexamined.ts";

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
  return new RankedList(ranked(plain));
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
  readonly examples: Examples;
  readonly budget: Budget;
}

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
 * Goes through differences with one verdict, widest first, and skips those that lie within a kept
 * one. If a difference is not kept, those within it are still considered.
 *
 * @param keep returns whether a difference is kept.
 */
const keepWidest = (
  differences: readonly Difference[],
  keep: (difference: Difference) => boolean,
  budget: Budget,
): void => {
  const list = new RankedList(ranked(differences));
  const nested = list.items.map((item) => ({
    item,
    outer: list.findAll(item.pattern.word, budget).map(({ rank }) => rank),
  }));
  // What a difference lies within lies within fewer itself.
  nested.sort((a, b) => a.outer.length - b.outer.length);
  const kept = new Set<number>();
  for (const { item, outer } of nested) {
    if (outer.some((each) => kept.has(each))) continue;
    budget.steps += EXAMPLE_COST;
    if (keep(item)) kept.add(item.rank);
  }
};

/** Compares two matchers. What the budget does not suffice for is listed as not examined. */
export const compareMatchers = (before: Matcher, after: Matcher, budget: Budget): Comparison => {
  const isAlike = compareAlike(before.policy.dialect, after.policy.dialect);
  const all = [rulesOfMatcher(before), rulesOfMatcher(after)] as const;
  const [old, now] = isAlike ? all : [withoutEscapes(all[0]), withoutEscapes(all[1])];
  const differences = differencesOf(old, now, budget);
  const unexamined = notExamined(differences, isAlike);
  const examples = new Examples([before, after], () => patternsOf([old, now]));
  const shown: Shown[] = [];

  const show = (difference: Difference): boolean => {
    const { pattern, label: allowed } = difference;
    const text = patternText(pattern, [difference.after, difference.before]);
    const example = examples.find(
      pattern,
      (url) => after.decide(url).allowed === allowed && before.decide(url).allowed !== allowed,
    );
    // Readers with different spellings often have no such URL, and `unexamined` says already that
    // they were not fully compared.
    if (example === null && isAlike) {
      const rules = [ruleOf(difference.before), ruleOf(difference.after)] as const;
      unexamined.push({ reason: "no-url", pattern: text, rules });
    }
    if (example === null || example === "nowhere") return false;
    const { url } = example;
    const verdicts = { before: before.decide(url), after: after.decide(url) };
    shown.push({ difference, region: { pattern: text, url, ...verdicts } });
    return true;
  };
  for (const allowed of [false, true]) {
    const found = differences.found.filter(({ label }) => label === allowed);
    keepWidest(found, show, budget);
  }
  const regions = [...shown.map(({ region }) => region), ...exemption(before, after, shown)];
  const changes = { proved: unexamined.length === 0, regions, unexamined };
  return { changes, shown, before: old, after: now, examples, budget };
};

/**
 * Every difference between two matchers, over all possible URLs: two versions of a file, two
 * crawlers, two groups, two readers. Every region has an example URL that both matchers decided.
 * There are proved to be no other differences, or `unexamined` says what was not examined.
 *
 * Any two matchers can be compared. Readers that compare URLs in different spellings are compared
 * on the URLs that both leave unchanged, and `unexamined` says so.
 *
 * @param most the budget in steps; what is left then is listed as not examined.
 */
export const changesBetween = (before: Matcher, after: Matcher, most?: number): Changes =>
  followSameRules(before, after)
    ? { proved: true, regions: [], unexamined: [] }
    : compareMatchers(before, after, new Budget(most)).changes;

/**
 * The number of patterns of a list tried before a full comparison: lists that differ usually do so
 * at one of these.
 */
const MOST_TRIED = 50;

/** URLs that the first patterns of a matcher match, to try before anything is proved. */
export const firstUrls = (matcher: Matcher): readonly string[] =>
  rulesOfMatcher(matcher)
    .list.items.slice(0, MOST_TRIED)
    .map(({ pattern }) => pattern.pieces.join("x"))
    .filter((url) => !url.startsWith("//"));

/** Whether two matchers differ on the first patterns of one of them; false if that is not known. */
const differAtOnce = (a: Matcher, b: Matcher): boolean =>
  firstUrls(a).some((url) => a.decide(url).allowed !== b.decide(url).allowed);

/**
 * Whether two matchers are proved to give every URL the same verdict.
 *
 * @param most the budget in steps; the result is false if it runs out first.
 */
export const equivalent = (a: Matcher, b: Matcher, most?: number): boolean => {
  if (differAtOnce(a, b) || differAtOnce(b, a)) return false;
  const { proved, regions } = changesBetween(a, b, most);
  return proved && regions.length === 0;
};
