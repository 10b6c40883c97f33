import type { Hits } from "./hits.ts";
import { matches, type Pattern } from "./pattern.ts";

/**
 * How many characters of a segment, from its trigram on, are compared before the whole pattern is.
 */
const COMPARED_FIRST = 8;

/** Three characters as a number: the last ten bits of each. Others may have the same number. */
const TRIGRAM_BITS = 0x3fffffff;

/** The slot of such a number in a table whose size is a power of two. */
const trigramSlot = (three: number, mask: number): number =>
  (Math.imul(three, 0x9e3779b1) >>> 11) & mask;

/** The number of the last three characters up to `unit`, given that of those before it. */
const nextThree = (three: number, unit: number): number =>
  ((three << 10) | (unit & 0x3ff)) & TRIGRAM_BITS;

/**
 * Whether `path` contains `text` at index `at`; optimised for a few characters, of which the first
 * usually decides.
 */
const containsAt = (path: string, text: string, at: number): boolean => {
  for (let index = 0; index < text.length; index++) {
    if (path.charCodeAt(at + index) !== text.charCodeAt(index)) return false;
  }
  return true;
};

/** Finds wildcard patterns by a trigram that a path must contain to match them. */
export class TrigramIndex {
  private readonly mask: number;
  private readonly heads: Int32Array;
  private readonly nexts: Int32Array;
  /** The indexed patterns, best first. */
  private readonly patterns: readonly Pattern[];
  /** Their ranks. */
  private readonly ranks: Int32Array;
  /**
   * For each, its trigram and what follows: if the path does not contain that, the pattern does not
   * match.
   */
  private readonly beginnings: string[] = [];
  /** The query in which a pattern was last verified, so that each is verified once. */
  private readonly verifiedAt: Int32Array;
  private question = 0;

  /**
   * @param patterns by rank.
   * @param ranks those to be indexed, best first; each pattern has a segment of three or more
   *   characters.
   */
  constructor(patterns: readonly Pattern[], ranks: readonly number[]) {
    let size = 256;
    while (size < ranks.length * 8) size *= 2;
    this.mask = size - 1;
    this.heads = new Int32Array(size).fill(-1);
    this.nexts = new Int32Array(ranks.length);
    this.verifiedAt = new Int32Array(ranks.length);
    this.patterns = ranks.map((rank) => patterns[rank] as Pattern);
    this.ranks = Int32Array.from(ranks);
    const frequency = new Int32Array(size);
    for (const pattern of this.patterns) {
      this.eachSlot(pattern, (slot) => {
        frequency[slot] = (frequency[slot] as number) + 1;
      });
    }
    // From the worst rank to the best, so that each chain starts with its best.
    for (let index = ranks.length - 1; index >= 0; index--) {
      let rarest = -1;
      this.eachSlot(this.patterns[index] as Pattern, (slot, text, at) => {
        if (rarest >= 0 && (frequency[slot] as number) >= (frequency[rarest] as number)) return;
        rarest = slot;
        this.beginnings[index] = text.slice(at, at + COMPARED_FIRST);
      });
      this.nexts[index] = this.heads[rarest] as number;
      this.heads[rarest] = index;
    }
  }

  private eachSlot(
    { segments }: Pattern,
    visit: (slot: number, text: string, at: number) => void,
  ): void {
    for (const { text } of segments) {
      let three = 0;
      for (let at = 0; at < text.length; at++) {
        three = nextThree(three, text.charCodeAt(at));
        if (at >= 2) visit(trigramSlot(three, this.mask), text, at - 2);
      }
    }
  }

  /**
   * The best rank better than `best` that matches `path`; `best` if none does.
   *
   * @param all collects all matching ranks, unordered.
   */
  find(path: string, best: number, all: Hits | null = null): number {
    const question = ++this.question;
    let found = best;
    let three = nextThree(nextThree(0, path.charCodeAt(0)), path.charCodeAt(1));
    for (let at = 2; at < path.length; at++) {
      three = nextThree(three, path.charCodeAt(at));
      let index = this.heads[trigramSlot(three, this.mask)] as number;
      while (index >= 0) {
        const rank = this.ranks[index] as number;
        if (rank >= found && all === null) break;
        if (
          this.verifiedAt[index] !== question &&
          containsAt(path, this.beginnings[index] as string, at - 2)
        ) {
          this.verifiedAt[index] = question;
          if (matches(this.patterns[index] as Pattern, path)) {
            found = Math.min(found, rank);
            all?.add(rank);
          }
        }
        index = this.nexts[index] as number;
      }
    }
    return found;
  }
}

/** Whether such an index can find a pattern. */
export const hasTrigram = ({ segments }: Pattern): boolean =>
  segments.some(({ text }) => text.length >= 3);
