import type {
  ChangedAreas,
  DialectId,
  Disagreements,
  Encoding,
  HttpResponse,
  Impacts,
  RobotsDocument,
} from "../../core/index.ts";
import type { Diagnostic, Edit, LintOptions } from "../../core/lint/index.ts";

/** A message with a number: an answer bears that of its question. */
export type Numbered<T> = T & {
  /** Greater than that of every question of its kind before. */
  readonly id: number;
};

/** A text on its way to the worker. */
export interface Question {
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

/** Who reads a file, and how. */
export interface FileReader {
  /** A product token. */
  readonly crawler: string;
  readonly dialect: DialectId;
}

/** Two texts of which it is asked what the change does, or two readers of one. */
export type ImpactQuestion =
  | {
      readonly before: Question;
      readonly after: Question;
      /** The reader that every crawler is judged by; null for each one's own. */
      readonly dialect: DialectId | null;
    }
  | { readonly text: Question; readonly readers: readonly [FileReader, FileReader] };

/** What a change does. A question that was superseded or taken back is never answered. */
export type ImpactAnswer = { readonly impacts: Impacts } | { readonly areas: ChangedAreas };

/** What the page says to its worker. Null takes the last question of a kind back. */
export type Request =
  | { readonly check: Numbered<LintQuestion> | null }
  | { readonly format: Numbered<FormatQuestion> | null }
  | { readonly compare: Numbered<CompareQuestion> | null }
  | { readonly impact: Numbered<ImpactQuestion> | null };

/** What the worker says to its page. */
export type Reply =
  | { readonly checked: Numbered<LintAnswer> }
  | { readonly formatted: Numbered<FormatAnswer> }
  | { readonly compared: Numbered<CompareAnswer> }
  | { readonly impact: Numbered<ImpactAnswer> };
