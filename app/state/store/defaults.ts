import type { DialectId } from "../../../core/index.ts";
import type { Layout, Look } from "./state.ts";

/** How the editor shows text by default. */
export const DEFAULT_LOOK: Look = { wraps: false, textSize: 13 };

/** The font sizes to choose from, in CSS pixels. */
export const TEXT_SIZES: readonly number[] = [11, 12, 13, 14, 15, 16, 18, 20, 24];

/** The default layout of the page. */
export const DEFAULT_LAYOUT: Layout = { split: 53.5, height: 78, outlined: false };

/** The readers compared by default: those that most files are written for. */
export const DEFAULT_COMPARED: readonly DialectId[] = [
  "google",
  "rfc9309",
  "bing",
  "yandex",
  "python",
];

/** Whether a choice of readers is the default. */
export const isDefaultCompared = (ids: readonly DialectId[]): boolean =>
  ids.length === DEFAULT_COMPARED.length && DEFAULT_COMPARED.every((id) => ids.includes(id));
