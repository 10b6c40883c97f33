/** Runs a task once the screen is drawn; gives the function that calls it off. */
export type Schedule = (task: () => void) => () => void;

/** How long a task waits at most: a hidden page is not drawn at all. */
const LATEST = 200;

/** After the next paint, so that what was just typed is seen before the task begins. */
export const afterPaint: Schedule = (task) => {
  const run = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    task();
  };
  let timer = setTimeout(run, LATEST);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
};
