import type { Layout } from "./state.ts";

/** The default layout of the page. */
export const DEFAULT_LAYOUT: Layout = { split: 53.5, height: 75, outlined: false };
