/** Up to this width there is room for only one panel. The style sheets use the same number. */
const NARROW = "(max-width: 720px)";

/** Whether the page shows one panel at a time. */
export const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

/** Calls back on each change; returns a function that stops it. */
export const onNarrowChange = (listener: () => void): (() => void) => {
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};
