import type { Span } from "../text/span.ts";
import { isPrintableAscii } from "./characters.ts";
import {
  type FieldKind,
  type Line,
  type LineKind,
  type RobotsDocument,
  type Spelling,
  tableOf,
} from "./document.ts";
import { fieldOf, kindOf, separatorOf, spellingOf, startOfNext } from "./parse.ts";
import { isBlank } from "./scan.ts";
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
} from "./table.ts";

const BYTE_ORDER_MARK = 0xfeff;

/**
 * A line with its strings, for those who look at every line of a file: each property is read from the
 * document's table when it is asked for. So do not spread it.
 */
export class LineView implements Line {
  readonly number: number;
  private readonly document: RobotsDocument;
  private readonly table: Int32Array;
  private knownValue: string | null = null;

  /** @param number 1-based, inside the document. */
  constructor(document: RobotsDocument, number: number) {
    this.number = number;
    this.document = document;
    this.table = tableOf(document);
  }

  private at(place: number): number {
    return this.table[(this.number - 1) * STRIDE + place] as number;
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

  get spelling(): Spelling | null {
    return spellingOf(this.at(FLAGS));
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

  get key(): Span | null {
    if (this.kind !== "directive") return null;
    return { from: this.at(KEY_FROM), to: this.at(KEY_TO) };
  }

  get separator(): Span | null {
    if (this.kind !== "directive") return null;
    const { source } = this.document;
    return separatorOf(source, this.at(KEY_TO), this.at(VALUE_FROM), this.missingColon);
  }

  get value(): Span | null {
    if (this.kind !== "directive") return null;
    return { from: this.at(VALUE_FROM), to: this.at(VALUE_TO) };
  }

  get comment(): Span | null {
    return this.at(COMMENT) < 0 ? null : { from: this.at(COMMENT), to: this.to };
  }

  /** The line as written, with its comment and white space, without its line end. */
  get wholeText(): string {
    return this.document.source.slice(this.from, this.to);
  }

  /** The used part of the line: without its comment, a byte order mark, and white space around it. */
  get content(): Span {
    if (this.kind === "directive") return { from: this.at(KEY_FROM), to: this.at(VALUE_TO) };
    const { source } = this.document;
    let { from } = this;
    let to = this.comment?.from ?? this.to;
    if (from === 0 && source.charCodeAt(0) === BYTE_ORDER_MARK) from = Math.min(1, to);
    while (from < to && isBlank(source.charCodeAt(from))) from++;
    while (to > from && isBlank(source.charCodeAt(to - 1))) to--;
    return { from, to };
  }

  /** The text of `content`. */
  get text(): string {
    const { from, to } = this.content;
    return this.document.source.slice(from, to);
  }

  /** The key as written; empty if the line has none. */
  get keyText(): string {
    if (this.kind !== "directive") return "";
    return this.document.source.slice(this.at(KEY_FROM), this.at(KEY_TO));
  }

  /** The value as written, trimmed; empty if the line has none. Kept, as it is asked for most often. */
  get valueText(): string {
    if (this.kind !== "directive") return "";
    this.knownValue ??= this.document.source.slice(this.at(VALUE_FROM), this.at(VALUE_TO));
    return this.knownValue;
  }

  /** Whether the line is ASCII up to its comment. */
  get isAscii(): boolean {
    if (isPrintableAscii(this.document)) return true;
    const used = this.document.source.slice(this.from, this.comment?.from ?? this.to);
    return !/[^\0-\x7f]/.test(used);
  }
}

/** Views of a document's lines, in order: all of them, or those from one to another, 1-based. */
export const lineViews = (
  document: RobotsDocument,
  from: number = 1,
  to: number = document.lineCount,
): readonly LineView[] =>
  Array.from({ length: to - from + 1 }, (_, index) => new LineView(document, from + index));
