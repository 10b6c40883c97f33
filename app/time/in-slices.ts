/** Milliseconds of work before others get their turn: half a frame, so that a frame is never missed. */
const SLICE = 8;

/** Runs a task after whatever else the page has to do by then, input before all. */
type Later = (task: () => void) => void;

const later: Later = (task) => {
  if (typeof scheduler === "undefined") setTimeout(task);
  else void scheduler.postTask(task, { priority: "user-visible" });
};

/** How slices are cut; for tests, for everywhere else the defaults are right. */
export interface SliceOptions {
  /** Milliseconds after which a slice ends. */
  readonly slice?: number;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
  readonly later?: Later;
}

/**
 * Runs a long computation a slice at a time, and lets the page answer to its user in between. The
 * first slice runs at once: what is done within it is done when this returns.
 *
 * @param steps the computation, which yields wherever it may be interrupted: often, for a slice is
 *   as long as its longest step at least. What it yields is not looked at.
 * @param done is given what the computation returns. Never called once the run has been dropped.
 * @returns drops the run: no further step is taken. To be called when its answer is no longer wanted.
 */
export const inSlices = <Result>(
  steps: Iterator<unknown, Result>,
  done: (result: Result) => void,
  options: SliceOptions = {},
): (() => void) => {
  const { slice = SLICE, now = () => performance.now(), later: next = later } = options;
  let isDropped = false;
  const run = (): void => {
    if (isDropped) return;
    const end = now() + slice;
    do {
      const step = steps.next();
      if (step.done === true) {
        done(step.value);
        return;
      }
    } while (now() < end);
    next(run);
  };
  run();
  return () => {
    isDropped = true;
  };
};
