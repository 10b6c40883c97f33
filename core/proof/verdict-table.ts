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

const cellFor = (verdict: TableCell["verdict"], rule: Rule | null): number =>
  (rule?.line ?? 0) * 4 + VERDICTS.indexOf(verdict);

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

const cellsOf = (matcher: Matcher, { rows, patterns }: TableQuestion): Int32Array => {
  const cellOfPattern = (pattern: string): number => {
    const { verdict, regions } = verdictsWithin(matcher, pattern);
    const [only, ...others] = regions;
    return cellFor(verdict, others.length > 0 ? null : (only?.verdict.rule ?? null));
  };
  const cellOfUrl = (url: string): number => {
    const { allowed, rule } = matcher.decide(url);
    return cellFor(allowed ? "allowed" : "blocked", rule);
  };
  return Int32Array.from(rows, (text, row) =>
    patterns.has(row) ? cellOfPattern(text) : cellOfUrl(text),
  );
};

/**
 * Decides each URL and each pattern for each crawler, with the same verdicts as `consult` and
 * `verdictsWithin`, but only once for crawlers that follow the same rules of the same reader. Time
 * and memory are linear in URLs times distinct answers.
 */
export const verdictTable = (question: TableQuestion): VerdictTable => {
  const places = new Map<string, number>();
  const answers: Int32Array[] = [];
  const answerOf = question.columns.map(({ crawler, dialect }) => {
    const consultation = consult(question.document, dialect, crawler, question.response);
    const key = keyOf(consultation);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, answers.length);
    return answers.push(cellsOf(consultation.matcher, question)) - 1;
  });
  return { answerOf, answers };
};
