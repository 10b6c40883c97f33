import { isTable, looksLikeAddress, urlColumn } from "../../../core/index.ts";
import { beginningOfList } from "../../state/store/beginning-of-list.ts";

/** What a user pasted as URLs to test. */
export type PastedUrls =
  | { readonly kind: "list"; readonly text: string; readonly more: number }
  /** The addresses of a table, one per line, with the heading or number of their column. */
  | {
      readonly kind: "table";
      readonly text: string;
      readonly column: string;
      readonly more: number;
    }
  /** A robots.txt: its lines are not addresses. */
  | { readonly kind: "robots" };

const FIELD = /^\s*(?:user-agent|disallow|allow|sitemap|crawl-delay)\s*:/i;
const USER_AGENT = /^\s*user-agent\s*:/im;

/**
 * Whether a text is a robots.txt rather than a list of addresses: most of its lines have its
 * fields.
 */
const isRobots = (text: string): boolean => {
  const lines = text.split(/[\r\n]+/).filter((line) => !/^\s*(?:#|$)/.test(line));
  const fields = lines.filter((line) => FIELD.test(line)).length;
  return lines.length > 1 && fields * 2 > lines.length && USER_AGENT.test(text);
};

/**
 * Whether the lines may be those of a table: fields separated by tabs, commas or semicolons, which
 * addresses can contain too.
 */
const mayBeTable = (text: string): boolean => {
  const lines = text.trim().split(/[\r\n]+/);
  return (
    lines.every((line) => /[\t,;]/.test(line)) &&
    !lines.every((line) => line.trim().split("\t").every(looksLikeAddress))
  );
};

/**
 * Finds the addresses in a pasted text: the right column of a table from a spreadsheet or a search
 * engine's report, without its heading, or else all lines. Of a very long text only the beginning
 * is read; `more` is the number of lines left. Rejects if the table reader cannot be loaded.
 */
export const readPastedUrls = async (text: string): Promise<PastedUrls> => {
  // The beginning is enough to recognise a text.
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
