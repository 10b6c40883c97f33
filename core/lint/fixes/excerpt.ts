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

/** A replacement for any number of consecutive rules that cannot match `/`. */
export const MINOR = "Disallow: /x";

/**
 * A replacement for such rules whose path starts with neither `/` nor `*`: Yandex passes over them
 * (`pathStart` in `dialects/yandex.ts`), so they do not end its list of names.
 */
const SLASHLESS = "Disallow: x";

type Replacement = typeof MINOR | typeof SLASHLESS;

/** What replaces a line that is a rule and cannot match `/`; null for other lines. */
export const replacementOf = (line: string): Replacement | null => {
  const path = RULE.exec(line)?.[1]?.trimEnd();
  if (path === undefined || ROOT.test(path)) return null;
  return /^[/*]/.test(path) ? MINOR : SLASHLESS;
};

/** A line that blocks nothing: empty, a comment, a name, a sitemap, an `Allow` or a short delay. */
const BLOCKS_NOTHING =
  /^[ \t]*(?:#[ -~\t]*|(?:user-agent|sitemap|allow)[ \t]*:[ -~\t]*|disallow[ \t]*:[ \t]*|crawl-delay[ \t]*:[ \t]*(?:\d{1,2}|[12]\d\d)(?:\.\d*)?[ \t]*)?$/i;

/** Whether a line of text may block `/` for any reader; true in doubt. */
export const mayBlock = (line: string): boolean =>
  !BLOCKS_NOTHING.test(line) && replacementOf(line) === null;

/** The kinds of pieces: what is left as it is, and what is replaced. */
const REPLACEMENTS: readonly (Replacement | null)[] = [null, MINOR, SLASHLESS];
const KEPT = 0;
const PLAIN = REPLACEMENTS.indexOf(MINOR);

/** The kind of a line by its number; fast for nearly all. */
const kindsOfLines = (document: RobotsDocument): ((number: number) => number) => {
  const { source } = document;
  const table = tableOf(document);
  const isPlainRule = plainRules(document);
  const mayMatchRoot = INDEX_PAGE.test(source);
  return (number) => {
    const row = (number - 1) * STRIDE;
    const field = (table[row + FLAGS] as number) & FIELD_MASK;
    if (field !== FIELD_ALLOW && field !== FIELD_DISALLOW) return KEPT;
    const to = table[row + TO] as number;
    // A plain path has a letter in it, and matches only as an index page; anything may follow it.
    const isPlain = to === table[row + VALUE_TO] && isPlainRule(number);
    if (isPlain && !mayMatchRoot) return PLAIN;
    return REPLACEMENTS.indexOf(replacementOf(source.slice(table[row + FROM], to)));
  };
};

/**
 * The lines of a file in pieces: consecutive rules with the same replacement are one, every other
 * line is one of its own.
 */
export class Pieces {
  readonly count: number;
  private readonly source: string;
  private readonly table: Int32Array;
  /** The number of the first line of each piece, and the one after the last line. */
  private readonly firstLines: Int32Array;
  private readonly kinds: Uint8Array;

  constructor(document: RobotsDocument, firstLines: Int32Array, kinds: Uint8Array) {
    this.count = firstLines.length - 1;
    this.source = document.source;
    this.table = tableOf(document);
    this.firstLines = firstLines;
    this.kinds = kinds;
  }

  /** Where a piece begins. */
  from(index: number): number {
    return this.table[((this.firstLines[index] as number) - 1) * STRIDE + FROM] as number;
  }

  /** Where a piece ends, before its line end. */
  to(index: number): number {
    return this.table[((this.firstLines[index + 1] as number) - 2) * STRIDE + TO] as number;
  }

  /** What replaces a piece in an excerpt; null if it stays as it is. */
  replacement(index: number): Replacement | null {
    return REPLACEMENTS[this.kinds[index] as number] ?? null;
  }

  /** A piece in an excerpt: its line, or what replaces its rules. */
  text(index: number): string {
    return this.replacement(index) ?? this.source.slice(this.from(index), this.to(index));
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
  private readonly kindOf: (line: number) => number;
  private readonly firstLines: Int32Array;
  private readonly kinds: Uint8Array;
  private count = 0;

  constructor(document: RobotsDocument) {
    this.kindOf = kindsOfLines(document);
    this.firstLines = new Int32Array(document.lineCount + 1);
    this.kinds = new Uint8Array(document.lineCount);
  }

  /** Reads the lines from one number up to another, which follow those read before. */
  read(from: number, to: number): void {
    const { firstLines, kinds } = this;
    for (let line = from; line < to; line++) {
      const kind = this.kindOf(line);
      if (kind !== KEPT && kinds[this.count - 1] === kind) continue;
      firstLines[this.count] = line;
      kinds[this.count++] = kind;
    }
  }

  /** The pieces, after all lines were read. */
  pieces(document: RobotsDocument): Pieces {
    this.firstLines[this.count] = document.lineCount + 1;
    return new Pieces(document, this.firstLines.subarray(0, this.count + 1), this.kinds);
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
    if (line !== this.last || (line !== MINOR && line !== SLASHLESS)) this.lines.push(line);
  }

  /** Adds some pieces, from the first index up to the second. */
  addPieces(pieces: Pieces, from: number, to: number): void {
    for (let index = from; index < to; index++) this.add(pieces.text(index));
  }

  addText(text: string): void {
    for (const line of text.split(LINE_END)) this.add(replacementOf(line) ?? line);
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
    length += pieces.replacement(index)?.length ?? pieces.to(index) - pieces.from(index);
  }
  return length;
});

/** Whether no line of a file may block `/` for any reader. */
export const isHarmless: (document: RobotsDocument) => boolean = memo((document) => {
  const pieces = piecesOf(document);
  for (let index = 0; index < pieces.count; index++) {
    if (pieces.replacement(index) === null && mayBlock(pieces.text(index))) return false;
  }
  return true;
});
