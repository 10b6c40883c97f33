import Papa from "papaparse";
import { FORMULA_START, visibleJson } from "../../../../core/index.ts";
import type { Work } from "../serve.ts";
import type { BulkRow, SavedRows, SaveQuestion } from "./messages.ts";
import type { FoundRows, Session } from "./session.ts";

/** Rows written before messages are handled. */
const ROWS_AT_ONCE = 5000;

/** Lets the worker handle messages from the page. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const wordOf = (allowed: boolean): string => (allowed ? "allowed" : "blocked");

/** One column for each of the row's verdicts: by crawlers, or by version. */
const verdictNames = (session: Session, list: SaveQuestion["filter"]["list"]): readonly string[] =>
  list === "urls"
    ? session.crawlerGroups().map(({ crawlers }) => crawlers.join(" "))
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

/** The most URLs that are sent to the list of those under test: it holds no more. */
const MOST_URLS = 500;

/** A typed pattern stands for all URLs it matches; a listed URL that looks like one does not. */
const looksLikePattern = (url: string): boolean => url.includes("*") || url.endsWith("$");

const saveUrls = ({ total, rows }: FoundRows): SavedRows => {
  const found = rows(0, MOST_URLS);
  const urls = [...new Set(found.map(({ url }) => url))].filter((url) => !looksLikePattern(url));
  const file = new Blob([urls.join("\n")], { type: "text/plain" });
  return { file, rows: urls.length, left: total - found.length };
};

/**
 * Writes all rows that match a filter as CSV or JSON, or the first URLs of them. Handles messages
 * in between, and ends early when nobody wants the file any more.
 */
export const saveRows = async (
  session: Session,
  { filter, form }: SaveQuestion,
  { report, isStopped }: Work<number>,
): Promise<SavedRows> => {
  const found = session.find(filter);
  if (form === "urls") return saveUrls(found);
  const names = verdictNames(session, filter.list);
  const parts: string[] = [];
  for (let from = 0; from < found.total && !isStopped(); from += ROWS_AT_ONCE) {
    if (from > 0) {
      report(from);
      await turn();
    }
    const rows = found
      .rows(from, from + ROWS_AT_ONCE)
      .map((row) => plainRow(row, names, filter.list === "log"));
    if (form === "json") {
      parts.push(from > 0 ? ",\n" : "", rows.map((row) => visibleJson(row)).join(",\n"));
    } else {
      // A spreadsheet must not take a cell for a formula.
      const options = { header: from === 0, escapeFormulae: FORMULA_START, newline: "\r\n" };
      parts.push(`${Papa.unparse(rows, options)}\r\n`);
    }
  }
  const type = form === "json" ? "application/json" : "text/csv";
  const file = new Blob(form === "json" ? ["[\n", ...parts, "\n]\n"] : parts, { type });
  return { file, rows: found.total, left: 0 };
};
