import { PLAIN_RESPONSE } from "../response/plain-response.ts";
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

/** One of several faults that a check looks for, with the messages about it, and what it adds to what the check says. */
interface PartWords<M extends string>
  extends Partial<Pick<LintRule, "explanation" | "sources" | "examples">> {
  /** Of its findings that have none. */
  readonly severity: Severity;
  readonly quiet?: QuietKind;
  readonly messages: Readonly<Record<M, Message>>;
}

/** A part of a check. One on lines is in the stage of its check, unless it names its own. */
type PartOf<M extends string> = PartWords<M> &
  (FileCheck<M> | (Omit<LineCheck<M>, "stage"> & { readonly stage?: Stage }));

export type Part = PartOf<string>;

/** Declares a part of a check, like `defineCheck`. */
export const definePart = <M extends string>(part: PartOf<M>): Part => part as unknown as Part;

type Parts = Readonly<Record<string, Part>>;

/** A check that looks for several faults. */
export interface CheckOfParts extends LintRule {
  /** What runs, each with the id of the check. */
  readonly parts: readonly Check[];
}

/** The id of a part's message in its check: the part's name, a hyphen and the part's own. */
const messageId = (name: string, id: string): string => `${name}-${id}`;

const messagesOf = (parts: Parts): LintRule["messages"] =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, { messages }]) =>
      Object.entries(messages).map(([id, message]) => [messageId(name, id), message] as const),
    ),
  );

/** What parts and their check say together. */
const wordsOf = (
  all: readonly Partial<Pick<LintRule, "explanation" | "sources" | "examples">>[],
): Pick<LintRule, "explanation" | "sources" | "examples"> => {
  const sources = all.flatMap((each) => each.sources ?? []);
  const examplesOf = (kind: "bad" | "good" | "alsoFinds"): readonly string[] => [
    ...new Set(all.flatMap(({ examples }) => examples?.[kind] ?? [])),
  ];
  const bad = examplesOf("bad");
  const answers = new Map(
    all.flatMap(({ examples }) =>
      (examples?.responses ?? []).map((response, at) => [examples?.bad[at], response] as const),
    ),
  );
  return {
    explanation: all.flatMap(({ explanation }) => explanation ?? []).join("\n\n"),
    sources: sources.filter(
      ({ url }, at) => sources.findIndex((source) => source.url === url) === at,
    ),
    examples: {
      bad,
      good: examplesOf("good"),
      alsoFinds: examplesOf("alsoFinds"),
      ...(answers.size === 0
        ? {}
        : { responses: bad.map((source) => answers.get(source) ?? PLAIN_RESPONSE) }),
    },
  };
};

/** A part as a check of its own, but for what is said about it. */
const asCheck = (rule: LintRule, name: string, part: Part): Check => {
  const asOwn = (finding: Finding): Finding => ({
    severity: part.severity,
    ...(part.quiet === undefined ? {} : { quiet: part.quiet }),
    ...finding,
    message: messageId(name, finding.message),
  });
  const { messages, severity, quiet, explanation, sources, examples, ...how } = part;
  if ("check" in how) {
    return { ...rule, ...how, check: (context) => how.check(context).map(asOwn) };
  }
  return {
    ...rule,
    stage: "shape",
    ...how,
    checkLine(line, context) {
      const finding = how.checkLine(line, context);
      return finding === null ? null : asOwn(finding);
    },
  };
};

/** Declares a check of several parts. On a line, they run in the order in which they stand here. */
export const joinParts = ({
  parts,
  stage,
  inFile,
  ...declared
}: Omit<Declared<string>, "messages" | "explanation" | "sources" | "examples"> &
  Partial<Pick<LintRule, "explanation" | "sources" | "examples">> &
  Partial<Pick<LineCheck<string>, "stage" | "inFile">> & {
    readonly parts: Parts;
  }): CheckOfParts => {
  const words = wordsOf([declared, ...Object.values(parts)]);
  const rule: LintRule = {
    aliases: [],
    defaultOn: true,
    ...declared,
    ...words,
    messages: messagesOf(parts),
  };
  const shared = {
    ...(stage === undefined ? {} : { stage }),
    ...(inFile === undefined ? {} : { inFile }),
  };
  const asParts = Object.entries(parts).map(([name, part]) =>
    asCheck(rule, name, "check" in part ? part : { ...shared, ...part }),
  );
  return { ...rule, parts: asParts };
};

/** What runs for a check: itself, or its parts. */
export const partsOf = (check: Check | CheckOfParts): readonly Check[] =>
  "parts" in check ? check.parts : [check];
