import type { Dialect } from "../dialects/dialect.ts";
import { google } from "../dialects/google.ts";
import type { HttpResponse } from "../response/response.ts";
import type { FieldKind, RobotsDocument } from "../syntax/document.ts";
import { contextSteps } from "./context.ts";
import {
  type Diagnostic,
  type FileCheck,
  type Finding,
  type LineCheck,
  type LineView,
  type LintContext,
  type LintFormat,
  type LintRule,
  STAGES,
} from "./rule.ts";
import { lintRules } from "./rules/index.ts";

/** The longest quotation in a message, in characters. */
const LONGEST_QUOTE = 60;

/** What a message quotes: short, and free of the marks that set code off. */
const quotation = (value: string | number): string => {
  const text = String(value).replaceAll("`", "'");
  if (text.length <= LONGEST_QUOTE) return text;
  // Not within a pair of surrogates.
  return `${text
    .slice(0, LONGEST_QUOTE - 1)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd()}…`;
};

/** Fills a message's placeholders. A placeholder without a value is a programmer's error. */
const fill = (template: string, data: Finding["data"] = {}): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = data[name];
    if (value === undefined) throw new RangeError(`No value for {${name}} in "${template}"`);
    return quotation(value);
  });

const diagnosticOf = (rule: LintRule, finding: Finding): Diagnostic => ({
  rule: rule.id,
  severity: finding.severity ?? rule.severity,
  from: finding.from,
  to: finding.to,
  message: fill(rule.messages[finding.message] as string, finding.data),
  fixes: finding.fixes ?? [],
});

type Line = LintRule & LineCheck<string>;
type File = LintRule & FileCheck<string>;

/** Line checks in the order in which they get their turn. */
const LINE_CHECKS: readonly Line[] = STAGES.flatMap((stage) =>
  lintRules.filter((rule): rule is Line => rule.stage === stage),
);

const FILE_CHECKS = lintRules.filter((rule): rule is File => rule.stage === undefined);

/** The one check that speaks for a line, with what it found; null where none does. */
type Cause = { readonly rule: Line; readonly finding: Finding } | null;

const causeOf = (checks: readonly Line[], line: LineView, context: LintContext): Cause => {
  if (line.kind === "blank" || line.kind === "comment") return null;
  for (const rule of checks) {
    const finding = rule.checkLine(line, context);
    if (finding !== null) return { rule, finding };
  }
  return null;
};

/** Whether two causes say the same and offer the same. */
const isAlike = (a: NonNullable<Cause>, b: Cause | undefined): boolean => {
  if (b === null || a.rule !== b?.rule || a.rule.inRuns !== true) return false;
  const { message, severity, fixes = [] } = a.finding;
  const others = b.finding.fixes ?? [];
  return (
    message === b.finding.message &&
    severity === b.finding.severity &&
    fixes.length === others.length &&
    fixes.every(({ kind }, index) => kind === others[index]?.kind)
  );
};

/** One diagnostic for a run of like causes: the first speaks for all, its fixes mend all. */
const diagnosticOfRun = (
  { rule, finding }: NonNullable<Cause>,
  others: readonly NonNullable<Cause>[],
): Diagnostic => {
  const diagnostic = diagnosticOf(rule, finding);
  if (others.length === 0) return diagnostic;
  const lines = others.length === 1 ? "next line" : `next ${others.length} lines`;
  return {
    ...diagnostic,
    message: `${diagnostic.message} The same goes for the ${lines}.`,
    fixes: diagnostic.fixes.map((fix, index) => ({
      ...fix,
      title: `${fix.title} (and ${others.length} more)`,
      edits: [fix.edits, ...others.map((each) => each.finding.fixes?.[index]?.edits ?? [])].flat(),
    })),
  };
};

/** @param causes of the lines that are not blank, in order. */
const inRuns = (causes: readonly Cause[]): Diagnostic[] => {
  const diagnostics: Diagnostic[] = [];
  for (let index = 0; index < causes.length; index++) {
    const first = causes[index] ?? null;
    if (first === null) continue;
    const others: NonNullable<Cause>[] = [];
    for (let next = causes[index + 1]; next && isAlike(first, next); next = causes[index + 1]) {
      others.push(next);
      index++;
    }
    diagnostics.push(diagnosticOfRun(first, others));
  }
  return diagnostics;
};

export interface LintOptions {
  /** The reader the user has in mind; Google when not given. */
  readonly dialect?: Dialect;
  /** How the file stands on disk; worked out from the text when not given. */
  readonly format?: LintFormat;
  /** How the site answered the request for the file; left out where nobody said. */
  readonly response?: HttpResponse;
  /** Ids of checks to run although they are off by default; unknown ones do nothing. */
  readonly include?: readonly string[];
}

/** Lines checked in one step. */
const PORTION = 256;

/**
 * Checks a file as `lint` does, in steps: whoever runs them may do something else after each. None
 * takes long, however large the file is. Nothing is kept of steps that are not run to their end.
 */
export function* lintSteps(
  document: RobotsDocument,
  options: LintOptions = {},
): Generator<void, readonly Diagnostic[]> {
  const { dialect = google, format, response = null, include = [] } = options;
  const context = yield* contextSteps(document, dialect, format, response);
  const isOn = ({ id, defaultOn }: LintRule): boolean => defaultOn || include.includes(id);
  for (const rule of FILE_CHECKS) {
    if (rule.exclusive !== true) continue;
    const findings = [...rule.check(context)];
    if (findings.length > 0) return findings.map((finding) => diagnosticOf(rule, finding));
    yield;
  }

  const said: Cause[] = [];
  const meant: (FieldKind | null)[] = [...context.meant];
  const causes: (string | null)[] = context.lines.map(() => null);
  const lineChecks = LINE_CHECKS.filter(isOn);
  for (const line of context.lines) {
    if (line.number % PORTION === 0) yield;
    const cause = causeOf(lineChecks, line, context);
    if (line.kind !== "blank") said.push(cause);
    if (cause === null) continue;
    causes[line.number - 1] = cause.rule.id;
    if (cause.finding.meant !== undefined) meant[line.number - 1] = cause.finding.meant;
  }
  const diagnostics = inRuns(said);
  const settled: LintContext = { ...context, meant, causes };
  for (const rule of FILE_CHECKS) {
    if (!isOn(rule) || rule.exclusive === true) continue;
    yield;
    for (const finding of rule.check(settled)) diagnostics.push(diagnosticOf(rule, finding));
  }
  yield;
  return diagnostics.sort((a, b) => a.from - b.from || a.to - b.to);
}

/**
 * Checks a file. Findings come in the order of their places. One cause gives one finding: a line's
 * checks are tried in stages and the first that finds something speaks for it; checks on groups go by
 * what lines were meant to be. A page or data pasted in place of a file gives one finding in all.
 */
export const lint = (
  document: RobotsDocument,
  options: LintOptions = {},
): readonly Diagnostic[] => {
  const steps = lintSteps(document, options);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};
