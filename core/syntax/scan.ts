import { byteCut, type Encoding } from "../text/bytes.ts";
import { fieldFlags } from "./field-names.ts";
import {
  COMMENT,
  FLAGS,
  FROM,
  KEY_FROM,
  KEY_TO,
  KIND_BLANK,
  KIND_COMMENT,
  KIND_DIRECTIVE,
  KIND_TEXT,
  MISSING_COLON,
  NUL,
  STRIDE,
  TO,
  TOO_LONG,
  VALUE_FROM,
  VALUE_TO,
} from "./table.ts";

/**
 * The bytes of a line that Google's library keeps: its buffer is 2083 * 8 with a terminator
 * (google/robotstxt, robots.cc, `kMaxLineLen`).
 */
export const MAX_LINE_BYTES: number = 2083 * 8 - 1;

/** How much of a line is scanned: the default follows google/robotstxt. */
export interface LineLimits {
  /** Bytes kept of a line; null for no limit. */
  readonly bytes: number | null;
  /** Whether a NUL character hides the rest of its line. */
  readonly nulEnds: boolean;
}

const GOOGLE_LIMITS: LineLimits = { bytes: MAX_LINE_BYTES, nulEnds: true };

/**
 * Space, TAB, VT, FF: the ASCII white space that can be inside a line. NBSP and the like are not.
 */
export const isBlank = (unit: number): boolean =>
  unit === 0x20 || unit === 0x09 || unit === 0x0b || unit === 0x0c;

/**
 * How many characters of a byte order mark are at the start: whole, or the pieces that Google also
 * drops.
 */
export const bomUnits = (source: string, encoding: Encoding): number => {
  if (encoding !== "latin1") return source.charCodeAt(0) === 0xfeff ? 1 : 0;
  if (source.charCodeAt(0) !== 0xef) return 0;
  if (source.charCodeAt(1) !== 0xbb) return 1;
  return source.charCodeAt(2) === 0xbf ? 3 : 2;
};

/** Bytes of a first character that look like the start of a BOM: dropped, so not counted. */
const uncountedBytes = (source: string, encoding: Encoding): number => {
  if (encoding !== "utf-8") return 0;
  const unit = source.charCodeAt(0);
  if (unit < 0xf000 || unit === 0xfeff) return 0;
  return unit >= 0xfec0 && unit < 0xff00 ? 2 : 1;
};

/**
 * Where the used part of a long line ends, and how many bytes of the character at the cut are kept.
 */
export const lineCut = (
  source: string,
  from: number,
  to: number,
  encoding: Encoding,
  bytes: number,
): { readonly at: number; readonly partial: number } | null => {
  const bom = from === 0 ? bomUnits(source, encoding) : 0;
  const skipped = from === 0 ? uncountedBytes(source, encoding) : 0;
  return byteCut(source, from + bom, to, bytes, encoding, skipped);
};

/** Finds the next occurrence of a character without searching the same text twice. */
class Finder {
  private readonly source: string;
  private readonly character: string;
  private at = -2;

  constructor(source: string, character: string) {
    this.source = source;
    this.character = character;
  }

  /** The first occurrence at or after `from`; the source's length if there is none. */
  next(from: number): number {
    if (this.at < from) {
      const found = this.source.indexOf(this.character, from);
      this.at = found < 0 ? this.source.length : found;
    }
    return this.at;
  }
}

/**
 * The only tokenizer. It scans a text line by line into packed rows (see `table.ts`). It is fast
 * because it searches with `indexOf` and examines only the ends of keys and values: it never walks
 * over a path. Lines, comments, keys and values are found as google/robotstxt finds them
 * (robots.cc, `RobotsTxtParser::Parse` and `GetKeyAndValueFrom`), the most lenient reading known.
 */
export class LineScanner {
  private readonly source: string;
  private readonly encoding: Encoding;
  private readonly limits: LineLimits;
  private readonly hash: Finder;
  private readonly colon: Finder;
  private readonly nul: Finder;
  private readonly newline: Finder;
  private readonly carriageReturn: Finder;

  constructor(source: string, encoding: Encoding, limits: LineLimits = GOOGLE_LIMITS) {
    this.source = source;
    this.encoding = encoding;
    this.limits = limits;
    this.hash = new Finder(source, "#");
    this.colon = new Finder(source, ":");
    this.nul = new Finder(source, "\0");
    this.newline = new Finder(source, "\n");
    this.carriageReturn = new Finder(source, "\r");
  }

  /**
   * Where the line that starts at `from` ends, before its line end: LF, CR or the end of the text.
   */
  lineEnd(from: number): number {
    return Math.min(this.newline.next(from), this.carriageReturn.next(from));
  }

  /** Writes the row of the line `[from, to)` into `table` at `row`. Call it for rows in order. */
  scan(from: number, to: number, table: Int32Array, row: number): void {
    const { source } = this;
    let flags = 0;
    let end = to;
    if (this.limits.bytes !== null && (to - from) * 3 > this.limits.bytes) {
      const cut = lineCut(source, from, to, this.encoding, this.limits.bytes);
      if (cut !== null) {
        flags |= TOO_LONG;
        end = cut.at;
      }
    }
    if (this.limits.nulEnds && this.nul.next(from) < to) {
      flags |= NUL;
      end = Math.min(end, this.nul.next(from));
    }
    let comment = this.hash.next(from);
    if (comment < end) end = comment;
    else comment = -1;

    let keyFrom = from === 0 ? bomUnits(source, this.encoding) : from;
    while (keyFrom < end && isBlank(source.charCodeAt(keyFrom))) keyFrom++;
    while (end > keyFrom && isBlank(source.charCodeAt(end - 1))) end--;

    table[row + FROM] = from;
    table[row + TO] = to;
    table[row + COMMENT] = comment;
    table[row + KEY_FROM] = keyFrom;
    table[row + KEY_TO] = keyFrom;
    table[row + VALUE_FROM] = end;
    table[row + VALUE_TO] = end;
    if (keyFrom >= end) {
      table[row + FLAGS] = flags | (comment < 0 ? KIND_BLANK : KIND_COMMENT);
      return;
    }

    let keyTo = this.colon.next(keyFrom);
    let valueFrom = keyTo + 1;
    if (keyTo >= end) {
      keyTo = this.twoWords(keyFrom, end);
      valueFrom = keyTo;
      flags |= MISSING_COLON;
    }
    while (keyTo > keyFrom && isBlank(source.charCodeAt(keyTo - 1))) keyTo--;
    if (keyTo <= keyFrom) {
      table[row + FLAGS] = (flags & ~MISSING_COLON) | KIND_TEXT;
      return;
    }
    while (valueFrom < end && isBlank(source.charCodeAt(valueFrom))) valueFrom++;
    table[row + KEY_TO] = keyTo;
    table[row + VALUE_FROM] = valueFrom;
    table[row + FLAGS] = flags | KIND_DIRECTIVE | fieldFlags(source, keyFrom, keyTo);
  }

  /**
   * The end of the first of exactly two words separated by spaces or TABs; `from` if there are not
   * two.
   */
  private twoWords(from: number, to: number): number {
    const { source } = this;
    let firstEnd = from;
    while (firstEnd < to && !isSpaceOrTab(source.charCodeAt(firstEnd))) firstEnd++;
    let second = firstEnd;
    while (second < to && isSpaceOrTab(source.charCodeAt(second))) second++;
    if (second >= to) return from;
    for (let index = second; index < to; index++) {
      if (isSpaceOrTab(source.charCodeAt(index))) return from;
    }
    return firstEnd;
  }
}

const isSpaceOrTab = (unit: number): boolean => unit === 0x20 || unit === 0x09;

/** Scans a whole text. Returns at least one row: the text after the last line end is a line too. */
export const scanLines = (source: string, encoding: Encoding): Int32Array => {
  const scanner = new LineScanner(source, encoding);
  let table = new Int32Array(((source.length >> 4) + 16) * STRIDE);
  let rows = 0;
  for (let from = 0; ; ) {
    const row = rows * STRIDE;
    if (row + STRIDE > table.length) {
      const larger = new Int32Array(table.length * 2);
      larger.set(table);
      table = larger;
    }
    const to = scanner.lineEnd(from);
    scanner.scan(from, to, table, row);
    rows++;
    if (to >= source.length) break;
    const isCrLf = source.charCodeAt(to) === 0x0d && source.charCodeAt(to + 1) === 0x0a;
    from = to + (isCrLf ? 2 : 1);
  }
  return table.slice(0, rows * STRIDE);
};
