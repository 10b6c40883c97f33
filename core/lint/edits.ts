import type { Line, RobotsDocument } from "../syntax/document.ts";
import { lineAt } from "../syntax/parse.ts";
import type { Span } from "../text/span.ts";
import type { Edit, Fix, LineView } from "./rule.ts";

/** The line end the file's first line has; LF when it has none. */
export const lineEndOf = (document: RobotsDocument): string => {
  const { to, next } = lineAt(document, 1);
  return document.source.slice(to, next) || "\n";
};

/** Removes a line with its line end. */
export const deleteLine = ({ from, next }: LineView): Edit => ({ from, to: next, insert: "" });

/** Turns a line into a comment. */
export const commentOut = ({ content }: LineView): Edit => ({
  from: content.from,
  to: content.from,
  insert: "# ",
});

/** Puts a line above another, below a byte order mark at the file's start. */
export const insertAbove = (document: RobotsDocument, line: Span, text: string): Edit => {
  const at = line.from === 0 && document.source.charCodeAt(0) === 0xfeff ? 1 : line.from;
  return { from: at, to: at, insert: text + lineEndOf(document) };
};

/** Puts a line below another, which may be the last and lack its line end. */
export const insertBelow = (document: RobotsDocument, line: Line, text: string): Edit => {
  const end = lineEndOf(document);
  const isUnended = line.next === line.to;
  return {
    from: line.next,
    to: line.next,
    insert: isUnended ? end + text : text + end,
  };
};

/** Turns lines that mean nothing into comments. */
export const commentOutFix = (lines: readonly LineView[]): Fix => ({
  title: lines.length === 1 ? "Turn into a comment" : `Turn ${lines.length} lines into comments`,
  kind: "suggest",
  edits: lines.map(commentOut),
});

/** Deletes lines that mean nothing, comments and all. */
export const deleteFix = (lines: readonly LineView[], kind: Fix["kind"] = "suggest"): Fix => ({
  title: lines.length === 1 ? "Delete the line" : `Delete ${lines.length} lines`,
  kind,
  edits: lines.map(deleteLine),
});

/** Puts a field's name before lines that lack it. */
export const nameFix = (name: string, lines: readonly LineView[], kind: Fix["kind"]): Fix => ({
  title: `Write ${name}: before ${lines.length === 1 ? "it" : "them"}`,
  kind,
  edits: lines.map(({ content: { from } }) => ({ from, to: from, insert: `${name}: ` })),
});
