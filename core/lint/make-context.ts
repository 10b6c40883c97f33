import type { Dialect } from "../dialects/dialect.ts";
import { google } from "../dialects/google.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { policyOf } from "../match/consult.ts";
import { readPolicy } from "../policy/read.ts";
import { bytesOfDocument } from "../response/cut.ts";
import type { HttpResponse } from "../response/response.ts";
import {
  type FieldKind,
  type Line,
  type LineKind,
  type RobotsDocument,
  type Spelling,
  tableOf,
} from "../syntax/document.ts";
import { fieldOf, kindOf, separatorOf, spellingOf, startOfNext } from "../syntax/parse.ts";
import { isBlank } from "../syntax/scan.ts";
import {
  COMMENT,
  FLAGS,
  FROM,
  KEY_FROM,
  KEY_TO,
  KIND_DIRECTIVE,
  KIND_MASK,
  MISSING_COLON,
  NUL,
  STRIDE,
  TO,
  TOO_LONG,
  VALUE_FROM,
  VALUE_TO,
} from "../syntax/table.ts";
import type { Span } from "../text/span.ts";
import type { LineContext, LineView, LintFormat } from "./context.ts";
import { isAsciiText } from "./facts/characters.ts";
import { readIgnores } from "./facts/ignores.ts";
import { plainRules } from "./facts/plain-rule.ts";

const BYTE_ORDER_MARK = 0xfeff;

/**
 * A line without key and value, without its comment and surrounding white space; a byte order mark
 * at the start of the file is not part of it.
 */
const contentOf = (line: Line, source: string): Span => {
  let { from } = line;
  let to = line.comment?.from ?? line.to;
  if (from === 0 && source.charCodeAt(0) === BYTE_ORDER_MARK) from = Math.min(1, to);
  while (from < to && isBlank(source.charCodeAt(from))) from++;
  while (to > from && isBlank(source.charCodeAt(to - 1))) to--;
  return { from, to };
};

const isAsciiBetween = (source: string, from: number, to: number): boolean => {
  for (let index = from; index < to; index++) {
    if (source.charCodeAt(index) > 0x7f) return false;
  }
  return true;
};

/** What the lines of a file have in common. */
interface SourceFile {
  readonly document: RobotsDocument;
  readonly source: string;
  readonly table: Int32Array;
  readonly isAscii: boolean;
}

/**
 * A view of a row of the document's table. A file has tens of thousands of lines, and most checks
 * read little of each: a line is small, and its spans and strings are created on each use, which
 * costs less than keeping them. Only values are kept, as most of them are paths that many checks read.
 */
class SourceLine implements LineView {
  readonly number: number;
  readonly isPlainRule: boolean;
  private readonly file: SourceFile;
  private cutValue: string | null = null;

  constructor(file: SourceFile, number: number, isPlainRule: boolean) {
    this.file = file;
    this.number = number;
    this.isPlainRule = isPlainRule;
  }

  private at(place: number): number {
    return this.file.table[(this.number - 1) * STRIDE + place] as number;
  }

  private get isDirective(): boolean {
    return (this.at(FLAGS) & KIND_MASK) === KIND_DIRECTIVE;
  }

  get isAscii(): boolean {
    if (this.file.isAscii || this.isPlainRule) return true;
    const end = this.at(COMMENT) < 0 ? this.at(TO) : this.at(COMMENT);
    return isAsciiBetween(this.file.source, this.at(FROM), end);
  }

  get from(): number {
    return this.at(FROM);
  }

  get to(): number {
    return this.at(TO);
  }

  get next(): number {
    return startOfNext(this.file.document, this.number);
  }

  get kind(): LineKind {
    return kindOf(this.at(FLAGS));
  }

  get field(): FieldKind | null {
    return fieldOf(this.at(FLAGS));
  }

  get missingColon(): boolean {
    return (this.at(FLAGS) & MISSING_COLON) !== 0;
  }

  get tooLong(): boolean {
    return (this.at(FLAGS) & TOO_LONG) !== 0;
  }

  get nul(): boolean {
    return (this.at(FLAGS) & NUL) !== 0;
  }

  get spelling(): Spelling | null {
    return spellingOf(this.at(FLAGS));
  }

  get key(): Span | null {
    if (!this.isDirective) return null;
    return { from: this.at(KEY_FROM), to: this.at(KEY_TO) };
  }

  get separator(): Span | null {
    if (!this.isDirective) return null;
    return separatorOf(this.file.source, this.at(KEY_TO), this.at(VALUE_FROM), this.missingColon);
  }

  get value(): Span | null {
    if (!this.isDirective) return null;
    return { from: this.at(VALUE_FROM), to: this.at(VALUE_TO) };
  }

  get comment(): Span | null {
    if (this.at(COMMENT) < 0) return null;
    return { from: this.at(COMMENT), to: this.at(TO) };
  }

  get content(): Span {
    return this.isDirective
      ? { from: this.at(KEY_FROM), to: this.at(VALUE_TO) }
      : contentOf(this, this.file.source);
  }

  get text(): string {
    const { from, to } = this.content;
    return this.file.source.slice(from, to);
  }

  get keyText(): string {
    return this.cut(KEY_FROM, KEY_TO);
  }

  get valueText(): string {
    this.cutValue ??= this.cut(VALUE_FROM, VALUE_TO);
    return this.cutValue;
  }

  /** The text between two positions that only directives have. */
  private cut(from: number, to: number): string {
    if (!this.isDirective) return "";
    return this.file.source.slice(this.at(from), this.at(to));
  }
}

/** Lines created in one step. */
const PORTION = 2000;

/** Adds the lines from one number to another. Not in the generator, whose loops engines compile late. */
const addLines = (lines: LineView[], file: SourceFile, first: number, last: number): void => {
  const isPlainRule = plainRules(file.document);
  for (let number = first; number <= last; number++) {
    lines[number - 1] = new SourceLine(file, number, isPlainRule(number));
  }
};

/** What is known about a file besides its text. */
export interface Circumstances {
  readonly dialect: Dialect;
  /** By default derived from the text. */
  readonly format?: LintFormat | undefined;
  /** Null if unknown. */
  readonly response: HttpResponse | null;
}

/**
 * Creates the input of line checks in steps, none of which takes long however large the document
 * is.
 */
export function* lineContextSteps(
  document: RobotsDocument,
  { dialect, format, response }: Circumstances,
): Generator<void, LineContext> {
  const { source } = document;
  const file = { document, source, table: tableOf(document), isAscii: isAsciiText(document) };
  const { lineCount } = document;
  const lines = new Array<LineView>(lineCount);
  // Not `document.lines`: the document would keep them, and they are many times larger than its
  // text.
  for (let first = 1; first <= lineCount; first += PORTION) {
    addLines(lines, file, first, Math.min(first + PORTION - 1, lineCount));
    yield;
  }
  const ignores = readIgnores(document);
  yield;
  const asGoogle = policyOf(document, google);
  yield;
  // Not cached with the document: nothing else is likely to need it, and for a large file it is
  // large.
  const asStandard = readPolicy(document, rfc9309);
  yield;
  return {
    document,
    dialect,
    format: format ?? { bytes: bytesOfDocument(document) },
    response,
    lines,
    ignores,
    google: asGoogle,
    rfc9309: asStandard,
  };
}
