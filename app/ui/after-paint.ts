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

/**
 * Starts loading right after the first paint, whether or not anybody waits for it: once the page is
 * up, it makes no further request, but for what could not be loaded. Where nothing is painted, only what is asked for is loaded.
 */
export const afterPaint = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  if (!paints) return load;
  let hasFailed = false;
  const begin = (loading: Promise<T>): Promise<T> => {
    // Whoever asks for the part is told of the failure; nobody may have asked yet.
    loading.catch(() => {
      hasFailed = true;
    });
    return loading;
  };
  let loaded = begin(firstPaint.then(load));
  return () => {
    if (hasFailed) {
      hasFailed = false;
      loaded = begin(load());
    }
    return loaded;
  };
};
