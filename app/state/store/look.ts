import type { Look } from "./state.ts";

/** How the editor shows text by default. */
export const DEFAULT_LOOK: Look = { wraps: false, textSize: 13 };

/** The font sizes to choose from, in CSS pixels. */
export const TEXT_SIZES: readonly number[] = [11, 12, 13, 14, 15, 16, 18, 20, 24];
