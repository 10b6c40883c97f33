import { memo } from "../../collections/memo.ts";
import type { Line, RobotsDocument } from "../../syntax/document.ts";
import { lineAt } from "../../syntax/parse.ts";
import { bomUnits } from "../../syntax/scan.ts";
import type { Span } from "../../text/span.ts";
import type { LineView } from "../context.ts";
import type { Edit } from "../diagnostic.ts";

/** The line end of the file's first line; LF if it has none. */
export const lineEndOf: (document: RobotsDocument) => string = memo((document) => {
  const { to, next } = lineAt(document, 1);
  return document.source.slice(to, next) || "\n";
});

/** Removes a line with its line end. */
export const deleteLine = ({ from, next }: LineView): Edit => ({ from, to: next, insert: "" });

/** Deletes a line with its line end; if it has a comment, deletes everything except the comment. */
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

/** Inserts a line above another, after a byte order mark at the start of the file. */
export const insertAbove = (document: RobotsDocument, line: Span, text: string): Edit => {
  const at = line.from === 0 ? bomUnits(document.source, document.encoding) : line.from;
  return { from: at, to: at, insert: text + lineEndOf(document) };
};

/** Inserts lines below another, which may be the last and have no line end. */
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
