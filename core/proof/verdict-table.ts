import type { Dialect } from "../dialects/dialect.ts";
import type { Matcher } from "../match/compile.ts";
import { type Consultation, consult } from "../match/consult.ts";
import type { Rule } from "../policy/policy.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { extentSteps } from "./extent.ts";

/** What is asked: each row of each crawler. */
export interface TableQuestion {
  readonly document: RobotsDocument;
  /** The HTTP response for the file; null where it is unknown, which counts as status 200. */
  readonly response: HttpResponse | null;
  /** Product tokens or whatever else names a crawler, each with the reader it is judged by. */
  readonly columns: readonly { readonly crawler: string; readonly dialect: Dialect }[];
  /** URLs as an engine is handed them (nothing is cleaned up), or patterns in the notation of robots.txt. */
  readonly rows: readonly string[];
  /** The places in `rows` that hold patterns. */
  readonly patterns: ReadonlySet<number>;
}

/** The verdicts of a table, in numbers that cost little to keep and to hand on. */
export interface VerdictTable {
  /** The place in `answers` of each column: columns that follow the same rules have the same. */
  readonly answerOf: readonly number[];
  /** One cell for each row, as `cellOf` reads it. */
  readonly answers: readonly Int32Array[];
}

/** A verdict of a table. */
export interface TableCell {
  /** `mixed` for patterns alone: some of the URLs they match are allowed and some are not. */
  readonly verdict: "allowed" | "blocked" | "mixed";
  /** The line of the deciding rule, from 1; null where none decides, or several do. */
  readonly line: number | null;
}

const VERDICTS = ["blocked", "allowed", "mixed"] as const;

const cellFor = (verdict: TableCell["verdict"], line: number): number =>
  line * 4 + VERDICTS.indexOf(verdict);

/** Reads a cell: four times the line (0 for none), and 0 for blocked, 1 for allowed, 2 for mixed. */
export const cellOf = (cell: number): TableCell => ({
  verdict: VERDICTS[cell & 3] ?? "mixed",
  line: cell >> 2 === 0 ? null : cell >> 2,
});

/** How many URLs are decided before the caller may do other work. */
const PORTION = 500;

/** What settles all verdicts of a crawler: whoever has the same gets the same. */
const keyOf = ({ crawler, effect, matcher }: Consultation): string => {
  const { policy, selection } = matcher;
  const obeys = crawler.crawler?.obeys === "no" ? "no" : "";
  const groups = selection.groups.map((group) => policy.groups.indexOf(group));
  return [policy.dialect.id, obeys, effect.kind, selection.kind, groups].join(" ");
};

function* patternCell(
  matcher: Matcher,
  pattern: string,
  placeOf: PlaceOf,
): Generator<undefined, number> {
  const steps = extentSteps(matcher, pattern);
  for (;;) {
    const { done, value } = steps.next();
    if (done !== true) {
      yield;
      continue;
    }
    const [only, ...others] = value.regions;
    return cellFor(value.verdict, placeOf(others.length > 0 ? null : (only?.verdict.rule ?? null)));
  }
}

/** The place of a rule among the ranked ones of its matcher, from 1; 0 for none. */
type PlaceOf = (rule: Rule | null) => number;

const placesIn = ({ readings }: Matcher): PlaceOf => {
  const places = new Map<Rule, number>();
  for (const [index, { rule }] of readings.entries()) {
    if (!places.has(rule)) places.set(rule, index + 1);
  }
  return (rule) => (rule === null ? 0 : (places.get(rule) ?? 0));
};

/** Cells with the places of rules for their lines: they hold wherever the rules stand. */
function* placedCells(
  matcher: Matcher,
  { rows, patterns }: TableQuestion,
): Generator<undefined, Int32Array> {
  const cells = new Int32Array(rows.length);
  const placeOf = placesIn(matcher);
  for (const [row, text] of rows.entries()) {
    if (row % PORTION === 0) yield;
    if (patterns.has(row)) {
      cells[row] = yield* patternCell(matcher, text, placeOf);
      continue;
    }
    const { allowed, rule } = matcher.decide(text);
    cells[row] = cellFor(allowed ? "allowed" : "blocked", placeOf(rule));
  }
  return cells;
}

/** All that decides the rows of a matcher: its ranked rules as its reader spells them, or its one verdict. */
const contentOf = ({ policy, readings, decide }: Matcher): string => {
  const rules = readings.map(
    ({ rule, spelling, isEmpty }) => `${rule.type} ${isEmpty ? "" : "/"}${spelling}`,
  );
  const only = readings.length === 0 ? decide("/x").allowed : "";
  return [policy.dialect.id, only, ...rules].join("\n");
};

const withLines = (cells: Int32Array, { readings }: Matcher): Int32Array => {
  const lines = [0, ...readings.map(({ rule }) => rule.line)];
  return cells.map((cell) => (lines[cell >> 2] as number) * 4 + (cell & 3));
};

/**
 * What was decided for tables of the same rows: after a change of the file, the rows are decided again
 * for those alone whose rules are other ones. Holds what the last table needed.
 */
export class TableMemory {
  private rows: readonly string[] = [];
  private patterns: ReadonlySet<number> = new Set();
  private known = new Map<string, Int32Array>();
  private used = new Map<string, Int32Array>();
  /** How many answers were worked out, not remembered, since this was made. */
  decided = 0;

  /** A table begins. */
  begin({ rows, patterns }: TableQuestion): void {
    if (rows !== this.rows || patterns !== this.patterns) this.known.clear();
    this.rows = rows;
    this.patterns = patterns;
    this.used = new Map();
  }

  /** The rows of a matcher, remembered or decided. */
  *answer(matcher: Matcher, question: TableQuestion): Generator<undefined, Int32Array> {
    const content = contentOf(matcher);
    let cells = this.known.get(content);
    if (cells === undefined) {
      this.decided++;
      cells = yield* placedCells(matcher, question);
      // A table that is given up leaves what it has decided to the next.
      this.known.set(content, cells);
    }
    this.used.set(content, cells);
    return withLines(cells, matcher);
  }

  /** A table is done: what it did not need is forgotten. */
  end(): void {
    this.known = this.used;
  }
}

/**
 * Decides each URL and each pattern for each crawler, as `consult` and `verdictsWithin` do for one: the
 * same verdicts, but crawlers that follow the same rules of the same reader are decided once. Yields now
 * and then, so that long tables can be cut into slices; time and memory are linear in URLs times
 * distinct answers.
 *
 * @param memory of tables before, of the same `rows` and `patterns` (the same objects).
 */
export function* verdictTable(
  question: TableQuestion,
  memory: TableMemory = new TableMemory(),
): Generator<undefined, VerdictTable> {
  memory.begin(question);
  const places = new Map<string, number>();
  const answers: Int32Array[] = [];
  const answerOf: number[] = [];
  for (const { crawler, dialect } of question.columns) {
    const consultation = consult(question.document, dialect, crawler, question.response);
    const key = keyOf(consultation);
    const place = places.get(key) ?? answers.length;
    answerOf.push(place);
    if (place < answers.length) continue;
    places.set(key, place);
    answers.push(yield* memory.answer(consultation.matcher, question));
  }
  memory.end();
  return { answerOf, answers };
}
