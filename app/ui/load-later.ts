/** Whether anything is painted: not while the build renders the page. */
const paints = typeof requestAnimationFrame === "function";

/** After the first paint, or soon if the page is hidden and nothing is painted. */
const firstPaint: Promise<void> = new Promise((resolve) => {
  if (!paints) return;
  const timer = setTimeout(resolve, 300);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(resolve);
  });
});

/** The queue of parts to load, in order of request. */
const waiting: (() => void)[] = [];

/**
 * Starts them one after the other, each in its own task, so that keys and clicks are handled in
 * between.
 */
const startNext = (): void => {
  const next = waiting.shift();
  if (next === undefined) return;
  next();
  setTimeout(startNext);
};

/** Adds a part to the queue. */
const queue = (start: () => void): void => {
  if (waiting.push(start) === 1) void firstPaint.then(() => setTimeout(startNext));
};

/**
 * Starts loading all parts soon after the first paint, needed or not: after that the page makes no
 * request, except for parts that failed to load. Requested parts come first. If nothing is painted,
 * only those are loaded.
 */
export const afterPaint = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  if (!paints) return load;
  let loading: Promise<T> | null = null;
  const begin = (): Promise<T> => {
    if (loading !== null) return loading;
    const begun = firstPaint.then(load);
    // Callers that request the part see the failure; there may be none yet.
    begun.catch(() => {
      loading = null;
    });
    loading = begun;
    return begun;
  };
  queue(begin);
  return begin;
};
