import { intersection } from "./intersect.ts";
import type { Ranked, RankedList } from "./ranked.ts";
import type { Work } from "./work.ts";

/** What is known of leaving items out of a list. */
export interface Removal<Item> {
  /** Whether every path keeps its label; null where that was too much to find out. */
  readonly isIdle: boolean | null;
  /** The items that decide in their stead, the most general case first; null for the label of paths that nothing matches. */
  readonly successors: ReadonlySet<Item | null>;
}

/** A list from which items are taken while no label changes. */
export class Reducible<Item extends Ranked> {
  private readonly list: RankedList<Item>;
  private readonly gone = new Set<Item>();
  private readonly otherwise: Ranked["label"];
  private readonly work: Work;

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

  /** Puts all items back. */
  restore(): void {
    this.gone.clear();
  }

  /** Those left that match all that an item does, itself among them, in their order. */
  allAt(item: Item): readonly Item[] {
    return this.list.findAllAt(item, this.work).filter((other) => !this.gone.has(other));
  }

  /** What decides most of what an item matches: the first of those left that match its word. */
  firstAt(item: Item): Item | null {
    for (const other of this.list.findAllAt(item, this.work)) {
      if (!this.gone.has(other)) return other;
    }
    return null;
  }

  /** Whether an item decides anything at all of what is left. */
  decides(item: Item): boolean {
    return this.firstAt(item) === item;
  }

  /**
   * What takes the place of items where one of them decides; undefined where none does.
   *
   * @param matching all that match there, in their order.
   */
  private successorAmong(
    matching: readonly Item[],
    items: Pick<ReadonlySet<Item>, "has">,
  ): Item | null | undefined {
    let isFirst = true;
    for (const item of matching) {
      if (this.gone.has(item)) continue;
      if (!items.has(item)) return isFirst ? undefined : item;
      isFirst = false;
    }
    return isFirst ? undefined : null;
  }

  /** Whether the label at an item's own word would change without some items: that settles most cases. */
  isNeededAtOwnWord(item: Item, items: ReadonlySet<Item>): boolean {
    const matching = this.list.findAllAt(item, this.work);
    const successor = this.successorAmong(matching, items);
    return successor !== undefined && (successor?.label ?? this.otherwise) !== item.label;
  }

  /**
   * Whether items could be left out, all of one label, and no path would get another label. Asked of
   * one word for each way in which one of them meets an item that ranks below it and has another label:
   * wherever such an item would step in, it would at that word.
   */
  *tryWithout(items: ReadonlySet<Item>): Generator<void, Removal<Item>> {
    const successors = new Set<Item | null>();
    /** Whether the label stays where some items match. */
    const stays = (matching: readonly Item[], label: Item["label"]): boolean => {
      const successor = this.successorAmong(matching, items);
      if (successor === undefined) return true;
      successors.add(successor);
      return (successor?.label ?? this.otherwise) === label;
    };
    // One word of each pattern settles most cases.
    for (const item of items) {
      if (!stays(this.list.findAllAt(item, this.work), item.label)) {
        return { isIdle: false, successors };
      }
    }
    let isUnsure = false;
    for (const item of items) {
      if (!this.decides(item)) continue;
      for (const other of this.list.heads.meeting(item.pattern)) {
        this.work.steps++;
        if (this.work.isTurn) yield;
        if (other.rank < item.rank || other.label === item.label) continue;
        if (this.gone.has(other)) continue;
        if (this.work.isOver) return { isIdle: null, successors };
        const parts = intersection(item.pattern, other.pattern, this.work);
        if (parts === null) isUnsure = true;
        else if (
          !parts.every(({ word }) => stays(this.list.findAll(word, this.work), item.label))
        ) {
          return { isIdle: false, successors };
        }
      }
    }
    return { isIdle: isUnsure ? null : true, successors };
  }
}
