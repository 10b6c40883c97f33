import { Hits, NONE } from "./hits.ts";
import { matchesRest, type Pattern } from "./pattern.ts";
import { hasTrigram, TrigramIndex } from "./trigram-index.ts";

/**
 * A node stores up to this many wildcard patterns itself; more than that go to the trigram index.
 */
const MOST_IN_NODE = 8;

/** A node of the radix tree over literal prefixes. */
interface Node {
  /** The characters between the parent and this node. */
  label: string;
  /** Children by their label's first UTF-16 unit. */
  children: Map<number, Node> | null;
  /** The best rank of the patterns without a star that end here. */
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

/** The node at the end of `text`, created if missing. */
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

/** Whether only a star follows the prefix: `/fish*` is equivalent to `/fish`. */
const isPlainPrefix = (pattern: Pattern): boolean =>
  pattern.hasStar && !pattern.anchored && pattern.segments.length === 0;

/**
 * Finds the best of many patterns for a path in time that hardly grows with their number. A radix
 * tree holds the patterns by the characters before their first star; one walk along the path finds
 * all that can match. If many wildcard patterns share a prefix (usually `/`), a trigram that each
 * of them requires shows which are worth comparing.
 */
export class RuleTree {
  private readonly root: Node = newNode("");
  /** Patterns that are equivalent to a better one: they never decide. */
  private readonly repeats = new Map<Node, number[]>();
  private readonly patterns: readonly Pattern[];
  private trigrams: TrigramIndex | null = null;
  /**
   * The wildcard patterns found during one query; one array for all queries, as there are millions.
   */
  private readonly wildcards: (readonly number[])[] = [];
  private readonly hits = new Hits();

  /** @param patterns by rank, in order of precedence. */
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
        // Most nodes keep one, and an array that grows reserves room for many.
        if (node.wild === null) node.wild = [rank];
        else node.wild.push(rank);
        wildNodes.add(node);
      }
    }
    this.indexTrigrams(wildNodes);
  }

  /** Moves the patterns of crowded nodes to the trigram index. */
  private indexTrigrams(wildNodes: ReadonlySet<Node>): void {
    const { patterns } = this;
    const indexed: number[] = [];
    const isIndexed = (rank: number): boolean => hasTrigram(patterns[rank] as Pattern);
    for (const node of wildNodes) {
      const wild = node.wild as number[];
      if (wild.length <= MOST_IN_NODE) continue;
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

  /** Whether a pattern matches a path that begins with its prefix. */
  private fits(rank: number, path: string): boolean {
    const pattern = this.patterns[rank] as Pattern;
    return matchesRest(pattern, path, pattern.prefix.length);
  }

  /**
   * The next node along a path, `at` characters from the start; null if the path leaves the tree.
   */
  private static next({ children }: Node, path: string, at: number): Node | null {
    const child = children?.get(path.charCodeAt(at));
    if (child === undefined) return null;
    const { label } = child;
    return label.length === 1 || path.startsWith(label, at) ? child : null;
  }

  /**
   * The rank of the best pattern that matches `path`; -1 if none does. Does not use `next`: with
   * millions of queries, one call per node is measurable.
   */
  find(path: string): number {
    let best = NONE;
    const { wildcards } = this;
    let count = 0;
    let node = this.root;
    for (let at = 0; ; ) {
      if (node.open < best) best = node.open;
      if (node.wild !== null) wildcards[count++] = node.wild;
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
      for (const rank of wildcards[index] as readonly number[]) {
        if (rank >= best) break;
        if (this.fits(rank, path)) best = rank;
      }
    }
    if (this.trigrams !== null) best = this.trigrams.find(path, best);
    return best === NONE ? -1 : best;
  }

  /** The ranks of all patterns that match `path`, best first. */
  findAll(path: string): readonly number[] {
    const { hits } = this;
    hits.clear();
    let at = 0;
    for (let node: Node | null = this.root; node !== null; ) {
      const isEnd = at === path.length;
      if (node.open !== NONE) hits.add(node.open);
      if (isEnd && node.anchored !== NONE) hits.add(node.anchored);
      if (this.repeats.size > 0) this.addRepeats(node, isEnd);
      if (node.wild !== null) {
        for (const rank of node.wild) if (this.fits(rank, path)) hits.add(rank);
      }
      node = isEnd ? null : RuleTree.next(node, path, at);
      at += node === null ? 0 : node.label.length;
    }
    this.trigrams?.find(path, NONE, hits);
    return hits.inOrder;
  }

  private addRepeats(node: Node, isEnd: boolean): void {
    const repeats = this.repeats.get(node);
    if (repeats === undefined) return;
    for (const rank of repeats) {
      if (isEnd || !this.patterns[rank]?.anchored) this.hits.add(rank);
    }
  }
}
