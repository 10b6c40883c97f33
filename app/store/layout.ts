import type { Layout } from "./state.ts";

/** How the page is divided before anybody has moved anything. */
export const DEFAULT_LAYOUT: Layout = { split: 53.5, height: 75, outlined: false };
