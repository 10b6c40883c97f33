import { groupBy } from "../collections/group-by.ts";
import type { Dialect } from "../dialects/dialect.ts";
import { google } from "../dialects/google.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { lineNumberAt } from "../syntax/parse.ts";
import { type Check, type EarlyCheck, type FileCheck, namesFor } from "./check.ts";
import { allChecks } from "./checks/index.ts";
import { unknownIgnore } from "./checks/unknown-ignore.ts";
import type { FileContext, KnownPage, LineContext, LintFormat } from "./context.ts";
import { weigh } from "./cost.ts";
import type { Diagnostic, LintResult } from "./diagnostic.ts";
import { limitFixes } from "./fixes/limits.ts";
import { weakenNeedless } from "./harmless.ts";
import { checkLines, type Settings } from "./line-checks.ts";
import { lineContext } from "./make-context.ts";
import { diagnosticOf } from "./report.ts";

type Early = Check & EarlyCheck;
type File = Check & FileCheck;

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

/** The checks that a name stands for, their own ids among the names. Made once: a run needs few of them or none. */
const CHECKS_BY_NAME: ReadonlyMap<string, readonly (readonly [string, Check])[]> = groupBy(
  allChecks.flatMap((check) => [...check.names.keys()].map((name) => [name, check] as const)),
  ([name]) => name,
);

const NAMES = [...CHECKS_BY_NAME.keys()];

/** The input of lint besides the text. */
export interface LintOptions {
  /** The reader the user has in mind; Google by default. */
  readonly dialect?: Dialect;
  /** The file on disk; derived from the text by default. */
  readonly format?: LintFormat;
  /** The HTTP response the file came in; left out if unknown. */
  readonly response?: HttpResponse;
  /** Pages of the site and what they load, as far as that is known; by default none. */
  readonly pages?: readonly KnownPage[];
  /**
   * Ids of checks that report nothing; former ids, of what has taken their place (`namesFor`). Other findings
   * stay the same: lines of such a check are not left to the next one. Unknown ids are ignored.
   */
  readonly off?: readonly string[];
  /**
   * Ids or former ids of what runs although it is off by default; `off` wins. Unknown ids are
   * ignored.
   */
  readonly on?: readonly string[];
}

const settingsOf = ({ off = [], on = [] }: LintOptions): Settings => {
  const isOff = (name: string): boolean => off.includes(name);
  const runs = ({ defaultOn, names }: Check): boolean =>
    defaultOn || on.some((name) => names.has(name));
  return {
    runs,
    speaks: (check) => runs(check) && !off.some((name) => check.names.get(name) === null),
    reports: (check, finding) => !namesFor(check, finding).some(isOff),
  };
};

/** Runs a check on the file. */
const runCheck = <Context extends LineContext>(
  check: Check & { readonly check: (context: Context) => ReturnType<File["check"]> },
  context: Context,
  { reports }: Pick<Settings, "reports">,
): LintResult => {
  const diagnostics: Diagnostic[] = [];
  const suppressed: Diagnostic[] = [];
  for (const finding of check.check(context)) {
    if (!reports(check, finding)) continue;
    const line = lineNumberAt(context.document, finding.from);
    const isIgnored = context.ignores.ignore(namesFor(check, finding), line);
    const list = isIgnored ? suppressed : diagnostics;
    list.push(diagnosticOf(check, finding, context));
  }
  return { diagnostics, suppressed };
};

const inOrder = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...diagnostics].sort((a, b) => a.from - b.from || a.to - b.to);

const joined = (results: readonly LintResult[]): LintResult => ({
  diagnostics: inOrder(results.flatMap(({ diagnostics }) => diagnostics)),
  suppressed: inOrder(results.flatMap(({ suppressed }) => suppressed)),
});

/** The findings of a file, with what they cost, and fixes that hold in it. */
const inFile = (context: LineContext, results: readonly LintResult[]): LintResult => {
  const { diagnostics, suppressed } = joined(results);
  const limited = limitFixes(context);
  return {
    diagnostics: weigh(context, weakenNeedless(context, diagnostics.map(limited))),
    suppressed: suppressed.map(limited),
  };
};

/** The finding that there is no robots.txt file but other content; null for a robots.txt file. */
const checkText = (context: LineContext, settings: Settings): LintResult | null => {
  const all = { reports: () => true };
  // One that is off also stands for the others.
  const found = TEXT_CHECKS.find((check) => runCheck(check, context, all).diagnostics.length > 0);
  return found === undefined ? null : runCheck(found, context, settings);
};

/**
 * Checks a file like `lint`, and returns the findings that comments in the file ignore as well.
 */
export const lintFile = (document: RobotsDocument, options: LintOptions = {}): LintResult => {
  const { dialect = google, format, response = null, pages = [] } = options;
  const settings = settingsOf(options);
  const context = lineContext(document, { dialect, format, response, pages });
  const ofResponse = RESPONSE_CHECKS.filter(
    (check) => response !== null && settings.speaks(check),
  ).map((check) => runCheck(check, context, settings));
  const ofText = checkText(context, settings);
  if (ofText !== null) return inFile(context, [ofText, ...ofResponse]);
  const { diagnostics, suppressed, ...facts } = checkLines(context, settings);
  const canFind = (check: Check): boolean =>
    settings.speaks(check) && (check.needs !== "response" || response !== null);
  const checks: FileContext["checks"] = {
    names: NAMES,
    canFind: (name) => CHECKS_BY_NAME.get(name)?.some(([, check]) => canFind(check)),
  };
  const fileContext = { ...context, ...facts, checks };
  const ofFile = FILE_CHECKS.filter(settings.speaks).map((check) =>
    runCheck(check, fileContext, settings),
  );
  return inFile(context, [...ofResponse, { diagnostics, suppressed }, ...ofFile]);
};

/**
 * Checks a file. Findings are in file order. One cause gives one finding: line checks run in stages
 * and the first finding of a line is reported; checks on groups use the intended meaning of lines.
 * A page or data pasted in place of a file gives a single finding. Ignored findings (see
 * `IgnoreComment`) are left out. Accepts any text.
 */
export const lint = (document: RobotsDocument, options: LintOptions = {}): readonly Diagnostic[] =>
  lintFile(document, options).diagnostics;
