import { memo } from "../collections/memo.ts";
import { type ClosedPattern, EVERYTHING, isPlain } from "./closed-pattern.ts";
import { type Changed, changedEntries } from "./common.ts";
import { meetings } from "./heads.ts";
import { intersection } from "./intersect.ts";
import { type Entry, RankedList, type Rules } from "./ranked.ts";
import type { Work } from "./work.ts";

/** The rules by which two lists decide a path; null for none. */
export interface Deciders {
  readonly before: Entry | null;
  readonly after: Entry | null;
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

/** Entries of both lists, in order; within a list, all patterns are distinct. */
type Entries = Changed;

/** Two lists count as versions of one if at most one entry in this many is in only one of them. */
const VERSIONS = 8;

/** Whether so little has changed that it pays to examine only the changes. */
const isVersion = (changed: Changed, all: Entries): boolean =>
  (changed.before.length + changed.after.length) * VERSIONS <= all.before.length + all.after.length;

/** Searches for all differences between two lists. */
class Search {
  readonly found: Difference[] = [];
  readonly skipped: Deciders[] = [];
  private readonly known = new Set<string>();
  private readonly before: Rules;
  private readonly after: Rules;
  private readonly work: Work;

  constructor(before: Rules, after: Rules, work: Work) {
    this.before = before;
    this.after = after;
    this.work = work;
  }

  /**
   * Records what decides a pattern's word; if the lists differ there, they differ within the
   * pattern.
   */
  private note(pattern: ClosedPattern, before: Entry | null, after: Entry | null): void {
    const allowed = after?.label ?? this.after.otherwise;
    if ((before?.label ?? this.before.otherwise) === allowed) return;
    if (this.known.has(pattern.word)) return;
    this.known.add(pattern.word);
    this.found.push({ pattern, before, after, label: allowed });
  }

  private ask(pattern: ClosedPattern): void {
    const before = this.before.list.find(pattern.word, this.work);
    this.note(pattern, before, this.after.list.find(pattern.word, this.work));
  }

  /** Queries both lists for the words of some entries. */
  askEach({ before, after }: Entries): void {
    for (const { pattern } of [...before, ...after]) this.ask(pattern);
  }

  /**
   * Queries each list for the words of the other list's patterns; entries decide their own word.
   */
  *askAll({ before, after }: Entries): Generator<void, void> {
    this.ask(EVERYTHING);
    for (const entry of before) {
      this.note(entry.pattern, entry, this.after.list.find(entry.pattern.word, this.work));
      if (this.work.isOver) return;
      if (this.work.isTurn) yield;
    }
    for (const entry of after) {
      this.note(entry.pattern, this.before.list.find(entry.pattern.word, this.work), entry);
      if (this.work.isOver) return;
      if (this.work.isTurn) yield;
    }
  }

  /** Returns a test whether everything an entry decides lies within a known difference. */
  private coveredBy(allowed: boolean): (entry: Entry) => boolean {
    const known = this.found.filter((each) => each.label === allowed);
    const list = new RankedList(known.map((each, rank) => ({ ...each, rank })));
    const isCovered = memo((entry: Entry) => list.find(entry.pattern.word, this.work) !== null);
    return known.length === 0 ? () => false : isCovered;
  }

  /**
   * Queries each overlap of an entry with entries of the other list that have the opposite verdict.
   *
   * @param areQueried whether every entry of both lists has been queried.
   */
  private *queryOverlaps(
    changed: readonly Entry[],
    others: readonly Entry[],
    isAfter: boolean,
    areQueried: boolean,
    isCovered: (before: Entry, after: Entry) => boolean,
  ): Generator<void, void> {
    const meeting = meetings(others, changed.length);
    for (const entry of changed) {
      const isEntryPlain = isPlain(entry.pattern);
      for (const other of meeting(entry.pattern)) {
        if (other.label === entry.label) continue;
        // If two plain patterns overlap, one lies within the other, and has been queried.
        if (areQueried && isEntryPlain && isPlain(other.pattern)) continue;
        const [before, after] = isAfter ? [other, entry] : [entry, other];
        if (isCovered(before, after)) continue;
        const parts = intersection(before.pattern, after.pattern, this.work);
        if (parts === null) this.skipped.push({ before, after });
        else for (const part of parts) this.ask(part);
        if (this.work.isOver) return;
        if (this.work.isTurn) yield;
      }
    }
  }

  /**
   * Queries the overlaps of rules with opposite verdicts, one from each list and at least one of
   * them changed.
   */
  *queryPairs(
    { before, after }: Entries,
    changed: Changed,
    areQueried: boolean,
  ): Generator<void, void> {
    const [opens, closes] = [this.coveredBy(true), this.coveredBy(false)];
    const isCovered = (old: Entry, now: Entry): boolean => {
      const isKnown = now.label ? opens : closes;
      return isKnown(old) || isKnown(now);
    };
    yield* this.queryOverlaps(changed.before, after, false, areQueried, isCovered);
    if (this.work.isOver) return;
    const gone = new Set(changed.before);
    const common = before.filter((entry) => !gone.has(entry));
    yield* this.queryOverlaps(changed.after, common, true, areQueried, isCovered);
  }
}

/** Finds all differences between two lists, in steps. */
export function* differenceSteps(
  before: Rules,
  after: Rules,
  work: Work,
): Generator<void, Differences> {
  const search = new Search(before, after, work);
  const { found, skipped } = search;
  const all = { before: before.list.distinct, after: after.list.distinct };
  const changed = changedEntries(all.before, all.after);
  if (before.otherwise === after.otherwise && isVersion(changed, all)) {
    search.askEach(changed);
    if (!work.isOver) yield* search.queryPairs(all, changed, false);
  } else {
    const live = { before: yield* before.list.live(work), after: yield* after.list.live(work) };
    if (!work.isOver) yield* search.askAll(live);
    if (!work.isOver) yield* search.queryPairs(live, changedEntries(live.before, live.after), true);
  }
  return { found, skipped, isCutShort: work.isOver };
}
