import type { Span } from "../text/span.ts";

/**
 * The severity of a finding, the most severe first.
 *
 * - `error`: a line or the whole file does not do what it was meant to
 * - `warning`: something probably behaves differently from what the author intended, at least for
 * some readers
 * - `info`: worth knowing; harmless, or often intended
 * - `hint`: tidiness, or rare readers
 */
export type Severity = "error" | "warning" | "info" | "hint";

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
}

/** All findings in a file, each list in file order. */
export interface LintResult {
  readonly diagnostics: readonly Diagnostic[];
  /** The findings that comments in the file ignore. */
  readonly suppressed: readonly Diagnostic[];
}
