import { memo } from "../collections/memo.ts";
import type { Matcher } from "../match/compile.ts";
import { allows, type Reading } from "../match/readings.ts";
import { RuleIndex } from "../match/rule-index.ts";
import { type Ruleset, rulesetOf } from "../match/ruleset.ts";
import { type ClosedPattern, covers, rooted } from "./closed-pattern.ts";
import { Heads, mayMeet } from "./heads.ts";
import type { Work } from "./work.ts";

/** Something that a pattern gives a label, in a list of which the first that matches counts. */
export interface Ranked {
  readonly pattern: ClosedPattern;
  /** Its place in the list. */
  readonly rank: number;
  /** What it says of a path, such as a verdict. */
  readonly label: string | boolean;
}

/** How much dearer a question gets by a pattern: one without a piece to look it up by is tried each time. */
const dearnessOf = (closed: ClosedPattern): number => {
  if (!closed.pattern.hasStar) return 0;
  const { pieces } = closed;
  const stars = pieces.length - 2;
  if (stars <= 0) return 0;
  return pieces.some((piece, at) => at > 0 && piece.length >= 3) ? stars / 250 : stars / 15;
};

/** More items than these are looked up again: kept for each of thousands that match each other, they are millions. */
const MOST_KEPT = 8;

/** Up to so many items are gone through one by one: sorting them by their heads pays later. */
const MANY = 256;

/** What a list asks of its index. */
type Questions = Pick<RuleIndex, "find" | "findAll" | "isMatchedOnce">;

/** A list of patterns in order of precedence, made ready to be asked. */
export class RankedList<Item extends Ranked> {
  /** By rank. */
  readonly items: readonly Item[];
  /** What `index` finds by a number: mostly the item of this rank, sometimes one of two. */
  private readonly found: readonly (readonly Item[])[] | null;
  private readonly index: Questions;
  /** How much dearer a question is than for plain patterns. */
  private readonly weight: number;
  private sorted: Heads<Item> | null = null;
  private deciding: readonly Item[] | null = null;
  /** What matches each item's own word, by its rank, where that is little but not the item alone: proofs come back to it. */
  private readonly atOwnWords: (readonly Item[] | undefined)[] = [];
  /** Where that is more, the best of it. */
  private readonly bestAtOwnWords: (readonly Item[] | undefined)[] = [];
  /** By rank, 1 for each item of which it is known that it alone matches its own word. */
  private readonly alone: Uint8Array;
  private once: readonly Item[] | null = null;

  /**
   * @param items by rank.
   * @param index finds places in `found`, where it is not made for these items.
   */
  constructor(
    items: readonly Item[],
    index: Questions | null = null,
    found: readonly (readonly Item[])[] | null = null,
  ) {
    this.items = items;
    this.alone = new Uint8Array(items.length);
    this.index = index ?? new RuleIndex(items.map(({ pattern }) => pattern.pattern));
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

  /** The first item that matches a path or word; null when none does. */
  find(word: string, work: Work): Item | null {
    work.ask(word, this.weight);
    const place = this.index.find(word);
    return place < 0 ? null : this.at(place, word);
  }

  /** All items that match, in their order; of two that are one rule's, one. */
  findAll(word: string, work: Work): readonly Item[] {
    work.ask(word, this.weight);
    const places = this.index.findAll(word);
    const found: Item[] = [];
    for (const place of places) found.push(this.at(place, word));
    return found;
  }

  /** As `findAll` for the word of an item of this list. */
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

  /** The best of `findAllAt`, as many as are kept: none may be known yet. */
  knownAt({ rank }: Item): readonly Item[] {
    return this.atOwnWords[rank] ?? this.bestAtOwnWords[rank] ?? [];
  }

  /** Whether an item alone matches its word: mostly told without a list of what does. */
  isAlone(item: Item, work: Work): boolean {
    const { rank } = item;
    if (this.alone[rank] === 1) return true;
    if (this.knownAt(item).length > 0) return false;
    const { word } = item.pattern;
    if (!this.index.isMatchedOnce(word)) return this.findAllAt(item, work).length === 1;
    work.ask(word, this.weight);
    this.alone[rank] = 1;
    return true;
  }

  /** Whether the items are too many to be gone through one by one for each question. */
  get isLong(): boolean {
    return this.items.length > MANY;
  }

  /**
   * The items that rank below one and may match a path that it matches. Proofs count those of another label,
   * and skip the rest: a short list leaves these out at once, a long one has them counted on the way.
   */
  meetingBelow(item: Item): Iterable<Item> {
    return this.isLong ? this.meetingInHeads(item) : this.opposedInTurn(item);
  }

  private opposedInTurn({ rank, label, pattern }: Item): readonly Item[] {
    const { items } = this;
    let opposed: Item[] | null = null;
    for (let at = rank + 1; at < items.length; at++) {
      const other = items[at] as Item;
      if (other.label === label || !mayMeet(other.pattern, pattern)) continue;
      if (opposed === null) opposed = [other];
      else opposed.push(other);
    }
    return opposed ?? [];
  }

  private *meetingInHeads({ rank, pattern }: Item): Generator<Item, void> {
    for (const other of this.heads.meeting(pattern)) if (other.rank > rank) yield other;
  }

  /** The items by the fixed text that their patterns begin with. */
  get heads(): Heads<Item> {
    this.sorted ??= new Heads(this.items);
    return this.sorted;
  }

  /** The items without those whose pattern a better one has, in their order. */
  get distinct(): readonly Item[] {
    if (this.once !== null) return this.once;
    const known = new Set<string>();
    this.once = this.items.filter(({ pattern: { word } }) => known.size !== known.add(word).size);
    return this.once;
  }

  /**
   * The items that decide something, in their order: those that decide their own word. Whatever
   * matches an item's word matches all that the item does, so a better item leaves it nothing.
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

/** A way for a rule to match, as one closed pattern; labelled by whether it allows what it matches. */
export interface Entry extends Ranked {
  readonly reading: Reading;
  readonly label: boolean;
}

/** The list that a rule set stands for; the same object each time. */
export const listOfRuleset: (rules: Ruleset) => RankedList<Entry> = memo(
  (rules: Ruleset): RankedList<Entry> => {
    const entries: Entry[] = [];
    const { readings } = rules;
    const ends: number[] = [];
    for (const reading of readings) {
      const label = allows(reading);
      for (const pattern of rooted(reading.pattern))
        entries.push({ pattern, rank: entries.length, reading, label });
      ends.push(entries.length);
    }
    // Nearly always a reading has one entry: then its place is the entry's.
    const isPlain = ends.every((end, place) => end === place + 1);
    const found = isPlain ? null : ends.map((end, at) => entries.slice(ends[at - 1] ?? 0, end));
    return new RankedList(entries, rules.index, found);
  },
);

const emptyList = memo((_: Matcher["readings"]) => new RankedList<Entry>([]));

/** A matcher as a list of closed patterns, and what holds where none of them matches. */
export interface Rules {
  readonly list: RankedList<Entry>;
  readonly otherwise: boolean;
}

/** A URL that no reader treats in a way of its own, to ask about where no rules are in force. */
const ANY_URL = "/x";

/**
 * The list that a matcher goes by. Where no rules are in force every URL but `/robots.txt` has one
 * verdict; a reader that treats that one in its own way is asked about it apart.
 */
export const rulesOfMatcher = ({ readings, policy, selection, decide }: Matcher): Rules =>
  readings.length === 0
    ? { list: emptyList(readings), otherwise: decide(ANY_URL).allowed }
    : { list: listOfRuleset(rulesetOf(policy, selection)), otherwise: true };
