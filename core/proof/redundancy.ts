import { groupBy } from "../collections/group-by.ts";
import { runToEnd } from "../collections/run-to-end.ts";
import type { Matcher } from "../match/compile.ts";
import { rulesOf } from "../match/ruleset.ts";
import type { Rule } from "../policy/policy.ts";
import { type Entry, rulesOfMatcher } from "./ranked.ts";
import { Reducible, type Removal } from "./removal.ts";
import { OUT_OF_BUDGET, type Unexamined } from "./unexamined.ts";
import { Work } from "./work.ts";

/** A rule that a matcher's verdicts do not need. */
export interface UnneededRule {
  readonly rule: Rule;
  /** It decides no URL: rules of higher precedence match whatever it matches. */
  readonly isDead: boolean;
  /**
   * The rules that decide what it matches once it is removed, or already do; the one for most of it
   * first. Null means no rule: the URL is allowed, like others that no rule matches.
   */
  readonly coveredBy: readonly (Rule | null)[];
}

/** The unneeded rules of a matcher, as far as examined. */
export interface UnneededRules {
  /** In file order; each one is certain. */
  readonly rules: readonly UnneededRule[];
  /** Whether these are all. */
  readonly proved: boolean;
  /** What was not examined; empty when `proved`. */
  readonly unexamined: readonly Unexamined[];
}

/** A rule with its entries: none if its reader ignores the rule. */
interface Row {
  readonly rule: Rule;
  readonly items: readonly Entry[];
}

/** The rules of a matcher, prepared for removal. */
class Rows {
  readonly work: Work = new Work();
  /** In order of precedence. */
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

  /** Records a rule that is not examined. */
  leave(row: Row): void {
    this.unsure.add(row);
  }

  /** What happens without a rule; records the rule if that is not settled. */
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

/** The most rules listed as not examined. */
const MOST_NAMED = 20;

/**
 * Finds each rule that could be removed on its own without changing any URL's verdict, with what
 * would decide in its place: rules that decide nothing, and rules whose verdict the next rules in
 * order of precedence give as well. Of two equal rules, both are found. A rule that its reader
 * ignores counts as dead.
 */
function* unneededRulesSteps(matcher: Matcher): Generator<void, UnneededRules> {
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
  runToEnd(unneededRulesSteps(matcher));

/** The rules that can be removed together, and those that stay. */
export interface Reduction extends UnneededRules {
  /** The rules that stay, in file order: with them alone, every URL keeps its verdict. */
  readonly kept: readonly Rule[];
}

/** The rules that repeat the exact text of one that takes precedence. */
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
 * Removes rules one by one as long as no URL's verdict changes, until none can be removed: first
 * copies of earlier rules, then in order of precedence, so that the widest rules stay. The result
 * is minimal in that no rule of it can be removed; finding the one with the fewest rules of all is
 * infeasible (NP-hard).
 */
function* reductionSteps(matcher: Matcher): Generator<void, Reduction> {
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
  // A rule that was needed because of another one may be unneeded once that is removed.
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
export const reduction = (matcher: Matcher): Reduction => runToEnd(reductionSteps(matcher));

const rulesIn = ({ rules }: UnneededRules): readonly Rule[] => rules.map(({ rule }) => rule);

/**
 * The rules of a matcher that decide no URL at all, in file order. Only rules for which that is
 * proved: all of them, except with patterns of thousands of stars, where the budget may run out
 * first. `unneededRules` lists what was not examined.
 */
export const deadRules = (matcher: Matcher): readonly Rule[] => runToEnd(deadRulesSteps(matcher));

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
 * The rules that could each be removed on their own without changing any URL's verdict, in file
 * order, including dead rules. Only rules for which that is proved.
 */
export const redundantRules = (matcher: Matcher): readonly Rule[] =>
  runToEnd(redundantRulesSteps(matcher));

/** `minimalRules`, in steps. */
export function* minimalRulesSteps(matcher: Matcher): Generator<void, readonly Rule[]> {
  return (yield* reductionSteps(matcher)).kept;
}

/**
 * A list of the matcher's own rules, in file order, that gives every URL the same verdict and from
 * which none could be removed. A group left without rules is not the same as no group: keep an
 * empty `Disallow:` in it.
 */
export const minimalRules = (matcher: Matcher): readonly Rule[] =>
  runToEnd(minimalRulesSteps(matcher));
