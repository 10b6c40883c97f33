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

const spellingOf = (flags: number, field: FieldKind | null): Spelling | null => {
  if (field === null || field === "other") return null;
  if ((flags & TYPO) !== 0) return "typo";
  return (flags & PREFIX) !== 0 ? "prefix" : "exact";
};

const separatorOf = (source: string, keyTo: number, valueFrom: number, bare: boolean): Span => {
  if (bare) return { from: keyTo, to: valueFrom };
  const colon = source.indexOf(":", keyTo);
  return { from: colon, to: colon + 1 };
};

/** A row of the table as an object. */
class ParsedLine implements Line {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly next: number;
  readonly kind: LineKind;
  readonly field: FieldKind | null;
  readonly spelling: Spelling | null;
  readonly key: Span | null;
  readonly separator: Span | null;
  readonly value: Span | null;
  readonly comment: Span | null;
  readonly missingColon: boolean;
  readonly tooLong: boolean;
  readonly nul: boolean;

  /** @param index of the row in the table, from 0; `next` is where the line after it starts. */
  constructor(source: string, table: Int32Array, index: number, next: number) {
    const row = index * STRIDE;
    const at = (place: number): number => table[row + place] as number;
    const flags = at(FLAGS);
    const isDirective = (flags & KIND_MASK) === KIND_DIRECTIVE;
    const missingColon = (flags & MISSING_COLON) !== 0;
    this.number = index + 1;
    this.from = at(FROM);
    this.to = at(TO);
    this.next = next;
    this.kind = kindOf(flags);
    this.field = fieldOf(flags);
    this.spelling = spellingOf(flags, this.field);
    this.key = isDirective ? { from: at(KEY_FROM), to: at(KEY_TO) } : null;
    this.separator = isDirective
      ? separatorOf(source, at(KEY_TO), at(VALUE_FROM), missingColon)
      : null;
    this.value = isDirective ? { from: at(VALUE_FROM), to: at(VALUE_TO) } : null;
    this.comment = at(COMMENT) < 0 ? null : { from: at(COMMENT), to: this.to };
    this.missingColon = missingColon;
    this.tooLong = (flags & TOO_LONG) !== 0;
    this.nul = (flags & NUL) !== 0;
  }
}

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
    this.made ??= Array.from({ length: this.lineCount }, (_, index) => lineAt(this, index + 1));
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

/** A document from a source and the table of its lines, which must match. */
export const documentFrom = (
  source: string,
  encoding: Encoding,
  table: Int32Array,
): RobotsDocument => new ParsedDocument(source, encoding, table);

/**
 * Parses one line on its own, exactly as `parse` reads it within a file. Positions count from the
 * start of `text`, which must not contain a line end; anything after one is read as part of the
 * line.
 */
export const parseLine = (text: string): Line => {
  const table = new Int32Array(STRIDE);
  new LineScanner(text, "utf-8").scan(0, text.length, table, 0);
  return new ParsedLine(text, table, 0, text.length);
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
  return new ParsedLine(
    document.source,
    tableOf(document),
    number - 1,
    startOfNext(document, number),
  );
};

/** Where the line after the given one starts; the end of the source after the last. */
export const startOfNext = (document: RobotsDocument, number: number): number =>
  tableOf(document)[number * STRIDE + FROM] ?? document.source.length;

/**
 * The number of the line that contains an offset; offsets outside the source give the first or last
 * line.
 */
export const lineNumberAt = (document: RobotsDocument, offset: number): number => {
  const table = tableOf(document);
  let low = 0;
  let high = document.lineCount - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((table[middle * STRIDE + FROM] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
};

/** The text of a span. */
export const textOf = (document: RobotsDocument, span: Span): string =>
  document.source.slice(span.from, span.to);
