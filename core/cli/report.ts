import type { Diagnostic } from "../lint/diagnostic.ts";
import { mostSevereFirst } from "../lint/order.ts";
import { isLoud, quietLines } from "../lint/quiet.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { lineAt, lineNumberAt } from "../syntax/parse.ts";
import { formatList } from "../text/list.ts";
import { formatMessage } from "../text/message.ts";
import { shortened } from "../text/shortened.ts";
import { MESSAGES } from "./messages.ts";
import type { Outcome } from "./verify.ts";

/** A finding at a position in a file. */
export interface Entry {
  /** 1-based; null if it is not about a line. */
  readonly line: number | null;
  readonly severity: "error" | "warning" | "info" | "hint" | "ok";
  /** The check's id, or `VERDICT_RULE` for expected verdicts. */
  readonly rule: string;
  readonly message: string;
}

/** The result of a run. */
export interface Report {
  /** The name of the robots.txt, as given. */
  readonly file: string;
  readonly entries: readonly Entry[];
  /** Sentences that summarise it. */
  readonly summary: readonly string[];
  readonly fails: boolean;
}

const lineText = (document: RobotsDocument, line: number): string => {
  const row = lineAt(document, line);
  return document.source.slice(row.from, row.to).trim();
};

const MOST_SHOWN = 200;

const shown = (text: string): string => shortened(text, MOST_SHOWN);

/** The failure, without the reason. */
const failureOf = ({ check, found }: Outcome): string => {
  const { crawler } = check;
  const expected = MESSAGES.expected[check.expected];
  const text = shown(check.text);
  if (check.kind === "url") {
    return formatMessage(found === "blocked" ? MESSAGES.isBlocked : MESSAGES.isAllowed, {
      crawler,
      url: text,
    });
  }
  if (found === "unproved") {
    return formatMessage(MESSAGES.patternUnproved, { crawler, pattern: text, expected });
  }
  if (found === "undecided") {
    return formatMessage(MESSAGES.patternUndecided, { crawler, pattern: text });
  }
  if (found === "mixed") {
    return formatMessage(MESSAGES.patternMixed, { crawler, pattern: text, expected });
  }
  const message = found === "blocked" ? MESSAGES.patternBlocked : MESSAGES.patternAllowed;
  return formatMessage(message, { crawler, pattern: text });
};

/** An outcome in words: the failure, an example URL, the deciding line. */
const describeOutcome = (outcome: Outcome, document: RobotsDocument): string => {
  const { check, holds, line, url } = outcome;
  const { crawler, text } = check;
  if (holds) {
    const expected = MESSAGES.expected[check.expected];
    return formatMessage(MESSAGES.holds, { crawler, url: shown(text), expected });
  }
  if (outcome.found === "undecided") return failureOf(outcome);
  const reason =
    line === null
      ? MESSAGES.byNoRule
      : formatMessage(MESSAGES.byLine, { line, text: shown(lineText(document, line)) });
  const needsInstance = check.kind === "pattern" && url !== check.text;
  const failure = failureOf(outcome);
  return formatMessage(MESSAGES.because, {
    failure: needsInstance
      ? formatMessage(MESSAGES.forInstance, { failure, url: shown(url) })
      : failure,
    reason,
  });
};

/** The id used for expected verdicts, beside the ids of checks. */
const VERDICT_RULE = "expected-verdict";

/** Reports the expected verdicts. */
const verdictEntries = (outcomes: readonly Outcome[], document: RobotsDocument): readonly Entry[] =>
  outcomes.map((outcome) => ({
    line: outcome.line,
    severity: outcome.holds ? "ok" : "error",
    rule: VERDICT_RULE,
    message: describeOutcome(outcome, document),
  }));

/** Reports the findings of the checks on the file. */
const lintEntries = (
  diagnostics: readonly Diagnostic[],
  document: RobotsDocument,
): readonly Entry[] =>
  mostSevereFirst(diagnostics).map(({ from, severity, rule, message }) => ({
    line: lineNumberAt(document, from),
    severity,
    rule,
    message,
  }));

/** One report on the same file instead of two. */
export const joinReports = (first: Report, second: Report): Report => ({
  file: first.file,
  entries: [...first.entries, ...second.entries],
  summary: [...first.summary, ...second.summary],
  fails: first.fails || second.fails,
});

/** Summarises a run. Expected verdicts that do not hold, and errors in the file, make it fail. */
export const reportOf = (
  file: string,
  outcomes: readonly Outcome[] | null,
  diagnostics: readonly Diagnostic[] | null,
  document: RobotsDocument,
): Report => {
  const loud = (diagnostics ?? []).filter(isLoud);
  const entries = [...verdictEntries(outcomes ?? [], document), ...lintEntries(loud, document)];
  const summary: string[] = [];
  if (outcomes !== null) {
    const failed = outcomes.filter(({ holds }) => !holds).length;
    const counts = {
      count: outcomes.length,
      held: formatMessage(MESSAGES.held, { count: outcomes.length - failed }),
      failed: formatMessage(MESSAGES.failed, { count: failed }),
    };
    summary.push(formatMessage(MESSAGES.verdicts, counts));
  }
  if (diagnostics !== null) {
    const count = (severity: Diagnostic["severity"]): number =>
      loud.filter((each) => each.severity === severity).length;
    for (const { text, diagnostics: quiet } of quietLines(document, diagnostics)) {
      const rules = formatList([...new Set(quiet.map(({ rule }) => rule))]);
      summary.push(formatMessage(MESSAGES.quiet, { text, rules }));
    }
    summary.push(
      formatMessage(MESSAGES.findings, {
        count: loud.length,
        errors: formatMessage(MESSAGES.errors, { count: count("error") }),
        warnings: formatMessage(MESSAGES.warnings, { count: count("warning") }),
      }),
    );
  }
  return { file, entries, summary, fails: entries.some(({ severity }) => severity === "error") };
};
