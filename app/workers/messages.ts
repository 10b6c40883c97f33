import type {
  DialectId,
  Disagreements,
  Encoding,
  HttpResponse,
  RobotsDocument,
} from "../../core/index.ts";
import type { Diagnostic, Edit, LintOptions } from "../../core/lint/index.ts";

/** A message with a number: an answer bears that of its question. */
export type Numbered<T> = T & {
  /** Greater than that of every question of its kind before. */
  readonly id: number;
};

/** A text on its way to the worker. */
interface Question {
  readonly source: RobotsDocument["source"];
  readonly encoding: Encoding;
}

/** A text to be checked, as the page hands it to the checks. */
export interface LintQuestion extends Question {
  readonly dialect: DialectId;
  /** What else the checks are told. */
  readonly options: Omit<LintOptions, "dialect">;
}

/** What the checks found. A question that was superseded or taken back is never answered. */
export interface LintAnswer {
  readonly diagnostics: readonly Diagnostic[];
  readonly suppressed: readonly Diagnostic[];
  /** How many checks there are. */
  readonly checks: number;
}

/** A text on which readers are to be compared. */
export interface CompareQuestion extends Question {
  readonly dialects: readonly DialectId[];
  readonly crawler: string;
  readonly response: HttpResponse | null;
  readonly urls: readonly string[];
}

/** Where readers differ. A question that was superseded or taken back is never answered. */
export interface CompareAnswer {
  readonly found: Disagreements;
}

/** A text to be brought into the usual form. */
export type FormatQuestion = Question;

/** The edits that do it. A question that was superseded or taken back is never answered. */
export interface FormatAnswer {
  readonly edits: readonly Edit[];
}

/** What the page says to its worker. Null takes the last question of a kind back. */
export type Request =
  | { readonly check: Numbered<LintQuestion> | null }
  | { readonly format: Numbered<FormatQuestion> | null }
  | { readonly compare: Numbered<CompareQuestion> | null };

/** What the worker says to its page. */
export type Reply =
  | { readonly checked: Numbered<LintAnswer> }
  | { readonly formatted: Numbered<FormatAnswer> }
  | { readonly compared: Numbered<CompareAnswer> };
