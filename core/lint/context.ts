import type { Dialect } from "../dialects/dialect.ts";
import { google } from "../dialects/google.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { policyOf } from "../match/consult.ts";
import { readPolicy } from "../policy/read.ts";
import type { HttpResponse } from "../response/response.ts";
import type { FieldKind, Line, LineKind, RobotsDocument, Spelling } from "../syntax/document.ts";
import { lineAt } from "../syntax/parse.ts";
import { isBlank } from "../syntax/scan.ts";
import { byteLength } from "../text/bytes.ts";
import type { Span } from "../text/span.ts";
import { readIgnores } from "./ignores.ts";
import type { LineView, LintContext, LintFormat } from "./rule.ts";

const BYTE_ORDER_MARK = 0xfeff;

/** The line without its comment and the blanks around it; a mark at the file's start is no part of it. */
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

/** Cuts its strings when asked for, and keeps them: most checks look at few lines' text, some at the same. */
class SourceLine implements LineView {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly next: number;
  readonly kind: LineKind;
  readonly field: FieldKind | null;
  readonly spelling: Spelling | null;
  readonly key: Span | null;
  readonly separator: Span | null;
  readonly value: Span | null;
  readonly comment: Span | null;
  readonly missingColon: boolean;
  readonly tooLong: boolean;
  readonly nul: boolean;
  readonly isAscii: boolean;
  private readonly source: string;
  private madeContent: Span | null = null;
  private cutText: string | null = null;
  private cutKey: string | null = null;
  private cutValue: string | null = null;

  constructor(line: Line, source: string, isAscii: boolean) {
    this.number = line.number;
    this.from = line.from;
    this.to = line.to;
    this.next = line.next;
    this.kind = line.kind;
    this.field = line.field;
    this.spelling = line.spelling;
    this.key = line.key;
    this.separator = line.separator;
    this.value = line.value;
    this.comment = line.comment;
    this.missingColon = line.missingColon;
    this.tooLong = line.tooLong;
    this.nul = line.nul;
    this.source = source;
    this.isAscii = isAscii || isAsciiBetween(source, line.from, line.comment?.from ?? line.to);
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

/** Lines made in one step. */
const PORTION = 1024;

/**
 * What every check is given, before any has run: nothing is meant yet but what the keys say. In
 * steps, of which none takes long however large the document is.
 */
export function* contextSteps(
  document: RobotsDocument,
  dialect: Dialect,
  format: LintFormat | undefined,
  response: HttpResponse | null,
  checks: LintContext["checks"],
): Generator<void, LintContext> {
  const { source } = document;
  const isAscii = !/[^\0-\x7f]/.test(source);
  const lines: LineView[] = [];
  const meant: (FieldKind | null)[] = [];
  // Not `document.lines`: the document would keep them, and they outweigh its text many times over.
  for (let number = 1; number <= document.lineCount; number++) {
    const line = new SourceLine(lineAt(document, number), source, isAscii);
    lines.push(line);
    meant.push(line.field);
    if (number % PORTION === 0) yield;
  }
  const ignores = readIgnores(document);
  yield;
  const asGoogle = policyOf(document, google);
  yield;
  // Not kept with the document: nobody else is likely to ask for it, and a large file's is large.
  const asStandard = readPolicy(document, rfc9309);
  yield;
  return {
    document,
    dialect,
    format: format ?? { octets: byteLength(document.source, document.encoding) },
    response,
    lines,
    meant,
    meantValues: new Map(),
    causes: [],
    ignores,
    checks,
    google: asGoogle,
    rfc9309: asStandard,
  };
}
