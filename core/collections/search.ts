/**
 * The first index at which something holds, found by binary search; `end` if there is none.
 *
 * @param holds must be false for all indexes up to some point, and true from there on.
 * @param from the least index to be considered.
 */
export const firstIndex = (
  end: number,
  holds: (index: number) => boolean,
  from: number = 0,
): number => {
  let low = from;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The index of the first of some sorted values that is not below another; their number if all are. */
export const firstNotBelow = <Value extends number | string>(
  sorted: readonly Value[],
  least: Value,
): number => firstIndex(sorted.length, (index) => (sorted[index] as Value) >= least);
