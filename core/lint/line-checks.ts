import { groupBy } from "../collections/group-by.ts";
import type { FieldKind } from "../syntax/document.ts";
import { parseLine } from "../syntax/parse.ts";
import { formatMessage } from "../text/message.ts";
import {
  type Check,
  type Finding,
  fixesOf,
  type LineCheck,
  namesFor,
  STAGES,
  type Stage,
} from "./check.ts";
import { allChecks } from "./checks/index.ts";
import type { FileContext, LineContext, LineView } from "./context.ts";
import type { Diagnostic, Edit, Fix, LintResult } from "./diagnostic.ts";
import { unusualLines } from "./facts/lines.ts";
import { applyEdits } from "./fixes/apply.ts";
import { RUN_MESSAGES } from "./messages.ts";
import { diagnosticOf } from "./report.ts";

type Line = Check & LineCheck;

/** Which checks run, which of those report anything, and which of their findings. */
export interface Settings {
  readonly runs: (check: Check) => boolean;
  readonly speaks: (check: Check) => boolean;
  readonly reports: (check: Check, finding: Finding) => boolean;
}

/** Line checks in the order in which they run. */
const LINE_CHECKS: readonly Line[] = STAGES.flatMap((stage) =>
  allChecks.filter((check): check is Line => check.stage === stage),
);

/** Stages that run only on one type of line. */
const FIELDS_OF_STAGE: Partial<Record<Stage, readonly (FieldKind | null)[]>> = {
  agent: ["user-agent"],
  path: ["allow", "disallow"],
};

/** The finding of a line, with its check. */
interface Cause {
  readonly check: Line;
  readonly line: LineView;
  readonly finding: Finding;
  readonly fixes: readonly Fix[];
}

/** The finding of the first check that reports a line; null if none does. */
const causeOf = (line: LineView, checks: readonly Line[], context: LineContext): Cause | null => {
  for (const check of checks) {
    const fields = FIELDS_OF_STAGE[check.stage];
    if (fields !== undefined && !fields.includes(line.field)) continue;
    const finding = check.checkLine(line, context);
    if (finding !== null) return { check, line, finding, fixes: fixesOf(finding) };
  }
  return null;
};

/**
 * A key that is the same for findings that are reported as one: those with the same message and
 * fixes of a check that reports them once in a file.
 */
const keyOf = ({ check, line, finding, fixes }: Cause): string => {
  if (check.inFile !== true || finding.isAlone === true) return String(line.number);
  const { message, severity = "", quiet = "", intended } = finding;
  // The title of a fix names the intended field.
  const offers = fixes.map(({ kind, title }) =>
    intended === undefined ? kind : `${kind} ${title}`,
  );
  return [check.id, message, severity, quiet, ...offers].join("\n");
};

/** One diagnostic for findings with the same key, in line order: its fixes cover all of them. */
const diagnosticOfAll = (
  first: Cause,
  others: readonly Cause[],
  context: LineContext,
): Diagnostic => {
  if (others.length === 0) return diagnosticOf(first.check, first.finding, context);
  const editsOf = (index: number): readonly Edit[] =>
    [first, ...others].flatMap(({ fixes }) => fixes[index]?.edits ?? []);
  const finding: Finding = {
    ...first.finding,
    alsoAt: others.map(({ finding: { from, to } }) => ({ from, to })),
    saysOthers: true,
    fixes: first.fixes.map((fix, index) => ({
      ...fix,
      title: formatMessage(RUN_MESSAGES.fixAll, { title: fix.title, count: others.length }),
      edits: editsOf(index),
    })),
  };
  return diagnosticOf(first.check, finding, context);
};

/** One diagnostic for each finding, or group of equal ones. */
const diagnosticsOf = (causes: readonly Cause[], context: LineContext): readonly Diagnostic[] =>
  [...groupBy(causes, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [diagnosticOfAll(first, others, context)],
  );

/** A line's text after edits; null if they change more than the line. */
const correctedText = (edits: readonly Edit[], line: LineView, source: string): string | null => {
  const { from, to } = line;
  if (edits.some((edit) => edit.from < from || edit.to > to || /[\r\n]/.test(edit.insert))) {
    return null;
  }
  return applyEdits(
    source.slice(from, to),
    edits.map((each) => ({ ...each, from: each.from - from, to: each.to - from })),
  );
};

/** The value of a line after the first fix of its finding; null if the fix does more. */
const correctedValue = ({ line, finding, fixes: [fix] }: Cause, source: string): string | null => {
  const field = finding.intended ?? line.field;
  if (fix === undefined || (fix.kind === "suggest" && finding.intended === undefined)) return null;
  const text = correctedText(fix.edits, line, source);
  if (text === null) return null;
  const corrected = parseLine(text);
  if (corrected.field !== field || corrected.value === null) return null;
  return text.slice(corrected.value.from, corrected.value.to);
};

/** The results of line checks: the diagnostics, and what the checks on the file learn from them. */
export interface LineFindings
  extends LintResult,
    Pick<
      FileContext,
      "intended" | "intendedValues" | "causes" | "agentLinesWithRule" | "saidToBlock"
    > {}

/**
 * Runs line checks. A check that runs but does not report still counts for its lines: its findings
 * are left out, and no other check reports those lines instead.
 */
export const checkLines = (
  context: LineContext,
  { runs, reports }: Omit<Settings, "speaks">,
): LineFindings => {
  const { document, lines, ignores } = context;
  const checks = LINE_CHECKS.filter(runs);
  const intended = lines.map(({ field }) => field);
  const intendedValues = lines.map((): string | null => null);
  const causes = lines.map((): string | null => null);
  const agentLinesWithRule = new Set<number>();
  const saidToBlock = new Set<number>();
  const reported: Cause[] = [];
  const ignored: Cause[] = [];
  for (const line of unusualLines(lines)) {
    const cause = causeOf(line, checks, context);
    if (cause === null) continue;
    const { check, finding } = cause;
    const index = line.number - 1;
    causes[index] = check.id;
    intendedValues[index] = correctedValue(cause, document.source);
    if (finding.intended !== undefined) intended[index] = finding.intended;
    if (finding.holdsRule === true) agentLinesWithRule.add(line.number);
    if (finding.saysBlocked === true) saidToBlock.add(line.number);
    if (!reports(check, finding)) continue;
    (ignores.ignore(namesFor(check, finding), line.number) ? ignored : reported).push(cause);
  }
  return {
    diagnostics: diagnosticsOf(reported, context),
    suppressed: ignored.map(({ check, finding }) => diagnosticOf(check, finding, context)),
    intended,
    intendedValues,
    causes,
    agentLinesWithRule,
    saidToBlock,
  };
};
