import type { Edit } from "../diagnostic.ts";
import type { GluedDirective } from "../facts/glued.ts";

/** As much of what parts two directives is taken away. */
const LONGEST_GAP = 100;

/** Puts each glued directive on a line of its own. Blanks, commas and a written `\n` before it go. */
export const splitEdits = (
  source: string,
  glued: readonly GluedDirective[],
  lineEnd: string,
): readonly Edit[] =>
  glued.map(({ from }) => {
    // Of a line of any length only its end is looked at.
    const gap = /(?:[ \t,;]|\\[rn])*$/.exec(source.slice(Math.max(0, from - LONGEST_GAP), from));
    return { from: from - (gap?.[0].length ?? 0), to: from, insert: lineEnd };
  });
