import type { Dialect } from "../dialects/dialect.ts";
import type { Policy } from "../policy/policy.ts";
import type { HttpResponse } from "../response/response.ts";
import type { FieldKind, Line, RobotsDocument } from "../syntax/document.ts";
import type { Encoding } from "../text/bytes.ts";
import type { Span } from "../text/span.ts";
import type { Ignores } from "./ignores.ts";

/**
 * - `error`: a line or the file does not do what it was written for
 * - `warning`: it may well not do so, or not for every reader
 * - `info`: worth knowing, often meant
 * - `hint`: tidiness
 */
export type Severity = "error" | "warning" | "info" | "hint";

/** A replacement of part of the source. Offsets are UTF-16 units of the text the finding was made in. */
export interface Edit extends Span {
  readonly insert: string;
}

/**
 * - `safe`: verdicts under google and rfc9309 stay the same for every crawler and URL
 * - `repair`: revives a line in its one evident sense, so verdicts may change
 * - `suggest`: one of several ways; the user has to choose
 */
export type FixKind = "safe" | "repair" | "suggest";

/** A way to mend a finding: a title that says what will be done, and edits that do not overlap. */
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
  readonly fixes: readonly Fix[];
}

/** All that lint finds in a file, each list in the order of the places. */
export interface LintResult {
  readonly diagnostics: readonly Diagnostic[];
  /** What would be among these, had the file not asked to ignore it. */
  readonly suppressed: readonly Diagnostic[];
}

/** A public source for what a check claims. */
export interface RuleSource {
  readonly title: string;
  /** https. */
  readonly url: string;
}

/** How the file stands on disk, as far as checks can tell a fault by it. */
export interface LintFormat {
  /** Octets of the file as it would be saved. */
  readonly octets: number;
  /**
   * The line ends of the file, where the text at hand no longer shows them: an editor holds LF
   * alone. Left out: as in the text.
   */
  readonly lineEnds?: "lf" | "crlf" | "cr" | "mixed";
}

/** What a check is about: the sections of the reference. */
export type RuleCategory =
  | "file"
  | "syntax"
  | "directives"
  | "groups"
  | "paths"
  | "interactions"
  | "sitemaps"
  | "policy"
  | "response";

/** A line with the strings checks look at. They are cut when asked for, so do not spread it. */
export interface LineView extends Line {
  /** The used part of the line, trimmed, without its comment. */
  readonly text: string;
  /** Where `text` stands. */
  readonly content: Span;
  /** Whether the line is ASCII throughout up to its comment. */
  readonly isAscii: boolean;
  /** The key as written; empty when the line has none. */
  readonly keyText: string;
  /** The value as written, trimmed; empty when the line has none. */
  readonly valueText: string;
}

/** What every check is given. */
export interface LintContext {
  readonly document: RobotsDocument;
  /** The reader chosen by the user. */
  readonly dialect: Dialect;
  readonly format: LintFormat;
  /** How the site answered; null where nobody said. */
  readonly response: HttpResponse | null;
  readonly lines: readonly LineView[];
  /**
   * What each line was meant to be (index: line number - 1): its field, or the one a line check sees
   * behind a misspelling. Checks on groups use it, so that one slip does not echo down the file.
   */
  readonly meant: readonly (FieldKind | null)[];
  /**
   * The value a line was meant to have, by its number, where a line check found it spoilt and knows how
   * to mend it within the line.
   */
  readonly meantValues: ReadonlyMap<number, string>;
  /**
   * The check that speaks for each line (index: line number - 1), null where no line check found
   * anything. Line checks themselves are given an empty list.
   */
  readonly causes: readonly (string | null)[];
  /** What the file itself wants ignored. */
  readonly ignores: Ignores;
  /** The id of every check there is, and whether it can find something at present. */
  readonly checks: ReadonlyMap<string, boolean>;
  /** The document as Google's library reads it: the most lenient reading, good for structure. */
  readonly google: Policy;
  /** The document as the standard reads it. */
  readonly rfc9309: Policy;
}

/** A finding before it gets its rule's name: a message id with the values of its placeholders. */
export interface Finding<M extends string = string> extends Span {
  readonly message: M;
  /** Values for the message's `{name}` placeholders. */
  readonly data?: Readonly<Record<string, string | number>>;
  readonly fixes?: readonly Fix[];
  /** When this finding weighs more or less than the rule's usual. */
  readonly severity?: Severity;
  /** Line checks: the field the line was meant to be, when its key does not say so itself. */
  readonly meant?: FieldKind;
}

/**
 * When a line check gets its turn. A line has one cause: checks are tried in this order, and in a
 * stage in the order of the registry; the first that finds something speaks for the line alone. The
 * stage `agent` sees user-agent lines alone, `path` sees allow and disallow lines alone.
 */
export const STAGES = ["characters", "shape", "field", "agent", "path", "value", "style"] as const;
export type Stage = (typeof STAGES)[number];

/** Whole files. They are executed. */
export interface RuleExamples {
  /** Each yields this finding, and no error of another check but those in `alsoFinds`. */
  readonly bad: readonly string[];
  /** Each yields neither this finding nor any error. */
  readonly good: readonly string[];
  /** Ids of checks whose errors the bad examples cannot do without. */
  readonly alsoFinds?: readonly string[];
  /** What the files of both kinds are encoded in, one octet a character for `latin1`; UTF-8 unless said. */
  readonly encoding?: Encoding;
  /** How the site answered, in step with `bad`; with the good files all is plain. */
  readonly responses?: readonly HttpResponse[];
}

interface RuleBase<M extends string> {
  /** Equals the file's name. */
  readonly id: string;
  readonly category: RuleCategory;
  readonly severity: Severity;
  /** Whether it runs without being asked for. */
  readonly defaultOn?: boolean;
  /** One line, no full stop: "Avoid …", "Require …", "Suggest …". */
  readonly summary: string;
  /** A few sentences of plain text, code in backquotes; paragraphs parted by a blank line. */
  readonly explanation: string;
  readonly sources: readonly RuleSource[];
  readonly examples: RuleExamples;
  /** Sentences with `{name}` placeholders. */
  readonly messages: Readonly<Record<M, string>>;
}

/** A check on the file as a whole. */
export interface FileCheck<M extends string> extends RuleBase<M> {
  /**
   * Gives the findings, in any order. A check that takes more than a millisecond on the largest
   * files yields a null now and then: whoever waits may have a turn there, as at each finding.
   */
  readonly check: (context: LintContext) => Iterable<Finding<M> | null>;
  /** What it finds is the cause of all else in the text: only those on the answer stand beside. */
  readonly exclusive?: boolean;
  readonly stage?: never;
}

/** A check on one line at a time, blank lines and comments aside. `meant` is not yet known then. */
export interface LineCheck<M extends string> extends RuleBase<M> {
  readonly stage: Stage;
  /**
   * Says the same of consecutive lines once: the first line's finding tells how many follow, and its
   * fixes mend them all. Blank lines do not end such a run.
   */
  readonly inRuns?: boolean;
  /** As `inRuns`, for all lines of the file of which the same is to say, wherever they stand. */
  readonly inFile?: boolean;
  readonly checkLine: (line: LineView, context: LintContext) => Finding<M> | null;
}

/** A check as the rest of the program sees it. */
export type LintRule = (FileCheck<string> | LineCheck<string>) & { readonly defaultOn: boolean };

/** Declares a check. Message ids are inferred: naming one that does not exist is a type error. */
export const defineRule = <M extends string>(rule: FileCheck<M> | LineCheck<M>): LintRule =>
  ({ defaultOn: true, ...rule }) as unknown as LintRule;
