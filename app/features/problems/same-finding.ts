import type { Diagnostic } from "../../../core/lint/index.ts";

/**
 * Finds a finding again after the text has changed: the same check and message, nearest to its old
 * position. Null if it is gone.
 */
export const sameFinding = (
  wanted: Diagnostic,
  diagnostics: readonly Diagnostic[],
): Diagnostic | null => {
  let nearest: Diagnostic | null = null;
  for (const one of diagnostics) {
    if (one.rule !== wanted.rule || one.message !== wanted.message) continue;
    const isNearer =
      nearest === null || Math.abs(one.from - wanted.from) < Math.abs(nearest.from - wanted.from);
    if (isNearer) nearest = one;
  }
  return nearest;
};
