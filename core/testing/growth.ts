const SIZE_STEP = 4;
const MOST_RUNS = 60;

/** Added to both times, in milliseconds, so that noise does not dominate the ratio. */
const NOISE = 2;

/** Above this the work grows faster than its input: linear work gives about 4, quadratic 16. */
export const MOST_GROWTH = 9;

/**
 * How many times as long work takes on an input four times the size; it should be below
 * `MOST_GROWTH`. A ratio does not depend on the speed of the machine. A busy machine interrupts
 * some runs, so the fastest count, and runs are repeated until the ratio is good enough. The clock
 * returns milliseconds.
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
  // The first run is slow because code is not yet compiled.
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
