import type { Encoding } from "../text/bytes.ts";
import type { Span } from "../text/span.ts";
import { editOf, type RobotsDocument, tableOf } from "./document.ts";
import { type Edit, moveRows, startOf } from "./edit.ts";
import { documentAfter, lineNumberAt, startOfNext } from "./parse.ts";
import { LineScanner } from "./scan.ts";
import { STRIDE } from "./table.ts";

/** A replacement of one run of a document's source. */
export interface SourceChange extends Span {
  readonly insert: string;
}

/**
 * The longest part of a text that consecutive edits keep replacing as one. Each scans it again, so
 * an edit farther away starts from a table of its own.
 */
const NEAR = 4096;

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
  const scanned = rows.subarray(0, used);
  moveRows(scanned, 0, start - lead.length);
  return scanned;
};

/** An edit that replaces nothing yet, at a row of a document's own table. */
const noEdit = (document: RobotsDocument, row: number): Edit => ({
  base: { source: document.source, table: tableOf(document) },
  head: row,
  tail: row,
  text: "",
  rows: new Int32Array(0),
});

/** An edit that also replaces the rows of the changed text from `first` up to `last`, by themselves. */
const widened = (edit: Edit, first: number, last: number): Omit<Edit, "rows"> => {
  const { base } = edit;
  const head = Math.min(edit.head, first);
  const tail = edit.tail + Math.max(0, last - edit.head - edit.rows.length / STRIDE);
  const before = base.source.slice(startOf(base, head), startOf(base, edit.head));
  const after = base.source.slice(startOf(base, edit.tail), startOf(base, tail));
  return { base, head, tail, text: before + edit.text + after };
};

/** The edit to extend by a change of some rows: the one that led to the document, if it is near. */
const editToExtend = (document: RobotsDocument, first: number, last: number): Edit => {
  const edit = editOf(document);
  if (edit === null) return noEdit(document, first);
  const from = Math.min(first, edit.head);
  const to = Math.max(last, edit.head + edit.rows.length / STRIDE);
  const length = startOfNext(document, to) - startOfNext(document, from);
  return length <= NEAR ? edit : noEdit(document, first);
};

/**
 * `parse` of a document after one change. The result is the same as that of `parse(changed source,
 * document.encoding)`, but only the lines around the change are read and copied; the table is built
 * for the first reader that needs all of it.
 *
 * @param change offsets into the document's source; a span outside it throws a RangeError.
 */
export const reparse = (document: RobotsDocument, change: SourceChange): RobotsDocument => {
  const { source, encoding } = document;
  const { from, to, insert } = change;
  if (!(from >= 0 && from <= to && to <= source.length)) {
    throw new RangeError(`No span ${from}-${to} in a source of ${source.length} units`);
  }
  // Together with adjacent characters a change may create or split a CRLF, so its neighbours count
  // too.
  const first = Math.max(0, lineNumberAt(document, from) - 2);
  const last = Math.min(document.lineCount, lineNumberAt(document, to) + 1);
  const edit = widened(editToExtend(document, first, last), first, last);
  const { base, head, tail } = edit;
  const start = startOf(base, head);
  const text = edit.text.slice(0, from - start) + insert + edit.text.slice(to - start);
  const rows = scanText(text, start, tail * STRIDE === base.table.length, encoding);
  // Strings put together are copied by the engine only when someone reads them.
  const next = base.source.slice(0, start) + text + base.source.slice(startOf(base, tail));
  return documentAfter(next, encoding, { base, head, tail, text, rows });
};
