import { firstIndex } from "../../collections/search.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { parse } from "../../syntax/parse.ts";
import type { Diagnostic, Edit, FixKind } from "../diagnostic.ts";

/**
 * Applies edits to a text, in any order.
 *
 * @param edits with UTF-16 offsets into the original `source`. @throws RangeError if two of them
 * overlap or one is outside the text, which is a programming error.
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

/** A document as edits leave it. */
export const documentAfter = (document: RobotsDocument, edits: readonly Edit[]): RobotsDocument =>
  parse(applyEdits(document.source, edits), document.encoding);

const byPlace = (a: Edit, b: Edit): number => a.from - b.from || a.to - b.to;

const inOrder = (edits: readonly Edit[]): readonly Edit[] =>
  edits.length < 2 ? edits : [...edits].sort(byPlace);

const touches = (a: Edit, b: Edit): boolean => a.from <= b.to && b.from <= a.to;

/** The index at which to insert an edit in a sorted list: after those at or before its position. */
const placeIn = (edits: readonly Edit[], edit: Edit): number =>
  firstIndex(edits.length, (index) => byPlace(edits[index] as Edit, edit) > 0);

/**
 * The edits of the first fix of a type of each diagnostic, without a fix that would touch the text
 * of another: it is applied after the next lint run.
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
