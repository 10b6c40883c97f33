import type { Line, RobotsDocument } from "../../syntax/document.ts";
import { lineAt } from "../../syntax/parse.ts";
import { bomUnits } from "../../syntax/scan.ts";
import type { Span } from "../../text/span.ts";
import type { LineView } from "../context.ts";
import type { Edit } from "../diagnostic.ts";

/** The line end the file's first line has; LF when it has none. */
export const lineEndOf = (document: RobotsDocument): string => {
  const { to, next } = lineAt(document, 1);
  return document.source.slice(to, next) || "\n";
};

/** Removes a line with its line end. */
export const deleteLine = ({ from, next }: LineView): Edit => ({ from, to: next, insert: "" });

/** Takes a line away, line end and all; of a line with a comment, all but the comment. */
export const deleteButComment = (line: LineView): Edit =>
  line.comment === null
    ? { from: line.from, to: line.next, insert: "" }
    : { from: line.content.from, to: line.comment.from, insert: "" };

/** Turns a line into a comment. */
export const commentOut = ({ content }: LineView): Edit => ({
  from: content.from,
  to: content.from,
  insert: "# ",
});

/** Puts a line above another, below a byte order mark at the file's start. */
export const insertAbove = (document: RobotsDocument, line: Span, text: string): Edit => {
  const at = line.from === 0 ? bomUnits(document.source, document.encoding) : line.from;
  return { from: at, to: at, insert: text + lineEndOf(document) };
};

/** Puts lines below another, which may be the last and lack its line end. */
export const insertBelow = (
  document: RobotsDocument,
  line: Line,
  texts: readonly string[],
): Edit => {
  const end = lineEndOf(document);
  const text = texts.join(end);
  const isUnended = line.next === line.to;
  return {
    from: line.next,
    to: line.next,
    insert: isUnended ? end + text : text + end,
  };
};
