import { memo } from "../collections/memo.ts";
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

/** A document's lines as a dialect sees them. */
export interface DialectLines {
  /** Packed rows as in `syntax/table.ts`: the document's own unless the dialect sees others. */
  readonly table: Int32Array;
  /** The document's line, 1-based, on which each row's text begins; null where row and line number agree. */
  readonly numbers: Int32Array | null;
  /** Tags are taken out of keys and values. */
  readonly hasTags: boolean;
}

/** Something that looks like a page, as crawler-commons tells it (`SIMPLE_HTML_PATTERN`). */
const PAGE = /<(?:html|head|body)\s*>/i;

/** Adds the line of every match to the set. */
const mark = (odd: Set<number>, document: RobotsDocument, pattern: RegExp, more: number): void => {
  pattern.lastIndex = 0;
  for (let found = pattern.exec(document.source); found; found = pattern.exec(document.source)) {
    const line = lineNumberAt(document, found.index);
    for (let next = line; next <= line + more; next++) odd.add(next);
    // The rest of the line adds nothing: go on after it.
    const end = tableOf(document)[(line - 1) * STRIDE + TO] as number;
    if (end > pattern.lastIndex) pattern.lastIndex = end;
  }
};

/** Flags and keys that make a row worth a second look by a reader that accepts missing colons. */
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

/** Whether names are sought in lines whose separator the document's own rows do not see. */
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

/** Rows in the making. */
class Rows {
  private table: Int32Array;
  private numbers: Int32Array;
  private count = 0;

  constructor(capacity: number) {
    this.table = new Int32Array(capacity * STRIDE);
    this.numbers = new Int32Array(capacity);
  }

  /** Makes room for a row and gives its place in `table`. */
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

/** Reads the text `[from, to)` again, as the dialect splits and tokenizes it. */
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
    // Where a lone CR is a blank, what a row says can stand behind one.
    rows.setNumber(row, lineNumberAt(document, rows.current[row + KEY_FROM] as number));
  };
  for (const { index, 0: end } of text.matchAll(syntax.lineEnd)) {
    add(index);
    start = index + end.length;
  }
  add(text.length);
};

/** Scans over-long lines again without a limit, everything else being as the document has it. */
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

const readLines = (document: RobotsDocument, dialect: Dialect): DialectLines => {
  const plain: DialectLines = { table: tableOf(document), numbers: null, hasTags: false };
  const syntax = lineSyntaxOf(dialect);
  const hasTags = dialect.facts.htmlTags.value === "stripped" && PAGE.test(document.source);
  const odd = oddLines(document, dialect, syntax, hasTags);
  if (odd.size === 0) return plain;
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
 * The lines of a document as a dialect sees them. The document's own are Google's; where the
 * dialect reads as Google does, they are given as they are, and where it differs only the lines
 * with something to differ about are read again. Kept for as long as the document lives.
 */
export const linesOf = (document: RobotsDocument, dialect: Dialect): DialectLines =>
  linesIn(document)(dialect);

/**
 * Where in `table` the row begins whose line holds an offset of the document. Counting lines does not
 * find it: a dialect can have more rows than the document has lines, or fewer.
 */
export const rowAt = ({ table }: DialectLines, offset: number): number => {
  let low = 0;
  let high = table.length / STRIDE - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((table[middle * STRIDE + FROM] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return low * STRIDE;
};

/** The value of the row at a place in `table`, without the tags that may stand in it. */
export const valueAt = (
  { source }: RobotsDocument,
  { table, hasTags }: DialectLines,
  row: number,
): string => {
  const value = source.slice(table[row + VALUE_FROM], table[row + VALUE_TO]);
  return hasTags ? stripTags(value) : value;
};
