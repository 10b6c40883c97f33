import { RuleIndex } from "../match/rule-index.ts";
import { hasTrigram } from "../match/trigram-index.ts";
import type { Budget } from "./budget.ts";
import type { ClosedPattern } from "./closed-pattern.ts";
import { PrefixIndex } from "./prefix-index.ts";

/** A pattern with a label, in a list of which the first match counts. */
export interface Ranked {
  readonly pattern: ClosedPattern;
  /** Its index in the list. */
  readonly rank: number;
  /** The label of the paths that it decides, such as a verdict. */
  readonly label: string | boolean;
}

/** Items in order of precedence, with their ranks. */
export const ranked = <Item extends Omit<Ranked, "rank">>(
  items: readonly Item[],
): (Item & Ranked)[] => items.map((item, rank) => ({ ...item, rank }));

/**
 * How much a pattern adds to the cost of a query: one without a piece long enough to be indexed is
 * tried each time.
 */
const queryCost = ({ pattern }: ClosedPattern): number => {
  const { segments } = pattern;
  // A star at the end costs nothing, and neither does the one that an open end implies.
  const stars = segments.at(-1)?.text === "" ? segments.length - 1 : segments.length;
  if (stars <= 0) return 0;
  return hasTrigram(pattern) ? stars / 250 : stars / 15;
};

/** For each item, the index of the next one with another label; the number of items for none. */
const nextOpposedOf = (items: readonly Ranked[]): Int32Array => {
  const next = new Int32Array(items.length);
  for (let at = items.length - 1; at >= 0; at--) {
    const isLast = items[at]?.label !== items[at + 1]?.label;
    next[at] = isLast ? at + 1 : (next[at + 1] as number);
  }
  return next;
};

/** Items covered by as many others as this may be copies of one another. */
const LONG = 16;

/** A list of patterns in order of precedence, indexed for queries. */
export class RankedList<Item extends Ranked> {
  /** By rank. */
  readonly items: readonly Item[];
  /** Made for the first query: many lists are never queried. */
  private madeIndex: RuleIndex | null = null;
  /** The cost of a query for each character. */
  private readonly cost: number;
  private byPrefix: PrefixIndex<Item> | null = null;
  private deciding: readonly Item[] | null = null;
  private opposed: Int32Array | null = null;
  /** By rank, what `covering` found. */
  private readonly coverings: (readonly Item[] | undefined)[] = [];
  /** The longest of these by word: thousands of items may repeat each other. */
  private readonly longCoverings = new Map<string, readonly Item[]>();

  /** @param items by rank. */
  constructor(items: readonly Item[]) {
    this.items = items;
    this.cost = items.reduce((cost, { pattern }) => cost + queryCost(pattern), 1);
  }

  private get index(): RuleIndex {
    this.madeIndex ??= new RuleIndex(this.items.map(({ pattern }) => pattern.pattern));
    return this.madeIndex;
  }

  /** The first item that matches a path or word; null if none does. */
  find(word: string, budget: Budget): Item | null {
    budget.countQuery(word, this.cost);
    return this.items[this.index.find(word)] ?? null;
  }

  /** All items that match, in order. */
  findAll(word: string, budget: Budget): readonly Item[] {
    budget.countQuery(word, this.cost);
    const ranks = this.index.findAll(word);
    budget.steps += ranks.length;
    return ranks.map((rank) => this.items[rank] as Item);
  }

  /** The rank of the next item with another label; the number of items if there is none. */
  nextOpposed({ rank }: Item): number {
    this.opposed ??= nextOpposedOf(this.items);
    return this.opposed[rank] as number;
  }

  /**
   * The items that match everything that an item does, in order, with the item itself: those that
   * match its word. Searched for once.
   */
  covering({ rank, pattern }: Item, budget: Budget): readonly Item[] {
    const known = this.coverings[rank];
    if (known !== undefined) return known;
    const { word } = pattern;
    const found = this.longCoverings.get(word) ?? this.findAll(word, budget);
    if (found.length >= LONG) this.longCoverings.set(word, found);
    this.coverings[rank] = found;
    return found;
  }

  /** The items that may match a path that a pattern matches (see `PrefixIndex`). */
  meeting(pattern: ClosedPattern): readonly Item[] {
    this.byPrefix ??= new PrefixIndex(this.items);
    return this.byPrefix.meeting(pattern);
  }

  /**
   * The items that decide something, in order: those that decide their own word. Whatever matches
   * an item's word matches everything that the item does, so another item of higher precedence
   * leaves it nothing. Not all of them if the budget is over.
   */
  live(budget: Budget): readonly Item[] {
    if (this.deciding !== null) return this.deciding;
    const live: Item[] = [];
    for (const item of this.items) {
      if (this.find(item.pattern.word, budget) === item) live.push(item);
      if (budget.isOver) return live;
    }
    this.deciding = live;
    return live;
  }
}
