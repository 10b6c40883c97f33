import { PLAIN_RESPONSE } from "../response/plain-response.ts";
import type { HttpResponse } from "../response/response.ts";
import type { FieldKind } from "../syntax/document.ts";
import type { Encoding } from "../text/bytes.ts";
import type { Message } from "../text/message.ts";
import type { Span } from "../text/span.ts";
import type { FileContext, LineContext, LineView } from "./context.ts";
import type { Diagnostic, Fix, QuietKind, Severity } from "./diagnostic.ts";
import { type CheckSource, type SourceName, sourceOf } from "./sources.ts";

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
  /** The message is about one place, and ends with the lines of the others. */
  readonly saysOthers?: true;
  /** What can be done, the best first; null, false and a fix without edits stand for nothing. */
  readonly fixes?: readonly (Fix | null | false)[];
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

/** Example files with one rule for every crawler, each with another path. */
export const disallow = (...paths: readonly string[]): readonly string[] =>
  paths.map((path) => `User-agent: *\nDisallow: ${path}\n`);

/** The description of a check. */
export interface LintRule {
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
  readonly messages: Readonly<Record<string, Message>>;
}

/** A check on the file as a whole. */
export interface FileCheck<Found = readonly Finding[]> {
  readonly check: (context: FileContext) => Found;
  readonly needs?: never;
  readonly stage?: never;
}

/**
 * A check that runs before the line checks, and whatever they find.
 * - `text`: its finding causes all other problems of the text, so no other check on the text runs
 * - `response`: checks the HTTP response; runs only if there is one
 */
export interface EarlyCheck<Found = readonly Finding[]> {
  readonly needs: "text" | "response";
  readonly check: (context: LineContext) => Found;
  readonly stage?: never;
}

/**
 * A check on one line at a time. It sees only `unusualLines`: no blank lines, comments and plain rules.
 */
export interface LineCheck<M extends string = string> {
  readonly stage: Stage;
  /**
   * Reports the same fault on several lines only once: the first line's finding lists the others,
   * and its fixes cover them all.
   */
  readonly inFile?: boolean;
  readonly checkLine: (line: LineView, context: LineContext) => Finding<M> | null;
  readonly needs?: never;
}

/** A check as used by the runner. */
export type Check = LintRule & {
  /** What it may be called, each name with the messages that it stands for; null for all of them. */
  readonly names: ReadonlyMap<string, readonly string[] | null>;
} & (FileCheck | EarlyCheck | LineCheck);

/** The fixes that a finding offers. */
export const fixesOf = ({ fixes = [] }: Finding): readonly Fix[] =>
  fixes.filter((fix) => fix !== null && fix !== false && fix.edits.length > 0) as readonly Fix[];

/** The names that silence a finding of a check. */
export const namesFor = ({ names }: Check, { message }: Finding): readonly string[] =>
  [...names].flatMap(([name, messages]) => (messages?.includes(message) === false ? [] : name));

/**
 * Former ids: those of checks that a check or a part replaces as a whole, or each with the messages
 * that it stands for.
 */
type Aliases<M extends string> = readonly string[] | Readonly<Record<string, readonly M[]>>;

const isList = <List extends readonly unknown[]>(value: unknown): value is List =>
  Array.isArray(value);

const namesOf = ({
  aliases = [],
  gone = [],
}: Pick<Words<string>, "aliases" | "gone">): (readonly [string, readonly string[] | null])[] => [
  ...(isList<readonly string[]>(aliases)
    ? aliases.map((name): [string, null] => [name, null])
    : Object.entries(aliases)),
  ...gone.map((name): [string, readonly string[]] => [name, []]),
];

/** What a check returns as it is written: its findings, one, or null for none. */
type Found<M extends string> = readonly Finding<M>[] | Finding<M> | null;

const listOf = (found: Found<string>): readonly Finding[] =>
  found === null ? [] : isList<readonly Finding[]>(found) ? found : [found];

type OnFile<M extends string> = FileCheck<Found<M>> | EarlyCheck<Found<M>>;

/** What a check says, as it is written. */
interface Words<M extends string> extends CheckExamples {
  readonly explanation: string;
  readonly sources: readonly SourceName[];
  readonly messages: Readonly<Record<M, Message>>;
  readonly aliases?: Aliases<M>;
  /** Ids of checks that are no more, next to what they were about: names without messages. */
  readonly gone?: readonly string[];
}

type Declared = Omit<LintRule, keyof Words<string> | "examples" | "defaultOn"> &
  Partial<Pick<LintRule, "defaultOn">>;

const EXAMPLES = ["bad", "good", "alsoFinds", "encoding", "responses", "loads"] as const;

/** Declares a check. Message ids are inferred: using an unknown one is a type error. */
export const defineCheck = <M extends string>(
  declared: Declared & Words<M> & (OnFile<M> | LineCheck<M>),
): Check => {
  const { sources } = declared;
  const check = "check" in declared ? declared.check : undefined;
  const names = namesOf(declared);
  const examples = EXAMPLES.flatMap((kind) => {
    const value = declared[kind];
    return value === undefined ? [] : [[kind, value]];
  });
  const rule = {
    defaultOn: true,
    ...declared,
    aliases: names.map(([name]) => name),
    sources: sources.map(sourceOf),
    examples: Object.fromEntries(examples),
    names: new Map([[declared.id, null], ...names]),
  };
  const how =
    check === undefined ? {} : { check: (context: FileContext) => listOf(check(context)) };
  return { ...rule, ...how } as unknown as Check;
};

/** One of several faults that a check looks for, with the messages about it, and what it adds to what the check says. */
type PartOf<M extends string> = Partial<Words<M>> &
  Pick<Words<M>, "messages"> & {
    /** Of its findings that have none; by default those of its check. */
    readonly severity?: Severity;
    readonly quiet?: QuietKind;
    // One on lines is in the stage of its check, unless it names its own.
  } & (FileCheck<Found<M>> | (Omit<LineCheck<M>, "stage"> & Partial<Pick<LineCheck<M>, "stage">>));

export type Part = PartOf<string>;

/** Declares a part of a check, like `defineCheck`. */
export const definePart = <M extends string>(part: PartOf<M>): Part => part as unknown as Part;

/** A check that looks for several faults. */
export interface CheckOfParts extends LintRule {
  /** What runs, each with the id of the check. */
  readonly parts: readonly Check[];
}

/** The id of a part's message in its check: the part's name, a hyphen and the part's own. */
const messageId = (name: string, id: string): string => `${name}-${id}`;

/** What parts and their check say together. */
const wordsOf = (all: readonly Partial<Words<string>>[]): Omit<Words<string>, "messages"> => {
  const listed = (kind: "bad" | "good" | "alsoFinds"): readonly string[] => [
    ...new Set(all.flatMap((each) => each[kind] ?? [])),
  ];
  const bad = listed("bad");
  const answers = new Map(
    all.flatMap((each) =>
      (each.responses ?? []).map((response, at) => [each.bad?.[at], response] as const),
    ),
  );
  return {
    explanation: all.flatMap(({ explanation }) => explanation ?? []).join("\n\n"),
    sources: [...new Set(all.flatMap(({ sources }) => sources ?? []))],
    bad,
    good: listed("good"),
    alsoFinds: listed("alsoFinds"),
    ...(answers.size === 0
      ? {}
      : { responses: bad.map((source) => answers.get(source) ?? PLAIN_RESPONSE) }),
  };
};

type Whole = Declared &
  Partial<Omit<Words<string>, "messages">> &
  Partial<Pick<LineCheck, "stage" | "inFile">> & {
    readonly parts: Readonly<Record<string, Part>>;
  };

/** Declares a check of several parts. On a line, they run in the order in which they stand here. */
export const joinParts = ({
  parts,
  stage = "shape",
  inFile = false,
  ...declared
}: Whole): CheckOfParts => {
  const entries = Object.entries(parts);
  const names = namesOf(declared);
  const messages = Object.fromEntries(
    entries.flatMap(([name, part]) =>
      Object.entries(part.messages).map(([id, message]) => [messageId(name, id), message] as const),
    ),
  );
  const words = { ...wordsOf([declared, ...Object.values(parts)]), messages };
  const asChecks = entries.map(([name, part]) => {
    const { severity, quiet } = part;
    const asOwn = <T extends Finding>(finding: T): T => ({
      ...(severity === undefined ? {} : { severity }),
      ...(quiet === undefined ? {} : { quiet }),
      ...finding,
      message: messageId(name, finding.message),
    });
    const former = [...names, ...namesOf(part)].map(
      ([alias, ids]) => [alias, ids?.map((id) => messageId(name, id)) ?? null] as const,
    );
    const how =
      "check" in part
        ? { check: (context: FileContext) => listOf(part.check(context)).map(asOwn) }
        : {
            stage: part.stage ?? stage,
            inFile: part.inFile ?? inFile,
            checkLine: (line: LineView, context: LineContext) => {
              const finding = part.checkLine(line, context);
              return finding === null ? null : asOwn(finding);
            },
          };
    return {
      ...defineCheck({ ...declared, ...words, ...how }),
      names: new Map([[declared.id, null], ...former]),
    };
  });
  const aliases = new Set(asChecks.flatMap((check) => [...check.names.keys()].slice(1)));
  const [first] = asChecks;
  const shared = { aliases: [...aliases] };
  return {
    ...(first as Check),
    ...shared,
    parts: asChecks.map((check) => ({ ...check, ...shared })),
  };
};

/** What runs for a check: itself, or its parts. */
export const partsOf = (check: Check | CheckOfParts): readonly Check[] =>
  "parts" in check ? check.parts : [check];
