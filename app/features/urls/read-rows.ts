import Papa from "papaparse";

/** The rows of a pasted table; the separator is detected. Blank lines are left out. */
export const readRows = (text: string): readonly (readonly string[])[] =>
  Papa.parse<string[]>(text.trim(), { skipEmptyLines: true }).data;
