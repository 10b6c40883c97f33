/** Up to this width there is room for one panel only. The style sheets use the same number. */
const NARROW = "(max-width: 720px)";

/** Whether the page shows one panel at a time. */
export const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

/** Calls back when that changes; returns a function that ends it. */
export const onNarrowChange = (listener: () => void): (() => void) => {
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};
