import { dialects, parse, verdictTable } from "../../core/index.ts";
import type { Numbered, TableAnswer, TableMessage } from "./messages.ts";

/** Decides every row for every crawler of a table. Yields wherever it may be interrupted. */
export function* tabulate(
  message: Numbered<TableMessage>,
): Generator<unknown, Numbered<TableAnswer>> {
  const { id, source, encoding, response, columns, rows, patterns } = message;
  const table = yield* verdictTable({
    document: parse(source, encoding),
    response,
    columns: columns.map(({ crawler, dialect }) => ({ crawler, dialect: dialects[dialect] })),
    rows: rows === "" ? [] : rows.split("\n"),
    patterns: new Set(patterns),
  });
  return { id, ...table };
}
