import { cellOf } from "../../core/index.ts";
import { columnOf, type Table } from "../worker-client/tabulation.ts";

/** Crawlers that share a column: all their verdicts are the same. */
export interface Column {
  readonly crawlers: readonly string[];
  /** The verdicts row by row; null while they are not known. */
  readonly cells: Int32Array | null;
}

/** What the verdicts of a column come to, as one text: columns with the same are treated alike. */
const digestOf = (cells: Int32Array): string =>
  Array.from(cells, (cell) => cellOf(cell).verdict.charAt(0)).join("");

/**
 * The columns of a table, one for each crawler, or with `fold` one for all that get the same verdicts
 * on every row, whatever lines decide. In the order of the crawlers.
 */
export const columnsOf = (
  crawlers: readonly string[],
  table: Table | null,
  fold: boolean,
): readonly Column[] => {
  const digests = new Map<Int32Array, string>();
  const byDigest = new Map<string, { crawlers: string[]; cells: Int32Array | null }>();
  const columns: { crawlers: string[]; cells: Int32Array | null }[] = [];
  for (const crawler of crawlers) {
    const cells = table === null ? null : columnOf(table, crawler);
    const digest = cells === null || !fold ? null : (digests.get(cells) ?? digestOf(cells));
    if (cells !== null && digest !== null) digests.set(cells, digest);
    const same = digest === null ? undefined : byDigest.get(digest);
    if (same !== undefined) {
      same.crawlers.push(crawler);
      continue;
    }
    const column = { crawlers: [crawler], cells };
    columns.push(column);
    if (digest !== null) byDigest.set(digest, column);
  }
  return columns;
};
