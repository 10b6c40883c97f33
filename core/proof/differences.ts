import { memo } from "../collections/memo.ts";
import { type ClosedPattern, EVERYTHING, isPlain } from "./closed-pattern.ts";
import { type Changed, changedEntries } from "./common.ts";
import { meetings } from "./heads.ts";
import { intersection } from "./intersect.ts";
import { type Entry, RankedList, type Rules } from "./ranked.ts";
import type { Work } from "./work.ts";

/** The rules that two lists decide a path by; null for none. */
export interface Deciders {
  readonly before: Entry | null;
  readonly after: Entry | null;
}

/** Paths on which two lists differ: those that a pattern matches, but where better rules agree. */
export interface Difference extends Deciders {
  readonly pattern: ClosedPattern;
  /** Whether the second list allows them; the first says the opposite. */
  readonly label: boolean;
}

/** Where two lists differ. */
export interface Differences {
  /** Every path on which the lists differ is matched by one of these, or by both of a skipped pair. */
  readonly found: readonly Difference[];
  /** Pairs of rules that were not examined where both match. */
  readonly skipped: readonly Deciders[];
  /** The budget ran out, so that more was left out than `skipped` names. */
  readonly isCutShort: boolean;
}

/** Entries of both lists, in their order; no two of a list have one pattern. */
type Entries = Changed;

/** Two lists are versions of one where at most one entry in so many stands in one of them alone. */
const VERSIONS = 8;

/** Whether so little has changed that it pays to look at that alone. */
const isVersion = (changed: Changed, all: Entries): boolean =>
  (changed.before.length + changed.after.length) * VERSIONS <= all.before.length + all.after.length;

/** The search for all differences of two lists. */
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

  /** Notes what decides a pattern's word; where the lists differ there, they differ within the pattern. */
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

  /** Asks both lists about what some entries match. */
  askEach({ before, after }: Entries): void {
    for (const { pattern } of [...before, ...after]) this.ask(pattern);
  }

  /** Asks each list about what the other one's patterns match; entries decide their own word. */
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

  /** Whether whatever an entry decides lies within a difference that is known already. */
  private coveredBy(allowed: boolean): (entry: Entry) => boolean {
    const known = this.found.filter((each) => each.label === allowed);
    const list = new RankedList(known.map((each, rank) => ({ ...each, rank })));
    const isCovered = memo((entry: Entry) => list.find(entry.pattern.word, this.work) !== null);
    return known.length === 0 ? () => false : isCovered;
  }

  /**
   * Asks about each way in which an entry meets those of the other list that say the opposite.
   *
   * @param isAsked whether every entry of both lists has been asked about.
   */
  private *askMeetings(
    changed: readonly Entry[],
    others: readonly Entry[],
    isAfter: boolean,
    isAsked: boolean,
    isCovered: (before: Entry, after: Entry) => boolean,
  ): Generator<void, void> {
    const meeting = meetings(others, changed.length);
    for (const entry of changed) {
      const isEntryPlain = isPlain(entry.pattern);
      for (const other of meeting(entry.pattern)) {
        if (other.label === entry.label) continue;
        // Of two plain patterns that meet one lies within the other, and has been asked about.
        if (isAsked && isEntryPlain && isPlain(other.pattern)) continue;
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

  /** Asks where rules of opposite verdicts meet, one of each list and at least one of them changed. */
  *askPairs({ before, after }: Entries, changed: Changed, isAsked: boolean): Generator<void, void> {
    const [opens, closes] = [this.coveredBy(true), this.coveredBy(false)];
    const isCovered = (old: Entry, now: Entry): boolean => {
      const isKnown = now.label ? opens : closes;
      return isKnown(old) || isKnown(now);
    };
    yield* this.askMeetings(changed.before, after, false, isAsked, isCovered);
    if (this.work.isOver) return;
    const gone = new Set(changed.before);
    const common = before.filter((entry) => !gone.has(entry));
    yield* this.askMeetings(changed.after, common, true, isAsked, isCovered);
  }
}

/** Finds everything on which two lists differ, in steps. */
export function* differenceSteps(
  before: Rules,
  after: Rules,
  work: Work,
): Generator<void, Differences> {
  const search = new Search(before, after, work);
  const { found, skipped } = search;
  if (before.list === after.list && before.otherwise === after.otherwise) {
    return { found, skipped, isCutShort: false };
  }
  const all = { before: before.list.distinct, after: after.list.distinct };
  const changed = changedEntries(all.before, all.after);
  if (before.otherwise === after.otherwise && isVersion(changed, all)) {
    search.askEach(changed);
    if (!work.isOver) yield* search.askPairs(all, changed, false);
  } else {
    const live = { before: yield* before.list.live(work), after: yield* after.list.live(work) };
    if (!work.isOver) yield* search.askAll(live);
    if (!work.isOver) yield* search.askPairs(live, changedEntries(live.before, live.after), true);
  }
  return { found, skipped, isCutShort: work.isOver };
}
