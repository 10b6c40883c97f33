import type { Encoding } from "../text/bytes.ts";
import type { Span } from "../text/span.ts";
import { type RobotsDocument, tableOf } from "./document.ts";
import { documentFrom, lineNumberAt } from "./parse.ts";
import { LineScanner } from "./scan.ts";
import { COMMENT, FROM, KEY_FROM, KEY_TO, STRIDE, TO, VALUE_FROM, VALUE_TO } from "./table.ts";

/** A replacement of one run of a document's source. */
export interface SourceChange extends Span {
  readonly insert: string;
}

/**
 * The rows of the lines from `start` on, up to the line that starts at `end`; to the last for null.
 */
const scanRange = (
  source: string,
  encoding: Encoding,
  start: number,
  end: number | null,
): Int32Array => {
  const scanner = new LineScanner(source, encoding);
  let rows = new Int32Array(8 * STRIDE);
  let used = 0;
  for (let from = start; end === null || from < end; ) {
    if (used + STRIDE > rows.length) {
      const larger = new Int32Array(rows.length * 2);
      larger.set(rows);
      rows = larger;
    }
    const to = scanner.lineEnd(from);
    scanner.scan(from, to, rows, used);
    used += STRIDE;
    if (to >= source.length) break;
    const isCrLf = source.charCodeAt(to) === 0x0d && source.charCodeAt(to + 1) === 0x0a;
    from = to + (isCrLf ? 2 : 1);
  }
  return rows.subarray(0, used);
};

/**
 * Moves the offsets in the rows from `row` on. One row after the other, because it happens at each
 * key for all lines below.
 */
const shiftRows = (table: Int32Array, row: number, by: number): void => {
  const shift = (place: number): void => {
    table[place] = (table[place] as number) + by;
  };
  for (let at = row; at < table.length; at += STRIDE) {
    shift(at + FROM);
    shift(at + TO);
    shift(at + KEY_FROM);
    shift(at + KEY_TO);
    shift(at + VALUE_FROM);
    shift(at + VALUE_TO);
    if ((table[at + COMMENT] as number) >= 0) shift(at + COMMENT);
  }
};

/**
 * `parse` of a document after one change, reusing the unchanged lines. The result is the same as
 * that of `parse(changed source, document.encoding)`, but much faster in a long file.
 *
 * @param change offsets into the document's source; a span outside it throws a RangeError.
 */
export const reparse = (document: RobotsDocument, change: SourceChange): RobotsDocument => {
  const { source, encoding } = document;
  const table = tableOf(document);
  const { from, to, insert } = change;
  if (!(from >= 0 && from <= to && to <= source.length)) {
    throw new RangeError(`No span ${from}-${to} in a source of ${source.length} units`);
  }
  const next = source.slice(0, from) + insert + source.slice(to);
  // Together with adjacent characters a change may create or split a CRLF, so its neighbours count
  // too.
  const firstRow = Math.max(0, lineNumberAt(document, from) - 2) * STRIDE;
  const resumedRow = Math.min(table.length, (lineNumberAt(document, to) + 1) * STRIDE);
  const delta = insert.length - (to - from);
  const start = table[firstRow + FROM] as number;
  const end = resumedRow < table.length ? (table[resumedRow + FROM] as number) + delta : null;

  const rows = scanRange(next, encoding, start, end);
  const result = new Int32Array(firstRow + rows.length + table.length - resumedRow);
  result.set(table.subarray(0, firstRow));
  result.set(rows, firstRow);
  result.set(table.subarray(resumedRow), firstRow + rows.length);
  shiftRows(result, firstRow + rows.length, delta);
  return documentFrom(next, encoding, result);
};
