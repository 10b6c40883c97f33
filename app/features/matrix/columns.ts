import { columnOf, type Table } from "../../answers/tables.ts";

/** A crawler's column of the table. */
export interface Column {
  readonly crawler: string;
  /** The verdicts by row; null while they are unknown. */
  readonly cells: Int32Array | null;
}

/** The columns of a table, in the order of the crawlers. */
export const columnsOf = (crawlers: readonly string[], table: Table | null): readonly Column[] =>
  crawlers.map((crawler) => ({
    crawler,
    cells: table === null ? null : columnOf(table, crawler),
  }));
