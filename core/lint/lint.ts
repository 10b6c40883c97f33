import { runToEnd } from "../collections/run-to-end.ts";
import type { Dialect } from "../dialects/dialect.ts";
import { google } from "../dialects/google.ts";
import { GLOBAL } from "../policy/agent.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { lineNumberAt } from "../syntax/parse.ts";
import type { Check, EarlyCheck, FileCheck } from "./check.ts";
import { allChecks } from "./checks/index.ts";
import { unknownIgnore } from "./checks/unknown-ignore.ts";
import type { FileContext, LineContext, LintFormat } from "./context.ts";
import type { Diagnostic, LintResult } from "./diagnostic.ts";
import { everyonesRulesSteps } from "./facts/left-out-rules.ts";
import { meantGroupsSteps, namesCrawlers } from "./facts/meant-groups.ts";
import { prepareOwnReader } from "./facts/search-access.ts";
import { checkLines, type LineFindings } from "./line-checks.ts";
import { lineContextSteps } from "./make-context.ts";
import { diagnosticOf } from "./report.ts";

type Early = Check & EarlyCheck<string>;
type File = Check & FileCheck<string>;

const earlyChecks = (needs: Early["needs"]): readonly Early[] =>
  allChecks.filter((check): check is Early => check.needs === needs);

const TEXT_CHECKS = earlyChecks("text");
const RESPONSE_CHECKS = earlyChecks("response");

/**
 * In the order in which they run. Which comments ignore nothing is known only after all other
 * checks.
 */
const FILE_CHECKS: readonly File[] = [
  ...allChecks.filter((check) => check !== unknownIgnore),
  unknownIgnore,
].filter((check): check is File => check.stage === undefined && check.needs === undefined);

/** The input of lint besides the text. */
export interface LintOptions {
  /** The reader the user has in mind; Google by default. */
  readonly dialect?: Dialect;
  /** The file on disk; derived from the text by default. */
  readonly format?: LintFormat;
  /** The HTTP response the file came in; left out if unknown. */
  readonly response?: HttpResponse;
  /**
   * Ids of checks that report nothing. Other findings stay the same: lines of such a check are not
   * left to the next one. Unknown ids are ignored.
   */
  readonly off?: readonly string[];
  /** Ids of checks to run although they are off by default; `off` wins. Unknown ids are ignored. */
  readonly on?: readonly string[];
}

/** Which checks run, and which of them report their findings. */
interface Settings {
  readonly runs: (check: Check) => boolean;
  readonly reports: (check: Check) => boolean;
}

const settingsOf = ({ off = [], on = [] }: LintOptions): Settings => {
  const silent = new Set(off);
  const added = new Set(on);
  const runs = ({ id, defaultOn }: Check): boolean => defaultOn || added.has(id);
  return { runs, reports: (check) => runs(check) && !silent.has(check.id) };
};

/** Runs a check on the file. */
function* runCheck<Context extends LineContext>(
  check: Check & { readonly check: (context: Context) => ReturnType<File["check"]> },
  context: Context,
): Generator<void, LintResult> {
  const diagnostics: Diagnostic[] = [];
  const suppressed: Diagnostic[] = [];
  for (const finding of check.check(context)) {
    if (finding !== null) {
      const line = lineNumberAt(context.document, finding.from);
      const list = context.ignores.ignore(check.id, line) ? suppressed : diagnostics;
      list.push(diagnosticOf(check, finding));
    }
    yield;
  }
  return { diagnostics, suppressed };
}

const inOrder = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...diagnostics].sort((a, b) => a.from - b.from || a.to - b.to);

const joined = (results: readonly LintResult[]): LintResult => ({
  diagnostics: inOrder(results.flatMap(({ diagnostics }) => diagnostics)),
  suppressed: inOrder(results.flatMap(({ suppressed }) => suppressed)),
});

const NOTHING: LintResult = { diagnostics: [], suppressed: [] };

/** The type of content in place of a robots.txt file; null for a robots.txt file. */
function* checkText(context: LineContext, settings: Settings): Generator<void, LintResult | null> {
  for (const check of TEXT_CHECKS) {
    const result = yield* runCheck(check, context);
    yield;
    if (result.diagnostics.length > 0) return settings.reports(check) ? result : NOTHING;
  }
  return null;
}

/** Runs the checks on the HTTP response, which do not depend on the text. */
function* checkResponse(
  context: LineContext,
  { reports }: Settings,
): Generator<void, readonly LintResult[]> {
  const results: LintResult[] = [];
  for (const check of RESPONSE_CHECKS) {
    if (context.response === null || !reports(check)) continue;
    results.push(yield* runCheck(check, context));
    yield;
  }
  return results;
}

/**
 * The input of file checks. Its fields are listed, not spread: otherwise the engine takes each
 * context for another type of object, and compiles all checks again for each file.
 */
const fileContext = (
  { document, dialect, format, response, lines, ignores, google: asGoogle, rfc9309 }: LineContext,
  { meant, meantValues, causes, agentLinesWithRule, saidToBlock }: LineFindings,
  checks: FileContext["checks"],
): FileContext => ({
  document,
  dialect,
  format,
  response,
  lines,
  ignores,
  google: asGoogle,
  rfc9309,
  meant,
  meantValues,
  causes,
  agentLinesWithRule,
  saidToBlock,
  checks,
});

/** Runs the checks on the file as a whole. */
function* checkFile(
  context: FileContext,
  { reports }: Settings,
): Generator<void, readonly LintResult[]> {
  // Prepares data that many checks share, which takes time too and would otherwise be counted for
  // the first check.
  const groups = yield* meantGroupsSteps(context);
  yield;
  if (namesCrawlers(groups)) yield* everyonesRulesSteps(groups);
  yield* prepareOwnReader(context.document, GLOBAL);
  const results: LintResult[] = [];
  for (const check of FILE_CHECKS) {
    if (!reports(check)) continue;
    results.push(yield* runCheck(check, context));
    yield;
  }
  return results;
}

/**
 * Checks a file like `lint`, in steps: other work may run after each. No step takes long, however
 * large the file is. Nothing is cached for steps that are not run to their end.
 *
 * @returns the findings, and those that comments in the file ignore.
 */
export function* lintSteps(
  document: RobotsDocument,
  options: LintOptions = {},
): Generator<void, LintResult> {
  const { dialect = google, format, response = null } = options;
  const settings = settingsOf(options);
  const context = yield* lineContextSteps(document, { dialect, format, response });
  const ofText = yield* checkText(context, settings);
  const ofResponse = yield* checkResponse(context, settings);
  if (ofText !== null) return joined([ofText, ...ofResponse]);
  const found = yield* checkLines(context, settings);
  const canFind = (check: Check): boolean =>
    settings.reports(check) && (check.needs !== "response" || response !== null);
  const checks = new Map(allChecks.map((check) => [check.id, canFind(check)]));
  const ofFile = yield* checkFile(fileContext(context, found, checks), settings);
  return joined([...ofResponse, found, ...ofFile]);
}

/**
 * Checks a file. Findings are in file order. One cause gives one finding: line checks run in stages
 * and the first finding of a line is reported; checks on groups use the intended meaning of lines.
 * A page or data pasted in place of a file gives a single finding. Ignored findings (see
 * `IgnoreComment`) are left out. Accepts any text.
 */
export const lint = (document: RobotsDocument, options: LintOptions = {}): readonly Diagnostic[] =>
  lintFile(document, options).diagnostics;

/** Checks a file like `lint`, and returns the findings that comments in the file ignore as well. */
export const lintFile = (document: RobotsDocument, options: LintOptions = {}): LintResult =>
  runToEnd(lintSteps(document, options));
