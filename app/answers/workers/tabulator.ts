import { dialects, parse, TableMemory, verdictTable } from "../../../core/index.ts";
import type { Numbered, TableAnswer, TableMessage } from "./messages.ts";

/**
 * The rows of the last question. The next one usually has the same rows, so that their verdicts can
 * be reused.
 */
interface Rows {
  readonly text: string;
  readonly rows: readonly string[];
  readonly patterns: ReadonlySet<number>;
}

let last: Rows = { text: "", rows: [], patterns: new Set() };

const memory = new TableMemory();

const rowsOf = ({ rows, patterns }: TableMessage): Rows => {
  const isSame =
    rows === last.text &&
    patterns.length === last.patterns.size &&
    patterns.every((row) => last.patterns.has(row));
  if (!isSame) {
    last = {
      text: rows,
      rows: rows === "" ? [] : rows.split("\n"),
      patterns: new Set(patterns),
    };
  }
  return last;
};

/** Computes every verdict of a table. Yields so that it can be interrupted. */
export function* tabulate(
  message: Numbered<TableMessage>,
): Generator<unknown, Numbered<TableAnswer>> {
  const { id, source, encoding, response, columns } = message;
  const { rows, patterns } = rowsOf(message);
  const question = {
    document: parse(source, encoding),
    response,
    columns: columns.map(({ crawler, dialect }) => ({ crawler, dialect: dialects[dialect] })),
    rows,
    patterns,
  };
  return { id, ...verdictTable(question, memory) };
}
