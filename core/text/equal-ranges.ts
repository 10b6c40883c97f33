import { chainOf } from "./hash.ts";

/** The number of chains of ranges with similar hashes; a power of two. */
const CHAINS = 4096;

const NONE = -1;

/**
 * Finds ranges of a text that consist of the same characters, without cutting them out of it:
 * creating a string for each line of a large file and searching it in a Map takes many times longer.
 */
export class EqualRanges {
  private readonly source: string;
  private readonly chains: Int32Array = new Int32Array(CHAINS).fill(NONE);
  private count = 0;
  private readonly nexts: number[] = [];
  private readonly hashes: number[] = [];
  private readonly froms: number[] = [];
  private readonly tos: number[] = [];
  private readonly values: number[] = [];

  constructor(source: string) {
    this.source = source;
  }

  /** Forgets all ranges. */
  clear(): void {
    this.chains.fill(NONE);
    this.count = 0;
  }

  /**
   * The value of the first range with the same hash and characters since `clear`: this one's own if
   * there is none before it.
   *
   * @param hash the same for equal ranges; seldom the same for others.
   */
  firstWith(hash: number, from: number, to: number, value: number): number {
    const chain = chainOf(hash, CHAINS);
    let index = this.chains[chain] as number;
    for (; index >= 0; index = this.nexts[index] as number) {
      if (this.hashes[index] === hash && this.isAt(index, from, to))
        return this.values[index] as number;
    }
    index = this.count++;
    this.nexts[index] = this.chains[chain] as number;
    this.chains[chain] = index;
    this.hashes[index] = hash;
    this.froms[index] = from;
    this.tos[index] = to;
    this.values[index] = value;
    return value;
  }

  private isAt(index: number, from: number, to: number): boolean {
    const { source } = this;
    const start = this.froms[index] as number;
    if ((this.tos[index] as number) - start !== to - from) return false;
    for (let at = from, other = start; at < to; at++, other++) {
      if (source.charCodeAt(at) !== source.charCodeAt(other)) return false;
    }
    return true;
  }
}
