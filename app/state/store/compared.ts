import type { DialectId } from "../../../core/index.ts";

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
