import type { FieldKind } from "../syntax/document.ts";
import { diagnosticOf } from "./diagnostic.ts";
import {
  type Diagnostic,
  type Finding,
  type LineCheck,
  type LineView,
  type LintContext,
  type LintResult,
  type LintRule,
  STAGES,
  type Stage,
} from "./rule.ts";
import { lintRules } from "./rules/index.ts";

type Line = LintRule & LineCheck<string>;

/** Line checks in the order in which they get their turn. */
const LINE_CHECKS: readonly Line[] = STAGES.flatMap((stage) =>
  lintRules.filter((rule): rule is Line => rule.stage === stage),
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
  readonly rule: Line;
  readonly finding: Finding;
}

/**
 * Finds the causes of some lines, into `causes` by line number - 1. Each check looks at all lines
 * before the next does: the engine runs that twice as fast as the other way round.
 */
const tryChecks = (
  checks: readonly Line[],
  lines: readonly LineView[],
  context: LintContext,
  causes: (Cause | null)[],
): void => {
  const silent = lines.filter(({ kind }) => kind === "directive" || kind === "text");
  for (const rule of checks) {
    const fields = FIELDS_OF_STAGE[rule.stage];
    let kept = 0;
    for (const line of silent) {
      const isConcerned = fields === undefined || fields.includes(line.field);
      const finding = isConcerned ? rule.checkLine(line, context) : null;
      if (finding === null) silent[kept++] = line;
      else causes[line.number - 1] = { rule, finding };
    }
    silent.length = kept;
  }
};

/** Whether two causes say the same and offer the same. */
const isAlike = (a: Cause, b: Cause | null | undefined): boolean => {
  if (a.rule !== b?.rule || a.rule.inRuns !== true) return false;
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
const diagnosticOfRun = ({ rule, finding }: Cause, others: readonly Cause[]): Diagnostic => {
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

/** @param causes of the lines that are not blank, in order; null where nothing is said. */
const inRuns = (causes: readonly (Cause | null)[]): readonly Diagnostic[] => {
  const diagnostics: Diagnostic[] = [];
  for (let index = 0; index < causes.length; index++) {
    const first = causes[index] ?? null;
    if (first === null) continue;
    const others: Cause[] = [];
    for (let next = causes[index + 1]; next && isAlike(first, next); next = causes[index + 1]) {
      others.push(next);
      index++;
    }
    diagnostics.push(diagnosticOfRun(first, others));
  }
  return diagnostics;
};

/** What line checks report, and what they find out for the checks on the file. */
export interface LineFindings extends LintResult {
  readonly meant: LintContext["meant"];
  readonly causes: LintContext["causes"];
}

/** Runs the line checks that are on, in steps. */
export function* checkLines(
  context: LintContext,
  isOn: (rule: LintRule) => boolean,
): Generator<void, LineFindings> {
  const { lines } = context;
  const checks = LINE_CHECKS.filter(isOn);
  const causes: (Cause | null)[] = lines.map(() => null);
  for (let start = 0; start < lines.length; start += PORTION) {
    tryChecks(checks, lines.slice(start, start + PORTION), context, causes);
    yield;
  }
  const ignored: Cause[] = [];
  const spoken = causes.map((cause, index) => {
    if (cause === null || !context.ignores.ignore(cause.rule.id, index + 1)) return cause;
    ignored.push(cause);
    return null;
  });
  return {
    diagnostics: inRuns(spoken.filter((_, index) => lines[index]?.kind !== "blank")),
    suppressed: ignored.map(({ rule, finding }) => diagnosticOf(rule, finding)),
    meant: context.meant.map((field, index) => causes[index]?.finding.meant ?? field),
    causes: causes.map((cause) => cause?.rule.id ?? null),
  };
}
