/** How many lines a text has that another has not, and the other way round. */
export interface LineChanges {
  readonly added: number;
  readonly removed: number;
  /** Whether the texts are equal; if not, and no line is added or removed, lines were moved. */
  readonly isSame: boolean;
}

const countsOf = (lines: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
};

/** How many of the first lines the others lack; lines that occur often count each time. */
const lacking = (counts: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>) => {
  let count = 0;
  for (const [line, times] of counts) count += Math.max(0, times - (others.get(line) ?? 0));
  return count;
};

/** What changed from one text to another, whatever the order of the lines. */
export const lineChanges = (before: string, after: string): LineChanges => {
  const old = countsOf(before.split("\n"));
  const present = countsOf(after.split("\n"));
  return {
    added: lacking(present, old),
    removed: lacking(old, present),
    isSame: before === after,
  };
};
