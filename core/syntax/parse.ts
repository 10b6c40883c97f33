import { firstIndex } from "../collections/search.ts";
import type { Encoding } from "../text/bytes.ts";
import type { Span } from "../text/span.ts";
import {
  type FieldKind,
  type Line,
  type LineKind,
  type PackedDocument,
  type RobotsDocument,
  type Spelling,
  tableOf,
} from "./document.ts";
import { LineScanner, scanLines } from "./scan.ts";
import {
  COMMENT,
  FIELD_MASK,
  FLAGS,
  FROM,
  KEY_FROM,
  KEY_TO,
  KIND_DIRECTIVE,
  KIND_MASK,
  MISSING_COLON,
  NUL,
  PREFIX,
  STRIDE,
  TO,
  TOO_LONG,
  TYPO,
  VALUE_FROM,
  VALUE_TO,
} from "./table.ts";

const KINDS: readonly LineKind[] = ["blank", "comment", "directive", "text"];
const FIELDS: readonly (FieldKind | null)[] = [
  null,
  "user-agent",
  "allow",
  "disallow",
  "sitemap",
  "other",
];

/** The kind and the field in the flags of a row. */
export const kindOf = (flags: number): LineKind => KINDS[flags & KIND_MASK] as LineKind;
export const fieldOf = (flags: number): FieldKind | null =>
  FIELDS[(flags & FIELD_MASK) >> 2] ?? null;

/** How a key spells its field, by the flags of its row; null unless the field is a known one. */
export const spellingOf = (flags: number): Spelling | null => {
  const field = fieldOf(flags);
  if (field === null || field === "other") return null;
  if ((flags & TYPO) !== 0) return "typo";
  return (flags & PREFIX) !== 0 ? "prefix" : "exact";
};

/** What separates a key that ends at `keyTo` from its value; `bare` if there is no colon. */
export const separatorOf = (
  source: string,
  keyTo: number,
  valueFrom: number,
  bare: boolean,
): Span => {
  if (bare) return { from: keyTo, to: valueFrom };
  const colon = source.indexOf(":", keyTo);
  return { from: colon, to: colon + 1 };
};

/** The line in a row of a table, counted from 0. */
const lineIn = (source: string, table: Int32Array, row: number): Line => {
  const at = (place: number): number => table[row * STRIDE + place] as number;
  const flags = at(FLAGS);
  const isDirective = (flags & KIND_MASK) === KIND_DIRECTIVE;
  const missingColon = (flags & MISSING_COLON) !== 0;
  const to = at(TO);
  return {
    number: row + 1,
    from: at(FROM),
    to,
    next: table[(row + 1) * STRIDE + FROM] ?? source.length,
    kind: kindOf(flags),
    field: fieldOf(flags),
    spelling: spellingOf(flags),
    key: isDirective ? { from: at(KEY_FROM), to: at(KEY_TO) } : null,
    separator: isDirective ? separatorOf(source, at(KEY_TO), at(VALUE_FROM), missingColon) : null,
    value: isDirective ? { from: at(VALUE_FROM), to: at(VALUE_TO) } : null,
    comment: at(COMMENT) < 0 ? null : { from: at(COMMENT), to },
    missingColon,
    tooLong: (flags & TOO_LONG) !== 0,
    nul: (flags & NUL) !== 0,
  };
};

class ParsedDocument implements PackedDocument {
  readonly source: string;
  readonly encoding: Encoding;
  readonly table: Int32Array;
  private made: readonly Line[] | null = null;

  constructor(source: string, encoding: Encoding, table: Int32Array) {
    this.source = source;
    this.encoding = encoding;
    this.table = table;
  }

  get lineCount(): number {
    return this.table.length / STRIDE;
  }

  get lines(): readonly Line[] {
    this.made ??= Array.from({ length: this.lineCount }, (_, row) =>
      lineIn(this.source, this.table, row),
    );
    return this.made;
  }
}

/**
 * Parses a robots.txt file. Total and lossless: any string gives a document, and the lines cover
 * every character of it. Line ends are LF, CR and CRLF; a byte order mark at the start belongs to
 * the first line and to no key.
 *
 * @param source the file's text; `encoding` says which bytes its characters represent.
 */
export const parse = (source: string, encoding: Encoding = "utf-8"): RobotsDocument =>
  new ParsedDocument(source, encoding, scanLines(source, encoding));

/** The document of a source whose lines have been read. */
export const documentOf = (source: string, encoding: Encoding, table: Int32Array): RobotsDocument =>
  new ParsedDocument(source, encoding, table);

/**
 * Parses one line on its own, exactly as `parse` reads it within a file. Positions count from the
 * start of `text`, which must not contain a line end; anything after one is read as part of the
 * line.
 */
export const parseLine = (text: string): Line => {
  const table = new Int32Array(STRIDE);
  new LineScanner(text, "utf-8").scan(0, text.length, table, 0);
  return lineIn(text, table, 0);
};

/**
 * The line with a number.
 *
 * @param number 1-based; throws a RangeError outside the document, which is a programming error.
 */
export const lineAt = (document: RobotsDocument, number: number): Line => {
  if (!(number >= 1 && number <= document.lineCount)) {
    throw new RangeError(`No line ${number} in a document of ${document.lineCount} lines`);
  }
  return lineIn(document.source, tableOf(document), number - 1);
};

const flagsAt = (document: RobotsDocument, number: number): number =>
  tableOf(document)[(number - 1) * STRIDE + FLAGS] as number;

/**
 * The field of the line with a number, as in `Line`: for a reader of nothing else, without creating
 * the line.
 *
 * @param number 1-based, inside the document.
 */
export const fieldAt = (document: RobotsDocument, number: number): FieldKind | null =>
  fieldOf(flagsAt(document, number));

/** The kind of the line with a number, in the same way. */
export const kindAt = (document: RobotsDocument, number: number): LineKind =>
  kindOf(flagsAt(document, number));

/** Where the line with a number ends, before its line end, in the same way. */
export const endOf = (document: RobotsDocument, number: number): number =>
  tableOf(document)[(number - 1) * STRIDE + TO] as number;

/** Where the line after the given one starts; the end of the source after the last. */
export const startOfNext = (document: RobotsDocument, number: number): number =>
  tableOf(document)[number * STRIDE + FROM] ?? document.source.length;

/**
 * The number of the line that contains an offset; offsets outside the source give the first or last
 * line.
 */
export const lineNumberAt = (document: RobotsDocument, offset: number): number => {
  const table = tableOf(document);
  const startsBehind = (row: number): boolean => (table[row * STRIDE + FROM] as number) > offset;
  return firstIndex(document.lineCount, startsBehind, 1);
};

/** The text of a span. */
export const textOf = (document: RobotsDocument, span: Span): string =>
  document.source.slice(span.from, span.to);
