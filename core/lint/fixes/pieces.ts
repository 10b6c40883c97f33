import { memoSteps } from "../../collections/memo-steps.ts";
import { runToEnd } from "../../collections/run-to-end.ts";
import { firstIndex } from "../../collections/search.ts";
import { INDEX_PAGE, pathTraits } from "../../match/path-traits.ts";
import { type RobotsDocument, tableOf } from "../../syntax/document.ts";
import {
  FIELD_ALLOW,
  FIELD_DISALLOW,
  FIELD_MASK,
  FLAGS,
  FROM,
  STRIDE,
  TO,
  VALUE_FROM,
  VALUE_TO,
} from "../../syntax/table.ts";
import { plainRules } from "../facts/plain-rule.ts";
import { PAGES } from "../facts/search-access.ts";

/** The URLs on which the verdicts in an excerpt are those in its file: `/` alone, or `PAGES` too. */
export type Scope = "home" | "site";

/**
 * What can match the path `/`: stars and slashes, a final `$`, or an index page (google/robotstxt,
 * `HandleAllow`).
 */
const ROOT = /^[/*]+\$?$|\/index\.htm/i;

/** A rule that all readers find in the line, because it is plain ASCII; its path, and a comment. */
const RULE = /^[ \t]*(?:dis)?allow[ \t]*:[ \t]*([!"$-~][ !"$-~\t]*)(?:#[ -~\t]*)?$/i;

export const LINE_END: RegExp = /\r\n|\r|\n/;

/** Whether a path may match one of `PAGES`: what it has before the first `*`, `$` or `%` tells. */
const mayMatchPage = (path: string): boolean => {
  const [head] = path.toLowerCase().split(/[*$%]/, 1) as [string];
  return PAGES.some((page) => page.startsWith(head) || page.startsWith(`/${head}`));
};

/** The second characters of plain paths that may match one of `PAGES`. */
const SECONDS: ReadonlySet<number> = new Set(
  [...PAGES.flatMap((page) => [page.toLowerCase(), page.toUpperCase()]), "/*", "/$"].map((path) =>
    path.charCodeAt(1),
  ),
);

/** Whether a plain path in a text, by where it begins, can match none of `PAGES`. */
const matchesNoPage = (source: string, from: number): boolean =>
  source.charAt(from) === "/" && !SECONDS.has(source.charCodeAt(from + 1));

const isMinorPath: Readonly<Record<Scope, (path: string) => boolean>> = {
  home: (path) => !ROOT.test(path),
  site: (path) => !ROOT.test(path) && !mayMatchPage(path),
};

/** A replacement for any number of consecutive rules that match none of the URLs. */
export const MINOR = "Disallow: /x";

/**
 * A replacement for such rules whose path starts with neither `/` nor `*`: Yandex passes over them
 * (`pathStart` in `dialects/yandex.ts`), so they do not end its list of names.
 */
export const SLASHLESS = "Disallow: x";

type Replacement = typeof MINOR | typeof SLASHLESS;

/** What replaces a line that is a rule and can match none of the URLs; null for other lines. */
export const replacementOf = (line: string, scope: Scope): Replacement | null => {
  const path = RULE.exec(line)?.[1]?.trimEnd();
  if (path === undefined || !isMinorPath[scope](path)) return null;
  return /^[/*]/.test(path) ? MINOR : SLASHLESS;
};

/** A line that blocks nothing: empty, a comment, a name, a sitemap, an `Allow` or a short delay. */
const BLOCKS_NOTHING =
  /^[ \t]*(?:#[ -~\t]*|(?:user-agent|sitemap|allow)[ \t]*:[ -~\t]*|disallow[ \t]*:[ \t]*|crawl-delay[ \t]*:[ \t]*(?:\d{1,2}|[12]\d\d)(?:\.\d*)?[ \t]*)?$/i;

/** Whether a line of text may block `/` for any reader; true in doubt. */
export const mayBlock = (line: string): boolean =>
  !BLOCKS_NOTHING.test(line) && replacementOf(line, "home") === null;

/** The kinds of pieces: what is left as it is, and what is replaced. */
const REPLACEMENTS: readonly (Replacement | null)[] = [null, MINOR, SLASHLESS];
const KEPT = 0;
const PLAIN = REPLACEMENTS.indexOf(MINOR);

/** The kind of a line by its number; fast for nearly all. */
const kindsOfLines = (document: RobotsDocument, scope: Scope): ((number: number) => number) => {
  const { source } = document;
  const table = tableOf(document);
  const isPlainRule = plainRules(document);
  const traits = pathTraits(document);
  return (number) => {
    const row = (number - 1) * STRIDE;
    const field = (table[row + FLAGS] as number) & FIELD_MASK;
    if (field !== FIELD_ALLOW && field !== FIELD_DISALLOW) return KEPT;
    const to = table[row + TO] as number;
    // A plain path has a letter in it, and matches `/` only as an index page; anything may follow it.
    const isPlain =
      to === table[row + VALUE_TO] &&
      isPlainRule(number) &&
      (traits.onLine(number) & INDEX_PAGE) === 0;
    if (isPlain && (scope === "home" || matchesNoPage(source, table[row + VALUE_FROM] as number))) {
      return PLAIN;
    }
    return REPLACEMENTS.indexOf(replacementOf(source.slice(table[row + FROM], to), scope));
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
  private length: number | undefined;

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

  /** The length of the excerpt with all pieces. */
  get excerptLength(): number {
    if (this.length === undefined) {
      let length = this.count - 1;
      for (let index = 0; index < this.count; index++) {
        length += this.replacement(index)?.length ?? this.to(index) - this.from(index);
      }
      this.length = length;
    }
    return this.length;
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
    return firstIndex(this.count, (index) => this.to(index) >= offset);
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

  constructor(document: RobotsDocument, scope: Scope) {
    this.kindOf = kindsOfLines(document, scope);
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

function* readPieces(document: RobotsDocument, scope: Scope): Generator<void, Pieces> {
  const { lineCount } = document;
  const reader = new PieceReader(document, scope);
  yield;
  for (let line = 1; line <= lineCount; line += MANY) {
    reader.read(line, Math.min(line + MANY, lineCount + 1));
    yield;
  }
  return reader.pieces(document);
}

/** `piecesOf`, in steps, for each scope. */
export const piecesSteps: Readonly<
  Record<Scope, (document: RobotsDocument) => Generator<void, Pieces>>
> = {
  home: memoSteps((document) => readPieces(document, "home")),
  site: memoSteps((document) => readPieces(document, "site")),
};

/** The pieces of a file; there is at least one. */
export const piecesOf = (document: RobotsDocument, scope: Scope): Pieces =>
  runToEnd(piecesSteps[scope](document));
