import type { Dialect } from "../dialects/dialect.ts";
import { google } from "../dialects/google.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { policyOf } from "../match/consult.ts";
import type { Line, RobotsDocument } from "../syntax/document.ts";
import { isBlank } from "../syntax/scan.ts";
import { octetLength } from "../text/octets.ts";
import type { Span } from "../text/span.ts";
import type { LineView, LintContext, LintFormat } from "./rule.ts";

const BYTE_ORDER_MARK = 0xfeff;

/** The line without its comment and the blanks around it; a mark at the file's start is no part of it. */
const contentOf = (line: Line, source: string): Span => {
  if (line.key !== null && line.value !== null) return { from: line.key.from, to: line.value.to };
  let { from } = line;
  let to = line.comment?.from ?? line.to;
  if (from === 0 && source.charCodeAt(0) === BYTE_ORDER_MARK) from = Math.min(1, to);
  while (from < to && isBlank(source.charCodeAt(from))) from++;
  while (to > from && isBlank(source.charCodeAt(to - 1))) to--;
  return { from, to };
};

/** A line with the strings checks look at. */
export const viewLine = (line: Line, source: string): LineView => {
  const content = contentOf(line, source);
  return {
    ...line,
    content,
    text: source.slice(content.from, content.to),
    keyText: line.key === null ? "" : source.slice(line.key.from, line.key.to),
    valueText: line.value === null ? "" : source.slice(line.value.from, line.value.to),
  };
};

/** What every check is given, before any has run: nothing is meant yet but what
 * the keys say. */
export const lintContext = (
  document: RobotsDocument,
  dialect: Dialect,
  format: LintFormat | undefined,
): LintContext => ({
  document,
  dialect,
  format: format ?? { octets: octetLength(document.source, document.encoding) },
  lines: document.lines.map((line) => viewLine(line, document.source)),
  meant: document.lines.map((line) => line.field),
  causes: [],
  google: policyOf(document, google),
  rfc9309: policyOf(document, rfc9309),
});
