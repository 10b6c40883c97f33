import { groupBy } from "../collections/group-by.ts";
import { firstIndex, firstNotBelow } from "../collections/search.ts";
import type { ClosedPattern } from "./closed-pattern.ts";

const prefixOf = ({ pattern }: ClosedPattern): string => pattern.prefix;

/** What has a pattern. */
interface Indexed {
  readonly pattern: ClosedPattern;
}

/** Items in order of the prefixes of their patterns. */
class SortedByPrefix<Item extends Indexed> {
  /** Distinct prefixes, sorted. */
  private readonly prefixes: readonly string[];
  /** In order of their prefixes. */
  private readonly items: readonly Item[];
  /** For each prefix, the index of its first item; then the number of all items. */
  private readonly starts: readonly number[];
  /** For each prefix, the index of the longest other one that it begins with; -1 for none. */
  private readonly shorter: readonly number[];

  constructor(items: readonly Item[]) {
    const byPrefix = groupBy(items, ({ pattern }) => prefixOf(pattern));
    const starts = [0];
    const sorted: Item[] = [];
    this.prefixes = [...byPrefix.keys()].sort();
    for (const prefix of this.prefixes) {
      for (const item of byPrefix.get(prefix) ?? []) sorted.push(item);
      starts.push(sorted.length);
    }
    this.items = sorted;
    this.starts = starts;
    const shorter: number[] = [];
    this.shorter = shorter;
    for (const [at, prefix] of this.prefixes.entries()) shorter.push(this.longest(prefix, at - 1));
  }

  /**
   * The index of the longest prefix that a text begins with; -1 for none.
   *
   * @param last the index of the last prefix that is not above the text.
   */
  private longest(text: string, last: number): number {
    let at = last;
    // In sorted order, everything between a text and one of its beginnings begins with that, too.
    while (at >= 0 && !text.startsWith(this.prefixes[at] as string))
      at = this.shorter[at] as number;
    return at;
  }

  /** See `PrefixIndex`. */
  meeting(pattern: ClosedPattern): readonly Item[] {
    const { prefixes, items, starts, shorter } = this;
    const prefix = prefixOf(pattern);
    const place = firstNotBelow(prefixes, prefix);
    const end = firstIndex(prefixes.length, (at) => !prefixes[at]?.startsWith(prefix), place);
    const longer = items.slice(starts[place], starts[end]);
    let at = this.longest(prefix, place - 1);
    if (at < 0) return longer;
    const beginnings: (readonly Item[])[] = [];
    for (; at >= 0; at = shorter[at] as number) {
      beginnings.push(items.slice(starts[at], starts[at + 1]));
    }
    return ([] as Item[]).concat(...beginnings.reverse(), longer);
  }
}

/** To try all items for one pattern takes as long as to sort one in this many of them. */
const TRIED = 16;

/** Finds patterns by their prefix: the fixed text that they begin with. */
export class PrefixIndex<Item extends Indexed> {
  private readonly items: readonly Item[];
  private sorted: SortedByPrefix<Item> | null = null;
  /** The number of items that could have been sorted in the time that queries took. */
  private spent = 0;

  constructor(items: readonly Item[]) {
    this.items = items;
  }

  /**
   * The items that may match a path that a pattern matches: one of the two prefixes begins with the
   * other. Shorter prefixes first.
   */
  meeting(pattern: ClosedPattern): readonly Item[] {
    if (this.sorted !== null) return this.sorted.meeting(pattern);
    const { length } = this.items;
    this.spent += length / TRIED;
    if (this.spent <= length) {
      const prefix = prefixOf(pattern);
      const meets = (other: string): boolean =>
        other.startsWith(prefix) || prefix.startsWith(other);
      const found = this.items.filter((item) => meets(prefixOf(item.pattern)));
      this.spent += found.length;
      if (found.length < 2) return found;
      if (this.spent <= length) return new SortedByPrefix(found).meeting(pattern);
    }
    this.sorted = new SortedByPrefix(this.items);
    return this.sorted.meeting(pattern);
  }
}
