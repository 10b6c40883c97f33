import Papa from "papaparse";
import type { RowsOf } from "../../../../core/index.ts";

/** Reads the first rows of a table; blank lines are left out. */
export const rowsOf: RowsOf = (text) => {
  const { data, meta } = Papa.parse<string[]>(text, { skipEmptyLines: true });
  return { rows: data, delimiter: meta.delimiter };
};
