import type { Dialect } from "../dialects/dialect.ts";
import type { Matcher } from "../match/compile.ts";
import { type Consultation, consult } from "../match/consult.ts";
import type { Rule } from "../policy/policy.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { verdictsWithin } from "./extent.ts";

/** The question of a table: each row for each crawler. */
export interface TableQuestion {
  readonly document: RobotsDocument;
  /** The HTTP response for the file; null if unknown, which counts as status 200. */
  readonly response: HttpResponse | null;
  /** Product tokens or other crawler names, each with the reader it is judged by. */
  readonly columns: readonly { readonly crawler: string; readonly dialect: Dialect }[];
  /** URLs as passed to an engine (used as they are), or patterns in robots.txt notation. */
  readonly rows: readonly string[];
  /** The indexes in `rows` of patterns. */
  readonly patterns: ReadonlySet<number>;
}

/** The verdicts of a table, as numbers that are cheap to store and transfer. */
export interface VerdictTable {
  /** The index in `answers` for each column: columns that follow the same rules share one. */
  readonly answerOf: readonly number[];
  /** One cell for each row, in the encoding of `cellOf`. */
  readonly answers: readonly Int32Array[];
}

/** One verdict of a table. */
export interface TableCell {
  /** `mixed` only for patterns: some of the URLs they match are allowed and some are not. */
  readonly verdict: "allowed" | "blocked" | "mixed";
  /** The 1-based line of the deciding rule; null if none decides, or several do. */
  readonly line: number | null;
}

const VERDICTS = ["blocked", "allowed", "mixed"] as const;

const cellFor = (verdict: TableCell["verdict"], line: number): number =>
  line * 4 + VERDICTS.indexOf(verdict);

/**
 * Decodes a cell: four times the line (0 for none), plus 0 for blocked, 1 for allowed, 2 for mixed.
 */
export const cellOf = (cell: number): TableCell => ({
  verdict: VERDICTS[cell & 3] ?? "mixed",
  line: cell >> 2 === 0 ? null : cell >> 2,
});

/**
 * Everything that a crawler's verdicts depend on: crawlers with the same key have the same
 * verdicts.
 */
const keyOf = ({ crawler, effect, matcher }: Consultation): string => {
  const { policy, selection } = matcher;
  const obeys = crawler.crawler?.obeys === "no" ? "no" : "";
  const groups = selection.groups.map((group) => policy.groups.indexOf(group));
  return [policy.dialect.id, obeys, effect.kind, selection.kind, groups].join(" ");
};

/** Returns the 1-based position of a rule among the ranked ones of its matcher; 0 for none. */
type PlaceOf = (rule: Rule | null) => number;

const placesIn = ({ readings }: Matcher): PlaceOf => {
  const places = new Map<Rule | null, number>();
  for (const [index, { rule }] of readings.entries()) {
    if (!places.has(rule)) places.set(rule, index + 1);
  }
  return (rule) => places.get(rule) ?? 0;
};

/** Cells with the positions of rules in place of lines: they stay valid when the rules move. */
const cellsOf = (matcher: Matcher, { rows, patterns }: TableQuestion): Int32Array => {
  const placeOf = placesIn(matcher);
  const cellOfPattern = (pattern: string): number => {
    const { verdict, regions } = verdictsWithin(matcher, pattern);
    const [only, ...others] = regions;
    return cellFor(verdict, placeOf(others.length > 0 ? null : (only?.verdict.rule ?? null)));
  };
  const cellOfUrl = (url: string): number => {
    const { allowed, rule } = matcher.decide(url);
    return cellFor(allowed ? "allowed" : "blocked", placeOf(rule));
  };
  return Int32Array.from(rows, (text, row) =>
    patterns.has(row) ? cellOfPattern(text) : cellOfUrl(text),
  );
};

/**
 * Everything that the rows of a matcher depend on: its ranked rules in its reader's spelling, or
 * its only verdict.
 */
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
 * Remembers the cells for tables with the same rows: after a change of the file, the rows are
 * decided again only for crawlers whose rules have changed. Holds what the last table needed.
 */
export class TableMemory {
  private rows: readonly string[] = [];
  private patterns: ReadonlySet<number> = new Set();
  private cells: ReadonlyMap<string, Int32Array> = new Map();
  /** The number of columns decided rather than remembered, since creation. */
  decided = 0;

  /** The cells of a table with these rows, by content. */
  cellsFor({ rows, patterns }: TableQuestion): ReadonlyMap<string, Int32Array> {
    return rows === this.rows && patterns === this.patterns ? this.cells : new Map();
  }

  /** Replaces what is remembered by the cells of a table. */
  keep({ rows, patterns }: TableQuestion, cells: ReadonlyMap<string, Int32Array>): void {
    this.rows = rows;
    this.patterns = patterns;
    this.cells = cells;
  }
}

/**
 * Decides each URL and each pattern for each crawler, with the same verdicts as `consult` and
 * `verdictsWithin`, but only once for crawlers that follow the same rules of the same reader. Time
 * and memory are linear in URLs times distinct answers.
 *
 * @param memory of earlier tables with the same `rows` and `patterns` (the same objects).
 */
export const verdictTable = (
  question: TableQuestion,
  memory: TableMemory = new TableMemory(),
): VerdictTable => {
  const known = memory.cellsFor(question);
  const used = new Map<string, Int32Array>();
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
    const { matcher } = consultation;
    const content = contentOf(matcher);
    let cells = used.get(content) ?? known.get(content);
    if (cells === undefined) {
      cells = cellsOf(matcher, question);
      memory.decided++;
    }
    used.set(content, cells);
    answers.push(withLines(cells, matcher));
  }
  memory.keep(question, used);
  return { answerOf, answers };
};
