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
  /** The statements that each one lies within: always fewer than for the statements within it. */
  const outer = items.map(({ pattern }) => list.findAll(pattern.word, work));
  const order = items.map((_, rank) => rank);
  order.sort((a, b) => (outer[a]?.length ?? 0) - (outer[b]?.length ?? 0) || a - b);
  const kept = new Set<number>();
  for (const rank of order) {
    if (outer[rank]?.some((each) => kept.has(each.rank))) continue;
    work.steps += SHOWING;
    if (keep(items[rank] as Item)) kept.add(rank);
    if (work.isTurn) yield;
  }
}
