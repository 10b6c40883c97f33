import type { HttpResponse } from "../response/response.ts";
import type { FieldKind } from "../syntax/document.ts";
import type { Encoding } from "../text/bytes.ts";
import type { Message } from "../text/message.ts";
import type { Span } from "../text/span.ts";
import type { FileContext, LineContext, LineView } from "./context.ts";
import type { Fix, Severity } from "./diagnostic.ts";

/** A public source for what a check claims. */
export interface CheckSource {
  readonly title: string;
  /** https. */
  readonly url: string;
}

/** What a check is about: the sections of the reference. */
export type CheckCategory =
  | "file"
  | "syntax"
  | "directives"
  | "groups"
  | "paths"
  | "interactions"
  | "sitemaps"
  | "policy"
  | "response";

/** A finding before it gets its check's name: a message id with the values of its placeholders. */
export interface Finding<M extends string = string> extends Span {
  readonly message: M;
  /** Values for the message's `{name}` placeholders; `count` chooses the plural form. */
  readonly data?: Readonly<Record<string, string | number>>;
  /** Further places of the same fault, in their order. */
  readonly alsoAt?: readonly Span[];
  readonly fixes?: readonly Fix[];
  /** When this finding weighs more or less than the check's usual. */
  readonly severity?: Severity;
  /** Line checks: the field the line was meant to be, when its key does not say so itself. */
  readonly meant?: FieldKind;
  /** Line checks on a user-agent line: it holds a rule as well, so its group is not without one. */
  readonly holdsRule?: true;
  /** Line checks on a rule: the message says already that it blocks the whole site. */
  readonly saysBlocked?: true;
}

/**
 * When a line check gets its turn. A line has one cause: checks are tried in this order, and in a
 * stage in the order of the registry; the first that finds something speaks for the line alone. The
 * stage `agent` sees user-agent lines alone, `path` sees allow and disallow lines alone.
 */
export const STAGES = ["characters", "shape", "field", "agent", "path", "value", "style"] as const;
export type Stage = (typeof STAGES)[number];

/** Whole files. They are executed. */
export interface CheckExamples {
  /** Each yields this finding, and no error of another check but those in `alsoFinds`. */
  readonly bad: readonly string[];
  /** Each yields neither this finding nor any error. */
  readonly good: readonly string[];
  /** Ids of checks whose errors the bad examples cannot do without. */
  readonly alsoFinds?: readonly string[];
  /** What the files of both kinds are encoded in, one byte a character for `latin1`; UTF-8 unless given. */
  readonly encoding?: Encoding;
  /** The HTTP responses of the bad files, in step with `bad`; the good files come in a plain one. */
  readonly responses?: readonly HttpResponse[];
}

/** What a check says of itself. */
export interface LintRule<M extends string = string> {
  /** Equals the file's name. */
  readonly id: string;
  readonly category: CheckCategory;
  readonly severity: Severity;
  /** Whether it runs unless turned off. */
  readonly defaultOn: boolean;
  /** One line, no full stop: "Avoid …", "Require …", "Suggest …". */
  readonly summary: string;
  /** A few sentences of plain text, code in backquotes; paragraphs separated by a blank line. */
  readonly explanation: string;
  readonly sources: readonly CheckSource[];
  readonly examples: CheckExamples;
  /** Sentences with `{name}` placeholders, or their plural forms. */
  readonly messages: Readonly<Record<M, Message>>;
}

/**
 * Returns the findings, in any order. A check that takes more than a millisecond on the largest files
 * yields a null now and then: other work may run there, as at each finding.
 */
type Findings<M extends string> = Iterable<Finding<M> | null>;

/** A check on the file as a whole. */
export interface FileCheck<M extends string> {
  readonly check: (context: FileContext) => Findings<M>;
  readonly needs?: never;
  readonly stage?: never;
}

/**
 * A check that runs before the line checks, and whatever they find.
 * - `text`: what it finds is the cause of all else in the text, so then no other check on the text runs
 * - `response`: on the HTTP response; runs only where there is one
 */
export interface EarlyCheck<M extends string> {
  readonly needs: "text" | "response";
  readonly check: (context: LineContext) => Findings<M>;
  readonly stage?: never;
}

/** A check on one line at a time; blank lines, comments and plain rules (see `isPlainRule`) aside. */
export interface LineCheck<M extends string> {
  readonly stage: Stage;
  /**
   * Reports the same fault on several lines of the file once, wherever they stand: the first line's
   * finding lists the others, and its fixes cover them all.
   */
  readonly inFile?: boolean;
  readonly checkLine: (line: LineView, context: LineContext) => Finding<M> | null;
  readonly needs?: never;
}

type AnyCheck<M extends string> = FileCheck<M> | EarlyCheck<M> | LineCheck<M>;

/** A check as the runner sees it. */
export type Check = LintRule & AnyCheck<string>;

type Declared<M extends string> = Omit<LintRule<M>, "defaultOn"> & { readonly defaultOn?: boolean };

/** Declares a check. Message ids are inferred: naming one that does not exist is a type error. */
export const defineCheck = <M extends string>(check: Declared<M> & AnyCheck<M>): Check =>
  ({ defaultOn: true, ...check }) as unknown as Check;
