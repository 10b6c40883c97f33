import { memo } from "../../collections/memo.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Line, RobotsDocument } from "../../syntax/document.ts";
import { lineAt } from "../../syntax/parse.ts";
import { bomUnits } from "../../syntax/scan.ts";
import type { Span } from "../../text/span.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Edit, Fix, FixKind } from "../diagnostic.ts";
import { intendedGroups } from "../facts/groups.ts";
import type { GluedDirective } from "../facts/lines.ts";
import { FIX_TITLES } from "../messages.ts";
import { fixOf, suggest } from "./fix.ts";
import { GROUP_FIX_TITLES } from "./messages.ts";

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

/** Turns lines without effect into comments. */
export const commentOutFix = (lines: readonly LineView[]): Fix =>
  suggest(FIX_TITLES.commentOut, lines.map(commentOut));

/** Deletes lines without effect, including comments. */
export const deleteFix = (lines: readonly LineView[], kind: FixKind = "suggest"): Fix =>
  fixOf(kind, FIX_TITLES.deleteLines, lines.map(deleteLine));

/** Writes a field's name before lines without one. */
export const nameFix = (name: string, lines: readonly LineView[], kind: FixKind): Fix =>
  fixOf(
    kind,
    FIX_TITLES.writeBefore,
    lines.map(({ content: { from } }) => ({ from, to: from, insert: `${name}: ` })),
    { name },
  );

/** A fix that deletes lines; their comments stay. */
export const deleteLinesFix = (lines: readonly LineView[], kind: FixKind = "suggest"): Fix =>
  fixOf(kind, FIX_TITLES.deleteLines, lines.map(deleteButComment));

/** Moves lines from above all groups into the first group for every crawler; null without one. */
export const moveIntoStarGroup = (context: FileContext, moved: readonly LineView[]): Fix | null => {
  const agent = intendedGroups(context).named.get(GLOBAL)?.[0]?.agents.at(-1)?.line;
  if (agent === undefined) return null;
  const { document } = context;
  const texts = moved.map(({ from, to }) => document.source.slice(from, to));
  return suggest(GROUP_FIX_TITLES.intoStarGroup, [
    ...moved.map(deleteLine),
    insertBelow(document, agent, texts),
  ]);
};

/** The most separator characters deleted between two directives. */
const LONGEST_GAP = 100;

/**
 * Writes each glued directive on a separate line. Spaces, commas, a literal `\n` and
 * `<br>` before it are deleted.
 */
export const splitEdits = (
  source: string,
  glued: readonly GluedDirective[],
  lineEnd: string,
): readonly Edit[] =>
  glued.map(({ from }) => {
    // Only the end of a long line is examined.
    const gap = /(?:[ \t,;]|\\[rn]|<br ?\/?>)*$/i.exec(
      source.slice(Math.max(0, from - LONGEST_GAP), from),
    );
    return { from: from - (gap?.[0].length ?? 0), to: from, insert: lineEnd };
  });
