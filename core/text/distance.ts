/**
 * The least number of single-character insertions, deletions, replacements and swaps of neighbours
 * that turn one text into the other, with no part edited twice (Damerau-Levenshtein distance in its
 * optimal string alignment form). Counts UTF-16 units; compares them as they are, so fold case
 * first.
 *
 * @param limit where counting stops: any distance above it is returned as `limit + 1`.
 */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const cost = distanceAt(a, b, row, column, before, above, current);
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = above;
    above = current;
  }
  return Math.min(above[b.length] as number, limit + 1);
};

const distanceAt = (
  a: string,
  b: string,
  row: number,
  column: number,
  before: readonly number[],
  above: readonly number[],
  current: readonly number[],
): number => {
  const last = a.charCodeAt(row - 1);
  const other = b.charCodeAt(column - 1);
  const cost = Math.min(
    (above[column] as number) + 1,
    (current[column - 1] as number) + 1,
    (above[column - 1] as number) + (last === other ? 0 : 1),
  );
  const isSwap =
    row > 1 && column > 1 && last === b.charCodeAt(column - 2) && other === a.charCodeAt(row - 2);
  return isSwap ? Math.min(cost, (before[column - 2] as number) + 1) : cost;
};

/**
 * The distance up to which a name counts as a typo: 2 for names of six letters or more, 1 below.
 */
const slipLimit = (name: string): number => (name.length >= 6 ? 2 : 1);

/**
 * The nearest of some names that `text` may be a typo of, by `slipLimit`; null if there is none.
 * The first wins a tie. Compares characters as they are, so fold case first.
 */
export const nearestName = (text: string, names: readonly string[]): string | null => {
  let nearest: string | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const limit = Math.min(slipLimit(name), best - 1);
    const distance = editDistance(text, name, limit);
    if (distance > limit) continue;
    nearest = name;
    best = distance;
  }
  return nearest;
};
