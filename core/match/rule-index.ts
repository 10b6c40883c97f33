import { matches, matchesRest, type Pattern } from "./pattern.ts";

/** No rank. A pattern's rank is its place in the order of precedence: the lowest that matches wins. */
const NONE = 0x7fffffff;

/** A node keeps up to this many wildcard patterns itself; beyond it they go to the trigram index. */
const FEW = 8;

/** How much of a segment, from its trigram on, is compared before a pattern is looked at closely. */
const NEAR = 8;

/** Three characters as a number: the last ten bits of each. Others may have the same. */
const THREE = 0x3fffffff;

/** The slot of such a number in a table whose size is a power of two. */
const trigramSlot = (three: number, mask: number): number =>
  (Math.imul(three, 0x9e3779b1) >>> 11) & mask;

/** The number of the characters up to one, given that of those before it. */
const nextThree = (three: number, unit: number): number => ((three << 10) | (unit & 0x3ff)) & THREE;

/** Whether `text` stands in `path` from `at` on; made for a few characters, of which the first mostly tells. */
const standsAt = (path: string, text: string, at: number): boolean => {
  for (let index = 0; index < text.length; index++) {
    if (path.charCodeAt(at + index) !== text.charCodeAt(index)) return false;
  }
  return true;
};

/** A node of the radix tree over literal prefixes. */
interface Node {
  /** The characters on the way from the parent. */
  label: string;
  /** Children by their label's first UTF-16 unit. */
  children: Map<number, Node> | null;
  /** Best rank of the patterns without a star that end here. */
  open: number;
  /** The same for those anchored here with `$`. */
  anchored: number;
  /** Ranks of the patterns whose literal prefix ends here, best first. */
  wild: number[] | null;
}

const newNode = (label: string): Node => ({
  label,
  children: null,
  open: NONE,
  anchored: NONE,
  wild: null,
});

const commonLength = (label: string, text: string, from: number): number => {
  const most = Math.min(label.length, text.length - from);
  let length = 0;
  while (length < most && label.charCodeAt(length) === text.charCodeAt(from + length)) length++;
  return length;
};

/** The node at the end of `text`, made when missing. */
const reach = (root: Node, text: string): Node => {
  let node = root;
  for (let at = 0; at < text.length; ) {
    const unit = text.charCodeAt(at);
    node.children ??= new Map();
    const child = node.children.get(unit);
    if (child === undefined) {
      const leaf = newNode(text.slice(at));
      node.children.set(unit, leaf);
      return leaf;
    }
    const common = commonLength(child.label, text, at);
    if (common < child.label.length) {
      const upper = newNode(child.label.slice(0, common));
      child.label = child.label.slice(common);
      upper.children = new Map([[child.label.charCodeAt(0), child]]);
      node.children.set(unit, upper);
      node = upper;
    } else {
      node = child;
    }
    at += common;
  }
  return node;
};

/** Wildcard patterns found by a trigram that a path must hold to match them. */
class TrigramIndex {
  private readonly mask: number;
  private readonly heads: Int32Array;
  private readonly nexts: Int32Array;
  /** Those that are found here, best first. */
  private readonly patterns: readonly Pattern[];
  /** Their ranks. */
  private readonly ranks: Int32Array;
  /** For each, its trigram and what comes next: where that does not stand, the pattern does not match. */
  private readonly nears: string[] = [];
  /** The query at which a pattern was last verified, so that each is verified once. */
  private readonly verifiedAt: Int32Array;
  private question = 0;

  /**
   * @param patterns by rank.
   * @param ranks those to be found, best first; each pattern has a segment of three characters or more.
   */
  constructor(patterns: readonly Pattern[], ranks: readonly number[]) {
    let size = 1024;
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
        this.nears[index] = text.slice(at, at + NEAR);
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
   * The best rank below `best` that matches `path`; `best` when none does.
   *
   * @param all takes all ranks that match, in no order, and then no rank is too bad to be tried.
   */
  find(path: string, best: number, all: number[] | null = null): number {
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
          standsAt(path, this.nears[index] as string, at - 2)
        ) {
          this.verifiedAt[index] = question;
          if (matches(this.patterns[index] as Pattern, path)) {
            found = Math.min(found, rank);
            all?.push(rank);
          }
        }
        index = this.nexts[index] as number;
      }
    }
    return found;
  }
}

const hasTrigram = ({ segments }: Pattern): boolean =>
  segments.some(({ text }) => text.length >= 3);

/** Whether only a star follows the prefix: `/fish*` is `/fish`. */
const isPlainPrefix = (pattern: Pattern): boolean =>
  pattern.hasStar && !pattern.anchored && pattern.segments.length === 0;

/**
 * Finds the best of many patterns for a path in time that hardly grows with their number. Patterns
 * hang in a radix tree by the characters before their first star; one walk along the path meets
 * all that can match. Where many wildcard patterns share a prefix (mostly `/`), a trigram each of
 * them needs tells which are worth a look.
 */
export class RuleIndex {
  private readonly root: Node = newNode("");
  /** Patterns that say the same as a better one: they never decide. */
  private readonly repeats = new Map<Node, number[]>();
  private readonly patterns: readonly Pattern[];
  private readonly trigrams: TrigramIndex | null;
  /** The wildcard patterns met on the way of one query; one list for all, as millions are asked. */
  private readonly met: (readonly number[])[] = [];

  /** @param patterns by rank, the one that takes precedence first. */
  constructor(patterns: readonly Pattern[]) {
    this.patterns = patterns;
    const wildNodes = new Set<Node>();
    for (const [rank, pattern] of patterns.entries()) {
      const node = reach(this.root, pattern.prefix);
      if (!pattern.hasStar || isPlainPrefix(pattern)) {
        const kind = pattern.anchored ? "anchored" : "open";
        if (node[kind] === NONE) node[kind] = rank;
        else this.repeat(node, rank);
      } else {
        // Most nodes keep one, and a list that is grown takes room for many.
        if (node.wild === null) node.wild = [rank];
        else node.wild.push(rank);
        wildNodes.add(node);
      }
    }
    const indexed: number[] = [];
    const isIndexed = (rank: number): boolean => hasTrigram(patterns[rank] as Pattern);
    for (const node of wildNodes) {
      const wild = node.wild as number[];
      if (wild.length <= FEW) continue;
      for (const rank of wild) if (isIndexed(rank)) indexed.push(rank);
      node.wild = wild.filter((rank) => !isIndexed(rank));
    }
    indexed.sort((a, b) => a - b);
    this.trigrams = indexed.length === 0 ? null : new TrigramIndex(patterns, indexed);
  }

  private repeat(node: Node, rank: number): void {
    const known = this.repeats.get(node);
    if (known === undefined) this.repeats.set(node, [rank]);
    else known.push(rank);
  }

  /** Whether a pattern matches a path that it shares its prefix with. */
  private fits(rank: number, path: string): boolean {
    const pattern = this.patterns[rank] as Pattern;
    return matchesRest(pattern, path, pattern.prefix.length);
  }

  /** The next node on the way along a path, `at` characters down; null where it leads out of the tree. */
  private static next({ children }: Node, path: string, at: number): Node | null {
    const child = children?.get(path.charCodeAt(at));
    if (child === undefined) return null;
    const { label } = child;
    return label.length === 1 || path.startsWith(label, at) ? child : null;
  }

  /**
   * The rank of the best pattern that matches `path`; -1 when none does. It walks by itself, without
   * `next`: asked millions of times, a call for each node shows.
   */
  find(path: string): number {
    let best = NONE;
    const { met } = this;
    let count = 0;
    let node = this.root;
    for (let at = 0; ; ) {
      if (node.open < best) best = node.open;
      if (node.wild !== null) met[count++] = node.wild;
      if (at === path.length) {
        if (node.anchored < best) best = node.anchored;
        break;
      }
      const child = node.children?.get(path.charCodeAt(at));
      if (child === undefined) break;
      const { label } = child;
      if (label.length > 1 && !path.startsWith(label, at)) break;
      at += label.length;
      node = child;
    }
    for (let index = 0; index < count; index++) {
      for (const rank of met[index] as readonly number[]) {
        if (rank >= best) break;
        if (this.fits(rank, path)) best = rank;
      }
    }
    if (this.trigrams !== null) best = this.trigrams.find(path, best);
    return best === NONE ? -1 : best;
  }

  /** The ranks of all patterns that match `path`, the best first. */
  findAll(path: string): readonly number[] {
    const found: number[] = [];
    let at = 0;
    for (let node: Node | null = this.root; node !== null; ) {
      const isEnd = at === path.length;
      if (node.open !== NONE) found.push(node.open);
      if (isEnd && node.anchored !== NONE) found.push(node.anchored);
      if (this.repeats.size > 0) this.addRepeats(node, isEnd, found);
      if (node.wild !== null) {
        for (const rank of node.wild) if (this.fits(rank, path)) found.push(rank);
      }
      node = isEnd ? null : RuleIndex.next(node, path, at);
      at += node === null ? 0 : node.label.length;
    }
    this.trigrams?.find(path, NONE, found);
    return found.length > 1 ? found.sort((a, b) => a - b) : found;
  }

  private addRepeats(node: Node, isEnd: boolean, found: number[]): void {
    for (const rank of this.repeats.get(node) ?? []) {
      if (isEnd || !this.patterns[rank]?.anchored) found.push(rank);
    }
  }
}
