import { memo } from "../collections/memo.ts";
import { memoByValue } from "../collections/memo-by-value.ts";
import { firstIndex } from "../collections/search.ts";
import { isSamePattern } from "../match/pattern.ts";
import type { Budget } from "./budget.ts";
import { type ClosedPattern, EVERYTHING, isPlain } from "./closed-pattern.ts";
import { intersection } from "./intersect.ts";
import { PrefixIndex } from "./prefix-index.ts";
import { type Ranked, RankedList, ranked } from "./ranked.ts";
import type { RulePattern, Rules } from "./rules.ts";

/** The rules by which two lists decide a path; null for none. */
export interface Deciders {
  readonly before: RulePattern | null;
  readonly after: RulePattern | null;
}

/**
 * Paths on which two lists differ: those that a pattern matches, except where rules of higher
 * precedence agree.
 */
export interface Difference extends Deciders {
  readonly pattern: ClosedPattern;
  /** Whether the second list allows them; the first does the opposite. */
  readonly label: boolean;
}

/** The differences between two lists. */
export interface Differences {
  /**
   * Every path on which the lists differ is matched by one of these, or by both rules of a skipped
   * pair.
   */
  readonly found: readonly Difference[];
  /** Pairs of rules whose overlap was not examined. */
  readonly skipped: readonly Deciders[];
  /** The budget ran out, so more was left unexamined than `skipped` lists. */
  readonly isCutShort: boolean;
}

/** Rules of both lists, in order. */
export interface Both<Item> {
  readonly before: readonly Item[];
  readonly after: readonly Item[];
}

const isSame = (a: Ranked | undefined, b: Ranked | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.label === b.label &&
  isSamePattern(a.pattern.pattern, b.pattern.pattern);

/** The items without those whose pattern an earlier one has too: these decide nothing. */
const distinct = <Item extends Ranked>(items: readonly Item[]): readonly Item[] => {
  const known = new Set<string>();
  return items.filter(({ pattern: { word } }) => known.size !== known.add(word).size);
};

/** The indexes of a longest increasing subsequence, in descending order (patience sorting). */
const risingRow = (values: readonly number[]): readonly number[] => {
  const tops: number[] = [];
  const before: number[] = [];
  values.forEach((value, at) => {
    const isTop = (top: number): boolean => (values[tops[top] as number] as number) >= value;
    const place = firstIndex(tops.length, isTop);
    before[at] = tops[place - 1] ?? -1;
    tops[place] = at;
  });
  const row: number[] = [];
  for (let at = tops.at(-1) ?? -1; at >= 0; at = before[at] as number) row.push(at);
  return row;
};

/**
 * The rules of two lists outside a longest common subsequence. If two common rules decide a path in
 * the two lists, they are the same rule, as otherwise each would take precedence over the other: so
 * every difference is decided by a changed rule in at least one list.
 */
export const changedRules = <Item extends Ranked>({ before, after }: Both<Item>): Both<Item> => {
  let from = 0;
  while (isSame(before[from], after[from])) from++;
  let end = 0;
  const room = Math.min(before.length, after.length) - from;
  while (end < room && isSame(before[before.length - 1 - end], after[after.length - 1 - end]))
    end++;
  const old = distinct(before.slice(from, before.length - end));
  const now = distinct(after.slice(from, after.length - end));
  const places = new Map(now.map((item, place) => [item.pattern.word, place]));
  const shared = old.flatMap((item, was) => {
    const is = places.get(item.pattern.word);
    return is !== undefined && isSame(item, now[is]) ? [{ was, is }] : [];
  });
  const row = risingRow(shared.map(({ is }) => is)).map((at) => shared[at]);
  const [kept, keptNow] = [new Set(row.map((each) => each?.was)), new Set(row.map((e) => e?.is))];
  return {
    before: old.filter((_, place) => !kept.has(place)),
    after: now.filter((_, place) => !keptNow.has(place)),
  };
};

/** Two lists count as versions of one if at most one rule in this many is in only one of them. */
const VERSIONS = 8;

/** Whether so little has changed that it pays to examine only the changes. */
const isVersion = (changed: Both<RulePattern>, all: Both<RulePattern>): boolean =>
  (changed.before.length + changed.after.length) * VERSIONS <= all.before.length + all.after.length;

/** The number of rules that are passed over in the time of one step. */
const PASSED = 8;

/** Searches for all differences between two lists. */
class Search {
  readonly found: Difference[] = [];
  readonly skipped: Deciders[] = [];
  private readonly known = new Set<string>();
  private readonly before: Rules;
  private readonly after: Rules;
  private readonly budget: Budget;

  constructor(before: Rules, after: Rules, budget: Budget) {
    this.before = before;
    this.after = after;
    this.budget = budget;
  }

  /**
   * Records what decides a pattern's word; if the lists differ there, they differ within the
   * pattern.
   */
  private note(pattern: ClosedPattern, { before, after }: Deciders): void {
    const allowed = after?.label ?? this.after.otherwise;
    if ((before?.label ?? this.before.otherwise) === allowed) return;
    if (this.known.has(pattern.word)) return;
    this.known.add(pattern.word);
    this.found.push({ pattern, before, after, label: allowed });
  }

  private findBefore({ word }: ClosedPattern): RulePattern | null {
    return this.before.list.find(word, this.budget);
  }

  private findAfter({ word }: ClosedPattern): RulePattern | null {
    return this.after.list.find(word, this.budget);
  }

  private ask(pattern: ClosedPattern): void {
    this.note(pattern, { before: this.findBefore(pattern), after: this.findAfter(pattern) });
  }

  /** Queries both lists for the words of some rules. */
  askEach({ before, after }: Both<RulePattern>): void {
    for (const { pattern } of [...before, ...after]) this.ask(pattern);
  }

  /** Queries each list for the words of the other list's rules, which decide their own word. */
  askAll({ before, after }: Both<RulePattern>): void {
    this.ask(EVERYTHING);
    for (const rule of before) {
      if (this.budget.isOver) return;
      this.note(rule.pattern, { before: rule, after: this.findAfter(rule.pattern) });
    }
    for (const rule of after) {
      if (this.budget.isOver) return;
      this.note(rule.pattern, { before: this.findBefore(rule.pattern), after: rule });
    }
  }

  /** Returns a test whether everything a rule decides lies within a known difference. */
  private coveredBy(allowed: boolean): (rule: RulePattern) => boolean {
    const known = this.found.filter(({ label }) => label === allowed);
    if (known.length === 0) return () => false;
    const list = new RankedList(ranked(known));
    return memo((rule: RulePattern) => list.find(rule.pattern.word, this.budget) !== null);
  }

  /**
   * Queries the overlaps of rules with opposite verdicts, one from each list and at least one of
   * them changed.
   *
   * @param areQueried whether every rule of both lists has been queried.
   */
  queryPairs(
    { before, after }: Both<RulePattern>,
    changed: Both<RulePattern>,
    areQueried: boolean,
  ): void {
    const [opens, closes] = [this.coveredBy(true), this.coveredBy(false)];
    const query = (old: RulePattern, now: RulePattern): void => {
      // If two plain patterns overlap, one lies within the other, and has been queried.
      if (areQueried && isPlain(old.pattern) && isPlain(now.pattern)) return;
      const isKnown = now.label ? opens : closes;
      if (isKnown(old) || isKnown(now)) return;
      const parts = intersection(old.pattern, now.pattern, this.budget);
      if (parts === null) this.skipped.push({ before: old, after: now });
      else for (const part of parts) this.ask(part);
    };
    this.eachMeeting(changed.before, after, (old, now) => query(old, now));
    const gone = new Set(changed.before);
    const common = before.filter((rule) => !gone.has(rule));
    this.eachMeeting(changed.after, common, (now, old) => query(old, now));
  }

  /**
   * Visits, within the budget, each of some rules with each that has the opposite verdict and may
   * match the same path.
   */
  private eachMeeting(
    rules: readonly RulePattern[],
    others: readonly RulePattern[],
    visit: (rule: RulePattern, other: RulePattern) => void,
  ): void {
    const opposedTo = memoByValue(
      (label: boolean) => new PrefixIndex(others.filter((other) => other.label !== label)),
    );
    for (const rule of rules) {
      const meeting = distinct(opposedTo(rule.label).meeting(rule.pattern));
      this.budget.steps += meeting.length / PASSED;
      for (const other of meeting) {
        if (this.budget.isOver) return;
        visit(rule, other);
      }
    }
  }
}

/** Finds all differences between two lists. */
export const differencesOf = (before: Rules, after: Rules, budget: Budget): Differences => {
  const search = new Search(before, after, budget);
  if (budget.isOver) return { found: [], skipped: [], isCutShort: true };
  const all = { before: before.list.items, after: after.list.items };
  const changed = changedRules(all);
  if (before.otherwise === after.otherwise && isVersion(changed, all)) {
    search.askEach(changed);
    search.queryPairs(all, changed, false);
  } else {
    const live = { before: before.list.live(budget), after: after.list.live(budget) };
    search.askAll(live);
    search.queryPairs(live, changedRules(live), true);
  }
  return { found: search.found, skipped: search.skipped, isCutShort: budget.isOver };
};
