import { groupBy } from "../collections/group-by.ts";
import type { Matcher } from "../match/compile.ts";
import { rulesOf } from "../match/ruleset.ts";
import type { Rule } from "../policy/policy.ts";
import { type Entry, rulesOfMatcher } from "./ranked.ts";
import { Reducible, type Removal } from "./removal.ts";
import { OUT_OF_BUDGET, type Unexamined } from "./unexamined.ts";
import { finish, Work } from "./work.ts";

/** A rule that a matcher's verdicts do not need. */
export interface UnneededRule {
  readonly rule: Rule;
  /** No URL is decided by it: better rules match whatever it matches. */
  readonly isDead: boolean;
  /**
   * The rules that decide what it matches once it is gone, or already do; the one for most of it
   * first. Null among them stands for no rule: the URL is allowed as others are that nothing matches.
   */
  readonly coveredBy: readonly (Rule | null)[];
}

/** What is known of the rules that a matcher does not need. */
export interface UnneededRules {
  /** In the order of the file; each is certain. */
  readonly rules: readonly UnneededRule[];
  /** Whether these are all. */
  readonly proved: boolean;
  /** What was not examined; empty when `proved`. */
  readonly unexamined: readonly Unexamined[];
}

/** A rule with the ways in which it matches: none where its reader makes nothing of it. */
interface Row {
  readonly rule: Rule;
  readonly items: readonly Entry[];
}

/** The rules of a matcher, made ready to be left out. */
class Rows {
  readonly work: Work = new Work();
  /** The one that takes precedence first. */
  readonly rows: readonly Row[];
  readonly reducible: Reducible<Entry>;
  private readonly unsure = new Set<Row>();

  constructor(matcher: Matcher) {
    const { list, otherwise } = rulesOfMatcher(matcher);
    this.reducible = new Reducible(list, otherwise, this.work);
    const ways = groupBy(list.items, ({ reading }) => reading.rule);
    const places = new Set(Array.from(ways.keys(), ({ pattern }) => pattern.from));
    const idle = rulesOf(matcher.policy, matcher.selection).filter(
      ({ pattern }) => !places.has(pattern.from),
    );
    this.rows = [
      ...Array.from(ways, ([rule, own]): Row => ({ rule, items: own })),
      ...idle.map((rule): Row => ({ rule, items: [] })),
    ];
  }

  isDead({ items }: Row): boolean {
    for (const item of items) if (this.reducible.decides(item)) return false;
    return true;
  }

  /** Keeps a rule in mind that is not looked at any more. */
  leave(row: Row): void {
    this.unsure.add(row);
  }

  /** What becomes of the list without a rule; a rule that is not settled is kept in mind. */
  *tryWithout(row: Row): Generator<void, Removal<Entry>> {
    const removal = yield* this.reducible.tryWithout(row.items);
    if (removal.isIdle === null) this.unsure.add(row);
    return removal;
  }

  unneeded({ rule, items }: Row, isDead: boolean, { successors }: Removal<Entry>): UnneededRule {
    const rules = new Set<Rule | null>();
    if (isDead)
      for (const item of items) rules.add(this.reducible.firstAt(item)?.reading.rule ?? null);
    else for (const successor of successors) rules.add(successor?.reading.rule ?? null);
    return { rule, isDead, coveredBy: [...rules] };
  }

  result(rules: readonly UnneededRule[]): UnneededRules {
    const known = new Set(rules.map(({ rule }) => rule));
    const unsure = [...this.unsure].filter(({ rule }) => !known.has(rule));
    const unexamined = unsure
      .slice(0, MOST_NAMED)
      .map(
        ({ rule }): Unexamined => ({ reason: "budget", pattern: rule.text, rules: [rule, null] }),
      );
    if (unsure.length > MOST_NAMED) unexamined.push(OUT_OF_BUDGET);
    const inPlace = rules.toSorted((a, b) => a.rule.pattern.from - b.rule.pattern.from);
    return { rules: inPlace, proved: unexamined.length === 0, unexamined };
  }
}

/** So many rules are named at most as not examined. */
const MOST_NAMED = 20;

/**
 * Finds each rule that could be left out alone without any URL's verdict changing, with what decides
 * in its place: rules that decide nothing, and rules whose verdict the next best give as well. Of two
 * equal rules both are found. A rule that its reader makes nothing of counts as dead.
 */
export function* unneededRulesSteps(matcher: Matcher): Generator<void, UnneededRules> {
  const rows = new Rows(matcher);
  const found: UnneededRule[] = [];
  for (const row of rows.rows) {
    if (rows.work.isSpent) {
      rows.leave(row);
      continue;
    }
    const isDead = rows.isDead(row);
    const removal = yield* rows.tryWithout(row);
    if (isDead || removal.isIdle === true) found.push(rows.unneeded(row, isDead, removal));
    if (rows.work.isTurn) yield;
  }
  return rows.result(found);
}

/** `unneededRulesSteps`, run to its end. */
export const unneededRules = (matcher: Matcher): UnneededRules =>
  finish(unneededRulesSteps(matcher));

/** The rules that can be left out together, and those that stay. */
export interface Reduction extends UnneededRules {
  /** The rules that stay, in the order of the file: every URL has the same verdict by them alone. */
  readonly kept: readonly Rule[];
}

/** The rules that repeat one that takes precedence, to the letter. */
const copies = (rows: readonly Row[]): readonly Row[] => {
  const known = new Set<string>();
  return rows.filter(({ rule }) => {
    const key = `${rule.type} ${rule.text}`;
    const isCopy = known.has(key);
    known.add(key);
    return isCopy;
  });
};

/**
 * Leaves out rule after rule while no URL's verdict changes, until none can go: copies of earlier
 * rules first, then from the one that takes precedence on, so that the widest rules stay. What stays is
 * the smallest list in that no rule of it could go; finding the one with the fewest rules of all is
 * out of reach for any program (it is NP-hard).
 */
export function* reductionSteps(matcher: Matcher): Generator<void, Reduction> {
  const rows = new Rows(matcher);
  const gone = new Map<Row, UnneededRule>();
  function* leaveOut(candidates: readonly Row[]): Generator<void, void> {
    for (const row of candidates) {
      if (gone.has(row)) continue;
      if (rows.work.isSpent) {
        rows.leave(row);
        continue;
      }
      const isDead = rows.isDead(row);
      const removal = yield* rows.tryWithout(row);
      if (isDead || removal.isIdle === true) {
        gone.set(row, rows.unneeded(row, isDead, removal));
        rows.reducible.remove(row.items);
      }
      if (rows.work.isTurn) yield;
    }
  }
  yield* leaveOut(copies(rows.rows));
  // A rule that was needed against another one is not once that has gone.
  for (let before = -1; before < gone.size && !rows.work.isOver; ) {
    before = gone.size;
    yield* leaveOut(rows.rows);
  }
  const kept = rows.rows
    .filter((row) => !gone.has(row))
    .map(({ rule }) => rule)
    .sort((a, b) => a.pattern.from - b.pattern.from);
  return { ...rows.result([...gone.values()]), kept };
}

/** `reductionSteps`, run to its end. */
export const reduction = (matcher: Matcher): Reduction => finish(reductionSteps(matcher));

const rulesIn = ({ rules }: UnneededRules): readonly Rule[] => rules.map(({ rule }) => rule);

/**
 * The rules of a matcher that decide no URL at all, in the order of the file. Only rules for which that
 * is proved: all of them, but for patterns of thousands of stars, where the budget may run out before.
 * `unneededRules` names what it has not examined.
 */
export const deadRules = (matcher: Matcher): readonly Rule[] => finish(deadRulesSteps(matcher));

/** `deadRules`, in steps. */
export function* deadRulesSteps(matcher: Matcher): Generator<void, readonly Rule[]> {
  const rows = new Rows(matcher);
  const dead: Rule[] = [];
  for (const row of rows.rows) {
    if (rows.work.isOver) break;
    if (rows.isDead(row)) dead.push(row.rule);
    if (rows.work.isTurn) yield;
  }
  return dead.sort((a, b) => a.pattern.from - b.pattern.from);
}

/** `redundantRules`, in steps. */
export function* redundantRulesSteps(matcher: Matcher): Generator<void, readonly Rule[]> {
  return rulesIn(yield* unneededRulesSteps(matcher));
}

/**
 * The rules of which each could be left out alone and every URL would keep its verdict, in the order
 * of the file; dead rules among them. Only rules for which that is proved.
 */
export const redundantRules = (matcher: Matcher): readonly Rule[] =>
  finish(redundantRulesSteps(matcher));

/** `minimalRules`, in steps. */
export function* minimalRulesSteps(matcher: Matcher): Generator<void, readonly Rule[]> {
  return (yield* reductionSteps(matcher)).kept;
}

/**
 * A list of the matcher's own rules, in the order of the file, by which every URL has the same verdict
 * and of which none could be left out. A group of which no rule stays is not the same as one that is
 * not there: keep an empty `Disallow:` in it.
 */
export const minimalRules = (matcher: Matcher): readonly Rule[] =>
  finish(minimalRulesSteps(matcher));
