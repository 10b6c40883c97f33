import { intersection, wordOfBoth } from "./intersect.ts";
import type { Ranked, RankedList } from "./ranked.ts";
import type { Work } from "./work.ts";

/** The result of trying to remove items from a list. */
export interface Removal<Item> {
  /** Whether every path keeps its label; null if finding out would take too much work. */
  readonly isIdle: boolean | null;
  /**
   * The items that would decide in their place, the most general case first; null for the label of
   * paths that nothing matches.
   */
  readonly successors: ReadonlySet<Item | null>;
}

/** Some path would get another label. */
const NEEDED = { isIdle: false, successors: new Set<never>() } as const;

/**
 * Longer lists of matches are not stored: thousands of items that match each other would fill the
 * memory.
 */
const LONGEST_WITNESS = 64;

/** The number of items that are looked at in the time of one step of work. */
const SCANNED = 8;

/**
 * Whether, of items that match a path in order of precedence, the first is followed by one that is
 * kept and has another label, before any with its own label.
 */
const isFollowedByKept = <Item extends Ranked>(
  matching: readonly Item[],
  isKept: (item: Item) => boolean,
): boolean => {
  const [first] = matching;
  for (let at = 1; at < matching.length; at++) {
    const other = matching[at] as Item;
    if (other.label === first?.label) return false;
    if (isKept(other)) return true;
  }
  return false;
};

/** A list from which items are removed as long as no label changes. */
export class Reducible<Item extends Ranked> {
  private readonly list: RankedList<Item>;
  private readonly gone = new Set<Item>();
  private readonly otherwise: Ranked["label"];
  private readonly work: Work;
  /**
   * By an item's rank, what matches a path whose label once changed without the item: usually it
   * still does after other items are removed, and checking is cheap.
   */
  private readonly witnesses: (readonly Item[] | undefined)[] = [];

  /** @param otherwise the label of paths that nothing matches. */
  constructor(list: RankedList<Item>, otherwise: Ranked["label"], work: Work) {
    this.list = list;
    this.otherwise = otherwise;
    this.work = work;
  }

  isGone(item: Item): boolean {
    return this.gone.has(item);
  }

  remove(items: Iterable<Item>): void {
    for (const item of items) this.gone.add(item);
  }

  /** Restores all items. */
  restore(): void {
    this.gone.clear();
  }

  /**
   * The remaining items that match everything that an item does, including the item itself, in
   * order.
   */
  allAt(item: Item): readonly Item[] {
    return this.list.findAllAt(item, this.work).filter((other) => !this.gone.has(other));
  }

  /** What decides most of what an item matches: the first remaining item that matches its word. */
  firstAt(item: Item): Item | null {
    for (const other of this.list.knownAt(item)) if (!this.gone.has(other)) return other;
    for (const other of this.list.findAllAt(item, this.work)) {
      if (!this.gone.has(other)) return other;
    }
    return null;
  }

  /** Whether an item decides anything in the remaining list. */
  decides(item: Item): boolean {
    return this.firstAt(item) === item;
  }

  /**
   * What decides in place of items at a path where one of them decides; undefined if none does.
   *
   * @param matching all items that match there, in order.
   */
  private successorAmong(
    matching: readonly Item[],
    items: readonly Item[],
  ): Item | null | undefined {
    let isFirst = true;
    for (const item of matching) {
      if (this.gone.has(item)) continue;
      if (!items.includes(item)) return isFirst ? undefined : item;
      isFirst = false;
    }
    return isFirst ? undefined : null;
  }

  /** Whether a path would get another label without some items. */
  private changes(matching: readonly Item[], item: Item, items: readonly Item[]): boolean {
    const successor = this.successorAmong(matching, items);
    return successor !== undefined && (successor?.label ?? this.otherwise) !== item.label;
  }

  /**
   * Whether an item is needed whatever else is removed: nothing else matches its own word, which
   * would get another label.
   */
  isAlwaysNeeded(item: Item): boolean {
    return item.label !== this.otherwise && this.list.isAlone(item, this.work);
  }

  /**
   * Whether an item is needed whatever else is removed, provided that some items are kept: it
   * decides a path, and before any other item with its label, a kept one with another label
   * matches there. Tries the item's own word and, in a short list, words built by concatenating two
   * patterns; that settles most cases.
   */
  isNeededBeside(item: Item, isKept: (other: Item) => boolean): boolean {
    const { list, work } = this;
    const isWitness = (matching: readonly Item[]): boolean =>
      matching[0] === item && isFollowedByKept(matching, isKept);
    if (list.isLong) return !list.isAlone(item, work) && isWitness(list.knownAt(item));
    if (isWitness(list.knownAt(item))) return true;
    this.countScan();
    for (let at = list.nextOpposed(item, item.rank); at >= 0; at = list.nextOpposed(item, at)) {
      const other = list.items[at] as Item;
      // If the other one is wider, this is the item's own word.
      const word = isKept(other) ? wordOfBoth(item.pattern, other.pattern) : null;
      if (word === null) continue;
      if (isWitness(list.findAll(word, work))) return true;
      if (!this.decides(item)) return false;
    }
    return false;
  }

  /**
   * Whether the label would change without some items at one of their own words, or where it
   * changed before: that settles most cases.
   */
  isPlainlyNeeded(items: readonly Item[]): boolean {
    for (const item of items) {
      const witness = this.witnesses[item.rank];
      if (witness !== undefined && this.changes(witness, item, items)) return true;
      const matching = this.list.findAllAt(item, this.work);
      if (!this.changes(matching, item, items)) continue;
      if (matching.length <= LONGEST_WITNESS) this.witnesses[item.rank] = matching;
      return true;
    }
    return false;
  }

  /**
   * Whether the label changes at a path built by concatenating two patterns: cheap, and settles
   * most cases that are not plain. Skips long lists; `tryFurther` handles those in steps. Only for
   * items that are not plainly needed.
   */
  isSoonNeeded(items: readonly Item[]): boolean {
    if (this.list.isLong || this.work.isOver) return false;
    for (const item of items) {
      if (!this.decides(item)) continue;
      const { list } = this;
      for (let at = list.nextOpposed(item, item.rank); at >= 0; at = list.nextOpposed(item, at)) {
        const other = list.items[at] as Item;
        if (this.gone.has(other)) continue;
        const word = wordOfBoth(item.pattern, other.pattern);
        // At its own word, the label does not change.
        const isNew = word !== null && word.length > item.pattern.word.length;
        if (isNew && this.isWitness(word, item, items)) return true;
      }
    }
    return false;
  }

  /** Whether the label changes at a path, which is then stored. */
  private isWitness(word: string, item: Item, items: readonly Item[]): boolean {
    const matching = this.list.findAll(word, this.work);
    if (!this.changes(matching, item, items)) return false;
    if (matching.length <= LONGEST_WITNESS) this.witnesses[item.rank] = matching;
    return true;
  }

  /**
   * Whether items with the same label can be removed without any path getting another label.
   * Queries one word for each overlap of one of them with an item of lower precedence and another
   * label: anywhere such an item would decide instead, it would at that word.
   */
  *tryWithout(items: readonly Item[]): Generator<void, Removal<Item>> {
    if (this.isPlainlyNeeded(items) || this.isSoonNeeded(items)) return NEEDED;
    return yield* this.tryFurther(items);
  }

  /** What decides in place of items at their own words. */
  private successorsOf(items: readonly Item[]): Set<Item | null> {
    const successors = new Set<Item | null>();
    for (const item of items) {
      const successor = this.successorAmong(this.list.findAllAt(item, this.work), items);
      if (successor !== undefined) successors.add(successor);
    }
    return successors;
  }

  /** Counts the work of going through a short list. */
  private countScan(): void {
    this.work.steps += this.list.items.length / SCANNED;
  }

  /**
   * The rank from which on no item can decide in place of an item: one with the same label, which
   * remains without `items`, matches everything that the item does.
   */
  private endOf(item: Item, items: readonly Item[]): number {
    const { list } = this;
    const successor = this.successorAmong(list.findAllAt(item, this.work), items);
    return successor?.label === item.label ? successor.rank : list.items.length;
  }

  /** Whether an item decides, and a remaining one may decide something in its place otherwise. */
  private mayOverlap(item: Item, items: readonly Item[]): boolean {
    const { list } = this;
    if (!this.decides(item)) return false;
    if (list.isLong) return true;
    this.countScan();
    const end = this.endOf(item, items);
    let at = list.nextOpposed(item, item.rank);
    while (at >= 0 && this.gone.has(list.items[at] as Item)) at = list.nextOpposed(item, at);
    return at >= 0 && at < end;
  }

  /**
   * The result of `tryFurther` if no overlaps have to be examined for it, as for most items of
   * short lists; otherwise null.
   *
   * @param mayFollow whether an item, or none, may decide in their place at one of their own words.
   *   If one that may not would decide, they count as needed.
   */
  tryAtOnce(
    items: readonly Item[],
    mayFollow: (item: Item | null) => boolean,
  ): Removal<Item> | null {
    const successors = this.successorsOf(items);
    for (const item of successors) if (!mayFollow(item)) return NEEDED;
    for (const item of items) if (this.mayOverlap(item, items)) return null;
    return { isIdle: true, successors };
  }

  /**
   * Whether the label stays the same at a path without some items, one of which may decide there.
   * Adds what decides in its place to `successors`; stores what matches the path if the label
   * changes.
   */
  private staysAt(
    matching: readonly Item[],
    item: Item,
    items: readonly Item[],
    successors: Set<Item | null>,
  ): boolean {
    const successor = this.successorAmong(matching, items);
    if (successor === undefined) return true;
    successors.add(successor);
    if ((successor?.label ?? this.otherwise) === item.label) return true;
    if (matching.length <= LONGEST_WITNESS) this.witnesses[item.rank] = matching;
    return false;
  }

  /** As `tryWithout`, for items that are not plainly needed. */
  *tryFurther(items: readonly Item[]): Generator<void, Removal<Item>> {
    const { list, work } = this;
    const successors = this.successorsOf(items);
    let isUnsure = false;
    yield* list.prepareHeads();
    for (const item of items) {
      if (!this.decides(item)) continue;
      const end = this.endOf(item, items);
      for (const other of list.meetingBelow(item)) {
        work.steps++;
        if (work.isTurn) yield;
        if (other.label === item.label || other.rank > end || this.gone.has(other)) continue;
        if (work.isOver) return { isIdle: null, successors };
        const first = list.isLong ? wordOfBoth(item.pattern, other.pattern) : null;
        if (first !== null && this.isWitness(first, item, items)) return NEEDED;
        const parts = intersection(item.pattern, other.pattern, work);
        if (parts === null) isUnsure = true;
        else
          for (const { word } of parts) {
            if (!this.staysAt(list.findAll(word, work), item, items, successors)) return NEEDED;
          }
      }
    }
    return { isIdle: isUnsure ? null : true, successors };
  }
}
