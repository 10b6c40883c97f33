import { groupBy } from "../collections/group-by.ts";
import { runToEnd } from "../collections/run-to-end.ts";
import { firstNotBelow } from "../collections/search.ts";
import { sortedSteps } from "../collections/sorted-steps.ts";
import type { ClosedPattern } from "./closed-pattern.ts";

const headOf = ({ pattern }: ClosedPattern): string => pattern.prefix;

/** Finds patterns by the fixed text that they begin with, their head. */
export class Heads<Item extends { readonly pattern: ClosedPattern }> {
  private readonly byHead: ReadonlyMap<string, readonly Item[]>;
  /** Distinct heads, sorted. */
  private readonly heads: readonly string[];
  /** For each of them, the index of the longest other one that it begins with; -1 for none. */
  private readonly shorter: Int32Array;

  private constructor(byHead: ReadonlyMap<string, readonly Item[]>, heads: readonly string[]) {
    this.byHead = byHead;
    this.heads = heads;
    this.shorter = new Int32Array(heads.length);
    for (let at = 0; at < heads.length; at++) {
      this.shorter[at] = this.longestOf(heads[at] as string, at - 1);
    }
  }

  /**
   * The index of the longest head that a text begins with; -1 for none.
   *
   * @param before the index of the last head that is not above the text, among those whose `shorter`
   *   is known.
   */
  private longestOf(text: string, before: number): number {
    let at = before;
    // In sorted order, everything between a text and one of its beginnings begins with that, too.
    while (at >= 0 && !text.startsWith(this.heads[at] as string)) at = this.shorter[at] as number;
    return at;
  }

  static of<Item extends { readonly pattern: ClosedPattern }>(items: readonly Item[]): Heads<Item> {
    return runToEnd(Heads.ofSteps(items));
  }

  /** `of`, in steps: there may be tens of thousands to sort. */
  static *ofSteps<Item extends { readonly pattern: ClosedPattern }>(
    items: readonly Item[],
  ): Generator<void, Heads<Item>> {
    const byHead = groupBy(items, ({ pattern }) => headOf(pattern));
    yield;
    return new Heads(byHead, yield* sortedSteps([...byHead.keys()]));
  }

  private itemsOf(at: number): readonly Item[] {
    return this.byHead.get(this.heads[at] as string) as readonly Item[];
  }

  /**
   * The items that may match a path that a pattern matches: one of the two heads begins with the
   * other.
   */
  *meeting(pattern: ClosedPattern): Generator<Item, void> {
    const { heads } = this;
    const head = headOf(pattern);
    const place = firstNotBelow(heads, head);
    const beginnings: number[] = [];
    let at = this.longestOf(head, place - 1);
    for (; at >= 0; at = this.shorter[at] as number) beginnings.push(at);
    for (const beginning of beginnings.reverse()) yield* this.itemsOf(beginning);
    for (at = place; at < heads.length && heads[at]?.startsWith(head); at++) {
      yield* this.itemsOf(at);
    }
  }
}

/** With more queries than this, it pays to sort a list by heads. */
const MANY = 8;

/** Whether two patterns may match the same path: one of their heads begins with the other. */
export const mayMeet = (one: ClosedPattern, other: ClosedPattern): boolean => {
  const a = headOf(one);
  const b = headOf(other);
  // Both begin with a slash. Comparing the next character is cheap and rules out most pairs.
  if (a.length > 1 && b.length > 1 && a.charCodeAt(1) !== b.charCodeAt(1)) return false;
  return a.startsWith(b) || b.startsWith(a);
};

/**
 * Returns a function that finds the items that may match a path that a pattern matches.
 *
 * @param times the expected number of calls.
 */
export const meetings = <Item extends { readonly pattern: ClosedPattern }>(
  items: readonly Item[],
  times: number,
): ((pattern: ClosedPattern) => Iterable<Item>) => {
  if (times > MANY) {
    const heads = Heads.of(items);
    return (pattern) => heads.meeting(pattern);
  }
  return (pattern) => items.filter((item) => mayMeet(item.pattern, pattern));
};
