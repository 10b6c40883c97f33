import { memo } from "../collections/memo.ts";
import { firstIndex } from "../collections/search.ts";
import type { Dialect } from "../dialects/dialect.ts";
import { type RobotsDocument, tableOf } from "../syntax/document.ts";
import { lineNumberAt } from "../syntax/parse.ts";
import { LineScanner } from "../syntax/scan.ts";
import {
  FIELD_MASK,
  FIELD_OTHER,
  FLAGS,
  FROM,
  KEY_FROM,
  KEY_TO,
  KIND_DIRECTIVE,
  KIND_MASK,
  KIND_TEXT,
  MISSING_COLON,
  NUL,
  PREFIX,
  STRIDE,
  TO,
  TOO_LONG,
  VALUE_FROM,
  VALUE_TO,
} from "../syntax/table.ts";
import { type LineSyntax, lineSyntaxOf } from "./line-syntax.ts";
import { stripTags } from "./tags.ts";
import { writeRow } from "./tokenize.ts";

/** A document's lines in a dialect. */
export interface DialectLines {
  /** Packed rows as in `syntax/table.ts`: the document's own unless the dialect has other lines. */
  readonly table: Int32Array;
  /**
   * The 1-based line of the document on which each row's text begins; null if row and line numbers
   * are equal.
   */
  readonly numbers: Int32Array | null;
  /** Tags are removed from keys and values. */
  readonly hasTags: boolean;
}

/** Recognises an HTML page as crawler-commons does (`SIMPLE_HTML_PATTERN`). */
const PAGE = /<(?:html|head|body)\s*>/i;

/** Adds the line of every match to the set. */
const mark = (odd: Set<number>, document: RobotsDocument, pattern: RegExp, more: number): void => {
  pattern.lastIndex = 0;
  for (let found = pattern.exec(document.source); found; found = pattern.exec(document.source)) {
    const line = lineNumberAt(document, found.index);
    for (let next = line; next <= line + more; next++) odd.add(next);
    // Further matches in the line add nothing: continue after it.
    const end = tableOf(document)[(line - 1) * STRIDE + TO] as number;
    if (end > pattern.lastIndex) pattern.lastIndex = end;
  }
};

/** Flags and keys of rows that a reader which accepts missing colons has to read again. */
const mayLackColon = (document: RobotsDocument, row: number): boolean => {
  const { source } = document;
  const table = tableOf(document);
  const flags = table[row + FLAGS] as number;
  const kind = flags & KIND_MASK;
  if (kind === KIND_TEXT || (flags & (MISSING_COLON | PREFIX)) !== 0) return true;
  if (kind !== KIND_DIRECTIVE || (flags & FIELD_MASK) !== FIELD_OTHER) return false;
  const key = source.slice(table[row + KEY_FROM], table[row + KEY_TO]);
  return key.includes(" ") || key.includes("\t");
};

/** Whether to look for names in lines whose separator the document's own rows do not recognise. */
const isLenient = ({ missingColon }: LineSyntax): boolean =>
  missingColon === "blank-after-name" || missingColon === "blank-after-lower-case-name";

const oddLines = (
  document: RobotsDocument,
  dialect: Dialect,
  syntax: LineSyntax,
  hasTags: boolean,
): ReadonlySet<number> => {
  const table = tableOf(document);
  const { lineBytes, nul } = dialect.facts;
  const odd = new Set<number>();
  const flagged = (lineBytes.value === null ? TOO_LONG : 0) | (nul.value === "kept" ? NUL : 0);
  const lenient = isLenient(syntax);
  if (flagged !== 0 || lenient) {
    for (let row = 0, line = 1; row < table.length; row += STRIDE, line++) {
      const isOdd = ((table[row + FLAGS] as number) & flagged) !== 0;
      if (isOdd || (lenient && mayLackColon(document, row))) odd.add(line);
    }
  }
  if (syntax.odd !== null) mark(odd, document, syntax.odd, 0);
  // A lone CR joins its line with the next one.
  if (syntax.joins) mark(odd, document, /\r(?!\n)/g, 1);
  if (hasTags) mark(odd, document, /</g, 0);
  return odd;
};

/** Rows under construction. */
class Rows {
  private table: Int32Array;
  private numbers: Int32Array;
  private count = 0;

  constructor(capacity: number) {
    this.table = new Int32Array(capacity * STRIDE);
    this.numbers = new Int32Array(capacity);
  }

  /** Makes room for a row and returns its offset in `table`. */
  add(number: number): number {
    if (this.count === this.numbers.length) {
      const [table, numbers] = [this.table, this.numbers];
      this.table = new Int32Array(table.length * 2);
      this.table.set(table);
      this.numbers = new Int32Array(numbers.length * 2);
      this.numbers.set(numbers);
    }
    this.numbers[this.count] = number;
    return this.count++ * STRIDE;
  }

  setNumber(row: number, number: number): void {
    this.numbers[row / STRIDE] = number;
  }

  copy(from: Int32Array, row: number): void {
    const to = this.add(row / STRIDE + 1);
    this.table.set(from.subarray(row, row + STRIDE), to);
  }

  get current(): Int32Array {
    return this.table;
  }

  finish(hasTags: boolean): DialectLines {
    const numbers = this.numbers.slice(0, this.count);
    const isPlain = numbers.every((number, index) => number === index + 1);
    const table = this.table.slice(0, this.count * STRIDE);
    return { table, numbers: isPlain ? null : numbers, hasTags };
  }
}

/** Splits and tokenizes the text `[from, to)` again in the dialect. */
const reread = (
  rows: Rows,
  document: RobotsDocument,
  syntax: LineSyntax,
  from: number,
  to: number,
  hasTags: boolean,
): void => {
  const text = document.source.slice(from, to);
  let start = 0;
  const add = (end: number): void => {
    const row = rows.add(0);
    writeRow(document, syntax, from + start, from + end, hasTags, rows.current, row);
    // If a lone CR is white space, key and value can follow one.
    rows.setNumber(row, lineNumberAt(document, rows.current[row + KEY_FROM] as number));
  };
  for (const { index, 0: end } of text.matchAll(syntax.lineEnd)) {
    add(index);
    start = index + end.length;
  }
  add(text.length);
};

/** Scans over-long lines again without a limit; everything else is as in the document. */
const withoutLimit = (document: RobotsDocument, odd: ReadonlySet<number>): DialectLines => {
  const table = tableOf(document).slice();
  const limits = { bytes: null, nulEnds: true };
  const scanner = new LineScanner(document.source, document.encoding, limits);
  for (const line of odd) {
    const row = (line - 1) * STRIDE;
    scanner.scan(table[row + FROM] as number, table[row + TO] as number, table, row);
  }
  return { table, numbers: null, hasTags: false };
};

/** A document's own lines: the same object for all dialects that read them alike. */
const ownLines = memo(
  (document: RobotsDocument): DialectLines => ({
    table: tableOf(document),
    numbers: null,
    hasTags: false,
  }),
);

const readLines = (document: RobotsDocument, dialect: Dialect): DialectLines => {
  const syntax = lineSyntaxOf(dialect);
  const hasTags = dialect.facts.htmlTags.value === "stripped" && PAGE.test(document.source);
  const odd = oddLines(document, dialect, syntax, hasTags);
  if (odd.size === 0) return ownLines(document);
  if (syntax.odd === null && !hasTags && !isLenient(syntax)) return withoutLimit(document, odd);

  const { lineCount } = document;
  const table = tableOf(document);
  const rows = new Rows(lineCount + 16);
  for (let line = 1; line <= lineCount; line++) {
    const row = (line - 1) * STRIDE;
    if (!odd.has(line)) {
      rows.copy(table, row);
      continue;
    }
    const from = table[row + FROM] as number;
    let last = line;
    while (syntax.joins && odd.has(last + 1)) last++;
    reread(rows, document, syntax, from, table[(last - 1) * STRIDE + TO] as number, hasTags);
    line = last;
  }
  return rows.finish(hasTags);
};

const linesIn = memo((document: RobotsDocument) =>
  memo((dialect: Dialect) => readLines(document, dialect)),
);

/**
 * The lines of a document in a dialect. The document's own lines follow Google's syntax: they are
 * returned unchanged if the dialect reads them alike, and otherwise only the affected lines are
 * read again. Cached with the document.
 */
export const linesOf = (document: RobotsDocument, dialect: Dialect): DialectLines =>
  linesIn(document)(dialect);

/**
 * The offset in `table` of the row whose line contains an offset of the document. Line numbers
 * cannot be used: a dialect can have more rows than the document has lines, or fewer.
 */
export const rowAt = ({ table }: DialectLines, offset: number): number => {
  const startsBehind = (row: number): boolean => (table[row * STRIDE + FROM] as number) > offset;
  return (firstIndex(table.length / STRIDE, startsBehind, 1) - 1) * STRIDE;
};

/** The value of the row at an offset in `table`, without tags. */
export const valueAt = (
  { source }: RobotsDocument,
  { table, hasTags }: DialectLines,
  row: number,
): string => {
  const value = source.slice(table[row + VALUE_FROM], table[row + VALUE_TO]);
  return hasTags ? stripTags(value) : value;
};
