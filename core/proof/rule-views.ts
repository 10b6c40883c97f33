import type { Ruleset } from "../match/ruleset.ts";
import type { Rule } from "../policy/policy.ts";
import {
  type Entry,
  listOfRows,
  listOfRuleset,
  listOfSomeSteps,
  type RankedList,
} from "./ranked.ts";
import { Reducible } from "./removal.ts";
import { MOST, RulesInPlace } from "./rules-in-place.ts";
import { LEFT_OUT, type Marks, NEEDED, SEEN, screen } from "./screening.ts";
import { Work } from "./work.ts";

/** The budget of screening for one file. A file of 500 KB with 200 groups needs a fifth of it. */
const MOST_SCREENED = 500_000;

/** A rule as it occurs in one of several rule sets. */
export interface View {
  readonly reducible: Reducible<Entry>;
  readonly rule: Rule;
  readonly items: Entry[];
}

/** Lists with more items than this are prepared in steps of their own. */
const MANY = 1000;

/**
 * The number of rules between two looks at the budget. They are handled in plain functions, which
 * engines optimise better than generators.
 */
const FEW = 32;

/** A rule as it occurs in every rule set that contains it. */
export type Views = Readonly<ViewList>;
type ViewList = [View, ...View[]];

const placeOf = ({ reading }: Entry): number => reading.rule.pattern.from;

/** Whether a rule set is too long to be screened. */
export const isLong = ({ rows }: Ruleset): boolean => rows.length > MOST;

/** Collects the views of rules. */
export class Gathering {
  readonly reducibles: Reducible<Entry>[] = [];
  readonly views: Map<number, ViewList> = new Map();
  /** One byte per offset: a set of tens of thousands of numbers would be several times slower. */
  private readonly marks: Marks;
  private readonly inPlace: RulesInPlace;
  /** What `screened` has returned. */
  private readonly known = new Map<Ruleset, readonly number[] | null>();
  /** The budget of screening, apart from that of proofs: they must not lack what it uses in vain. */
  private readonly screeningWork = new Work(MOST_SCREENED);
  private readonly work: Work;

  /** @param leftOut the offsets of the paths of rules to be left out. */
  constructor({ policy: { document } }: Ruleset, work: Work, leftOut: Iterable<number>) {
    this.marks = new Uint8Array(document.source.length + 1);
    for (const place of leftOut) this.marks[place] = LEFT_OUT;
    this.inPlace = new RulesInPlace(document);
    this.work = work;
  }

  /**
   * Adds a rule set, except for the rules that are needed whatever else is removed. Most rules of a
   * file are, and without them a proof has only a fraction of the rules to examine. If several sets
   * contain a rule, the first is queried: usually that settles it. Each set is finished before the
   * next, while it is in the processor's cache: going through all rules of a large file repeatedly
   * is what takes time.
   */
  *add(ruleset: Ruleset): Generator<void, void> {
    const { work } = this;
    const rows = yield* this.screened(ruleset);
    if (rows?.length === 0) return;
    const list = rows === null ? yield* this.listOf(ruleset) : listOfRows(ruleset.policy, rows);
    const reducible = new Reducible(list, true, work);
    this.reducibles.push(reducible);
    if (rows === null) yield* this.markAll(reducible, list.items);
    for (let at = 0; at < list.items.length; at += FEW) {
      if (work.isTurn) yield;
      this.addViews(reducible, list, at);
    }
  }

  /**
   * Marks the rules of a set that are needed whatever else is removed. Returns the rows of the rules
   * that proofs about the others need; null if the rule set cannot be screened.
   */
  *screened(ruleset: Ruleset): Generator<void, readonly number[] | null> {
    const { screeningWork } = this;
    let rows = this.known.get(ruleset);
    if (rows === undefined) {
      rows =
        screeningWork.isOver || !this.inPlace.load(ruleset, this.isLeftOut)
          ? null
          : yield* screen(this.inPlace, this.marks, screeningWork);
      this.known.set(ruleset, rows);
    }
    return rows;
  }

  /** Marks the needed ones of the rules of a set that was not screened. */
  private *markAll(reducible: Reducible<Entry>, items: readonly Entry[]): Generator<void, void> {
    const { work } = this;
    if (items.length > MANY) yield;
    for (let at = 0; at < items.length && !work.isOver; at += FEW) {
      if (work.isTurn) yield;
      this.markNeeded(reducible, items, at);
    }
    // Backwards, because what an item needs beside it is of lower precedence.
    for (let at = items.length - 1; at >= 0 && !work.isOver; at--) {
      if (work.isTurn) yield;
      this.markNeededBeside(reducible, items[at] as Entry);
    }
  }

  private readonly isLeftOut = (place: number): boolean => this.marks[place] === LEFT_OUT;

  private *listOf(ruleset: Ruleset): Generator<void, RankedList<Entry>> {
    const readings = yield* ruleset.readingsSteps();
    const taken = readings.filter(({ rule }) => !this.isLeftOut(rule.pattern.from));
    if (taken.length < readings.length) return yield* listOfSomeSteps(taken);
    yield* ruleset.prepareSteps();
    return listOfRuleset(ruleset);
  }

  private markNeeded(reducible: Reducible<Entry>, items: readonly Entry[], from: number): void {
    const { marks, work } = this;
    const end = Math.min(from + FEW, items.length);
    for (let at = from; at < end && !work.isOver; at++) {
      const item = items[at] as Entry;
      const place = placeOf(item);
      if (marks[place] === 0 && reducible.isAlwaysNeeded(item)) marks[place] = NEEDED;
    }
  }

  private readonly isKept = (item: Entry): boolean => this.marks[placeOf(item)] === NEEDED;

  private markNeededBeside(reducible: Reducible<Entry>, item: Entry): void {
    const { marks, isKept } = this;
    const place = placeOf(item);
    if (marks[place] === 0 && reducible.isNeededBeside(item, isKept)) marks[place] = NEEDED;
  }

  private addViews(reducible: Reducible<Entry>, list: RankedList<Entry>, from: number): void {
    const { marks, work } = this;
    const end = Math.min(from + FEW, list.items.length);
    for (let at = from; at < end; at++) {
      const item = list.items[at] as Entry;
      const place = placeOf(item);
      if (marks[place] === NEEDED) continue;
      marks[place] = SEEN;
      addView(this.views, reducible, item);
      // Every proof needs these.
      if (!work.isOver) list.prepareAt(item, work);
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
