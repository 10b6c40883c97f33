import { matches, type Pattern } from "./pattern.ts";
import { RuleTree } from "./rule-tree.ts";

/**
 * For up to this many paths, the patterns are tried one by one: building a tree would take longer.
 */
const FEW_PATHS = 16;

/** Finds the patterns that match a path; for the first few paths without a tree. */
export class RuleIndex {
  private readonly patterns: readonly Pattern[];
  private tree: RuleTree | null = null;
  private queries = 0;

  /** @param patterns by rank, in order of precedence. */
  constructor(patterns: readonly Pattern[]) {
    this.patterns = patterns;
  }

  /** Counts a query; null if no tree is made for it. */
  private treeForQuery(): RuleTree | null {
    if (this.tree === null && ++this.queries > FEW_PATHS) this.tree = new RuleTree(this.patterns);
    return this.tree;
  }

  /** The rank of the best pattern that matches `path`; -1 if none does. */
  find(path: string): number {
    const tree = this.treeForQuery();
    if (tree !== null) return tree.find(path);
    return this.patterns.findIndex((pattern) => matches(pattern, path));
  }

  /** The ranks of all patterns that match `path`, best first. */
  findAll(path: string): readonly number[] {
    const tree = this.treeForQuery();
    if (tree !== null) return tree.findAll(path);
    const ranks: number[] = [];
    this.patterns.forEach((pattern, rank) => {
      if (matches(pattern, path)) ranks.push(rank);
    });
    return ranks;
  }
}
