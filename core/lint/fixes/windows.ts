import { type RobotsDocument, tableOf } from "../../syntax/document.ts";
import { lineNumberAt } from "../../syntax/parse.ts";
import { FROM, STRIDE, TO } from "../../syntax/table.ts";
import type { Span } from "../../text/span.ts";
import type { Edit } from "../diagnostic.ts";
import { applyEdits } from "./apply.ts";

/** Lines that edits change, from the start of the first to the end of the last. */
export interface Window extends Span {
  readonly edits: readonly Edit[];
}

/**
 * The end of the line that contains an offset; that of the line below, if the offset is within a
 * line end.
 */
const endOfLineAt = (document: RobotsDocument, offset: number): number => {
  const table = tableOf(document);
  const row = (lineNumberAt(document, offset) - 1) * STRIDE;
  const to = table[row + TO] as number;
  return offset > to ? (table[row + STRIDE + TO] ?? to) : to;
};

const startOfLineAt = (document: RobotsDocument, offset: number): number =>
  tableOf(document)[(lineNumberAt(document, offset) - 1) * STRIDE + FROM] as number;

/** Edits, or windows, examined in one step. */
export const FEW = 500;

/** The lines that some edits change, in steps. */
export function* windowsOf(
  document: RobotsDocument,
  edits: readonly Edit[],
): Generator<void, readonly Window[]> {
  const windows: { readonly from: number; to: number; readonly edits: Edit[] }[] = [];
  let looked = 0;
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    if (++looked % FEW === 0) yield;
    const from = startOfLineAt(document, edit.from);
    const to = Math.max(edit.to, endOfLineAt(document, edit.to));
    const last = windows.at(-1);
    if (last === undefined || from > last.to) windows.push({ from, to, edits: [edit] });
    else {
      last.edits.push(edit);
      last.to = Math.max(last.to, to);
    }
  }
  return windows;
}

/** The lines of a window after its edits. */
export const edited = ({ source }: RobotsDocument, { from, to, edits }: Window): string =>
  applyEdits(
    source.slice(from, to),
    edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from })),
  );
