import { useSyncExternalStore } from "react";

/** Up to this width there is room for only one panel. The style sheets use the same number. */
const NARROW = "(max-width: 720px)";

/** Whether the page shows one panel at a time. */
export const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** The same, updated when the window is resized or the device turned. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow);
