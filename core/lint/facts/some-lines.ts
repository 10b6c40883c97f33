import { memo } from "../../collections/memo.ts";
import { tableOf } from "../../syntax/document.ts";
import { isBlank } from "../../syntax/scan.ts";
import { COMMENT, FROM, STRIDE, TO } from "../../syntax/table.ts";
import type { LineContext, LineView } from "../context.ts";

type Lines = readonly LineView[];

/**
 * The lines that are not plain rules (see `plainRules`), in order: a fraction of a large file, and
 * all that many checks look for.
 */
export const unplainLines: (lines: Lines) => Lines = memo((lines: Lines) =>
  lines.filter(({ isPlainRule }) => !isPlainRule),
);

/** The lines whose row in the document's table matches a predicate, in order. */
const linesWhere = (
  { document, lines }: LineContext,
  picks: (table: Int32Array, row: number) => boolean,
): Lines => {
  const table = tableOf(document);
  const found: LineView[] = [];
  // Not by the properties of the lines, which take ten times as long to read.
  for (let index = 0; index < lines.length; index++) {
    if (picks(table, index * STRIDE)) found.push(lines[index] as LineView);
  }
  return found;
};

/** The lines with a comment, in order. */
export const commentedLines: (context: LineContext) => Lines = memo((context: LineContext) =>
  linesWhere(context, (table, row) => (table[row + COMMENT] as number) >= 0),
);

/** The lines without a comment that end in a blank, in order. */
export const linesEndingBlank = (context: LineContext): Lines => {
  const { source } = context.document;
  return linesWhere(
    context,
    (table, row) =>
      (table[row + COMMENT] as number) < 0 &&
      (table[row + TO] as number) > (table[row + FROM] as number) &&
      isBlank(source.charCodeAt((table[row + TO] as number) - 1)),
  );
};
