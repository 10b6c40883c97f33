import type { DialectId } from "../../core/index.ts";

/** The readers that are compared until somebody chooses others: those most files are written for. */
export const DEFAULT_COMPARED: readonly DialectId[] = [
  "google",
  "rfc9309",
  "bing",
  "yandex",
  "python",
];

/** Whether a choice of readers is the one made for everybody. */
export const isDefaultCompared = (ids: readonly DialectId[]): boolean =>
  ids.length === DEFAULT_COMPARED.length && DEFAULT_COMPARED.every((id) => ids.includes(id));
