import Papa from "papaparse";

/** The rows of a pasted table; whatever parts its fields is found out. Lines without any text are left out. */
export const readRows = (text: string): readonly (readonly string[])[] =>
  Papa.parse<string[]>(text.trim(), { skipEmptyLines: true }).data;
