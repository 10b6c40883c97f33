import type { Dialect } from "../dialects/dialect.ts";
import { google } from "../dialects/google.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { policyOf } from "../match/consult.ts";
import { readPolicy } from "../policy/read.ts";
import type { HttpResponse } from "../response/response.ts";
import {
  type FieldKind,
  type Line,
  type LineKind,
  type RobotsDocument,
  type Spelling,
  tableOf,
} from "../syntax/document.ts";
import { fieldOf, kindOf, lineAt, startOfNext } from "../syntax/parse.ts";
import { isBlank } from "../syntax/scan.ts";
import {
  COMMENT,
  FLAGS,
  FROM,
  KEY_FROM,
  KEY_TO,
  MISSING_COLON,
  NUL,
  STRIDE,
  TO,
  TOO_LONG,
  VALUE_FROM,
  VALUE_TO,
} from "../syntax/table.ts";
import { byteLength } from "../text/bytes.ts";
import type { Span } from "../text/span.ts";
import type { LineContext, LineView, LintFormat } from "./context.ts";
import { readIgnores } from "./facts/ignores.ts";
import { plainRules } from "./facts/plain-rule.ts";

const BYTE_ORDER_MARK = 0xfeff;

/**
 * The line without its comment and surrounding white space; a byte order mark at the start of the
 * file is not part of it.
 */
const contentOf = (line: Line, source: string): Span => {
  if (line.key !== null && line.value !== null) return { from: line.key.from, to: line.value.to };
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

/**
 * A view of a row of the document's table. A file has tens of thousands of lines, and most checks
 * read little of each: spans and strings are created on first use, and kept.
 */
class SourceLine implements LineView {
  readonly number: number;
  readonly isPlainRule: boolean;
  readonly isAscii: boolean;
  private readonly document: RobotsDocument;
  private parsed: Line | null = null;
  private madeContent: Span | null = null;
  private cutText: string | null = null;
  private cutKey: string | null = null;
  private cutValue: string | null = null;

  constructor(
    document: RobotsDocument,
    number: number,
    isPlainRule: boolean,
    isInAsciiFile: boolean,
  ) {
    this.number = number;
    this.document = document;
    this.isPlainRule = isPlainRule;
    this.isAscii =
      isInAsciiFile ||
      this.isPlainRule ||
      isAsciiBetween(document.source, this.from, this.comment?.from ?? this.to);
  }

  private at(place: number): number {
    return tableOf(this.document)[(this.number - 1) * STRIDE + place] as number;
  }

  private get whole(): Line {
    this.parsed ??= lineAt(this.document, this.number);
    return this.parsed;
  }

  get from(): number {
    return this.at(FROM);
  }

  get to(): number {
    return this.at(TO);
  }

  get next(): number {
    return startOfNext(this.document, this.number);
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
    return this.whole.spelling;
  }

  get key(): Span | null {
    return this.whole.key;
  }

  get separator(): Span | null {
    return this.whole.separator;
  }

  get value(): Span | null {
    return this.whole.value;
  }

  get comment(): Span | null {
    return this.at(COMMENT) < 0 ? null : this.whole.comment;
  }

  get content(): Span {
    this.madeContent ??= contentOf(this, this.document.source);
    return this.madeContent;
  }

  get text(): string {
    const { from, to } = this.content;
    this.cutText ??= this.document.source.slice(from, to);
    return this.cutText;
  }

  get keyText(): string {
    this.cutKey ??= this.cut(KEY_FROM, KEY_TO);
    return this.cutKey;
  }

  get valueText(): string {
    this.cutValue ??= this.cut(VALUE_FROM, VALUE_TO);
    return this.cutValue;
  }

  /** The text between two positions that only directives have. */
  private cut(from: number, to: number): string {
    if (this.kind !== "directive") return "";
    return this.document.source.slice(this.at(from), this.at(to));
  }
}

/** Lines created in one step. */
const PORTION = 1024;

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
  const isAscii = !/[^\0-\x7f]/.test(source);
  const isPlainRule = plainRules(document);
  const lines: LineView[] = [];
  // Not `document.lines`: the document would keep them, and they are many times larger than its
  // text.
  for (let number = 1; number <= document.lineCount; number++) {
    lines.push(new SourceLine(document, number, isPlainRule(number), isAscii));
    if (number % PORTION === 0) yield;
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
    format: format ?? { bytes: byteLength(document.source, document.encoding) },
    response,
    lines,
    ignores,
    google: asGoogle,
    rfc9309: asStandard,
  };
}
