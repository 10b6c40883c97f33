import type { Span } from "../text/span.ts";

/**
 * The severities of findings, the most severe first.
 *
 * - `error`: a line or the whole file does not do what it was meant to
 * - `warning`: something probably behaves differently from what the author intended, at least for
 * some readers
 * - `info`: worth knowing; harmless, or often intended
 * - `hint`: tidiness, or rare readers
 */
export const SEVERITIES = ["error", "warning", "info", "hint"] as const;

export type Severity = (typeof SEVERITIES)[number];

/**
 * A replacement of part of the source. Offsets are UTF-16 units of the text in which the finding
 * was made.
 */
export interface Edit extends Span {
  readonly insert: string;
}

/**
 * How far a fix can be trusted.
 *
 * - `safe`: verdicts under google and rfc9309 stay the same for every crawler and URL
 * - `repair`: makes a line work in its only likely meaning, so verdicts may change
 * - `suggest`: one of several options; the user has to choose
 */
export type FixKind = "safe" | "repair" | "suggest";

/** A fix of a finding: a title that says what it does, and edits that do not overlap. */
export interface Fix {
  /** Imperative, sentence case, no full stop: it labels a button. */
  readonly title: string;
  readonly kind: FixKind;
  readonly edits: readonly Edit[];
}

/**
 * Why a finding is no news to most people. Lists show those of a kind as one line that opens, and
 * count none of them.
 *
 * - `old-readers`: only old or rare readers mind, such as Wget and Python's old parser
 * - `not-needed`: lines that change nothing, or could be written better but do no harm
 * - `layout`: what Format puts in order
 */
export const QUIET_KINDS = ["old-readers", "not-needed", "layout"] as const;
export type QuietKind = (typeof QUIET_KINDS)[number];

/**
 * What a finding costs of the visitors from search, by the verdicts of search crawlers.
 *
 * - `site`: one of them may not fetch the home page
 * - `pages`: Google or Bing may not fetch some pages
 */
export type VisitorCost = "site" | "pages";

/**
 * A finding at a position in a file. The span marks the faulty text and is never the whole file.
 */
export interface Diagnostic extends Span {
  /** The check's id. */
  readonly rule: string;
  readonly severity: Severity;
  /** For a webmaster: the consequence, the reason, and the fix. Code is in backquotes. */
  readonly message: string;
  /** Other places of the same fault, in order; left out if there are none. */
  readonly alsoAt?: readonly Span[];
  readonly fixes: readonly Fix[];
  /** It is about the HTTP response; its span, the first line, only gives it a place. */
  readonly about?: "response" | undefined;
  /** Left out if the finding is listed by itself. */
  readonly quiet?: QuietKind;
  /** Left out if it costs none, and if the file is too large to tell. */
  readonly cost?: VisitorCost;
}

/** All findings in a file, each list in file order. */
export interface LintResult {
  readonly diagnostics: readonly Diagnostic[];
  /** The findings that comments in the file ignore. */
  readonly suppressed: readonly Diagnostic[];
}
