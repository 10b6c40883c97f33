/** No rank. A pattern's rank is its index in order of precedence: the lowest that matches wins. */
export const NONE = 0x7fffffff;

/** Up to this many ranks are sorted by insertion, which is fast for a few. */
const FEW_HITS = 16;

/**
 * The ranks of what matches a path. One instance serves all queries: thousands of small arrays are
 * slow.
 */
export class Hits {
  private readonly ranks: number[] = [];
  private count = 0;

  /** Forgets all ranks. */
  clear(): void {
    this.count = 0;
  }

  add(rank: number): void {
    this.ranks[this.count++] = rank;
  }

  /** The ranks in ascending order. */
  get inOrder(): readonly number[] {
    const { ranks, count } = this;
    if (count > FEW_HITS) return ranks.slice(0, count).sort((a, b) => a - b);
    for (let end = 1; end < count; end++) {
      const rank = ranks[end] as number;
      let at = end;
      for (; at > 0 && (ranks[at - 1] as number) > rank; at--) ranks[at] = ranks[at - 1] as number;
      ranks[at] = rank;
    }
    return ranks.slice(0, count);
  }
}
