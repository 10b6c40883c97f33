import { columnOf, type Table } from "../worker-client/tabulation.ts";

/** Crawlers that share a column: all their verdicts are the same. */
export interface Column {
  readonly crawlers: readonly string[];
  /** The verdicts row by row; null while they are not known. */
  readonly cells: Int32Array | null;
}

/** The part of a cell that is its verdict; the rest is the line, which does not count here. */
const VERDICT = 3;

/** Whether two columns get the same verdicts. Most that differ do so within a few rows. */
const areAlike = (a: Int32Array, b: Int32Array): boolean => {
  if (a === b) return true;
  for (let row = 0; row < a.length; row++) {
    if ((((a[row] as number) ^ (b[row] as number)) & VERDICT) !== 0) return false;
  }
  return true;
};

/**
 * The columns of a table, one for each crawler, or with `fold` one for all that get the same verdicts
 * on every row, whatever lines decide. In the order of the crawlers.
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
