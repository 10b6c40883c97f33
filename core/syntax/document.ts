import type { Encoding } from "../text/bytes.ts";
import type { Span } from "../text/span.ts";

/** What a line is, independent of any reader. */
export type LineKind =
  | "blank"
  | "comment"
  /** Has a key, a separator and a value (which may be empty). */
  | "directive"
  /** Has content, but no key and value can be told apart. */
  | "text";

/** The field of a key in the most lenient reading; `other` is any further key. */
export type FieldKind = "user-agent" | "allow" | "disallow" | "sitemap" | "other";

/**
 * How a key spells its field: exactly (ignoring case), in a misspelling that Google's library
 * accepts, or with more characters after a correct name.
 */
export type Spelling = "exact" | "typo" | "prefix";

/**
 * One physical line. Every position is a UTF-16 offset into the document's source. Faults are
 * fields: no line is an error.
 */
export interface Line extends Span {
  /** 1-based. */
  readonly number: number;
  /** Where the next line starts: `to` plus the line end. The lines' `[from, next)` cover the source. */
  readonly next: number;
  readonly kind: LineKind;
  /** Null unless `kind` is `directive`. */
  readonly field: FieldKind | null;
  /** Null unless `field` is a known one. */
  readonly spelling: Spelling | null;
  readonly key: Span | null;
  /** The colon alone; or, if the colon is missing, the white space in its place. */
  readonly separator: Span | null;
  /** Trimmed; empty (`from === to`) when the directive has no value. */
  readonly value: Span | null;
  /** From `#` to the end of the line. */
  readonly comment: Span | null;
  /** Two words without a colon, read as key and value. */
  readonly missingColon: boolean;
  /** Longer than 16,663 bytes: Google's library uses only the part before that. */
  readonly tooLong: boolean;
  /** Contains a NUL, which ends the line for Google's library. */
  readonly nul: boolean;
}

/** A parsed file: its text and its lines. Created only by `parse` and `reparse`. */
export interface RobotsDocument {
  readonly source: string;
  readonly encoding: Encoding;
  /**
   * At least 1: the empty file has one empty line, and the text after the last line end is a line.
   */
  readonly lineCount: number;
  /** All lines, in order. Created on first use and cached. */
  readonly lines: readonly Line[];
}

/**
 * A document inside core: with the table of its lines, `STRIDE` numbers for each (see `table.ts`),
 * so that parsing allocates next to nothing.
 */
export interface PackedDocument extends RobotsDocument {
  readonly table: Int32Array;
}

/**
 * The table of a document's lines, for `core/syntax` and `core/policy`. All others read lines by
 * `lineAt`, or `fieldAt` and `kindAt` where they need nothing else.
 */
export const tableOf = (document: RobotsDocument): Int32Array => (document as PackedDocument).table;
