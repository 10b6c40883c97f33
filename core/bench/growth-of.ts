import { readFileSync } from "node:fs";

const SIZE_STEP = 8;
const MOST_RUNS = 10;

/** Milliseconds that the smaller work has to take: Linux counts a thread's time in steps of up to four. */
const LEAST = 6;

/** How many times as large as asked for the smaller work may become to take that long. */
const LARGEST = 256;

/**
 * Above this the work grows faster than its input: linear work gives about 8, quadratic 64. Both may be three times off:
 * memory that other programs use, and collecting what is no longer used, take time as well.
 */
export const MOST_GROWTH = 24;

/**
 * Milliseconds for which a processor has run this thread, whatever else the machine does meanwhile; where the system
 * does not tell, milliseconds that have passed.
 */
const threadTime = (): number => {
  try {
    // Documentation/scheduler/sched-stats.rst of Linux: nanoseconds first.
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
};

/**
 * How many times as much work an input of eight times the size is; it should be below `MOST_GROWTH`. The ratio depends
 * neither on the speed of the machine nor, where a thread's own time is known, on what runs beside it; more runs are
 * added up until it is good enough. Work that is too short to be measured gets a larger input.
 *
 * @param clock milliseconds of work so far.
 */
export const growth = (
  size: number,
  work: (size: number) => void,
  clock: () => number = threadTime,
): number => {
  const timeOf = (amount: number): number => {
    const began = clock();
    work(amount);
    return clock() - began;
  };
  // The first run is slow because code is not yet compiled.
  work(size);
  let amount = size;
  while (timeOf(amount) < LEAST && amount < size * LARGEST) amount *= 2;
  let small = 0;
  let large = 0;
  let ratio = Number.POSITIVE_INFINITY;
  for (let run = 0; run < MOST_RUNS && (small < LEAST || ratio >= MOST_GROWTH); run++) {
    small += timeOf(amount);
    large += timeOf(amount * SIZE_STEP);
    // Work that stays too short to be measured is not long.
    ratio = large / Math.max(small, LEAST);
  }
  return ratio;
};
