import type { Ruleset } from "../match/ruleset.ts";
import type { Rule } from "../policy/policy.ts";
import { differenceTest } from "./different-rulesets.ts";
import type { Entry } from "./ranked.ts";
import type { UnneededRule } from "./redundancy.ts";
import type { Reducible, Removal } from "./removal.ts";
import { Gathering, isLong, type View, type Views } from "./rule-views.ts";
import type { Work } from "./work.ts";

/** The number of rules prepared per step. */
const MANY = 1000;

const ruleOf = (item: Entry | null): Rule | null => item?.reading.rule ?? null;

/**
 * The other rules that match everything that a rule does: for each of its patterns, one of theirs
 * covers it.
 */
const including = ({ reducible, rule, items }: View): readonly Rule[] => {
  let common: readonly Rule[] | null = null;
  for (const item of items) {
    const rules = reducible.allAt(item).map(({ reading }) => reading.rule);
    if (common === null) {
      common = rules;
      continue;
    }
    const own = new Set(rules);
    common = common.filter((other) => own.has(other));
  }
  return (common ?? []).filter((other) => other !== rule);
};

/** Whether a rule decides nothing in a set. */
const isDead = ({ reducible, items }: View): boolean => {
  for (const item of items) if (reducible.decides(item)) return false;
  return true;
};

/** The rules that decide most of what a rule of a set matches; null for none. */
const coversOf = ({ reducible, items }: View): readonly (Rule | null)[] => {
  if (items.length === 1) return [ruleOf(reducible.firstAt(items[0] as Entry))];
  return [...new Set(Array.from(items, (item) => ruleOf(reducible.firstAt(item))))];
};

const anyMay = (): boolean => true;

/** Finds out, set by set, whether a rule is unneeded. Only for rules that no set plainly needs. */
class Trial {
  private readonly rule: Rule;
  private readonly mayCover: (cover: Rule | null, rule: Rule) => boolean;
  /** What decides in its place. */
  private readonly covers: (Rule | null)[] = [];
  /** It decides nothing in the sets so far. */
  private isDead = true;
  /** A set needs it, or something that may not replace it decides at its own word. */
  isNeeded = false;

  /** @param mayCover whether a rule, or none, may decide in its place. */
  constructor(rule: Rule, mayCover: (cover: Rule | null, rule: Rule) => boolean) {
    this.rule = rule;
    this.mayCover = mayCover;
  }

  private readonly mayFollow = (item: Entry | null): boolean =>
    this.mayCover(ruleOf(item), this.rule);

  /** What removing it from a set would do, if no overlaps have to be examined for that. */
  atOnce({ reducible, items }: View): Removal<Entry> | null {
    return reducible.tryAtOnce(items, this.isDead ? this.mayFollow : anyMay);
  }

  /** Adds the result of removing it from a set. */
  add(view: View, { isIdle, successors }: Removal<Entry>): void {
    if (isIdle !== true) this.isNeeded = true;
    if (isIdle !== true || !this.isDead) return;
    // If the rule decides nothing here, another set may show what replaces it.
    this.isDead = isDead(view);
    if (this.isDead) this.covers.push(...coversOf(view));
    else for (const item of successors) this.covers.push(ruleOf(item));
  }

  /** What decides in its place if no set needs it; otherwise null. */
  result(): UnneededRule | null {
    const { rule, isDead, covers } = this;
    if (this.isNeeded) return null;
    const coveredBy = covers.length > 1 ? [...new Set(covers)] : covers;
    for (const cover of coveredBy) if (!this.mayCover(cover, rule)) return null;
    return { rule, isDead, coveredBy };
  }
}

/**
 * The rules of one file as several readers and crawlers follow them; removes rules that none of
 * them needs. A rule is identified by the offset of its path, which all readers of a file share.
 */
export class JointReduction {
  private readonly work: Work;
  private readonly reducibles: readonly Reducible<Entry>[];
  /**
   * The views of each rule that may be unneeded, by the offset of its path; in the first set's
   * order of precedence. Excludes rules that are always needed, which are most rules of a file.
   */
  private readonly views: ReadonlyMap<number, Views>;
  private readonly inOrder: readonly Views[];

  private constructor(
    reducibles: readonly Reducible<Entry>[],
    views: ReadonlyMap<number, Views>,
    work: Work,
  ) {
    this.reducibles = reducibles;
    this.views = views;
    this.inOrder = [...views.values()];
    this.work = work;
  }

  /**
   * Prepares the rules, in steps.
   *
   * @param rulesets of one document. The first determines the order in which rules are tried. What
   *   decides in place of an unneeded rule is taken from the first set in which the rule decides
   *   anything, and the sets before it.
   * @param leftOut rules that are known to be unneeded, such as copies of others that stay; by the
   *   offsets of their paths. They are treated as if they were not there.
   */
  static *of(
    rulesets: readonly Ruleset[],
    work: Work,
    leftOut: Iterable<number> = [],
  ): Generator<void, JointReduction> {
    const [first] = rulesets;
    if (first === undefined) return new JointReduction([], new Map(), work);
    const gathering = new Gathering(first, work, leftOut);
    const isNew = differenceTest();
    // What shorter sets need does not have to be proved in a long one.
    const hasLong = rulesets.some(isLong);
    const waiting: Ruleset[] = [];
    let count = 0;
    for (const ruleset of rulesets) {
      count += ruleset.rows.length;
      const isTurn = count > MANY;
      if (isTurn) {
        count = 0;
        yield;
      }
      if (!(yield* isNew(ruleset))) continue;
      if (hasLong) {
        yield* gathering.screened(ruleset);
        waiting.push(ruleset);
      } else yield* gathering.add(ruleset);
    }
    for (const ruleset of waiting) yield* gathering.add(ruleset);
    const { reducibles, views } = gathering;
    return new JointReduction(reducibles, views, work);
  }

  /** Restores all rules and the whole budget of work. */
  restart(): void {
    this.restore();
    this.work.renew();
  }

  /** Restores all rules. */
  restore(): void {
    for (const reducible of this.reducibles) reducible.restore();
  }

  private take(views: readonly View[]): void {
    for (const { reducible, items } of views) reducible.remove(items);
  }

  /** The rules that decide no URL in any of the sets, with what decides in their place. */
  *dead(mayGo: (rule: Rule) => boolean): Generator<void, readonly UnneededRule[]> {
    const dead: UnneededRule[] = [];
    for (const views of this.inOrder) {
      const { rule } = views[0];
      if (mayGo(rule) && views.every(isDead)) {
        dead.push({ rule, isDead: true, coveredBy: coversOf(views[0]) });
      }
      if (this.work.isOver) return dead;
      if (this.work.isTurn) yield;
    }
    return dead;
  }

  /**
   * The other remaining rules that match everything that a rule does, in the first set that
   * contains it, in order of precedence.
   */
  including(rule: Rule): readonly Rule[] {
    const [view] = this.views.get(rule.pattern.from) ?? [];
    return view === undefined ? [] : including(view);
  }

  /**
   * Whether no remaining rule in any set, except empty ones, matches everything that a rule does.
   */
  isUncovered(rule: Rule): boolean {
    const views = this.views.get(rule.pattern.from) ?? [];
    return views.every((view) => including(view).every(({ text }) => text === ""));
  }

  private static isPlainlyNeeded({ reducible, items }: View): boolean {
    return reducible.isPlainlyNeeded(items);
  }

  /**
   * Removes rules one by one as long as no URL's verdict changes in any set, and returns those
   * removed: all of them can be removed together. Stops early, with fewer, when its budget is used
   * up.
   *
   * @param isCandidate whether a rule may be removed at all; called first because it is cheap.
   * @param mayCover whether a rule, or none, may decide in place of a candidate.
   * @param mayGo whether an unneeded rule may be removed, once everything that would decide in its
   *   place may.
   */
  *reduce(
    isCandidate: (rule: Rule) => boolean,
    mayCover: (cover: Rule | null, rule: Rule) => boolean,
    mayGo: (unneeded: UnneededRule) => boolean,
  ): Generator<void, readonly UnneededRule[]> {
    const taken: UnneededRule[] = [];
    let looked = 0;
    for (const views of this.inOrder) {
      const { rule } = views[0];
      if (isCandidate(rule) && !views.some(JointReduction.isPlainlyNeeded)) {
        const trial = new Trial(rule, mayCover);
        for (const view of views) {
          const { reducible, items } = view;
          const removal = trial.atOnce(view) ?? (yield* reducible.tryFurther(items));
          trial.add(view, removal);
          if (trial.isNeeded) break;
        }
        const unneeded = trial.result();
        if (unneeded !== null && mayGo(unneeded)) {
          this.take(views);
          taken.push(unneeded);
        }
      }
      if (this.work.isOver) return taken;
      // Rules settled at once do not count as work, but still take time.
      if (this.work.isTurn || ++looked % MANY === 0) yield;
    }
    return taken;
  }
}
