/** Texts from this many UTF-16 units on are long: what hangs on them waits for a pause in typing. */
export const LONG_TEXT = 100_000;

/** Milliseconds that count as a pause in typing, and how long anything waits for one. */
export const PAUSE = 250;
const LATEST = 5000;

/** The same for a long text: some people type three letters a second, and each pause costs a good deal there. */
const LONG_PAUSE = 500;
const LONG_LATEST = 15_000;

/** Milliseconds that count as a pause in typing a text of this length. */
export const pauseFor = (length: number): number => (length < LONG_TEXT ? PAUSE : LONG_PAUSE);

/** Milliseconds that anything waits at most for a pause in typing a text of this length. */
export const latestFor = (length: number): number => (length < LONG_TEXT ? LATEST : LONG_LATEST);

/** Runs a task once the screen is drawn; returns the function that calls it off. */
export type Schedule = (task: () => void) => () => void;

/** How long a task waits for the screen at most: a hidden page is not drawn at all. */
const LATEST_PAINT = 200;

/** After the next paint, so that what was just typed is seen before the task begins. */
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

/** Runs a task when nothing has asked for it for a while. */
export interface PauseTimer {
  /** Asks for the task: it runs after the pause, or sooner when it has been waiting for long. */
  readonly ask: () => void;
  /** Takes the request back. */
  readonly cancel: () => void;
}

/**
 * Makes a timer that waits for a pause in what leads to its task, yet not for ever.
 *
 * @param pause milliseconds without a request; `latest` is how long the first request waits at most. Either
 *   may be given by a function, which is called at each request.
 * @param overdue milliseconds after which a request runs the task itself: while keys come fast, browsers keep
 *   timers waiting for seconds. For tasks that are quick and may run wherever they are asked for.
 */
export const pauseTimer = (
  task: () => void,
  pause: number | (() => number),
  latest: number | (() => number),
  overdue = Number.POSITIVE_INFINITY,
): PauseTimer => {
  const pauseNow = typeof pause === "number" ? () => pause : pause;
  const latestNow = typeof latest === "number" ? () => latest : latest;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: number | null = null;
  const cancel = (): void => {
    clearTimeout(timer);
    asked = null;
  };
  const run = (): void => {
    cancel();
    task();
  };
  return {
    ask: () => {
      const now = performance.now();
      asked ??= now;
      if (now - asked >= overdue) {
        run();
        return;
      }
      // Set anew each time: timers wait for keys, and one that only set the next would wait twice.
      clearTimeout(timer);
      timer = setTimeout(run, Math.max(0, Math.min(pauseNow(), asked + latestNow() - now)));
    },
    cancel,
  };
};

/** Settles in the next task: what the browser has to do meanwhile (a key, a press, a frame) comes before. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
