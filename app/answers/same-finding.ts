import type { Diagnostic } from "../../core/lint/index.ts";

/**
 * Finds a finding again after the text has changed: of the same check, with the same message or
 * exactly where it would be now, and nearest to that place. Null if it is gone.
 *
 * @param at its offset in the changed text, or in the earlier one if that is all that is known.
 */
export const sameFinding = (
  { rule, message }: Diagnostic,
  at: number,
  diagnostics: readonly Diagnostic[],
): Diagnostic | null => {
  let nearest: Diagnostic | null = null;
  for (const one of diagnostics) {
    const isHere = one.from <= at && at <= one.to;
    if (one.rule !== rule || (one.message !== message && !isHere)) continue;
    if (nearest === null || Math.abs(one.from - at) < Math.abs(nearest.from - at)) nearest = one;
  }
  return nearest;
};
