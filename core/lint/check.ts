import type { HttpResponse } from "../response/response.ts";
import type { FieldKind } from "../syntax/document.ts";
import type { Encoding } from "../text/bytes.ts";
import type { Message } from "../text/message.ts";
import type { Span } from "../text/span.ts";
import type { FileContext, LineContext, LineView } from "./context.ts";
import type { Fix, Severity } from "./diagnostic.ts";

/** A public source for a check's claims. */
export interface CheckSource {
  readonly title: string;
  /** https. */
  readonly url: string;
}

/** The subject of a check: the sections of the reference. */
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

/** A finding before its check's name is added: a message id with the values of its placeholders. */
export interface Finding<M extends string = string> extends Span {
  readonly message: M;
  /** Values for the message's `{name}` placeholders; `count` chooses the plural form. */
  readonly data?: Readonly<Record<string, string | number>>;
  /** Other places of the same fault, in order. */
  readonly alsoAt?: readonly Span[];
  readonly fixes?: readonly Fix[];
  /** The severity, if it differs from the check's usual one. */
  readonly severity?: Severity;
  /** Line checks: the intended field, if the key is misspelt. */
  readonly intended?: FieldKind;
  /** Line checks on a user-agent line: the line also contains a rule, so its group has one. */
  readonly holdsRule?: true;
  /** Line checks on a rule: the message already says that it blocks the whole site. */
  readonly saysBlocked?: true;
}

/**
 * The stages of line checks. Each line gets one finding: checks run in this order, and within a
 * stage in the order of the registry; the first finding of a line is the only one reported. The
 * stage `agent` gets only user-agent lines, `path` only allow and disallow lines.
 */
export const STAGES = ["characters", "shape", "field", "agent", "path", "value", "style"] as const;
export type Stage = (typeof STAGES)[number];

/** Whole files, which the tests check. */
export interface CheckExamples {
  /** Each has this finding, and no error of other checks except those in `alsoFinds`. */
  readonly bad: readonly string[];
  /** Each has neither this finding nor any error. */
  readonly good: readonly string[];
  /** Ids of checks whose errors the bad examples cannot avoid. */
  readonly alsoFinds?: readonly string[];
  /**
   * The encoding of all example files, with one character per byte for `latin1`; UTF-8 by default.
   */
  readonly encoding?: Encoding;
  /**
   * The HTTP responses of the bad files, in the order of `bad`; the good files have a plain one.
   */
  readonly responses?: readonly HttpResponse[];
}

/** The description of a check. */
export interface LintRule<M extends string = string> {
  /** Equals the file's name. */
  readonly id: string;
  readonly category: CheckCategory;
  readonly severity: Severity;
  /** Whether it runs by default. */
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

/** The findings, in any order. */
type Findings<M extends string> = Iterable<Finding<M> | null>;

/** A check on the file as a whole. */
export interface FileCheck<M extends string> {
  readonly check: (context: FileContext) => Findings<M>;
  readonly needs?: never;
  readonly stage?: never;
}

/**
 * A check that runs before the line checks, and whatever they find.
 * - `text`: its finding causes all other problems of the text, so no other check on the text runs
 * - `response`: checks the HTTP response; runs only if there is one
 */
export interface EarlyCheck<M extends string> {
  readonly needs: "text" | "response";
  readonly check: (context: LineContext) => Findings<M>;
  readonly stage?: never;
}

/**
 * A check on one line at a time. It sees only `unusualLines`: no blank lines, comments and plain rules.
 */
export interface LineCheck<M extends string> {
  readonly stage: Stage;
  /**
   * Reports the same fault on several lines only once: the first line's finding lists the others,
   * and its fixes cover them all.
   */
  readonly inFile?: boolean;
  readonly checkLine: (line: LineView, context: LineContext) => Finding<M> | null;
  readonly needs?: never;
}

type AnyCheck<M extends string> = FileCheck<M> | EarlyCheck<M> | LineCheck<M>;

/** A check as used by the runner. */
export type Check = LintRule & AnyCheck<string>;

type Declared<M extends string> = Omit<LintRule<M>, "defaultOn"> & { readonly defaultOn?: boolean };

/** Declares a check. Message ids are inferred: using an unknown one is a type error. */
export const defineCheck = <M extends string>(check: Declared<M> & AnyCheck<M>): Check =>
  ({ defaultOn: true, ...check }) as unknown as Check;
