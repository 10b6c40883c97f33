import type { Dialect } from "../dialects/dialect.ts";
import { google } from "../dialects/google.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { lineNumberAt } from "../syntax/parse.ts";
import { contextSteps } from "./context.ts";
import { diagnosticOf } from "./diagnostic.ts";
import { meantGroups } from "./groups/meant-groups.ts";
import { starRules } from "./groups/star-rules.ts";
import { checkLines } from "./line-checks.ts";
import type {
  Diagnostic,
  FileCheck,
  LintContext,
  LintFormat,
  LintResult,
  LintRule,
} from "./rule.ts";
import { lintRules } from "./rules/index.ts";
import { unknownIgnore } from "./rules/unknown-ignore.ts";

type File = LintRule & FileCheck<string>;

const isFileCheck = (rule: LintRule): rule is File => rule.stage === undefined;

/** In the order in which they run. What is ignored in vain shows when all others have run. */
const FILE_CHECKS: readonly File[] = [
  ...lintRules.filter((rule) => rule !== unknownIgnore),
  unknownIgnore,
].filter(isFileCheck);

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

/** Runs a check on the file. */
function* checkFile(rule: File, context: LintContext): Generator<void, LintResult> {
  const diagnostics: Diagnostic[] = [];
  const suppressed: Diagnostic[] = [];
  for (const finding of rule.check(context)) {
    if (finding !== null) {
      const line = lineNumberAt(context.document, finding.from);
      const list = context.ignores.ignore(rule.id, line) ? suppressed : diagnostics;
      list.push(diagnosticOf(rule, finding));
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

/**
 * Checks a file as `lint` does, in steps: whoever runs them may do something else after each. None
 * takes long, however large the file is. Nothing is kept of steps that are not run to their end.
 */
export function* lintSteps(
  document: RobotsDocument,
  options: LintOptions = {},
): Generator<void, LintResult> {
  const { dialect = google, format, response = null, include = [] } = options;
  const isOn = ({ id, defaultOn }: LintRule): boolean => defaultOn || include.includes(id);
  const finds = new Map(
    lintRules.map((rule) => [
      rule.id,
      isOn(rule) && (rule.category !== "response" || response !== null),
    ]),
  );
  const context = yield* contextSteps(document, dialect, format, response, finds);
  const results: LintResult[] = [];
  for (const rule of FILE_CHECKS) {
    if (rule.exclusive !== true) continue;
    const result = yield* checkFile(rule, context);
    results.push(result);
    if (result.diagnostics.length > 0) {
      // How the site answered is no fault of the text.
      for (const other of FILE_CHECKS) {
        if (other.category === "response" && isOn(other)) {
          results.push(yield* checkFile(other, context));
        }
      }
      return joined(results);
    }
    yield;
  }

  const ofLines = yield* checkLines(context, isOn);
  results.push(ofLines);
  const { meant, meantValues, causes } = ofLines;
  const settled: LintContext = { ...context, meant, meantValues, causes };
  // What many checks go by takes its time as well, which would be the first one's.
  const groups = meantGroups(settled);
  yield;
  starRules(groups);
  for (const rule of FILE_CHECKS) {
    if (!isOn(rule) || rule.exclusive === true) continue;
    yield;
    results.push(yield* checkFile(rule, settled));
  }
  yield;
  return joined(results);
}

/**
 * Checks a file. Findings come in the order of their places. One cause gives one finding: a line's
 * checks are tried in stages and the first that finds something speaks for it; checks on groups go by
 * what lines were meant to be. A page or data pasted in place of a file gives one finding in all.
 * What the file asks to ignore (see `IgnoreComment`) is left out.
 */
export const lint = (
  document: RobotsDocument,
  options: LintOptions = {},
): readonly Diagnostic[] => {
  const steps = lintSteps(document, options);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value.diagnostics;
  }
};
