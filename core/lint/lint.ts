import type { Dialect } from "../dialects/dialect.ts";
import { google } from "../dialects/google.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { contextSteps } from "./context.ts";
import { diagnosticOf } from "./diagnostic.ts";
import { checkLines } from "./line-checks.ts";
import type { Diagnostic, FileCheck, LintContext, LintFormat, LintRule } from "./rule.ts";
import { lintRules } from "./rules/index.ts";

type File = LintRule & FileCheck<string>;

const FILE_CHECKS = lintRules.filter((rule): rule is File => rule.stage === undefined);

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
function* checkFile(rule: File, context: LintContext): Generator<void, readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const finding of rule.check(context)) {
    if (finding !== null) diagnostics.push(diagnosticOf(rule, finding));
    yield;
  }
  return diagnostics;
}

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
    const found = yield* checkFile(rule, context);
    if (found.length > 0) return found;
    yield;
  }

  const { diagnostics: ofLines, meant, causes } = yield* checkLines(context, isOn);
  const diagnostics = [ofLines];
  const settled: LintContext = { ...context, meant, causes };
  for (const rule of FILE_CHECKS) {
    if (!isOn(rule) || rule.exclusive === true) continue;
    yield;
    diagnostics.push(yield* checkFile(rule, settled));
  }
  yield;
  return diagnostics.flat().sort((a, b) => a.from - b.from || a.to - b.to);
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
