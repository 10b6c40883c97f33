import type { Dialect } from "../dialects/dialect.ts";
import { google } from "../dialects/google.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { policyOf } from "../match/consult.ts";
import type { Line, RobotsDocument } from "../syntax/document.ts";
import { octetLength } from "../text/octets.ts";
import type { Span } from "../text/span.ts";
import type { LineView, LintContext, LintFormat } from "./rule.ts";

const contentOf = (line: Line, source: string): Span => {
  if (line.key !== null && line.value !== null) return { from: line.key.from, to: line.value.to };
  const end = line.comment?.from ?? line.to;
  const text = source.slice(line.from, end);
  const lead = /^[\ufeff \t\v\f]*/.exec(text)?.[0].length ?? 0;
  const tail = /[ \t\v\f]*$/.exec(text.slice(lead))?.[0].length ?? 0;
  return { from: line.from + lead, to: end - tail };
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

/** What every check is given, before any has run: nothing is meant yet but what the keys say. */
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
  google: policyOf(document, google),
  rfc9309: policyOf(document, rfc9309),
});
