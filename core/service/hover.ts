import type { Dialect } from "../dialects/dialect.ts";
import type { Line, RobotsDocument } from "../syntax/document.ts";
import { lineAt, lineNumberAt, textOf } from "../syntax/parse.ts";
import type { Span } from "../text/span.ts";
import { hoverAgent } from "./hover-agent.ts";
import type { HoverContent, HoverText } from "./hover-content.ts";
import { hoverField } from "./hover-field.ts";
import { hoverPath, hoverValue } from "./hover-value.ts";
import { HOVER_MESSAGES } from "./messages.ts";

const touches = (span: Span, offset: number): boolean =>
  span.from < span.to && offset >= span.from && offset <= span.to;

const UNREADABLE: HoverText = {
  title: HOVER_MESSAGES.notDirective,
  paragraphs: [HOVER_MESSAGES.unreadable],
  facts: [],
  source: {
    title: "RFC 9309, section 2.2",
    url: "https://www.rfc-editor.org/rfc/rfc9309.html#section-2.2",
  },
  toldBy: ["unparsable-line", "missing-colon"],
};

const unread = (what: string): HoverText => ({
  title: HOVER_MESSAGES.notRead,
  paragraphs: [what],
  facts: [],
  source: null,
});

const valueText = (document: RobotsDocument, line: Line, dialect: Dialect): HoverText | null => {
  const { field, value } = line;
  if (value === null) return null;
  const text = textOf(document, value);
  switch (field) {
    case "user-agent":
      return hoverAgent(text, dialect);
    case "allow":
    case "disallow":
      return hoverPath(text, field, dialect, document.encoding);
    default:
      return line.key === null ? null : hoverValue(text, textOf(document, line.key));
  }
};

/**
 * Describes what is at an offset and how a reader treats it: a directive, a crawler, a path
 * pattern, or a line that no crawler reads. Null for white space and comments.
 *
 * @param offset UTF-16 offset; outside the source the first or last line counts.
 */
export const hover = (
  document: RobotsDocument,
  offset: number,
  dialect: Dialect,
): HoverContent | null => {
  const line = lineAt(document, lineNumberAt(document, offset));
  const { key, value, comment } = line;
  if (line.kind === "text") {
    const to = comment?.from ?? line.to;
    return offset <= to ? { from: line.from, to, ...UNREADABLE } : null;
  }
  if (key !== null && touches(key, offset))
    return { from: key.from, to: key.to, ...hoverField(document, line, dialect) };
  if (value !== null && touches(value, offset)) {
    const text = valueText(document, line, dialect);
    return text === null ? null : { from: value.from, to: value.to, ...text };
  }
  const end = comment?.from ?? line.to;
  if (value === null || offset <= value.to || offset > end) return null;
  const rest = { from: value.to, to: end };
  if (textOf(document, rest).trim() === "") return null;
  if (line.nul) return { ...rest, ...unread(HOVER_MESSAGES.afterNul) };
  return line.tooLong
    ? {
        ...rest,
        ...unread(HOVER_MESSAGES.afterLimit),
      }
    : null;
};
