import { memo } from "../collections/memo.ts";
import { lineCut } from "../syntax/scan.ts";
import { FLAGS, FROM, STRIDE, TO, TOO_LONG, VALUE_TO } from "../syntax/table.ts";
import { percentEncodeCodePoint } from "../text/bytes.ts";
import { type DialectLines, linesOf, rowAt } from "./lines.ts";
import type { Policy, Rule } from "./policy.ts";

const isAnyCut = memo(({ table }: DialectLines): boolean => {
  for (let row = 0; row < table.length; row += STRIDE) {
    if (((table[row + FLAGS] as number) & TOO_LONG) !== 0) return true;
  }
  return false;
});

/** Whether the dialect's line limit cuts any line of the document. */
export const hasCutLines = ({ document, dialect }: Policy): boolean =>
  dialect.facts.lineBytes.value !== null && isAnyCut(linesOf(document, dialect));

/**
 * The remaining bytes of a character that the dialect's line limit splits, at the end of a rule's
 * value, percent-encoded; empty for most rules.
 */
export const cutBytes = ({ document, dialect }: Policy, rule: Rule): string => {
  const limit = dialect.facts.lineBytes.value;
  if (limit === null) return "";
  const lines = linesOf(document, dialect);
  const { table } = lines;
  const row = rowAt(lines, rule.from);
  if (((table[row + FLAGS] as number) & TOO_LONG) === 0) return "";
  const { source, encoding } = document;
  const cut = lineCut(
    source,
    table[row + FROM] as number,
    table[row + TO] as number,
    encoding,
    limit,
  );
  if (cut === null || cut.partial === 0) return "";
  // White space before those bytes is not at the end, so it belongs to the value.
  const between = source.slice(table[row + VALUE_TO], cut.at);
  if (!/^[ \t\v\f\r]*$/.test(between)) return "";
  return (
    (rule.text === "" ? "" : between) +
    percentEncodeCodePoint(source.codePointAt(cut.at) as number, encoding, cut.partial)
  );
};
