import Papa from "papaparse";
import { FORMULA_START, visibleJson } from "../../../../core/index.ts";
import type { BulkRow, RowFilter, SavedRows, SaveQuestion } from "./messages.ts";
import type { Session } from "./session.ts";

/** Rows written at a time. */
const PORTION = 5000;

const wordOf = (allowed: boolean): string => (allowed ? "allowed" : "blocked");

/** One column for each of the row's verdicts: by crawlers, or by version. */
const verdictNames = (session: Session, list: SaveQuestion["filter"]["list"]): readonly string[] =>
  list === "urls"
    ? session.followers().map(({ crawlers }) => crawlers.join(" "))
    : ["now", "before"];

const plainRow = (
  { url, about, count, sum, verdicts }: BulkRow,
  names: readonly string[],
  isLog: boolean,
): Record<string, string | number> => {
  const row: Record<string, string | number> = { url, [isLog ? "crawler" : "kind"]: about };
  if (isLog) Object.assign(row, { requests: count, bytes: sum });
  for (const [at, verdict] of verdicts.entries()) {
    const name = names[at] ?? "";
    row[`${name} verdict`] = wordOf(verdict.allowed);
    row[`${name} line`] = verdict.line === 0 ? "" : verdict.line;
  }
  return row;
};

/** The most URLs that are sent to the Matrix. */
const MOST_URLS = 10_000;

/** A typed pattern stands for all URLs it matches; a listed URL that looks like one does not. */
const looksLikePattern = (url: string): boolean => url.includes("*") || url.endsWith("$");

function* saveUrls(session: Session, filter: RowFilter): Generator<unknown, SavedRows> {
  const found = yield* session.find({ id: 0, filter, from: 0, to: MOST_URLS });
  const urls = [...new Set(found.rows.map(({ url }) => url))].filter(
    (url) => !looksLikePattern(url),
  );
  const file = new Blob([urls.join("\n")], { type: "text/plain" });
  return { file, rows: urls.length, left: found.total - found.rows.length };
}

/**
 * Writes all rows that match a filter as CSV or JSON, or the first URLs of them. Yields now and
 * then.
 */
export function* saveRows(
  session: Session,
  { filter, form }: SaveQuestion,
): Generator<unknown, SavedRows> {
  if (form === "urls") return yield* saveUrls(session, filter);
  const names = verdictNames(session, filter.list);
  const parts: string[] = [];
  let count = 0;
  for (let from = 0; ; from += PORTION) {
    const { total, rows } = yield* session.find({ id: 0, filter, from, to: from + PORTION });
    count = total;
    const plain = rows.map((row) => plainRow(row, names, filter.list === "log"));
    const isFirst = from === 0;
    if (form === "json") {
      const text = plain.map((row) => visibleJson(row)).join(",\n");
      parts.push(isFirst || text === "" ? text : `,\n${text}`);
    } else if (plain.length > 0) {
      // A spreadsheet must not take a cell for a formula.
      const options = { header: isFirst, escapeFormulae: FORMULA_START, newline: "\r\n" };
      parts.push(`${Papa.unparse(plain, options)}\r\n`);
    }
    if (from + PORTION >= total) break;
    yield;
  }
  const type = form === "json" ? "application/json" : "text/csv";
  const file = new Blob(form === "json" ? ["[\n", ...parts, "\n]\n"] : parts, { type });
  return { file, rows: count, left: 0 };
}
