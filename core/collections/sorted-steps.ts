/** Texts sorted in one step, and merged in one. */
const PORTION = 2048;
const MERGED = 8 * PORTION;

/**
 * Sorts texts by their UTF-16 units, like `sort` without a function, in short steps however many
 * there are: sorts portions, then merges pairs of sorted lists.
 */
export function* sortedSteps(texts: readonly string[]): Generator<void, readonly string[]> {
  let rows: (readonly string[])[] = [];
  for (let from = 0; from < texts.length; from += PORTION) {
    if (from > 0) yield;
    rows.push(texts.slice(from, from + PORTION).sort());
  }
  while (rows.length > 1) {
    const longer: (readonly string[])[] = [];
    for (let at = 0; at < rows.length; at += 2) {
      const [one = [], other] = rows.slice(at, at + 2);
      longer.push(other === undefined ? one : yield* merged(one, other));
    }
    rows = longer;
  }
  return rows[0] ?? [];
}

/** Merges two sorted lists. */
function* merged(
  one: readonly string[],
  other: readonly string[],
): Generator<void, readonly string[]> {
  const all: string[] = [];
  let [at, next] = [0, 0];
  while (at < one.length && next < other.length) {
    if (all.length % MERGED === MERGED - 1) yield;
    const isFirst = (one[at] as string) <= (other[next] as string);
    all.push(isFirst ? (one[at++] as string) : (other[next++] as string));
  }
  yield;
  return [...all, ...one.slice(at), ...other.slice(next)];
}
