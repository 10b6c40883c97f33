/** No rank. A pattern's rank is its place in the order of precedence: the lowest that matches wins. */
export const NONE = 0x7fffffff;

/** Up to so many ranks are put in order one by one, which is no work for a few. */
const FEW_HITS = 16;

/** The ranks of what matches a path. One for all questions: thousands of small lists are work for the engine. */
export class Hits {
  private readonly ranks: number[] = [];
  private count = 0;
  private most = NONE;

  /** Forgets all, and takes up to so many. */
  start(most: number): void {
    this.count = 0;
    this.most = most;
  }

  add(rank: number): void {
    this.ranks[this.count++] = rank;
  }

  get isFull(): boolean {
    return this.count >= this.most;
  }

  /** In order. */
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
