/** After the first paint; soon anyway when the page is hidden and nothing is painted. */
const firstPaint: Promise<void> = new Promise((resolve) => {
  const timer = setTimeout(resolve, 300);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(resolve);
  });
});

/**
 * Starts loading right after the first paint, whether or not anybody waits for it: once the page is
 * up, it makes no further request.
 */
export const afterPaint = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  const loaded = firstPaint.then(load);
  // Whoever asks for the part is told of the failure; nobody may have asked yet.
  loaded.catch(() => {});
  return () => loaded;
};
