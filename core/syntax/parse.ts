import { firstIndex } from "../collections/search.ts";
import type { Encoding } from "../text/bytes.ts";
import type { Span } from "../text/span.ts";
import {
  type FieldKind,
  type Line,
  type LineKind,
  numberAt,
  type PackedDocument,
  type RobotsDocument,
  type Spelling,
} from "./document.ts";
import { type Edit, linesAfter, tableAfter } from "./edit.ts";
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

  /**
   * @param index of the row, from 0; `at` gives its numbers, `next` is where the line after it starts.
   */
  constructor(source: string, index: number, at: (place: number) => number, next: number) {
    const flags = at(FLAGS);
    const isDirective = (flags & KIND_MASK) === KIND_DIRECTIVE;
    const missingColon = (flags & MISSING_COLON) !== 0;
    this.number = index + 1;
    this.from = at(FROM);
    this.to = at(TO);
    this.next = next;
    this.kind = kindOf(flags);
    this.field = fieldOf(flags);
    this.spelling = spellingOf(flags);
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
  edit: Edit | null;
  private madeTable: Int32Array | null;
  private made: readonly Line[] | null = null;

  constructor(source: string, encoding: Encoding, lines: Int32Array | Edit) {
    this.source = source;
    this.encoding = encoding;
    this.madeTable = lines instanceof Int32Array ? lines : null;
    this.edit = lines instanceof Int32Array ? null : lines;
  }

  get table(): Int32Array {
    if (this.edit !== null) this.madeTable = tableAfter(this.edit);
    // Lets go of the text before the edit.
    this.edit = null;
    return this.madeTable as Int32Array;
  }

  get lineCount(): number {
    return this.edit === null ? this.table.length / STRIDE : linesAfter(this.edit);
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

/** A document from a source and the edit that led to it from another text. */
export const documentAfter = (source: string, encoding: Encoding, edit: Edit): RobotsDocument =>
  new ParsedDocument(source, encoding, edit);

/**
 * Parses one line on its own, exactly as `parse` reads it within a file. Positions count from the
 * start of `text`, which must not contain a line end; anything after one is read as part of the
 * line.
 */
export const parseLine = (text: string): Line => {
  const table = new Int32Array(STRIDE);
  new LineScanner(text, "utf-8").scan(0, text.length, table, 0);
  return new ParsedLine(text, 0, (place) => table[place] as number, text.length);
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
    number - 1,
    (place) => numberAt(document, number - 1, place),
    startOfNext(document, number),
  );
};

/**
 * The field of the line with a number, as in `Line`: for a reader of nothing else, without creating
 * the line.
 *
 * @param number 1-based, inside the document.
 */
export const fieldAt = (document: RobotsDocument, number: number): FieldKind | null =>
  fieldOf(numberAt(document, number - 1, FLAGS));

/** Where the line after the given one starts; the end of the source after the last. */
export const startOfNext = (document: RobotsDocument, number: number): number =>
  number < document.lineCount ? numberAt(document, number, FROM) : document.source.length;

/**
 * The number of the line that contains an offset; offsets outside the source give the first or last
 * line.
 */
export const lineNumberAt = (document: RobotsDocument, offset: number): number => {
  const startsBehind = (index: number): boolean => numberAt(document, index, FROM) > offset;
  return firstIndex(document.lineCount, startsBehind, 1);
};

/** The text of a span. */
export const textOf = (document: RobotsDocument, span: Span): string =>
  document.source.slice(span.from, span.to);
