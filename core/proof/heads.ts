import { groupBy } from "../collections/group-by.ts";
import type { ClosedPattern } from "./closed-pattern.ts";

const headOf = ({ pattern }: ClosedPattern): string => pattern.prefix;

/** Finds patterns by the fixed text that they begin with. */
export class Heads<Item extends { readonly pattern: ClosedPattern }> {
  private readonly byHead: ReadonlyMap<string, readonly Item[]>;
  /** Different heads in order. */
  private readonly heads: readonly string[];
  /** The lengths that heads have, shortest first. */
  private readonly lengths: readonly number[];

  constructor(items: readonly Item[]) {
    this.byHead = groupBy(items, ({ pattern }) => headOf(pattern));
    this.heads = [...this.byHead.keys()].sort();
    this.lengths = [...new Set(this.heads.map(({ length }) => length))].sort((a, b) => a - b);
  }

  /** The items that may match a path which a pattern matches: one of the two heads begins the other. */
  *meeting(pattern: ClosedPattern): Generator<Item, void> {
    const head = headOf(pattern);
    for (const length of this.lengths) {
      if (length >= head.length) break;
      yield* this.byHead.get(head.slice(0, length)) ?? [];
    }
    for (let at = this.firstFrom(head); at < this.heads.length; at++) {
      const next = this.heads[at] as string;
      if (!next.startsWith(head)) break;
      yield* this.byHead.get(next) ?? [];
    }
  }

  /** The place of the first head that is not before `head`. */
  private firstFrom(head: string): number {
    let from = 0;
    let to = this.heads.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.heads[middle] as string) < head) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** Questions for which sorting a list by heads pays. */
const MANY = 8;

/** Whether two patterns may match one path: the fixed beginning of one begins that of the other. */
export const mayMeet = (one: ClosedPattern, other: ClosedPattern): boolean => {
  const a = headOf(one);
  const b = headOf(other);
  // Both begin with a slash. The next letter tells most apart, and is at hand.
  if (a.length > 1 && b.length > 1 && a.charCodeAt(1) !== b.charCodeAt(1)) return false;
  return a.length < b.length ? b.startsWith(a) : a.startsWith(b);
};

/**
 * Finds the items that may match a path which a pattern matches.
 *
 * @param times how often that will be asked.
 */
export const meetings = <Item extends { readonly pattern: ClosedPattern }>(
  items: readonly Item[],
  times: number,
): ((pattern: ClosedPattern) => Iterable<Item>) => {
  if (times > MANY) {
    const heads = new Heads(items);
    return (pattern) => heads.meeting(pattern);
  }
  return (pattern) => items.filter((item) => mayMeet(item.pattern, pattern));
};
