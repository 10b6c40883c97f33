import type {
  Access,
  ChangedAreas,
  DialectId,
  Disagreements,
  Encoding,
  Extent,
  HttpResponse,
  Impacts,
  RobotsDocument,
  VerdictTable,
} from "../../../core/index.ts";
import type { Diagnostic, Edit, LintOptions } from "../../../core/lint/index.ts";

/** A message with a number: an answer has that of its question. */
export type Numbered<T> = T & {
  /** Greater than that of every earlier question of its kind. */
  readonly id: number;
};

/** A text in a message to the worker. */
export interface Question {
  readonly source: RobotsDocument["source"];
  readonly encoding: Encoding;
}

/** A text to be checked. */
export interface LintQuestion extends Question {
  readonly dialect: DialectId;
  /** The other options of the checks. */
  readonly options: Omit<LintOptions, "dialect">;
}

/** The findings. A question that was replaced or withdrawn is never answered. */
export interface LintAnswer {
  readonly diagnostics: readonly Diagnostic[];
  readonly suppressed: readonly Diagnostic[];
  /** How many checks there are. */
  readonly checks: number;
}

/** A text on which to compare readers. */
export interface CompareQuestion extends Question {
  readonly dialects: readonly DialectId[];
  readonly crawler: string;
  readonly response: HttpResponse | null;
  readonly urls: readonly string[];
}

/** Where readers differ. A question that was replaced or withdrawn is never answered. */
export interface CompareAnswer {
  readonly found: Disagreements;
}

/** A text to be formatted. */
export type FormatQuestion = Question;

/** The edits that format it. A question that was replaced or withdrawn is never answered. */
export interface FormatAnswer {
  readonly edits: readonly Edit[];
}

/** A crawler and how it reads the file. */
export interface FileReader {
  /** A product token. */
  readonly crawler: string;
  readonly dialect: DialectId;
}

/** Two texts whose effects are compared, or two readers of one text. */
export type ImpactQuestion =
  | {
      readonly before: Question;
      readonly after: Question;
      /** The reader for every crawler; null for each one's own. */
      readonly dialect: DialectId | null;
    }
  | { readonly text: Question; readonly readers: readonly [FileReader, FileReader] };

/** What a change does. A question that was replaced or withdrawn is never answered. */
export type ImpactAnswer = { readonly impacts: Impacts } | { readonly areas: ChangedAreas };

/** A text, and the crawler that the question is about. */
export interface CrawlerQuestion extends Question {
  readonly crawler: string;
  readonly dialect: DialectId;
  readonly response: HttpResponse | null;
}

/** What may a crawler fetch? */
export type AccessQuestion = CrawlerQuestion;

/** What a crawler may fetch. A question that was replaced or withdrawn is never answered. */
export interface AccessAnswer {
  readonly access: Access;
  /** Where its verdicts differ from those by the rules for `*`; null if it follows them. */
  readonly star: ChangedAreas | null;
}

/** What is the verdict for all URLs that some patterns match? */
export interface ExtentsQuestion extends CrawlerQuestion {
  readonly patterns: readonly string[];
}

/**
 * The verdicts in the order of the patterns. A question that was replaced or withdrawn is never
 * answered.
 */
export interface ExtentsAnswer {
  readonly extents: readonly Extent[];
}

/** A table of crawlers and URLs for a text. */
export interface TableMessage extends Question {
  readonly response: HttpResponse | null;
  readonly columns: readonly { readonly crawler: string; readonly dialect: DialectId }[];
  /**
   * URLs normalised for a matcher, and patterns, one per line: one string is sent faster than
   * thousands.
   */
  readonly rows: string;
  /** The lines of `rows` that are patterns, from 0. */
  readonly patterns: readonly number[];
}

/** The verdicts of a table. A question that was replaced or withdrawn is never answered. */
export type TableAnswer = VerdictTable;

/** Asks a worker whether it still works; it answers between two slices of work. */
export type Ping = { readonly ping: true };
export type Pong = { readonly pong: true };

/** A message from the page to its worker. Null withdraws the last question of a kind. */
export type Request =
  | { readonly check: Numbered<LintQuestion> | null }
  | { readonly format: Numbered<FormatQuestion> | null }
  | { readonly compare: Numbered<CompareQuestion> | null }
  | { readonly impact: Numbered<ImpactQuestion> | null }
  | { readonly access: Numbered<AccessQuestion> | null }
  | { readonly extents: Numbered<ExtentsQuestion> | null }
  | { readonly tabulate: Numbered<TableMessage> | null };

/** A message from the worker to the page. */
export type Reply =
  | { readonly checked: Numbered<LintAnswer> }
  | { readonly formatted: Numbered<FormatAnswer> }
  | { readonly compared: Numbered<CompareAnswer> }
  | { readonly impact: Numbered<ImpactAnswer> }
  | { readonly access: Numbered<AccessAnswer> }
  | { readonly extents: Numbered<ExtentsAnswer> }
  | { readonly tabulated: Numbered<TableAnswer> };
