import { joinEach } from "../collections/flat.ts";
import { memo } from "../collections/memo.ts";
import { type FieldKind, type RobotsDocument, tableOf } from "../syntax/document.ts";
import { fieldOf, parseLine } from "../syntax/parse.ts";
import { FLAGS, STRIDE } from "../syntax/table.ts";
import { formatMessage } from "../text/message.ts";
import { type Check, type Finding, type LineCheck, STAGES, type Stage } from "./check.ts";
import { allChecks } from "./checks/index.ts";
import type { FileContext, LineContext, LineView } from "./context.ts";
import type { Diagnostic, Edit, Fix, LintResult } from "./diagnostic.ts";
import { FIELD_NAMES } from "./facts/field-names.ts";
import { unplainLines } from "./facts/some-lines.ts";
import { applyEdits } from "./fixes/apply.ts";
import { RUN_MESSAGES } from "./messages.ts";
import { diagnosticOf } from "./report.ts";
import { lineList } from "./wording.ts";

type Line = Check & LineCheck<string>;

/** Line checks in the order in which they run. */
const LINE_CHECKS: readonly Line[] = STAGES.flatMap((stage) =>
  allChecks.filter((check): check is Line => check.stage === stage),
);

/** Stages that run only on one type of line. */
const FIELDS_OF_STAGE: Partial<Record<Stage, readonly (FieldKind | null)[]>> = {
  agent: ["user-agent"],
  path: ["allow", "disallow"],
};

/** Lines checked in one step. */
const PORTION = 128;

/** Findings grouped in one step. */
const MANY = 2000;

/** The finding of a line, with its check. */
interface Cause {
  readonly check: Line;
  /** The line's number. */
  readonly line: number;
  readonly finding: Finding;
}

/**
 * The findings of some lines, in their order. Each check examines all lines before the next one
 * does: engines run that twice as fast as the other order.
 */
const tryChecks = (
  checks: readonly Line[],
  lines: readonly LineView[],
  context: LineContext,
): readonly Cause[] => {
  const causes: Cause[] = [];
  const silent = [...lines];
  for (const check of checks) {
    const fields = FIELDS_OF_STAGE[check.stage];
    let kept = 0;
    for (const line of silent) {
      const isConcerned = fields === undefined || fields.includes(line.field);
      const finding = isConcerned ? check.checkLine(line, context) : null;
      if (finding === null) silent[kept++] = line;
      else causes.push({ check, line: line.number, finding });
    }
    silent.length = kept;
  }
  return causes.sort((a, b) => a.line - b.line);
};

const NO_FIXES: readonly Fix[] = [];

/** Whether two findings of a check have the same message and fixes. */
const isAlike = (a: Finding, b: Finding): boolean => {
  if (a.message !== b.message || a.severity !== b.severity) return false;
  const { fixes = NO_FIXES } = a;
  const { fixes: others = NO_FIXES } = b;
  if (fixes.length !== others.length) return false;
  for (let at = 0; at < fixes.length; at++) {
    if (fixes[at]?.kind !== others[at]?.kind) return false;
    // The title names the intended field.
    if (a.meant !== undefined && fixes[at]?.title !== others[at]?.title) return false;
  }
  return true;
};

/**
 * One diagnostic for equal findings, in steps: the first represents all, and its fixes cover all.
 */
function* diagnosticOfAll(first: Cause, others: readonly Cause[]): Generator<void, Diagnostic> {
  const { check, finding } = first;
  const diagnostic = diagnosticOf(check, finding);
  if (others.length === 0) return diagnostic;
  const message = formatMessage(RUN_MESSAGES.alsoOn, {
    message: diagnostic.message,
    lines: lineList(others.map(({ line }) => line)),
  });
  if (others.length > MANY) yield;
  const alsoAt = others.map(({ finding: { from, to } }) => ({ from, to }));
  const fixes: Fix[] = [];
  for (const [index, fix] of diagnostic.fixes.entries()) {
    if (others.length > MANY) yield;
    const title = formatMessage(RUN_MESSAGES.fixAll, { title: fix.title, count: others.length });
    const edits = joinEach(others, (each) => each.finding.fixes?.[index]?.edits ?? []);
    fixes.push({ ...fix, title, edits: [...fix.edits, ...edits] });
  }
  return { ...diagnostic, message, alsoAt, fixes };
}

/** Like findings of one check, in line order. */
type Alike = [Cause, ...Cause[]];

/** The findings that are like another; undefined if there are none. */
const likeOnes = (kinds: readonly Alike[], { finding }: Cause): Alike | undefined => {
  for (const kind of kinds) if (isAlike(kind[0].finding, finding)) return kind;
  return undefined;
};

/**
 * Returns a function that adds findings, in line order, to groups of like ones; only findings of
 * checks that report them once in a file are grouped.
 */
const grouping = (groups: Alike[]): ((causes: readonly Cause[]) => void) => {
  // Few for each check, so they are searched one by one.
  const kindsOf = memo((_: Line): Alike[] => []);
  return (causes) => {
    for (const cause of causes) {
      const kinds = cause.check.inFile === true ? kindsOf(cause.check) : [];
      const known = likeOnes(kinds, cause);
      if (known !== undefined) {
        known.push(cause);
        continue;
      }
      const kind: Alike = [cause];
      kinds.push(kind);
      groups.push(kind);
    }
  };
};

/** One diagnostic for each finding, or group of equal ones. */
function* diagnosticsOf(causes: readonly Cause[]): Generator<void, readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const groups: Alike[] = [];
  const add = grouping(groups);
  for (let start = 0; start < causes.length; start += MANY) {
    add(causes.slice(start, start + MANY));
    yield;
  }
  for (const [first, ...others] of groups) {
    diagnostics.push(yield* diagnosticOfAll(first, others));
    if (diagnostics.length % PORTION === 0) yield;
  }
  return diagnostics;
}

/**
 * Whether a fix only writes the correct name of a field in place of a line's key, as for a
 * misspelling: then the value stays as it is.
 */
const isOnlyRenamed = ({ edits }: Fix, line: LineView, field: FieldKind | null): boolean => {
  const [edit, more] = edits;
  const { key } = line;
  if (edit === undefined || more !== undefined || key === null || line.missingColon) return false;
  if (edit.from !== key.from || edit.to !== key.to || line.tooLong || line.nul) return false;
  return field !== null && field !== "other" && edit.insert === FIELD_NAMES[field];
};

/** A line's text after edits; null if they change more than the line. */
const correctedText = (edits: readonly Edit[], line: LineView, source: string): string | null => {
  const { from, to } = line;
  for (const edit of edits) {
    if (edit.from < from || edit.to > to || /[\r\n]/.test(edit.insert)) return null;
  }
  const [edit, more] = edits;
  // As of nearly all lines.
  if (edit !== undefined && more === undefined) {
    return source.slice(from, edit.from) + edit.insert + source.slice(edit.to, to);
  }
  return applyEdits(
    source.slice(from, to),
    edits.map((each) => ({ ...each, from: each.from - from, to: each.to - from })),
  );
};

/** The value of a line after the first fix of its finding; null if the fix does more. */
const correctedValue = ({ finding }: Cause, line: LineView, source: string): string | null => {
  const fix = finding.fixes?.[0];
  const field = finding.meant ?? line.field;
  if (fix === undefined || (fix.kind === "suggest" && finding.meant === undefined)) return null;
  // Files may have thousands of these, and need not be parsed again for them.
  if (isOnlyRenamed(fix, line, field)) return line.valueText;
  const text = correctedText(fix.edits, line, source);
  if (text === null) return null;
  const corrected = parseLine(text);
  if (corrected.field !== field || corrected.value === null) return null;
  return text.slice(corrected.value.from, corrected.value.to);
};

/** The field of each line. Read from the table, which takes a fraction of the time. */
const fieldsOf = (document: RobotsDocument): (FieldKind | null)[] => {
  const table = tableOf(document);
  const fields = new Array<FieldKind | null>(document.lineCount);
  for (let index = 0; index < fields.length; index++) {
    fields[index] = fieldOf(table[index * STRIDE + FLAGS] as number);
  }
  return fields;
};

/** Data for the checks on the file, which is added to. */
interface OpenMeaning {
  readonly meant: (FieldKind | null)[];
  readonly meantValues: (string | null)[];
  readonly causes: (string | null)[];
  readonly agentLinesWithRule: Set<number>;
  readonly saidToBlock: Set<number>;
}

/**
 * Adds what some findings tell about their lines. Not in the generator, whose loops engines compile
 * late.
 */
const addMeaning = (
  found: readonly Cause[],
  { document: { source }, lines }: LineContext,
  { meant, meantValues, causes, agentLinesWithRule, saidToBlock }: OpenMeaning,
): void => {
  for (const cause of found) {
    const { check, line, finding } = cause;
    causes[line - 1] = check.id;
    meantValues[line - 1] = correctedValue(cause, lines[line - 1] as LineView, source);
    if (finding.holdsRule === true) agentLinesWithRule.add(line);
    if (finding.saysBlocked === true) saidToBlock.add(line);
    if (finding.meant !== undefined) meant[line - 1] = finding.meant;
  }
};

/** The results of line checks: the diagnostics, and the data for the checks on the file. */
export interface LineFindings
  extends LintResult,
    Pick<FileContext, "meant" | "meantValues" | "causes" | "agentLinesWithRule" | "saidToBlock"> {}

/**
 * Runs line checks, in steps. A check that runs but does not report still counts for its lines: its
 * findings are left out, and no other check reports those lines instead.
 */
export function* checkLines(
  context: LineContext,
  { runs, reports }: Record<"runs" | "reports", (check: Check) => boolean>,
): Generator<void, LineFindings> {
  const { lines } = context;
  const checks = LINE_CHECKS.filter(runs);
  const found: Cause[] = [];
  const checked = unplainLines(lines).filter(({ kind }) => kind === "directive" || kind === "text");
  for (let start = 0; start < checked.length; start += PORTION) {
    found.push(...tryChecks(checks, checked.slice(start, start + PORTION), context));
    yield;
  }
  const ignored: Cause[] = [];
  const spoken = found.filter((cause) => {
    if (!reports(cause.check)) return false;
    if (!context.ignores.ignore(cause.check.id, cause.line)) return true;
    ignored.push(cause);
    return false;
  });
  const diagnostics = yield* diagnosticsOf(spoken);
  yield;
  const meaning = {
    meant: fieldsOf(context.document),
    meantValues: new Array<string | null>(lines.length).fill(null),
    causes: new Array<string | null>(lines.length).fill(null),
    agentLinesWithRule: new Set<number>(),
    saidToBlock: new Set<number>(),
  };
  for (let start = 0; start < found.length; start += PORTION) {
    yield;
    addMeaning(found.slice(start, start + PORTION), context, meaning);
  }
  yield;
  const suppressed = ignored.map(({ check, finding }) => diagnosticOf(check, finding));
  return { diagnostics, suppressed, ...meaning };
}
