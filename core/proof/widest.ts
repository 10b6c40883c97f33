import type { ClosedPattern } from "./closed-pattern.ts";
import { RankedList } from "./ranked.ts";
import type { Work } from "./work.ts";

/** The cost of finding an example URL, in steps of work. */
const SHOWING = 100;

/** A statement about all paths that a pattern matches. */
interface Stated {
  readonly pattern: ClosedPattern;
  readonly label: string | boolean;
}

/**
 * Goes through statements of one kind, widest first, and skips those that lie within a kept one. If
 * a statement is not kept, those within it are still considered.
 *
 * @param keep returns whether a statement is kept.
 */
export function* keepWidest<Item extends Stated>(
  items: readonly Item[],
  keep: (item: Item) => boolean,
  work: Work,
): Generator<void, void> {
  const list = new RankedList(items.map((item, rank) => ({ ...item, rank })));
  const stated = items.map((item, rank) => {
    const outer = list.findAll(item.pattern.word, work).map((each) => each.rank);
    return { item, rank, outer };
  });
  // What a statement lies within lies within fewer itself.
  stated.sort((a, b) => a.outer.length - b.outer.length);
  const kept = new Set<number>();
  for (const { item, rank, outer } of stated) {
    if (outer.some((each) => kept.has(each))) continue;
    work.steps += SHOWING;
    if (keep(item)) kept.add(rank);
    if (work.isTurn) yield;
  }
}
