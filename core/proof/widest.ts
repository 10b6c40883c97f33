import type { ClosedPattern } from "./closed-pattern.ts";
import { RankedList } from "./ranked.ts";
import type { Work } from "./work.ts";

/** What it costs to find a URL that shows a statement. */
const SHOWING = 100;

/** Something said of all paths that a pattern matches. */
interface Stated {
  readonly pattern: ClosedPattern;
  readonly label: string | boolean;
}

/**
 * Goes through statements of one kind, the widest first: those that lie within none that was kept.
 * What is not kept makes room for those within it.
 *
 * @param keep tells whether a statement is kept.
 */
export function* keepWidest<Item extends Stated>(
  items: readonly Item[],
  keep: (item: Item) => boolean,
  work: Work,
): Generator<void, void> {
  const list = new RankedList(items.map((item, rank) => ({ ...item, rank })));
  /** How many others a statement lies within: fewer than anything within it does. */
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
