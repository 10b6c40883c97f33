/** Above this the work grows faster than its input: linear work gives about 4, quadratic 16. */
export declare const MOST_GROWTH = 9;
/**
 * How many times as much work an input of four times the size is; it should be below `MOST_GROWTH`. The ratio depends
 * neither on the speed of the machine nor, where a thread's own time is known, on what runs beside it; more runs are
 * added up until it is good enough. Work that is too short to be measured gets a larger input.
 *
 * @param clock milliseconds of work so far.
 */
export declare const growth: (
  size: number,
  work: (size: number) => void,
  clock?: () => number,
) => number;
