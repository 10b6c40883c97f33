import type { FieldKind } from "../syntax/document.ts";
import { parseLine } from "../syntax/parse.ts";
import { formatMessage } from "../text/message.ts";
import { type Check, type Finding, type LineCheck, STAGES, type Stage } from "./check.ts";
import { allChecks } from "./checks/index.ts";
import type { FileContext, LineContext, LineView } from "./context.ts";
import type { Diagnostic, LintResult } from "./diagnostic.ts";
import { applyEdits } from "./fixes/apply.ts";
import { RUN_MESSAGES } from "./messages.ts";
import { diagnosticOf } from "./report.ts";
import { lineList } from "./wording.ts";

type Line = Check & LineCheck<string>;

/** Line checks in the order in which they get their turn. */
const LINE_CHECKS: readonly Line[] = STAGES.flatMap((stage) =>
  allChecks.filter((check): check is Line => check.stage === stage),
);

/** Stages with one kind of line to look at. */
const FIELDS_OF_STAGE: Partial<Record<Stage, readonly (FieldKind | null)[]>> = {
  agent: ["user-agent"],
  path: ["allow", "disallow"],
};

/** Lines checked in one step. */
const PORTION = 128;

/** The one check that speaks for a line, with what it found. */
interface Cause {
  readonly check: Line;
  /** The line's number. */
  readonly line: number;
  readonly finding: Finding;
}

/**
 * Finds the causes of some lines, into `causes` by line number - 1. Each check looks at all lines
 * before the next does: the engine runs that twice as fast as the other way round.
 */
const tryChecks = (
  checks: readonly Line[],
  lines: readonly LineView[],
  context: LineContext,
  causes: (Cause | null)[],
): void => {
  const silent = lines.filter(({ kind }) => kind === "directive" || kind === "text");
  for (const check of checks) {
    const fields = FIELDS_OF_STAGE[check.stage];
    let kept = 0;
    for (const line of silent) {
      const isConcerned = fields === undefined || fields.includes(line.field);
      const finding = isConcerned ? check.checkLine(line, context) : null;
      if (finding === null) silent[kept++] = line;
      else causes[line.number - 1] = { check, line: line.number, finding };
    }
    silent.length = kept;
  }
};

/** Whether two causes say the same and offer the same. */
const isAlike = (a: Cause, b: Cause | null | undefined): boolean => {
  if (a.check !== b?.check) return false;
  if (a.check.inFile !== true) return false;
  const { message, severity, meant, fixes = [] } = a.finding;
  const others = b.finding.fixes ?? [];
  return (
    message === b.finding.message &&
    severity === b.finding.severity &&
    fixes.length === others.length &&
    fixes.every(({ kind, title }, index) => {
      const other = others[index];
      // The title of a fix names the field that was meant.
      return kind === other?.kind && (meant === undefined || title === other.title);
    })
  );
};

/** One diagnostic for like causes: the first speaks for all, its fixes mend all. */
const diagnosticOfAll = (first: Cause, others: readonly Cause[]): Diagnostic => {
  const { check, finding } = first;
  const diagnostic = diagnosticOf(check, finding);
  if (others.length === 0) return diagnostic;
  return {
    ...diagnostic,
    message: formatMessage(RUN_MESSAGES.alsoOn, {
      message: diagnostic.message,
      lines: lineList(others.map(({ line }) => line)),
    }),
    alsoAt: others.map(({ finding: { from, to } }) => ({ from, to })),
    fixes: diagnostic.fixes.map((fix, index) => ({
      ...fix,
      title: formatMessage(RUN_MESSAGES.fixAll, { title: fix.title, count: others.length }),
      edits: [fix.edits, ...others.map((each) => each.finding.fixes?.[index]?.edits ?? [])].flat(),
    })),
  };
};

/** @param causes of the lines that are not blank, in order; null where nothing is said. */
const diagnosticsOf = (causes: readonly (Cause | null)[]): readonly Diagnostic[] => {
  const diagnostics: Diagnostic[] = [];
  const told = new Set<Cause>();
  for (const [index, first] of causes.entries()) {
    if (first === null || told.has(first)) continue;
    const others: Cause[] = [];
    for (let at = index + 1; at < causes.length; at++) {
      const next = causes[at] ?? null;
      if (next !== null && isAlike(first, next)) others.push(next);
    }
    for (const other of others) told.add(other);
    diagnostics.push(diagnosticOfAll(first, others));
  }
  return diagnostics;
};

/** The value of a line once the first fix of its finding is applied; null where that does more. */
const mendedValue = ({ finding }: Cause, line: LineView, source: string): string | null => {
  const [fix] = finding.fixes ?? [];
  const field = finding.meant ?? line.field;
  if (fix === undefined || (fix.kind === "suggest" && finding.meant === undefined)) return null;
  const { from, to } = line;
  const isWithin = fix.edits.every(
    (edit) => edit.from >= from && edit.to <= to && !/[\r\n]/.test(edit.insert),
  );
  if (!isWithin) return null;
  const text = applyEdits(
    source.slice(from, to),
    fix.edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from })),
  );
  const mended = parseLine(text);
  if (mended.field !== field || mended.value === null) return null;
  return text.slice(mended.value.from, mended.value.to);
};

/** The numbers of the lines with a finding that a predicate picks. */
const linesWhere = (
  causes: readonly (Cause | null)[],
  picks: (finding: Finding) => boolean,
): ReadonlySet<number> =>
  new Set(causes.flatMap((cause) => (cause !== null && picks(cause.finding) ? [cause.line] : [])));

/** What line checks report, and what they find out for the checks on the file. */
export interface LineFindings
  extends LintResult,
    Pick<FileContext, "meant" | "meantValues" | "causes" | "agentLinesWithRule" | "saidToBlock"> {}

/**
 * Runs line checks, in steps. One that runs and does not report still speaks for its lines: what it
 * would say is left out, and no other check speaks in its place.
 */
export function* checkLines(
  context: LineContext,
  { runs, reports }: Record<"runs" | "reports", (check: Check) => boolean>,
): Generator<void, LineFindings> {
  const { lines } = context;
  const checks = LINE_CHECKS.filter(runs);
  const causes: (Cause | null)[] = lines.map(() => null);
  for (let start = 0; start < lines.length; start += PORTION) {
    tryChecks(checks, lines.slice(start, start + PORTION), context, causes);
    yield;
  }
  const ignored: Cause[] = [];
  const spoken = causes.map((cause, index) => {
    if (cause === null || !reports(cause.check)) return null;
    if (!context.ignores.ignore(cause.check.id, index + 1)) return cause;
    ignored.push(cause);
    return null;
  });
  return {
    diagnostics: diagnosticsOf(spoken.filter((_, index) => lines[index]?.kind !== "blank")),
    suppressed: ignored.map(({ check, finding }) => diagnosticOf(check, finding)),
    meant: lines.map(({ field }, index) => causes[index]?.finding.meant ?? field),
    meantValues: new Map(
      causes.flatMap((cause, index) => {
        const line = lines[index];
        const value =
          cause === null || line === undefined
            ? null
            : mendedValue(cause, line, context.document.source);
        return value === null ? [] : [[index + 1, value] as const];
      }),
    ),
    causes: causes.map((cause) => cause?.check.id ?? null),
    agentLinesWithRule: linesWhere(causes, ({ holdsRule }) => holdsRule === true),
    saidToBlock: linesWhere(causes, ({ saysBlocked }) => saysBlocked === true),
  };
}
