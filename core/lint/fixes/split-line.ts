import type { Edit } from "../diagnostic.ts";
import type { GluedDirective } from "../facts/glued.ts";

/** The most separator characters deleted between two directives. */
const LONGEST_GAP = 100;

/**
 * Writes each glued directive on a separate line. Spaces, commas and a literal `\n` before it are
 * deleted.
 */
export const splitEdits = (
  source: string,
  glued: readonly GluedDirective[],
  lineEnd: string,
): readonly Edit[] =>
  glued.map(({ from }) => {
    // Only the end of a long line is examined.
    const gap = /(?:[ \t,;]|\\[rn])*$/.exec(source.slice(Math.max(0, from - LONGEST_GAP), from));
    return { from: from - (gap?.[0].length ?? 0), to: from, insert: lineEnd };
  });
