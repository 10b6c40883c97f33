import type { Diagnostic, Edit, FixKind } from "./rule.ts";

/** Applies edits that do not overlap to a text. Their offsets count in the text before any of them. */
export const applyEdits = (source: string, edits: readonly Edit[]): string => {
  let result = "";
  let at = 0;
  for (const { from, to, insert } of inOrder(edits)) {
    if (from < at || to < from || to > source.length) {
      throw new RangeError(`Edit ${from}-${to} overlaps another or leaves the text`);
    }
    result += source.slice(at, from) + insert;
    at = to;
  }
  return result + source.slice(at);
};

const inOrder = (edits: readonly Edit[]): readonly Edit[] =>
  [...edits].sort((a, b) => a.from - b.from || a.to - b.to);

const touches = (a: Edit, b: Edit): boolean => a.from <= b.to && b.from <= a.to;

/**
 * The edits of the first fix of a kind of each diagnostic, leaving out a fix that would touch the
 * text of one already taken: that one's turn comes when lint has run again.
 */
export const collectEdits = (
  diagnostics: readonly Diagnostic[],
  kind: FixKind,
): readonly Edit[] => {
  const taken: Edit[] = [];
  for (const { fixes } of diagnostics) {
    const fix = fixes.find((candidate) => candidate.kind === kind);
    if (fix === undefined) continue;
    if (fix.edits.some((edit) => taken.some((other) => touches(edit, other)))) continue;
    taken.push(...fix.edits);
  }
  return inOrder(taken);
};
