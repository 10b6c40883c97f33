/** Code to be timed: repeats its work `times` times. */
export interface Work {
  readonly name: string;
  readonly repeat: (times: number) => unknown;
}

/** Long enough for the clock and short enough that all are disturbed alike. */
const BATCH_MS = 25;
const WARM_UP_MS = 150;
const ROUNDS = 15;

const elapsed = async (work: Work, times: number): Promise<number> => {
  const start = performance.now();
  await work.repeat(times);
  return performance.now() - start;
};

/** The number of repetitions per batch, determined while the engine warms up. */
const calibrate = async (work: Work): Promise<number> => {
  let times = 1;
  let spent = 0;
  for (;;) {
    const time = await elapsed(work, times);
    spent += time;
    if (time >= BATCH_MS && spent >= WARM_UP_MS) return times;
    if (time < BATCH_MS)
      times = Math.ceil(times * Math.min(10, (1.2 * BATCH_MS) / Math.max(time, 0.01)));
  }
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
};

/**
 * Seconds for one repetition of each: the median of alternating batches, so that other load on the
 * machine affects all alike.
 */
export const measure = async (works: readonly Work[]): Promise<ReadonlyMap<string, number>> => {
  const entries = [];
  for (const work of works) {
    entries.push({ work, times: await calibrate(work), batches: [] as number[] });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < entries.length; turn++) {
      const entry = entries[(round + turn) % entries.length] as (typeof entries)[number];
      entry.batches.push((await elapsed(entry.work, entry.times)) / entry.times / 1000);
    }
  }
  return new Map(entries.map(({ work, batches }) => [work.name, median(batches)]));
};
