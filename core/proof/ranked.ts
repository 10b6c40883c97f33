import { memo } from "../collections/memo.ts";
import type { Matcher } from "../match/compile.ts";
import { matches, type Pattern } from "../match/pattern.ts";
import { allows, type Reading, readingsOf } from "../match/readings.ts";
import { RuleIndex } from "../match/rule-index.ts";
import { type Ruleset, rulesetOf } from "../match/ruleset.ts";
import { hasTrigram } from "../match/trigram-index.ts";
import type { Policy } from "../policy/policy.ts";
import { rulesAt } from "../policy/rules.ts";
import { type ClosedPattern, covers, rooted } from "./closed-pattern.ts";
import { Heads, mayMeet } from "./heads.ts";
import type { Work } from "./work.ts";

/** A pattern with a label, in a list of which the first match counts. */
export interface Ranked {
  readonly pattern: ClosedPattern;
  /** Its index in the list. */
  readonly rank: number;
  /** The label of the paths that it decides, such as a verdict. */
  readonly label: string | boolean;
}

/**
 * How much a pattern adds to the cost of a query: one without a piece long enough to be indexed is
 * tried each time.
 */
const dearnessOf = ({ pattern }: ClosedPattern): number => {
  const { segments } = pattern;
  // A star at the end costs nothing, and neither does the one that an open end implies.
  const stars = segments.at(-1)?.text === "" ? segments.length - 1 : segments.length;
  if (stars <= 0) return 0;
  return hasTrigram(pattern) ? stars / 250 : stars / 15;
};

/**
 * Results with more items than this are computed again: storing them for thousands of items that
 * match each other would take millions of entries.
 */
const MOST_KEPT = 8;

/** Lists up to this length are scanned: sorting them by their heads pays only beyond. */
const MANY = 512;

/** The queries that a list makes to its index. */
type Questions = Pick<RuleIndex, "find" | "findAll" | "isMatchedOnce">;

/** With this many patterns or fewer, each query tries all: an index would take longer to build. */
const FEW = 64;

/** Answers queries about a few patterns. */
class FewPatterns implements Questions {
  private readonly patterns: readonly Pattern[];

  /** @param patterns by rank. */
  constructor(patterns: readonly Pattern[]) {
    this.patterns = patterns;
  }

  find(path: string): number {
    return this.patterns.findIndex((pattern) => matches(pattern, path));
  }

  findAll(path: string): readonly number[] {
    const found: number[] = [];
    for (let rank = 0; rank < this.patterns.length; rank++) {
      if (matches(this.patterns[rank] as Pattern, path)) found.push(rank);
    }
    return found;
  }

  isMatchedOnce(path: string): boolean {
    return this.findAll(path).length <= 1;
  }
}

const indexOf = (patterns: readonly Pattern[]): Questions =>
  patterns.length > FEW ? RuleIndex.of(patterns) : new FewPatterns(patterns);

/** A list of patterns in order of precedence, indexed for queries. */
export class RankedList<Item extends Ranked> {
  /** By rank. */
  readonly items: readonly Item[];
  /**
   * The items for each number that `index` returns: usually the item of this rank, sometimes one of
   * two.
   */
  private readonly found: readonly (readonly Item[])[] | null;
  private readonly index: Questions;
  /** The cost of a query, relative to a list of plain patterns. */
  private readonly weight: number;
  private sorted: Heads<Item> | null = null;
  private deciding: readonly Item[] | null = null;
  /**
   * By rank, the items that match each item's own word, if there are a few besides the item itself:
   * proofs need them again.
   */
  private readonly atOwnWords: (readonly Item[] | undefined)[] = [];
  /** By rank, the first few of them, if there are more. */
  private readonly bestAtOwnWords: (readonly Item[] | undefined)[] = [];
  /** The same by word: thousands of items may repeat each other. */
  private readonly bestAtWords = new Map<string, readonly Item[]>();
  /** By rank, 1 for each item that is known to be the only one that matches its own word. */
  private readonly alone: Uint8Array;
  private once: readonly Item[] | null = null;

  /**
   * @param items by rank.
   * @param index returns indexes into `found`, if it was not created for these items.
   */
  constructor(
    items: readonly Item[],
    index: Questions | null = null,
    found: readonly (readonly Item[])[] | null = null,
  ) {
    this.items = items;
    this.alone = new Uint8Array(items.length);
    this.index = index ?? indexOf(items.map(({ pattern }) => pattern.pattern));
    this.found = found;
    let dearness = 0;
    for (const { pattern } of items) dearness += dearnessOf(pattern);
    this.weight = 1 + dearness;
  }

  private at(place: number, word: string): Item {
    if (this.found === null) return this.items[place] as Item;
    const found = this.found[place] as readonly Item[];
    const [first] = found;
    if (found.length === 1) return first as Item;
    return found.find(({ pattern }) => covers(pattern, { word })) as Item;
  }

  /** The first item that matches a path or word; null if none does. */
  find(word: string, work: Work): Item | null {
    work.ask(word, this.weight);
    const place = this.index.find(word);
    return place < 0 ? null : this.at(place, word);
  }

  /** All items that match, in order; if two belong to one rule, only one of them. */
  findAll(word: string, work: Work): readonly Item[] {
    work.ask(word, this.weight);
    const places = this.index.findAll(word);
    work.steps += places.length;
    const found: Item[] = [];
    for (const place of places) found.push(this.at(place, word));
    return found;
  }

  /** As `findAll`, for the word of an item of this list. */
  findAllAt(item: Item, work: Work): readonly Item[] {
    const { rank } = item;
    if (this.alone[rank] === 1) return [item];
    const known = this.atOwnWords[rank];
    if (known !== undefined) return known;
    const found = this.findAll(item.pattern.word, work);
    if (found.length === 1) this.alone[rank] = 1;
    else if (found.length <= MOST_KEPT) this.atOwnWords[rank] = found;
    else this.bestAtOwnWords[rank] = found.slice(0, MOST_KEPT);
    return found;
  }

  /**
   * The stored part of the result of `findAllAt`, from its start; empty if nothing is stored yet.
   */
  knownAt({ rank }: Item): readonly Item[] {
    return this.atOwnWords[rank] ?? this.bestAtOwnWords[rank] ?? [];
  }

  /** Whether only the item itself matches its word; usually found without listing all matches. */
  isAlone(item: Item, work: Work): boolean {
    const { rank } = item;
    if (this.alone[rank] === 1) return true;
    const { word } = item.pattern;
    if (this.knownAt(item).length > 0 || this.bestAtWords.has(word)) return false;
    work.ask(word, this.weight);
    if (this.index.isMatchedOnce(word)) this.alone[rank] = 1;
    else this.prepareAt(item, work);
    return this.alone[rank] === 1;
  }

  /** Stores what `knownAt` returns. */
  prepareAt(item: Item, work: Work): void {
    if (this.knownAt(item).length > 0) return;
    const { word } = item.pattern;
    const known = this.bestAtWords.get(word);
    if (known !== undefined) {
      this.bestAtOwnWords[item.rank] = known;
      return;
    }
    this.findAllAt(item, work);
    const best = this.bestAtOwnWords[item.rank];
    if (best !== undefined) this.bestAtWords.set(word, best);
  }

  /** Whether the list is too long to be scanned for each query. */
  get isLong(): boolean {
    return this.items.length > MANY;
  }

  /**
   * The items of lower precedence that may match a path that an item matches. Proofs count those
   * with another label and skip the rest: a short list omits the rest at once, a long one leaves
   * that to the caller.
   */
  meetingBelow(item: Item): Iterable<Item> {
    if (this.isLong) return this.meetingInHeads(item);
    const opposed: Item[] = [];
    for (let at = this.nextOpposed(item, item.rank); at >= 0; at = this.nextOpposed(item, at))
      opposed.push(this.items[at] as Item);
    return opposed;
  }

  private *meetingInHeads({ rank, pattern }: Item): Generator<Item, void> {
    for (const other of this.heads.meeting(pattern)) if (other.rank > rank) yield other;
  }

  /**
   * The rank of the next item after a rank that has another label than an item and may match a path
   * that it matches; -1 if there is none. One call for each, because most proofs need only the
   * first.
   */
  nextOpposed({ label, pattern }: Item, after: number): number {
    const { items } = this;
    for (let rank = after + 1; rank < items.length; rank++) {
      const other = items[rank] as Item;
      if (other.label !== label && mayMeet(other.pattern, pattern)) return rank;
    }
    return -1;
  }

  /** The items by the fixed text that their patterns begin with. */
  get heads(): Heads<Item> {
    this.sorted ??= Heads.of(this.items);
    return this.sorted;
  }

  /** Prepares `heads` in steps, if `meetingBelow` needs them. */
  *prepareHeads(): Generator<void, void> {
    if (this.isLong) this.sorted ??= yield* Heads.ofSteps(this.items);
  }

  /** The items in order, without those whose pattern an item of higher precedence has too. */
  get distinct(): readonly Item[] {
    if (this.once !== null) return this.once;
    const known = new Set<string>();
    this.once = this.items.filter(({ pattern: { word } }) => known.size !== known.add(word).size);
    return this.once;
  }

  /**
   * The items that decide something, in order: those that decide their own word. Whatever matches
   * an item's word matches everything that the item does, so another item of higher precedence
   * leaves it nothing.
   */
  *live(work: Work): Generator<void, readonly Item[]> {
    if (this.deciding !== null) return this.deciding;
    const live: Item[] = [];
    for (const item of this.items) {
      if (this.find(item.pattern.word, work) === item) live.push(item);
      if (work.isOver) return live;
      if (work.isTurn) yield;
    }
    this.deciding = live;
    return live;
  }
}

/** One closed pattern of a rule; the label is whether the rule allows what it matches. */
export interface Entry extends Ranked {
  readonly reading: Reading;
  readonly label: boolean;
}

/** The list of some readings' patterns. */
const listOfReadings = (readings: readonly Reading[], index: Questions): RankedList<Entry> => {
  const entries: Entry[] = [];
  const ends = new Int32Array(readings.length);
  let isPlain = true;
  for (let at = 0; at < readings.length; at++) {
    const reading = readings[at] as Reading;
    const label = allows(reading);
    for (const pattern of rooted(reading.pattern))
      entries.push({ pattern, rank: entries.length, reading, label });
    ends[at] = entries.length;
    // Nearly always each reading has one entry, and both have the same index.
    isPlain &&= entries.length === at + 1;
  }
  const found = isPlain
    ? null
    : Array.from(ends, (end, at) => entries.slice(ends[at - 1] ?? 0, end));
  return new RankedList(entries, index, found);
};

/** The list of a rule set's patterns; the same object each time. */
export const listOfRuleset: (rules: Ruleset) => RankedList<Entry> = memo(({ readings, index }) =>
  listOfReadings(readings, index),
);

/** The list of the patterns of some readings, which are in order of precedence; in steps. */
export function* listOfSomeSteps(readings: readonly Reading[]): Generator<void, RankedList<Entry>> {
  return listOfReadings(readings, yield* RuleIndex.ofSteps(readings.map(({ pattern }) => pattern)));
}

/**
 * The list of the patterns of some rules.
 *
 * @param rows numbers of the policy's rows, as in `Group`, in order of precedence; each has one
 *   reading.
 */
export const listOfRows = (policy: Policy, rows: readonly number[]): RankedList<Entry> => {
  const readings = readingsOf(policy, rulesAt(policy, rows));
  return listOfReadings(readings, indexOf(readings.map(({ pattern }) => pattern)));
};

const emptyList = memo((_: Matcher["readings"]) => new RankedList<Entry>([]));

/** A matcher as a list of closed patterns, and the verdict of paths that none of them matches. */
export interface Rules {
  readonly list: RankedList<Entry>;
  readonly otherwise: boolean;
}

/** A URL that no reader treats specially, to query if no rules apply. */
const ANY_URL = "/x";

/**
 * The list that a matcher decides by. If no rules apply, every URL has one verdict except
 * `/robots.txt`, which is queried separately because some readers treat it specially.
 */
export const rulesOfMatcher = ({ readings, policy, selection, decide }: Matcher): Rules =>
  readings.length === 0
    ? { list: emptyList(readings), otherwise: decide(ANY_URL).allowed }
    : { list: listOfRuleset(rulesetOf(policy, selection)), otherwise: true };
