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

/** A list of patterns in order of precedence, indexed for queries. */
export class RankedList<Item extends Ranked> {
  /** By rank. */
  readonly items: readonly Item[];
  private readonly index: RuleIndex;
  /** The cost of a query for each character. */
  private readonly cost: number;
  private byPrefix: PrefixIndex<Item> | null = null;
  private deciding: readonly Item[] | null = null;

  /** @param items by rank. */
  constructor(items: readonly Item[]) {
    this.items = items;
    this.index = new RuleIndex(items.map(({ pattern }) => pattern.pattern));
    this.cost = items.reduce((cost, { pattern }) => cost + queryCost(pattern), 1);
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
