import { isTable, looksLikeAddress, urlColumn } from "../../core/index.ts";
import { beginningOfList } from "../store/beginning-of-list.ts";

/** What was pasted for URLs to test. */
export type PastedUrls =
  | { readonly kind: "list"; readonly text: string; readonly more: number }
  /** The addresses of a table, one a line, and the heading of their column or its number. */
  | {
      readonly kind: "table";
      readonly text: string;
      readonly column: string;
      readonly more: number;
    }
  /** A robots.txt: its lines are no addresses. */
  | { readonly kind: "robots" };

const FIELD = /^\s*(?:user-agent|disallow|allow|sitemap|crawl-delay)\s*:/i;
const USER_AGENT = /^\s*user-agent\s*:/im;

/** Whether a text is a robots.txt rather than a list of addresses: most of its lines are its fields. */
const isRobots = (text: string): boolean => {
  const lines = text.split(/[\r\n]+/).filter((line) => !/^\s*(?:#|$)/.test(line));
  const fields = lines.filter((line) => FIELD.test(line)).length;
  return lines.length > 1 && fields * 2 > lines.length && USER_AGENT.test(text);
};

/**
 * Whether the lines may be those of a table: fields between tabs, commas or semicolons, which addresses
 * have as well.
 */
const mayBeTable = (text: string): boolean => {
  const lines = text.trim().split(/[\r\n]+/);
  return (
    lines.every((line) => /[\t,;]/.test(line)) &&
    !lines.every((line) => line.trim().split("\t").every(looksLikeAddress))
  );
};

/**
 * Finds the addresses in a pasted text: the column of a table as spreadsheets and reports of search
 * engines give it, without its heading and the figures beside it, or the lines as they are. Of a very
 * long text its beginning is read, and `more` says how many lines there are behind it. Rejects where
 * what reads tables could not be loaded.
 */
export const readPastedUrls = async (text: string): Promise<PastedUrls> => {
  // What a text is shows at its beginning.
  const { text: beginning, more } = beginningOfList(text);
  if (isRobots(beginning)) return { kind: "robots" };
  if (!mayBeTable(beginning)) return { kind: "list", text: beginning, more };
  const { readRows } = await import("./read-rows.ts");
  const rows = readRows(beginning);
  const column = isTable(rows) ? urlColumn(rows) : null;
  if (column === null) return { kind: "list", text: beginning, more };
  const { index, heading } = column;
  const addresses = rows.slice(heading === null ? 0 : 1).map((row) => row[index]?.trim() ?? "");
  return {
    kind: "table",
    text: addresses.filter((address) => address !== "").join("\n"),
    column: heading === null || heading.trim() === "" ? String(index + 1) : heading.trim(),
    more,
  };
};
