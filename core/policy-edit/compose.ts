import type { Edit } from "../lint/diagnostic.ts";

/** A part of a text: a part of the original, or what was inserted. */
type Piece =
  | { readonly from: number; readonly to: number; readonly text: null }
  | { readonly text: string };

const lengthOf = (piece: Piece): number =>
  piece.text === null ? piece.to - piece.from : piece.text.length;

/** The pieces of the text between two offsets into it. */
const between = (pieces: readonly Piece[], from: number, to: number): readonly Piece[] => {
  const found: Piece[] = [];
  let at = 0;
  for (const piece of pieces) {
    const start = Math.max(0, from - at);
    const end = Math.min(lengthOf(piece), to - at);
    at += lengthOf(piece);
    if (start >= end) continue;
    found.push(
      piece.text === null
        ? { from: piece.from + start, to: piece.from + end, text: null }
        : { text: piece.text.slice(start, end) },
    );
  }
  return found;
};

const apply = (pieces: readonly Piece[], edits: readonly Edit[]): readonly Piece[] => {
  const edited: Piece[] = [];
  let at = 0;
  for (const { from, to, insert } of edits) {
    edited.push(...between(pieces, at, from), { text: insert });
    at = to;
  }
  return [...edited, ...between(pieces, at, Number.POSITIVE_INFINITY)];
};

/**
 * One list of edits that does what several lists do one after the other, each on the result of the
 * one before. Edits of a list are in order and do not overlap; nor do those of the result.
 *
 * @param length of the text that the first list is for, in UTF-16 units.
 */
export const composeEdits = (
  lists: readonly (readonly Edit[])[],
  length: number,
): readonly Edit[] => {
  const pieces = lists.reduce(apply, [{ from: 0, to: length, text: null }] as readonly Piece[]);
  const edits: Edit[] = [];
  let at = 0;
  let insert = "";
  const keepFrom = (from: number): void => {
    if (from > at || insert !== "") edits.push({ from: at, to: from, insert });
    insert = "";
  };
  for (const piece of pieces) {
    if (piece.text !== null) {
      insert += piece.text;
      continue;
    }
    keepFrom(piece.from);
    at = piece.to;
  }
  keepFrom(length);
  return edits;
};
