import type { Budget } from "./budget.ts";
import { intersection } from "./intersect.ts";
import { type Ranked, RankedList } from "./ranked.ts";

/** A list from which items are removed as long as no path gets another label. */
export class Removal<Item extends Ranked> {
  private readonly list: RankedList<Item>;
  private readonly otherwise: Ranked["label"];
  private readonly budget: Budget;
  private readonly removed = new Set<Item>();
  /**
   * By rank, what matches a path that gets another label without the item: usually it still does
   * after other items are removed, and checking is cheap.
   */
  private readonly counterexamples: (readonly Item[] | undefined)[] = [];

  /** @param otherwise the label of paths that nothing matches. */
  constructor(list: RankedList<Item>, otherwise: Ranked["label"], budget: Budget) {
    this.list = list;
    this.otherwise = otherwise;
    this.budget = budget;
  }

  remove(items: Iterable<Item>): void {
    for (const item of items) this.removed.add(item);
  }

  /** Restores all items. */
  restore(): void {
    this.removed.clear();
  }

  /** All items that match an item's own word, and so everything that the item does. */
  private matchingWordOf(item: Item): readonly Item[] {
    return this.list.covering(item, this.budget);
  }

  /** The remaining items that match everything that an item does, in order. */
  covering(item: Item): readonly Item[] {
    return this.matchingWordOf(item).filter((other) => !this.removed.has(other));
  }

  /** What decides most of what an item matches: the first remaining item that matches its word. */
  decider(item: Item): Item | null {
    return this.matchingWordOf(item).find((other) => !this.removed.has(other)) ?? null;
  }

  /** Whether an item decides any path. */
  decides(item: Item): boolean {
    return this.decider(item) === item;
  }

  /**
   * What decides in place of items at a path where one of them decides; undefined if none does.
   *
   * @param matching all items that match there, in order.
   */
  private successorAt(matching: readonly Item[], items: readonly Item[]): Item | null | undefined {
    let isFirst = true;
    for (const item of matching) {
      if (this.removed.has(item)) continue;
      if (!items.includes(item)) return isFirst ? undefined : item;
      isFirst = false;
    }
    return isFirst ? undefined : null;
  }

  /** Whether a path gets another label without items, all of which have the label of one of them. */
  private changes(matching: readonly Item[], item: Item, items: readonly Item[]): boolean {
    const successor = this.successorAt(matching, items);
    return successor !== undefined && (successor?.label ?? this.otherwise) !== item.label;
  }

  /**
   * Whether a path is known that gets another label without items of one label: tries what each of
   * them matches most generally, which settles most cases.
   */
  isPlainlyNeeded(items: readonly Item[]): boolean {
    return items.some((item) => {
      const known = this.counterexamples[item.rank];
      return (
        this.changes(this.matchingWordOf(item), item, items) ||
        (known !== undefined && this.changes(known, item, items))
      );
    });
  }

  /**
   * What would decide in place of items of one label, or null for the label of paths that nothing
   * matches; the most general case first. Null if they cannot be removed: some path would get
   * another label, or something that may not follow would decide, or neither is settled within the
   * budget.
   *
   * Examines one word for each overlap of one of them with an item of lower precedence and another
   * label: anywhere such an item would decide instead, it would at that word.
   */
  successors(
    items: readonly Item[],
    mayFollow: (item: Item | null) => boolean = () => true,
  ): ReadonlySet<Item | null> | null {
    if (this.isPlainlyNeeded(items)) return null;
    const found = new Set<Item | null>();
    for (const item of items) {
      const successor = this.successorAt(this.matchingWordOf(item), items);
      if (successor === undefined) continue;
      if (!mayFollow(successor)) return null;
      found.add(successor);
    }
    return items.every((item) => this.addAtOverlaps(item, items, mayFollow, found)) ? found : null;
  }

  /** Adds what decides at the overlaps of an item; false if one prevents the removal. */
  private addAtOverlaps(
    item: Item,
    items: readonly Item[],
    mayFollow: (item: Item | null) => boolean,
    found: Set<Item | null>,
  ): boolean {
    if (!this.decides(item)) return true;
    const { list, budget } = this;
    // Whatever decides most in place of the item has its label, and outranks all below.
    const next = this.successorAt(this.matchingWordOf(item), items);
    const end = next?.rank ?? list.items.length;
    // Without this, lists of one label would be indexed for nothing.
    if (list.nextOpposed(item) >= end) return true;
    for (const other of list.meeting(item.pattern)) {
      budget.steps++;
      if (other.rank <= item.rank || other.rank > end) continue;
      if (other.label === item.label || this.removed.has(other)) continue;
      if (budget.isOver) return false;
      const parts = intersection(item.pattern, other.pattern, budget);
      if (parts === null) return false;
      for (const { word } of parts) {
        const matching = list.findAll(word, budget);
        if (this.changes(matching, item, items)) {
          this.counterexamples[item.rank] = matching;
          return false;
        }
        const successor = this.successorAt(matching, items);
        if (successor === undefined) continue;
        if (!mayFollow(successor)) return false;
        found.add(successor);
      }
    }
    return true;
  }
}

/**
 * The items that remain if they are removed one by one, in order, as long as no path gets another
 * label, within the budget.
 *
 * @param items by rank.
 * @param otherwise the label of paths that nothing matches.
 */
export const neededItems = <Item extends Ranked>(
  items: readonly Item[],
  otherwise: Ranked["label"],
  budget: Budget,
): readonly Item[] => {
  const removal = new Removal(new RankedList(items), otherwise, budget);
  return items.filter((item) => {
    const isNeeded = budget.isOver || removal.successors([item]) === null;
    if (!isNeeded) removal.remove([item]);
    return isNeeded;
  });
};
