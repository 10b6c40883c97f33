import { memo } from "../collections/memo.ts";
import { type RobotsDocument, tableOf } from "../syntax/document.ts";
import { STRIDE, VALUE_FROM, VALUE_TO } from "../syntax/table.ts";
import { nextHash } from "../text/hash.ts";

/** The path begins with `/`. */
export const SLASH_FIRST = 1;
/** The path begins with `*`. */
export const STAR_FIRST = 2;
/** It contains a letter, a digit or an underscore. */
export const WORD = 4;
/** It contains an inner `$`, or a character that has a special meaning or looks unusual. */
export const UNUSUAL = 8;
/** It contains a `%` or a character beyond ASCII, so there may be other spellings of it. */
export const RESPELT = 16;
/** It contains `//`, `/.`, or the `.*` of a regular expression. */
export const UNUSUAL_ORDER = 32;
/** It contains a `?`. */
const QUERY = 64;
/** A `/` or `?` comes after its first `?`: it is data there, which readers spell in two ways. */
export const QUERY_DATA = 128;
/** It contains `index.htm`, in any case: some readers treat such a page as its directory, too. */
export const INDEX_PAGE = 256;
/** It contains a `*`. */
export const STARRED = 512;
/** It contains a capital letter of ASCII. */
export const CAPITAL = 1024;
/** It contains a `&`. */
export const AMPERSAND = 2048;
/** The traits of a line are known. */
const READ = 4096;

/** What the character means depends on what is before it. */
const IN_CONTEXT = 8192;

const SLASH = 0x2f;
const STAR = 0x2a;
const DOT = 0x2e;
const DOLLAR = 0x24;
const QUESTION_MARK = 0x3f;

/** What each ASCII character adds to the traits of a path. */
const CHARACTERS: Uint16Array = (() => {
  const traits = new Uint16Array(0x80).fill(UNUSUAL);
  for (let unit = 0; unit < traits.length; unit++) {
    const character = String.fromCharCode(unit);
    if (/\w/.test(character)) traits[unit] = /[A-Z]/.test(character) ? WORD | CAPITAL : WORD;
  }
  for (const mark of "=-") traits[mark.charCodeAt(0)] = 0;
  traits["&".charCodeAt(0)] = AMPERSAND;
  for (const unit of [SLASH, STAR, DOT, QUESTION_MARK]) traits[unit] = IN_CONTEXT;
  traits["%".charCodeAt(0)] = UNUSUAL | RESPELT;
  return traits;
})();

const INDEX = /^index\.htm/i;
const INDEX_NAME = "index";

/** What a `/`, `*`, `.` or `?` adds to the traits of a path. */
const inContext = (source: string, at: number, before: number, traits: number): number => {
  const unit = source.charCodeAt(at);
  if (unit === STAR) return before === DOT ? STARRED | UNUSUAL_ORDER : STARRED;
  if (unit === DOT) {
    if (before === SLASH) return UNUSUAL_ORDER;
    const start = at - INDEX_NAME.length;
    return INDEX.test(source.slice(Math.max(start, 0), at + 4)) ? INDEX_PAGE : 0;
  }
  const inQuery = (traits & QUERY) === 0 ? 0 : QUERY_DATA;
  if (unit === QUESTION_MARK) return inQuery | QUERY;
  return before === SLASH ? inQuery | UNUSUAL_ORDER : inQuery;
};

const firstTrait = (unit: number): number =>
  unit === SLASH ? SLASH_FIRST : unit === STAR ? STAR_FIRST : 0;

/** The traits and hashes of the paths of a document. Each line is read at most once. */
export class PathTraits {
  private readonly source: string;
  private readonly table: Int32Array;
  private readonly traits: Uint16Array;
  private readonly hashes: Int32Array;
  /** Of the range that was read last. */
  private hash = 0;

  constructor(document: RobotsDocument) {
    this.source = document.source;
    this.table = tableOf(document);
    this.traits = new Uint16Array(document.lineCount + 1);
    this.hashes = new Int32Array(document.lineCount + 1);
  }

  /** The traits of the value on a line, by its 1-based number: a sum of the constants above. */
  onLine(line: number): number {
    if (this.traits[line] === 0) this.readLine(line);
    return this.traits[line] as number;
  }

  /** A hash of the value on a line (see `nextHash`). */
  hashOn(line: number): number {
    if (this.traits[line] === 0) this.readLine(line);
    return this.hashes[line] as number;
  }

  /** The traits of a range of the text, which need not be a value of the document's own lines. */
  within(from: number, to: number): number {
    const { source } = this;
    const last = to > from ? source.charCodeAt(to - 1) : 0;
    const end = last === DOLLAR ? to - 1 : to;
    let traits = to > from ? firstTrait(source.charCodeAt(from)) : 0;
    let hash = 0;
    let before = 0;
    for (let at = from; at < end; at++) {
      const unit = source.charCodeAt(at);
      hash = nextHash(hash, unit);
      const own = unit < 0x80 ? (CHARACTERS[unit] as number) : UNUSUAL | RESPELT;
      traits |= own === IN_CONTEXT ? inContext(source, at, before, traits) : own;
      before = unit;
    }
    this.hash = end < to ? nextHash(hash, DOLLAR) : hash;
    return traits;
  }

  private readLine(line: number): void {
    const row = (line - 1) * STRIDE;
    const from = this.table[row + VALUE_FROM] as number;
    const to = this.table[row + VALUE_TO] as number;
    this.traits[line] = this.within(from, to) | READ;
    this.hashes[line] = this.hash;
  }
}

/** What the paths of a document consist of. Lines are read on first use. */
export const pathTraits: (document: RobotsDocument) => PathTraits = memo(
  (document: RobotsDocument) => new PathTraits(document),
);
