import type { Span } from "../text/span.ts";

/**
 * How much a finding matters, the most severe first.
 *
 * - `error`: a line or the file does not do what it was written for
 * - `warning`: something probably behaves differently from what the author meant, for some readers at least
 * - `info`: worth knowing; nothing is harmed, or it is often meant
 * - `hint`: tidiness, or readers that hardly anybody meets
 */
export type Severity = "error" | "warning" | "info" | "hint";

/** A replacement of part of the source. Offsets are UTF-16 units of the text the finding was made in. */
export interface Edit extends Span {
  readonly insert: string;
}

/**
 * How far a fix can be trusted.
 *
 * - `safe`: verdicts under google and rfc9309 stay the same for every crawler and URL
 * - `repair`: revives a line in its one evident sense, so verdicts may change
 * - `suggest`: one of several ways; the user has to choose
 */
export type FixKind = "safe" | "repair" | "suggest";

/** A way to fix a finding: a title that says what will be done, and edits that do not overlap. */
export interface Fix {
  /** Imperative, sentence case, no full stop: it labels a button. */
  readonly title: string;
  readonly kind: FixKind;
  readonly edits: readonly Edit[];
}

/** What lint says about a place in a file. The span marks the culprit and is never the whole file. */
export interface Diagnostic extends Span {
  /** The check's id. */
  readonly rule: string;
  readonly severity: Severity;
  /** For a webmaster: what is wrong, what readers do with it, what to do. Code stands in backquotes. */
  readonly message: string;
  /** Further places of the same fault, in their order; left out where there are none. */
  readonly alsoAt?: readonly Span[];
  readonly fixes: readonly Fix[];
}

/** All that lint finds in a file, each list in the order of the places. */
export interface LintResult {
  readonly diagnostics: readonly Diagnostic[];
  /** What would be among these, had the file not asked to ignore it. */
  readonly suppressed: readonly Diagnostic[];
}
