import type { Encoding } from "../text/bytes.ts";
import type { Span } from "../text/span.ts";
import { type RobotsDocument, tableOf } from "./document.ts";
import { documentOf, lineNumberAt, startOfNext } from "./parse.ts";
import { LineScanner } from "./scan.ts";
import { FROM, KEY_FROM, STRIDE, TO } from "./table.ts";

/** A replacement of one run of a document's source. */
export interface SourceChange extends Span {
  readonly insert: string;
}

/** Copies rows to a place in a table, with their offsets moved. */
const copyMoved = (rows: Int32Array, by: number, table: Int32Array, place: number): void => {
  table.set(rows, place);
  if (by === 0) return;
  for (let row = place; row < place + rows.length; row += STRIDE) {
    (table[row + FROM] as number) += by;
    (table[row + TO] as number) += by;
    for (let at = row + KEY_FROM; at < row + STRIDE; at++) {
      const offset = table[at] as number;
      // A negative number stands for a missing part.
      if (offset >= 0) table[at] = offset + by;
    }
  }
};

/**
 * The rows of lines that start at `start` in a source.
 *
 * @param text the lines with their line ends; the last needs none if it `isEnd` of the source.
 */
const scanText = (text: string, start: number, isEnd: boolean, encoding: Encoding): Int32Array => {
  // Only at the start of a source can there be a byte order mark.
  const lead = start === 0 ? "" : "\n";
  const source = lead + text;
  const scanner = new LineScanner(source, encoding);
  let rows = new Int32Array(8 * STRIDE);
  let used = 0;
  for (let from = lead.length; isEnd || from < source.length; ) {
    if (used === rows.length) {
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
  const scanned = new Int32Array(used);
  copyMoved(rows.subarray(0, used), start - lead.length, scanned, 0);
  return scanned;
};

/**
 * `parse` of a document after one change. The result is the same as that of `parse(changed source,
 * document.encoding)`, but only the lines around the change are read.
 *
 * @param change offsets into the document's source; a span outside it throws a RangeError.
 */
export const reparse = (document: RobotsDocument, change: SourceChange): RobotsDocument => {
  const { source, encoding, lineCount } = document;
  const { from, to, insert } = change;
  if (!(from >= 0 && from <= to && to <= source.length)) {
    throw new RangeError(`No span ${from}-${to} in a source of ${source.length} units`);
  }
  // Together with adjacent characters a change may create or split a CRLF, so its neighbours count
  // too.
  const first = Math.max(0, lineNumberAt(document, from) - 2);
  const last = Math.min(lineCount, lineNumberAt(document, to) + 1);
  const start = startOfNext(document, first);
  const text = source.slice(start, from) + insert + source.slice(to, startOfNext(document, last));
  const rows = scanText(text, start, last === lineCount, encoding);

  const before = tableOf(document).subarray(0, first * STRIDE);
  const after = tableOf(document).subarray(last * STRIDE);
  const table = new Int32Array(before.length + rows.length + after.length);
  table.set(before);
  table.set(rows, before.length);
  copyMoved(after, insert.length - (to - from), table, before.length + rows.length);
  return documentOf(source.slice(0, from) + insert + source.slice(to), encoding, table);
};
