import type { Diagnostic, Edit, FixKind } from "../diagnostic.ts";

/**
 * Applies edits to a text, in any order.
 *
 * @param edits with UTF-16 offsets into `source` as it is before any of them.
 * @throws RangeError where two of them overlap or one leaves the text, which is a programmer's error.
 */
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

const byPlace = (a: Edit, b: Edit): number => a.from - b.from || a.to - b.to;

const inOrder = (edits: readonly Edit[]): readonly Edit[] => [...edits].sort(byPlace);

const touches = (a: Edit, b: Edit): boolean => a.from <= b.to && b.from <= a.to;

/** Where an edit goes in a list of them in order: behind those that stand before it or at its place. */
const placeIn = (edits: readonly Edit[], edit: Edit): number => {
  let from = 0;
  let to = edits.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (byPlace(edits[middle] as Edit, edit) <= 0) from = middle + 1;
    else to = middle;
  }
  return from;
};

/**
 * The edits of the first fix of a kind of each diagnostic, leaving out a fix that would touch the
 * text of one already taken: that one's turn comes when lint has run again.
 */
export const collectEdits = (
  diagnostics: readonly Diagnostic[],
  kind: FixKind,
): readonly Edit[] => {
  /** In order: only its neighbours can touch an edit. */
  const taken: Edit[] = [];
  const isFree = (edit: Edit): boolean => {
    const at = placeIn(taken, edit);
    return [taken[at - 1], taken[at]].every(
      (other) => other === undefined || !touches(edit, other),
    );
  };
  for (const { fixes } of diagnostics) {
    const fix = fixes.find((candidate) => candidate.kind === kind);
    if (fix === undefined || !fix.edits.every(isFree)) continue;
    for (const edit of fix.edits) taken.splice(placeIn(taken, edit), 0, edit);
  }
  return taken;
};
