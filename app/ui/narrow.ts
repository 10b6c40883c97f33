/** Up to this width there is room for one panel only. The style sheets use the same number. */
const NARROW = "(max-width: 720px)";

/** Whether the page shows one panel at a time. */
export const isNarrow = (): boolean => window.matchMedia(NARROW).matches;
