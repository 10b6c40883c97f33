const SIZE_STEP = 4;
const MOST_RUNS = 60;

/** What is added to both times, in milliseconds, so that no ratio is made of noise. */
const NOISE = 2;

/** Above it the work grows faster than its input: linear work gives about 4, quadratic 16. */
export const MOST_GROWTH = 9;

/**
 * How many times as long work takes on an input four times the size, which is to be under
 * `MOST_GROWTH`. A ratio says nothing of how fast the machine is. A busy one interrupts some runs and
 * not all, so the quietest count, and there are more of them until the ratio is as it should be. The
 * clock tells milliseconds.
 */
export const growth = (
  size: number,
  work: (size: number) => void,
  clock: () => number = () => performance.now(),
): number => {
  const timeOf = (amount: number): number => {
    const began = clock();
    work(amount);
    return clock() - began;
  };
  // The first run is slow, being the first.
  work(size);
  let small = Number.POSITIVE_INFINITY;
  let large = Number.POSITIVE_INFINITY;
  let ratio = Number.POSITIVE_INFINITY;
  for (let run = 0; run < MOST_RUNS && ratio >= MOST_GROWTH; run++) {
    small = Math.min(small, timeOf(size));
    large = Math.min(large, timeOf(size * SIZE_STEP));
    ratio = (large + NOISE) / (small + NOISE);
  }
  return ratio;
};
