import type { HttpResponse } from "../response/response.ts";
import type { FieldKind } from "../syntax/document.ts";
import type { Encoding } from "../text/bytes.ts";
import type { Message } from "../text/message.ts";
import type { Span } from "../text/span.ts";
import type { FileContext, LineContext, LineView } from "./context.ts";
import type { Diagnostic, Fix, QuietKind, Severity } from "./diagnostic.ts";

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
  /** It is about the HTTP response, not about its place in the text. */
  readonly about?: Diagnostic["about"];
  /** The severity, if it differs from the check's usual one. */
  readonly severity?: Severity;
  /** Why it is quiet, if that differs from the check's usual; null if it is listed by itself. */
  readonly quiet?: QuietKind | null;
  /** Line checks: the intended field, if the key is misspelt. */
  readonly intended?: FieldKind;
  /** Line checks: reported by itself, though its check reports a fault once in a file. */
  readonly isAlone?: true;
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
  /** What the page `/` is known to load, in the order of `bad`; by default nothing. */
  readonly loads?: readonly (readonly string[])[];
}

/** The description of a check. */
export interface LintRule<M extends string = string> {
  /** Equals the file's name. */
  readonly id: string;
  /**
   * Former ids of this check and of those that it has replaced. They stay valid in ignore comments,
   * settings, links and addresses of pages.
   */
  readonly aliases: readonly string[];
  readonly category: CheckCategory;
  readonly severity: Severity;
  /** Why its infos and hints are quiet; left out if each is listed by itself. */
  readonly quiet?: QuietKind;
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
type Findings<M extends string> = readonly Finding<M>[];

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

type Declared<M extends string> = Omit<LintRule<M>, "aliases" | "defaultOn"> &
  Partial<Pick<LintRule, "aliases" | "defaultOn">>;

/** Declares a check. Message ids are inferred: using an unknown one is a type error. */
export const defineCheck = <M extends string>(check: Declared<M> & AnyCheck<M>): Check =>
  ({ aliases: [], defaultOn: true, ...check }) as unknown as Check;

/** One of several faults that a check looks for, with the messages about it. */
interface PartWords<M extends string> {
  /** Of its findings that have none. */
  readonly severity: Severity;
  readonly quiet?: QuietKind;
  readonly messages: Readonly<Record<M, Message>>;
}

export interface LinePart<M extends string = string> extends PartWords<M> {
  readonly checkLine: LineCheck<M>["checkLine"];
}

export interface FilePart<M extends string = string> extends PartWords<M> {
  readonly check: FileCheck<M>["check"];
}

/** Declares a part of a line check, like `defineCheck`. */
export const definePart = <M extends string>(part: LinePart<M>): LinePart =>
  part as unknown as LinePart;

/** Declares a part of a check on the file, like `defineCheck`. */
export const defineFilePart = <M extends string>(part: FilePart<M>): FilePart =>
  part as unknown as FilePart;

type Parts<Part> = Readonly<Record<string, Part>>;

/** The id of a part's message in its check: the part's name, a hyphen and the part's own. */
const messageId = (name: string, id: string): string => `${name}-${id}`;

const messagesOf = (parts: Parts<PartWords<string>>): LintRule["messages"] =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, { messages }]) =>
      Object.entries(messages).map(([id, message]) => [messageId(name, id), message] as const),
    ),
  );

/** A finding of a part as one of its check. */
const asOwn = (
  name: string,
  { severity, quiet }: PartWords<string>,
  finding: Finding,
): Finding => ({
  severity,
  ...(quiet === undefined ? {} : { quiet }),
  ...finding,
  message: messageId(name, finding.message),
});

/** What several parts find in a line: the first that finds something reports. */
export const joinParts = (
  parts: Parts<LinePart>,
): Pick<LineCheck<string>, "checkLine"> & Pick<LintRule, "messages"> => {
  // Listed once: thousands of lines are checked.
  const named = Object.entries(parts);
  return {
    messages: messagesOf(parts),
    checkLine(line, context) {
      for (const [name, part] of named) {
        const finding = part.checkLine(line, context);
        if (finding !== null) return asOwn(name, part, finding);
      }
      return null;
    },
  };
};

/** All that several parts find in a file. */
export const joinFileParts = (
  parts: Parts<FilePart>,
): Pick<FileCheck<string>, "check"> & Pick<LintRule, "messages"> => ({
  messages: messagesOf(parts),
  check: (context) =>
    Object.entries(parts).flatMap(([name, part]) =>
      part.check(context).map((finding) => asOwn(name, part, finding)),
    ),
});
