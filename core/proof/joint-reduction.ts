import type { Ruleset } from "../match/ruleset.ts";
import type { Rule } from "../policy/policy.ts";
import { isDifferent } from "./different-rulesets.ts";
import { type Entry, listOfRuleset } from "./ranked.ts";
import type { UnneededRule } from "./redundancy.ts";
import { Reducible } from "./removal.ts";
import type { Work } from "./work.ts";

/** A rule as one of several rule sets has it. */
interface View {
  readonly reducible: Reducible<Entry>;
  readonly rule: Rule;
  readonly items: Entry[];
}

/** Rules that are made ready in one step. */
const MANY = 1000;

/** The other rules that match all that a rule does: each of its ways to match, in one of theirs. */
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

/** A rule as all rule sets that hold it have it. */
type Views = Readonly<ViewList>;
type ViewList = [View, ...View[]];

const placeOf = ({ reading }: Entry): number => reading.rule.pattern.from;

/** What is marked of rules, by the places of their paths. */
const SEEN = 1;
const NEEDED = 2;

/** Gathers the views of rules. */
class Gathering {
  readonly reducibles: Reducible<Entry>[] = [];
  readonly views = new Map<number, ViewList>();
  /** A byte a place: a set of tens of thousands of numbers takes several times as long. */
  private readonly marks: Uint8Array;
  private readonly work: Work;

  constructor({ policy }: Ruleset, work: Work) {
    this.marks = new Uint8Array(policy.document.source.length + 1);
    this.work = work;
  }

  /**
   * Adds a rule set, but for the rules that it needs whatever else goes. Most rules of a file are such, and
   * with them out of the way a proof has a fraction of the rules to look at. Of several sets that hold a
   * rule the first is asked: mostly it tells. All is done for one set before the next, while it is at
   * hand for the processor: to go through all rules of a large file again and again is what takes time.
   */
  *add(ruleset: Ruleset): Generator<void, void> {
    const { marks, work } = this;
    const list = listOfRuleset(ruleset);
    const { items } = list;
    const reducible = new Reducible(list, true, work);
    if (items.length > MANY) yield;
    this.reducibles.push(reducible);
    for (const item of items) {
      if (work.isOver) break;
      if (work.isTurn) yield;
      const place = placeOf(item);
      if (marks[place] === 0 && reducible.isAlwaysNeeded(item)) marks[place] = NEEDED;
    }
    for (const [index, item] of items.entries()) {
      if (index % MANY === MANY - 1) yield;
      const place = placeOf(item);
      if (marks[place] === NEEDED) continue;
      marks[place] = SEEN;
      addView(this.views, reducible, item);
      // Every proof asks about these.
      if (!work.isOver && list.knownAt(item).length === 0) list.findAllAt(item, work);
    }
  }
}

const addView = (views: Map<number, ViewList>, reducible: Reducible<Entry>, item: Entry): void => {
  const { rule } = item.reading;
  const own = views.get(rule.pattern.from);
  const last = own?.at(-1);
  if (last?.reducible === reducible) {
    last.items.push(item);
    return;
  }
  const view = { reducible, rule, items: [item] };
  if (own === undefined) views.set(rule.pattern.from, [view]);
  else own.push(view);
};

/**
 * The rules of one file as several readers and crawlers follow them, from which rules are taken that none
 * of them needs. A rule is known by the place of its path, which all readers of a file share.
 */
export class JointReduction {
  private readonly work: Work;
  private readonly reducibles: readonly Reducible<Entry>[];
  /**
   * The views of each rule that may not be needed, by the place of its path; rules in the first set's order
   * of precedence. Those that are needed always are left out: most rules of a file.
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
   * Makes rules ready, in steps.
   *
   * @param rulesets of one document. The first decides in which order rules are tried. An unneeded rule
   *   is explained by the first set in which it decides anything, and those before it.
   */
  static *of(rulesets: readonly Ruleset[], work: Work): Generator<void, JointReduction> {
    const [first] = rulesets;
    if (first === undefined) return new JointReduction([], new Map(), work);
    const gathering = new Gathering(first, work);
    const isNew = isDifferent();
    let count = 0;
    for (const ruleset of rulesets) {
      count += ruleset.rows.length;
      const isTurn = count > MANY;
      if (isTurn) {
        count = 0;
        yield;
      }
      if (!(yield* isNew(ruleset))) continue;
      if (isTurn) {
        yield;
        ruleset.prepare();
        yield;
      }
      yield* gathering.add(ruleset);
    }
    const { reducibles, views } = gathering;
    return new JointReduction(reducibles, views, work);
  }

  /** Puts all rules back, and gives the whole budget of work again. */
  restart(): void {
    this.restore();
    this.work.renew();
  }

  /** Puts all rules back. */
  restore(): void {
    for (const reducible of this.reducibles) reducible.restore();
  }

  /** Leaves out a rule that is known not to be needed, such as a copy of another one that stays. */
  remove(rule: Rule): void {
    this.take(this.views.get(rule.pattern.from) ?? []);
  }

  private take(views: readonly View[]): void {
    for (const { reducible, items } of views) reducible.remove(items);
  }

  private static isDead({ reducible, items }: View): boolean {
    for (const item of items) if (reducible.decides(item)) return false;
    return true;
  }

  private static covers({ reducible, items }: View): readonly (Rule | null)[] {
    return Array.from(
      new Set(Array.from(items, (item) => reducible.firstAt(item)?.reading.rule ?? null)),
    );
  }

  /** The rules that decide no URL in any of the sets, with what decides in their place. */
  *dead(mayGo: (rule: Rule) => boolean): Generator<void, readonly UnneededRule[]> {
    const dead: UnneededRule[] = [];
    for (const views of this.inOrder) {
      const [{ rule }] = views;
      if (mayGo(rule) && views.every(JointReduction.isDead)) {
        dead.push({ rule, isDead: true, coveredBy: JointReduction.covers(views[0]) });
      }
      if (this.work.isOver) return dead;
      if (this.work.isTurn) yield;
    }
    return dead;
  }

  /** The other rules that are left and match all that a rule does, in the first set that has it, in order of precedence. */
  including(rule: Rule): readonly Rule[] {
    const [view] = this.views.get(rule.pattern.from) ?? [];
    return view === undefined ? [] : including(view);
  }

  /** Whether no rule but an empty one is left, in any set, that matches all that a rule does. */
  isUncovered(rule: Rule): boolean {
    const views = this.views.get(rule.pattern.from) ?? [];
    return views.every((view) => including(view).every(({ text }) => text === ""));
  }

  private static isPlainlyNeeded({ reducible, items }: View): boolean {
    return reducible.isPlainlyNeeded(items);
  }

  private static isSoonNeeded({ reducible, items }: View): boolean {
    return reducible.isSoonNeeded(items);
  }

  /**
   * Whether no set needs a rule that none plainly needs, and what decides in its place; null where it is
   * needed, or something else than may be decides at its own word.
   */
  private *unneeded(
    views: Views,
    mayCover: (cover: Rule | null) => boolean,
  ): Generator<void, UnneededRule | null> {
    const coveredBy = new Set<Rule | null>();
    let isDead = true;
    for (const view of views) {
      const mayFollow = (item: Entry | null): boolean => mayCover(item?.reading.rule ?? null);
      const removal = yield* isDead
        ? view.reducible.tryFurther(view.items, mayFollow)
        : view.reducible.tryFurther(view.items);
      if (removal.isIdle !== true) return null;
      if (!isDead) continue;
      // Where it decides nothing, another set may have to tell what takes its place.
      isDead = JointReduction.isDead(view);
      const covers = isDead
        ? JointReduction.covers(view)
        : Array.from(removal.successors, (item) => item?.reading.rule ?? null);
      for (const cover of covers) coveredBy.add(cover);
    }
    const unneeded = { rule: views[0].rule, isDead, coveredBy: [...coveredBy] };
    return unneeded.coveredBy.every(mayCover) ? unneeded : null;
  }

  /**
   * Takes rule after rule while no URL's verdict changes in any set, and returns those taken: all of them
   * can go together. Ends early, with fewer, when its work is used up.
   *
   * @param isCandidate whether a rule may go at all; asked first, for it is cheap.
   * @param mayCover whether one rule, or none, may decide in the place of a candidate.
   * @param mayGo whether a rule that nobody needs may go, where all may that decide in its place.
   */
  *reduce(
    isCandidate: (rule: Rule) => boolean,
    mayCover: (cover: Rule | null, rule: Rule) => boolean,
    mayGo: (unneeded: UnneededRule) => boolean,
  ): Generator<void, readonly UnneededRule[]> {
    const taken: UnneededRule[] = [];
    let looked = 0;
    for (const views of this.inOrder) {
      const [{ rule }] = views;
      if (
        isCandidate(rule) &&
        !views.some(JointReduction.isPlainlyNeeded) &&
        !views.some(JointReduction.isSoonNeeded)
      ) {
        const unneeded = yield* this.unneeded(views, (cover) => mayCover(cover, rule));
        if (unneeded !== null && mayGo(unneeded)) {
          this.take(views);
          taken.push(unneeded);
        }
      }
      if (this.work.isOver) return taken;
      // What is settled at a look is no work, but takes its time as well.
      if (this.work.isTurn || ++looked % MANY === 0) yield;
    }
    return taken;
  }
}
