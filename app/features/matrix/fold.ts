import { columnOf, type Table } from "../../answers/tables.ts";

/** Crawlers that share a column because all their verdicts are the same. */
export interface Column {
  readonly crawlers: readonly string[];
  /** The verdicts by row; null while they are unknown. */
  readonly cells: Int32Array | null;
}

/**
 * The bits of a cell that hold its verdict. The others hold the line, which does not matter here.
 */
const VERDICT = 3;

/** Whether two columns have the same verdicts. Most columns that differ do so within a few rows. */
const areAlike = (a: Int32Array, b: Int32Array): boolean => {
  if (a === b) return true;
  for (let row = 0; row < a.length; row++) {
    if ((((a[row] as number) ^ (b[row] as number)) & VERDICT) !== 0) return false;
  }
  return true;
};

/**
 * The columns of a table, in the order of the crawlers: one for each crawler, or with `fold` one
 * for all crawlers that get the same verdict in every row. The deciding lines may differ.
 */
export const columnsOf = (
  crawlers: readonly string[],
  table: Table | null,
  fold: boolean,
): readonly Column[] => {
  const columns: { crawlers: string[]; cells: Int32Array | null }[] = [];
  for (const crawler of crawlers) {
    const cells = table === null ? null : columnOf(table, crawler);
    const same =
      cells === null || !fold
        ? undefined
        : columns.find((known) => known.cells !== null && areAlike(known.cells, cells));
    if (same === undefined) columns.push({ crawlers: [crawler], cells });
    else same.crawlers.push(crawler);
  }
  return columns;
};
