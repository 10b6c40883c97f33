import type {
  Diagnostic,
  DialectId,
  Disagreements,
  Edit,
  Encoding,
  HttpResponse,
  LintOptions,
  RobotsDocument,
} from "../../core/index.ts";

/** A text on its way to the worker, in a question with a number. */
interface Question {
  /** Greater than that of every question of its kind before. */
  readonly id: number;
  readonly source: RobotsDocument["source"];
  readonly encoding: Encoding;
}

/** A text to be checked, as the page hands it to the checks. */
export interface LintQuestion extends Question {
  readonly dialect: DialectId;
  /** What else the checks are told. */
  readonly options: Omit<LintOptions, "dialect">;
}

/** What the checks found. A question that a newer one came upon is never answered. */
export interface LintAnswer {
  /** That of the question. */
  readonly id: number;
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
  /** The URLs under test, made ready for a matcher. */
  readonly urls: readonly string[];
}

/** Where readers differ. A question that a newer one came upon, or that was taken back, is never answered. */
export interface CompareAnswer {
  /** That of the question. */
  readonly id: number;
  readonly found: Disagreements;
}

/** A text to be brought into the usual form. */
export type FormatQuestion = Question;

/** The edits that do it. A question that a newer one came upon is never answered. */
export interface FormatAnswer {
  /** That of the question. */
  readonly id: number;
  readonly edits: readonly Edit[];
}

/** What the page says to its worker. */
export type Request =
  | { readonly check: LintQuestion }
  | { readonly format: FormatQuestion }
  /** Null takes the last question back. */
  | { readonly compare: CompareQuestion | null };

/** What the worker says to its page. */
export type Reply =
  | { readonly checked: LintAnswer }
  | { readonly formatted: FormatAnswer }
  | { readonly compared: CompareAnswer };
