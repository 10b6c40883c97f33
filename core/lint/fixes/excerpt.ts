import { memo } from "../../collections/memo.ts";
import { memoSteps } from "../../collections/memo-steps.ts";
import { runToEnd } from "../../collections/run-to-end.ts";
import { type RobotsDocument, tableOf } from "../../syntax/document.ts";
import { lineNumberAt, parse, startOfNext } from "../../syntax/parse.ts";
import {
  FIELD_ALLOW,
  FIELD_DISALLOW,
  FIELD_MASK,
  FLAGS,
  FROM,
  STRIDE,
  TO,
  VALUE_TO,
} from "../../syntax/table.ts";
import { plainRules } from "../facts/plain-rule.ts";
import { edited, type Window } from "./windows.ts";

/**
 * What can match the path `/`: stars and slashes, a final `$`, or an index page (google/robotstxt,
 * `HandleAllow`).
 */
const ROOT = /^[/*]+\$?$|\/index\.htm/i;
const INDEX_PAGE = /\/index\.htm/i;

/** A rule that all readers find in the line, because it is plain ASCII; its path, and a comment. */
const RULE = /^[ \t]*(?:dis)?allow[ \t]*:[ \t]*([!"$-~][ !"$-~\t]*)(?:#[ -~\t]*)?$/i;

export const LINE_END: RegExp = /\r\n|\r|\n/;

/** Whether a line of text is a rule that cannot match `/`. */
export const isMinorRule = (line: string): boolean => {
  const path = RULE.exec(line)?.[1]?.trimEnd();
  return path !== undefined && !ROOT.test(path);
};

/** A replacement for any number of consecutive rules that cannot match `/`. */
export const MINOR = "Disallow: /x";

/** A line that blocks nothing: empty, a comment, a name, a sitemap, an `Allow` or a short delay. */
const BLOCKS_NOTHING =
  /^[ \t]*(?:#[ -~\t]*|(?:user-agent|sitemap|allow)[ \t]*:[ -~\t]*|disallow[ \t]*:[ \t]*|crawl-delay[ \t]*:[ \t]*(?:\d{1,2}|[12]\d\d)(?:\.\d*)?[ \t]*)?$/i;

/** Whether a line of text may block `/` for any reader; true in doubt. */
export const mayBlock = (line: string): boolean => !BLOCKS_NOTHING.test(line) && !isMinorRule(line);

/** Whether a line is a rule that cannot match `/`; fast for nearly all. */
const minorLines = (document: RobotsDocument): ((number: number) => boolean) => {
  const { source } = document;
  const table = tableOf(document);
  const isPlainRule = plainRules(document);
  const mayMatchRoot = INDEX_PAGE.test(source);
  return (number) => {
    const row = (number - 1) * STRIDE;
    const field = (table[row + FLAGS] as number) & FIELD_MASK;
    if (field !== FIELD_ALLOW && field !== FIELD_DISALLOW) return false;
    const to = table[row + TO] as number;
    // A plain path has a letter in it, and matches only as an index page; anything may follow it.
    const isPlain = to === table[row + VALUE_TO] && isPlainRule(number);
    if (isPlain && !mayMatchRoot) return true;
    const line = source.slice(table[row + FROM], to);
    return isPlain ? !INDEX_PAGE.test(line) : isMinorRule(line);
  };
};

/**
 * The lines of a file in pieces: consecutive rules that cannot match `/` are one, every other line
 * is one of its own.
 */
export class Pieces {
  readonly count: number;
  private readonly source: string;
  private readonly table: Int32Array;
  /** The number of the first line of each piece, and the one after the last line. */
  private readonly firstLines: Int32Array;
  /** 1 for each piece of rules that cannot match `/`. */
  private readonly minor: Uint8Array;

  constructor(document: RobotsDocument, firstLines: Int32Array, minor: Uint8Array) {
    this.count = firstLines.length - 1;
    this.source = document.source;
    this.table = tableOf(document);
    this.firstLines = firstLines;
    this.minor = minor;
  }

  /** Where a piece begins. */
  from(index: number): number {
    return this.table[((this.firstLines[index] as number) - 1) * STRIDE + FROM] as number;
  }

  /** Where a piece ends, before its line end. */
  to(index: number): number {
    return this.table[((this.firstLines[index + 1] as number) - 2) * STRIDE + TO] as number;
  }

  isMinor(index: number): boolean {
    return this.minor[index] === 1;
  }

  /** A piece in an excerpt: its line, or what replaces its rules. */
  text(index: number): string {
    return this.isMinor(index) ? MINOR : this.source.slice(this.from(index), this.to(index));
  }

  /** The index of the first piece that does not end before an offset; `count` if all do. */
  indexAt(offset: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.to(middle) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Lines examined in one step. */
const MANY = 2000;

/** Forms pieces line by line. */
class PieceReader {
  private readonly isMinor: (line: number) => boolean;
  private readonly firstLines: Int32Array;
  private readonly minor: Uint8Array;
  private count = 0;

  constructor(document: RobotsDocument) {
    this.isMinor = minorLines(document);
    this.firstLines = new Int32Array(document.lineCount + 1);
    this.minor = new Uint8Array(document.lineCount);
  }

  /** Reads the lines from one number up to another, which follow those read before. */
  read(from: number, to: number): void {
    const { firstLines, minor } = this;
    for (let line = from; line < to; line++) {
      const isMinor = this.isMinor(line);
      if (isMinor && minor[this.count - 1] === 1) continue;
      firstLines[this.count] = line;
      minor[this.count++] = isMinor ? 1 : 0;
    }
  }

  /** The pieces, after all lines were read. */
  pieces(document: RobotsDocument): Pieces {
    this.firstLines[this.count] = document.lineCount + 1;
    return new Pieces(document, this.firstLines.subarray(0, this.count + 1), this.minor);
  }
}

function* readPieces(document: RobotsDocument): Generator<void, Pieces> {
  const { lineCount } = document;
  const reader = new PieceReader(document);
  yield;
  for (let line = 1; line <= lineCount; line += MANY) {
    reader.read(line, Math.min(line + MANY, lineCount + 1));
    yield;
  }
  return reader.pieces(document);
}

/** `piecesOf`, in steps. */
export const piecesSteps: (document: RobotsDocument) => Generator<void, Pieces> =
  memoSteps(readPieces);

/** The pieces of a file; there is at least one. */
export const piecesOf = (document: RobotsDocument): Pieces => runToEnd(piecesSteps(document));

/** An excerpt under construction. */
export class Excerpt {
  private readonly lines: string[] = [];

  /** The last line; undefined if there is none. */
  get last(): string | undefined {
    return this.lines.at(-1);
  }

  add(line: string): void {
    if (line !== MINOR || this.last !== MINOR) this.lines.push(line);
  }

  /** Adds some pieces, from the first index up to the second. */
  addPieces(pieces: Pieces, from: number, to: number): void {
    for (let index = from; index < to; index++) this.add(pieces.text(index));
  }

  addText(text: string): void {
    for (const line of text.split(LINE_END)) this.add(isMinorRule(line) ? MINOR : line);
  }

  get text(): string {
    return this.lines.join("\n");
  }
}

/** Some pieces of a file, by their indexes, and the lines of them that are edited. */
interface EditedPieces {
  readonly from: number;
  readonly to: number;
  readonly windows: readonly Window[];
}

/** Adds pieces to an excerpt, with some windows edited; only their lines are examined. */
export const addEdited = (
  excerpt: Excerpt,
  document: RobotsDocument,
  { from, to, windows }: EditedPieces,
): void => {
  const pieces = piecesOf(document);
  let at = from;
  /** Where the first line begins that was not added yet. */
  let start = 0;
  for (const window of windows) {
    while (at < to && pieces.to(at) < window.from) excerpt.add(pieces.text(at++));
    // The window may begin within a piece.
    if (at < to && Math.max(start, pieces.from(at)) < window.from) excerpt.add(pieces.text(at));
    excerpt.addText(edited(document, window));
    while (at < to && pieces.to(at) <= window.to) at++;
    start = startOfNext(document, lineNumberAt(document, window.to));
  }
  excerpt.addPieces(pieces, at, to);
};

/**
 * A shorter file in which every crawler has the same verdict on `/`: one rule replaces consecutive
 * rules that cannot match it.
 */
export const excerptOf: (document: RobotsDocument) => RobotsDocument = memo((document) => {
  const excerpt = new Excerpt();
  const pieces = piecesOf(document);
  excerpt.addPieces(pieces, 0, pieces.count);
  return parse(excerpt.text, document.encoding);
});

/** The length of the excerpt of a file, without making it. */
export const excerptLength: (document: RobotsDocument) => number = memo((document) => {
  const pieces = piecesOf(document);
  let length = pieces.count - 1;
  for (let index = 0; index < pieces.count; index++) {
    length += pieces.isMinor(index) ? MINOR.length : pieces.to(index) - pieces.from(index);
  }
  return length;
});

/** Whether no line of a file may block `/` for any reader. */
export const isHarmless: (document: RobotsDocument) => boolean = memo((document) => {
  const pieces = piecesOf(document);
  for (let index = 0; index < pieces.count; index++) {
    if (!pieces.isMinor(index) && mayBlock(pieces.text(index))) return false;
  }
  return true;
});
