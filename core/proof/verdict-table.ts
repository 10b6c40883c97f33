import type { Dialect } from "../dialects/dialect.ts";
import type { Matcher } from "../match/compile.ts";
import { type Consultation, consult } from "../match/consult.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { extentSteps } from "./extent.ts";

/** What is asked: each row of each crawler. */
export interface TableQuestion {
  readonly document: RobotsDocument;
  /** How the file was answered; null for at once, with status 200. */
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

const cellFor = (verdict: TableCell["verdict"], line: number | undefined): number =>
  (line ?? 0) * 4 + VERDICTS.indexOf(verdict);

/** Reads a cell: four times the line (0 for none), and 0 for blocked, 1 for allowed, 2 for mixed. */
export const cellOf = (cell: number): TableCell => ({
  verdict: VERDICTS[cell & 3] ?? "mixed",
  line: cell >> 2 === 0 ? null : cell >> 2,
});

/** How many URLs are decided before whoever asked may do something else. */
const PORTION = 500;

/** What settles all verdicts of a crawler: whoever has the same gets the same. */
const keyOf = ({ crawler, answer, matcher }: Consultation): string => {
  const { policy, selection } = matcher;
  const obeys = crawler.crawler?.obeys === "no" ? "no" : "";
  const groups = selection.groups.map((group) => policy.groups.indexOf(group));
  return [policy.dialect.id, obeys, answer.kind, selection.kind, groups].join(" ");
};

function* patternCell(matcher: Matcher, pattern: string): Generator<undefined, number> {
  const steps = extentSteps(matcher, pattern);
  for (;;) {
    const { done, value } = steps.next();
    if (done !== true) {
      yield;
      continue;
    }
    const [only, ...others] = value.regions;
    return cellFor(value.verdict, others.length > 0 ? undefined : only?.verdict.rule?.line);
  }
}

function* answerFor(
  matcher: Matcher,
  { rows, patterns }: TableQuestion,
): Generator<undefined, Int32Array> {
  const cells = new Int32Array(rows.length);
  for (const [row, text] of rows.entries()) {
    if (row % PORTION === 0) yield;
    if (patterns.has(row)) {
      cells[row] = yield* patternCell(matcher, text);
      continue;
    }
    const { allowed, rule } = matcher.decide(text);
    cells[row] = cellFor(allowed ? "allowed" : "blocked", rule?.line);
  }
  return cells;
}

/**
 * Decides each URL and each pattern for each crawler, as `consult` and `verdictsWithin` do for one: the
 * same verdicts, but crawlers that follow the same rules of the same reader are decided once. Yields now
 * and then, so that long tables can be cut into slices; time and memory are linear in URLs times
 * distinct answers.
 */
export function* verdictTable(question: TableQuestion): Generator<undefined, VerdictTable> {
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
    answers.push(yield* answerFor(consultation.matcher, question));
  }
  return { answerOf, answers };
}
