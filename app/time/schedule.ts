/** Texts of at least this many UTF-16 units are long: work on them waits for a pause in typing. */
export const LONG_TEXT = 100_000;

/** Runs a task after the next paint; returns a function that cancels it. */
export type Schedule = (task: () => void) => () => void;

/** The longest a task waits for a paint: a hidden page is never painted. */
const LATEST_PAINT = 200;

/** After the next paint, so that typed text is visible before the task begins. */
export const afterPaint: Schedule = (task) => {
  const run = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    task();
  };
  let timer = setTimeout(run, LATEST_PAINT);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
};

/** Milliseconds that a slow machine needs to show what has been painted. */
const DRAWING = 16;

/** Runs a task after a pause in requests. */
export interface PauseTimer {
  /** Requests the task: it runs after the pause, or sooner if it has waited for too long. */
  readonly ask: () => void;
  /** Cancels the request. */
  readonly cancel: () => void;
}

/**
 * Creates a timer that waits for a pause in requests, with an upper limit. What runs because of the
 * limit follows the next paint.
 *
 * @param pause milliseconds without a request; `latest` is the longest the first request waits.
 *   Either may be a function, which is called at each request.
 */
export const pauseTimer = (
  task: () => void,
  pause: number | (() => number),
  latest: number | (() => number),
): PauseTimer => {
  const pauseNow = typeof pause === "number" ? () => pause : pause;
  const latestNow = typeof latest === "number" ? () => latest : latest;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: number | null = null;
  let cancelPaint: (() => void) | null = null;
  const cancel = (): void => {
    clearTimeout(timer);
    cancelPaint?.();
    cancelPaint = null;
    asked = null;
  };
  const run = (): void => {
    cancel();
    task();
  };
  const runAfterPaint = (): void => {
    cancelPaint = afterPaint(() => {
      timer = setTimeout(run, DRAWING);
    });
  };
  return {
    ask: () => {
      const now = performance.now();
      asked ??= now;
      if (cancelPaint !== null) return;
      // Set again each time: timers are delayed by keys, and one that only sets the next would wait
      // twice.
      clearTimeout(timer);
      const rest = Math.max(0, asked + latestNow() - now);
      const quiet = pauseNow();
      // Without a pause, the latest key may not be on the screen yet.
      timer = quiet <= rest ? setTimeout(run, quiet) : setTimeout(runAfterPaint, rest);
    },
    cancel,
  };
};

/** Resolves in the next task, after pending keys, clicks and frames. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
