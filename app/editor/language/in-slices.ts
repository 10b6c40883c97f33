/** Milliseconds of work before other tasks run: half a frame, so that no frame is missed. */
const SLICE = 8;

/** Runs a task after other pending tasks, user input first. */
type Later = (task: () => void) => void;

const later: Later = (task) => {
  if (typeof scheduler !== "undefined") {
    void scheduler.postTask(task, { priority: "user-visible" });
    return;
  }
  // Not a timer: each would wait for 4 ms when they follow each other (HTML, timer initialization).
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    task();
  };
  port2.postMessage(null);
};

/** How work is divided; for tests. The defaults suit everything else. */
export interface SliceOptions {
  /** Milliseconds after which a slice ends. */
  readonly slice?: number;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
  readonly later?: Later;
}

/**
 * Runs a long computation in slices, so that the page stays responsive. The first slice runs
 * synchronously.
 *
 * @param steps the computation. It should yield often, because a slice is at least as long as its
 *   longest step. Yielded values are ignored.
 * @param done is called with the computation's result, never after the run was cancelled.
 * @returns cancels the run: no further step is taken.
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
