import type { Dialect } from "../dialects/dialect.ts";
import { google } from "../dialects/google.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { policyOf } from "../match/consult.ts";
import { readPolicy } from "../policy/read.ts";
import type { HttpResponse } from "../response/response.ts";
import { type Line, type RobotsDocument, tableOf } from "../syntax/document.ts";
import { ParsedLine, startOfNext } from "../syntax/parse.ts";
import { isBlank } from "../syntax/scan.ts";
import { byteLength } from "../text/bytes.ts";
import type { Span } from "../text/span.ts";
import type { LineContext, LineView, LintFormat } from "./context.ts";
import { readIgnores } from "./facts/ignores.ts";
import { isPlainRule } from "./facts/plain-rule.ts";

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
 * Creates its strings on first use, and keeps them: most checks read few lines' text, some the
 * same.
 */
class SourceLine extends ParsedLine implements LineView {
  readonly isAscii: boolean;
  readonly isPlainRule: boolean;
  private readonly source: string;
  private madeContent: Span | null = null;
  private cutText: string | null = null;
  private cutKey: string | null = null;
  private cutValue: string | null = null;

  constructor(document: RobotsDocument, number: number, isAscii: boolean) {
    const { source } = document;
    super(source, tableOf(document), number - 1, startOfNext(document, number));
    this.source = source;
    this.isPlainRule = isPlainRule(document, number);
    this.isAscii = isAscii || isAsciiBetween(source, this.from, this.comment?.from ?? this.to);
  }

  get content(): Span {
    this.madeContent ??= contentOf(this, this.source);
    return this.madeContent;
  }

  get text(): string {
    this.cutText ??= this.cut(this.content);
    return this.cutText;
  }

  get keyText(): string {
    this.cutKey ??= this.cut(this.key);
    return this.cutKey;
  }

  get valueText(): string {
    this.cutValue ??= this.cut(this.value);
    return this.cutValue;
  }

  private cut(span: Span | null): string {
    return span === null ? "" : this.source.slice(span.from, span.to);
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
  const lines: LineView[] = [];
  // Not `document.lines`: the document would keep them, and they are many times larger than its
  // text.
  for (let number = 1; number <= document.lineCount; number++) {
    lines.push(new SourceLine(document, number, isAscii));
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
