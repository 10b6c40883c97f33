/** Whether anything is painted: not where the build draws the page. */
const paints = typeof requestAnimationFrame === "function";

/** After the first paint; soon anyway when the page is hidden and nothing is painted. */
const firstPaint: Promise<void> = new Promise((resolve) => {
  if (!paints) return;
  const timer = setTimeout(resolve, 300);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(resolve);
  });
});

/** What is still to be loaded, in the order in which it was asked for. */
const waiting: (() => void)[] = [];

/** Starts one after the other, each in a task of its own: keys and presses come between. */
const startNext = (): void => {
  const next = waiting.shift();
  if (next === undefined) return;
  next();
  setTimeout(startNext);
};

/** Has a part wait for its turn. */
const queue = (start: () => void): void => {
  if (waiting.push(start) === 1) void firstPaint.then(() => setTimeout(startNext));
};

/**
 * Starts loading soon after the first paint, whether or not anybody waits for it: once the page is
 * up, it makes no further request, but for what could not be loaded. What is asked for comes first.
 * Where nothing is painted, only what is asked for is loaded.
 */
export const afterPaint = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  if (!paints) return load;
  let loading: Promise<T> | null = null;
  const begin = (): Promise<T> => {
    if (loading !== null) return loading;
    const begun = firstPaint.then(load);
    // Callers that ask for the part see the failure; there may be none yet.
    begun.catch(() => {
      loading = null;
    });
    loading = begun;
    return begun;
  };
  queue(begin);
  return begin;
};
