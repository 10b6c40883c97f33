import type { Look } from "./state.ts";

/** How the editor shows text before anybody has chosen. */
export const DEFAULT_LOOK: Look = { wraps: false, textSize: 13 };

/** The sizes of letters to choose from, in CSS pixels. */
export const TEXT_SIZES: readonly number[] = [11, 12, 13, 14, 15, 16, 18, 20, 24];
