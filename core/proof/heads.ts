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
  /** The lengths of the heads, shortest first. */
  private readonly lengths: readonly number[];

  private constructor(byHead: ReadonlyMap<string, readonly Item[]>, heads: readonly string[]) {
    this.byHead = byHead;
    this.heads = heads;
    this.lengths = [...new Set(heads.map(({ length }) => length))].sort((a, b) => a - b);
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

  /**
   * The items that may match a path that a pattern matches: one of the two heads begins with the
   * other.
   */
  *meeting(pattern: ClosedPattern): Generator<Item, void> {
    const head = headOf(pattern);
    for (const length of this.lengths) {
      if (length >= head.length) break;
      yield* this.byHead.get(head.slice(0, length)) ?? [];
    }
    for (let at = firstNotBelow(this.heads, head); at < this.heads.length; at++) {
      const next = this.heads[at] as string;
      if (!next.startsWith(head)) break;
      yield* this.byHead.get(next) as readonly Item[];
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
