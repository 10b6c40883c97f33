import { FLAGS, FROM, STRIDE } from "./table.ts";

/** A text and the table of its lines. */
export interface Tabled {
  readonly source: string;
  readonly table: Int32Array;
}

/**
 * Lines of a text that others replace. Whoever reads only a few lines of the result does so through
 * `numberAfter`; the whole table is built by `tableAfter`. A key in a long file builds none.
 */
export interface Edit {
  readonly base: Tabled;
  /** The first row of the base that is replaced; `tail` is the first one after it that stays. */
  readonly head: number;
  readonly tail: number;
  /** The new text of the lines, and its rows with offsets into the changed source. */
  readonly text: string;
  readonly rows: Int32Array;
}

/** How many lines the changed text has. */
export const linesAfter = ({ base, head, tail, rows }: Edit): number =>
  (base.table.length + rows.length) / STRIDE - (tail - head);

/** Where a row of a table starts; the end of the source after the last row. */
export const startOf = ({ source, table }: Tabled, row: number): number =>
  table[row * STRIDE + FROM] ?? source.length;

/** By how many units the edit moves what comes after it. */
const shiftOf = ({ base, head, tail, text }: Edit): number =>
  text.length - (startOf(base, tail) - startOf(base, head));

/** A number of a row (see `table.ts`) whose line moves by some units. */
const moved = (number: number, place: number, by: number): number =>
  place === FLAGS || number < 0 ? number : number + by;

/** A number of the changed text's table: in a row counted from 0, at a place in it. */
export const numberAfter = (edit: Edit, row: number, place: number): number => {
  const { base, head, tail, rows } = edit;
  if (row < head) return base.table[row * STRIDE + place] as number;
  const behind = row - head - rows.length / STRIDE;
  if (behind < 0) return rows[(row - head) * STRIDE + place] as number;
  return moved(base.table[(tail + behind) * STRIDE + place] as number, place, shiftOf(edit));
};

/** Moves the offsets in the rows of a table from the index `start` on. */
export const moveRows = (table: Int32Array, start: number, by: number): void => {
  for (let at = start; at < table.length; at++) {
    table[at] = moved(table[at] as number, at % STRIDE, by);
  }
};

/** The whole table of the changed text. */
export const tableAfter = (edit: Edit): Int32Array => {
  const { base, head, tail, rows } = edit;
  const table = new Int32Array(linesAfter(edit) * STRIDE);
  const behind = head * STRIDE + rows.length;
  table.set(base.table.subarray(0, head * STRIDE));
  table.set(rows, head * STRIDE);
  table.set(base.table.subarray(tail * STRIDE), behind);
  moveRows(table, behind, shiftOf(edit));
  return table;
};
