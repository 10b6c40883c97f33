import type { Matcher } from "../match/compile.ts";
import { type Ruleset, rulesOf } from "../match/ruleset.ts";
import type { Rule } from "../policy/policy.ts";
import { Budget } from "./budget.ts";
import type { RankedList } from "./ranked.ts";
import { Removal } from "./removal.ts";
import { listOfReadings, type RulePattern, ruleOf, rulesOfMatcher } from "./rules.ts";

/** A rule that no verdict needs. */
export interface UnneededRule {
  readonly rule: Rule;
  /**
   * The rules that decide what it matches once it is removed, or already do; the one for most of it
   * first. Null means no rule: the URL is allowed, like others that no rule matches.
   */
  readonly coveredBy: readonly (Rule | null)[];
}

/** The patterns of a rule in one set of rules. */
interface Occurrence {
  readonly set: Removal<RulePattern>;
  readonly rule: Rule;
  readonly items: RulePattern[];
}

/** A rule in every set that contains it. */
type Occurrences = [Occurrence, ...Occurrence[]];

/** Whether a rule decides nothing in a set. */
const isDead = ({ set, items }: Occurrence): boolean => !items.some((item) => set.decides(item));

/** The rules that decide most of what a rule of a set matches; null for none. */
const decidersOf = ({ set, items }: Occurrence): readonly (Rule | null)[] =>
  items.map((item) => ruleOf(set.decider(item)));

/**
 * The other rules that match everything that a rule does: for each of its patterns, one of theirs
 * covers it.
 */
const coveringIn = ({ set, rule, items }: Occurrence): readonly Rule[] => {
  const [first = [], ...others] = items.map((item) =>
    set.covering(item).map(({ reading }) => reading.rule),
  );
  return first.filter((each) => each !== rule && others.every((rules) => rules.includes(each)));
};

/**
 * Removes rules that no verdict needs, from one or several sets of rules of one file: as several
 * readers and crawlers follow them. A rule is identified by the offset of its path, which all
 * readers of a file share. Rules are tried in the first set's order of precedence.
 *
 * Every answer is certain. Some are incomplete if the budget is over.
 */
export class Reduction {
  private readonly budget: Budget;
  private readonly sets: readonly Removal<RulePattern>[];
  private readonly rules: ReadonlyMap<number, Occurrences>;
  private readonly removed = new Set<Occurrences>();

  /**
   * @param lists of one document. What decides in place of an unneeded rule is taken from the first
   *   one in which the rule decides anything, and those before it.
   */
  constructor(lists: readonly RankedList<RulePattern>[], budget: Budget = new Budget()) {
    const rules = new Map<number, Occurrences>();
    this.budget = budget;
    this.rules = rules;
    this.sets = lists.map((list) => {
      const set = new Removal(list, true, budget);
      for (const item of list.items) {
        const { rule } = item.reading;
        const known = rules.get(rule.pattern.from);
        const last = known?.at(-1);
        if (last?.set === set) last.items.push(item);
        else if (known !== undefined) known.push({ set, rule, items: [item] });
        else rules.set(rule.pattern.from, [{ set, rule, items: [item] }]);
      }
      return set;
    });
  }

  /** Prepares rule sets, without rules that are known to be unneeded, by the offset of their path. */
  static of(
    rulesets: readonly Ruleset[],
    budget: Budget,
    leftOut: ReadonlySet<number> = new Set(),
  ): Reduction {
    const distinct = new Set(rulesets.map(({ readings }) => readings));
    const lists = Array.from(distinct, (readings) =>
      listOfReadings(readings.filter(({ rule }) => !leftOut.has(rule.pattern.from))),
    );
    return new Reduction(lists, budget);
  }

  /** Restores all rules. */
  restore(): void {
    for (const set of this.sets) set.restore();
    this.removed.clear();
  }

  /** Restores all rules and the whole budget. */
  restart(): void {
    this.restore();
    this.budget.renew();
  }

  /** The rules that decide no URL in any of the sets, with what decides in their place. */
  dead(): readonly UnneededRule[] {
    const dead: UnneededRule[] = [];
    for (const occurrences of this.rules.values()) {
      if (this.budget.isOver) break;
      if (!occurrences.every(isDead)) continue;
      const [first] = occurrences;
      dead.push({ rule: first.rule, coveredBy: [...new Set(decidersOf(first))] });
    }
    return dead;
  }

  /**
   * The other remaining rules that match everything that a rule does, in the first set that
   * contains it, in order of precedence.
   */
  covering({ pattern }: Rule): readonly Rule[] {
    const [first] = this.rules.get(pattern.from) ?? [];
    return first === undefined ? [] : coveringIn(first);
  }

  /**
   * Whether no remaining rule in any set, except empty ones, matches everything that a rule does.
   */
  isUncovered({ pattern }: Rule): boolean {
    const occurrences = this.rules.get(pattern.from) ?? [];
    return occurrences.every((each) => coveringIn(each).every(({ text }) => text === ""));
  }

  /**
   * Removes rules one by one as long as no URL's verdict changes in any set, and returns those
   * removed: all of them can be removed together.
   *
   * @param isCandidate whether a rule may be removed at all.
   * @param mayCover whether a rule, or none, may decide in place of a candidate.
   * @param mayGo whether an unneeded rule may be removed, once everything that would decide in its
   *   place may.
   */
  reduce(
    isCandidate: (rule: Rule) => boolean = () => true,
    mayCover: (cover: Rule | null, rule: Rule) => boolean = () => true,
    mayGo: (unneeded: UnneededRule) => boolean = () => true,
  ): readonly UnneededRule[] {
    const removed: UnneededRule[] = [];
    for (const occurrences of this.rules.values()) {
      if (this.budget.isOver) break;
      const [{ rule }] = occurrences;
      if (this.removed.has(occurrences) || !isCandidate(rule)) continue;
      const coveredBy = this.coversOf(occurrences, (cover) => mayCover(cover, rule));
      if (coveredBy === null || !mayGo({ rule, coveredBy })) continue;
      for (const { set, items } of occurrences) set.remove(items);
      this.removed.add(occurrences);
      removed.push({ rule, coveredBy });
    }
    return removed;
  }

  /** The rules that are not removed, in the first set's order of precedence. */
  get remaining(): readonly Rule[] {
    const rules: Rule[] = [];
    for (const occurrences of this.rules.values()) {
      if (!this.removed.has(occurrences)) rules.push(occurrences[0].rule);
    }
    return rules;
  }

  /** What decides in place of a rule; null if some set needs it. */
  private coversOf(
    occurrences: Occurrences,
    mayCover: (cover: Rule | null) => boolean,
  ): UnneededRule["coveredBy"] | null {
    // Usually that settles it.
    if (occurrences.some(({ set, items }) => set.isPlainlyNeeded(items))) return null;
    const covers = new Set<Rule | null>();
    let isDeadSoFar = true;
    for (const occurrence of occurrences) {
      const { set, items } = occurrence;
      const mayFollow = (item: RulePattern | null): boolean => mayCover(ruleOf(item));
      const successors = set.successors(items, isDeadSoFar ? mayFollow : undefined);
      if (successors === null) return null;
      if (!isDeadSoFar) continue;
      // If the rule decides nothing here, another set may show what replaces it.
      isDeadSoFar = isDead(occurrence);
      if (isDeadSoFar) for (const cover of decidersOf(occurrence)) covers.add(cover);
      else for (const successor of successors) covers.add(ruleOf(successor));
    }
    return [...covers].every(mayCover) ? [...covers] : null;
  }
}

const byPlace = (a: Rule, b: Rule): number => a.pattern.from - b.pattern.from;

/** The rules of a matcher that its reader ignores. */
const ignoredRules = (matcher: Matcher): readonly Rule[] => {
  const { items } = rulesOfMatcher(matcher).list;
  const known = new Set(items.map(({ reading }) => reading.rule.pattern.from));
  const rules = rulesOf(matcher.policy, matcher.selection);
  return rules.filter(({ pattern }) => !known.has(pattern.from));
};

const reductionOf = (matcher: Matcher, budget?: Budget): Reduction =>
  new Reduction([rulesOfMatcher(matcher).list], budget);

/** The given rules and those that the reader ignores, in file order. */
const withIgnored = (matcher: Matcher, rules: readonly UnneededRule[]): readonly Rule[] =>
  [...rules.map(({ rule }) => rule), ...ignoredRules(matcher)].sort(byPlace);

/**
 * The rules of a matcher that decide no URL at all, in file order, including those that its reader
 * ignores. Only rules for which that is proved: all of them, except with patterns of thousands of
 * stars, where the budget may run out first.
 */
export const deadRules = (matcher: Matcher): readonly Rule[] =>
  withIgnored(matcher, reductionOf(matcher).dead());

/**
 * The rules that could each be removed on their own without changing any URL's verdict, in file
 * order, including dead rules: of two equal rules, both. Only rules for which that is proved.
 */
export const redundantRules = (matcher: Matcher): readonly Rule[] => {
  const found: UnneededRule[] = [];
  reductionOf(matcher).reduce(undefined, undefined, (unneeded) => {
    found.push(unneeded);
    return false;
  });
  return withIgnored(matcher, found);
};

/**
 * A list of the matcher's own rules, in file order, that gives every URL the same verdict and from
 * which none could be removed, as far as the budget suffices to prove that. First repeated rules
 * are removed, then others in order of precedence, so that the widest stay: finding the list with
 * the fewest rules of all is infeasible (NP-hard). A group left without rules is not the same as no
 * group: keep an empty `Disallow:` in it.
 */
export const minimalRules = (matcher: Matcher, budget?: Budget): readonly Rule[] => {
  const reduction = reductionOf(matcher, budget);
  const known = { allow: new Set<string>(), disallow: new Set<string>() };
  const isCopy = ({ type, text }: Rule): boolean => known[type].size === known[type].add(text).size;
  let removed = reduction.reduce(isCopy);
  do {
    // A rule that was needed because of another one may be unneeded once that is removed.
    removed = reduction.reduce();
  } while (removed.length > 0);
  const remaining = new Set(reduction.remaining);
  return rulesOf(matcher.policy, matcher.selection).filter((rule) => remaining.has(rule));
};
