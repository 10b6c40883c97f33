import { formatMessage } from "../../text/message.ts";
import type { LineView } from "../context.ts";
import type { Fix, FixKind } from "../diagnostic.ts";
import { FIX_TITLES } from "../messages.ts";
import { commentOut, deleteButComment, deleteLine } from "./line-edits.ts";

/** Turns lines without effect into comments. */
export const commentOutFix = (lines: readonly LineView[]): Fix => ({
  title: formatMessage(FIX_TITLES.commentOut, { count: lines.length }),
  kind: "suggest",
  edits: lines.map(commentOut),
});

/** Deletes lines without effect, including comments. */
export const deleteFix = (lines: readonly LineView[], kind: FixKind = "suggest"): Fix => ({
  title: formatMessage(FIX_TITLES.deleteLines, { count: lines.length }),
  kind,
  edits: lines.map(deleteLine),
});

/** Writes a field's name before lines without one. */
export const nameFix = (name: string, lines: readonly LineView[], kind: FixKind): Fix => ({
  title: formatMessage(FIX_TITLES.writeBefore, { name, count: lines.length }),
  kind,
  edits: lines.map(({ content: { from } }) => ({ from, to: from, insert: `${name}: ` })),
});

/** A fix that deletes lines; their comments stay. */
export const deleteLinesFix = (lines: readonly LineView[], kind: FixKind): Fix => ({
  title: formatMessage(FIX_TITLES.deleteLines, { count: lines.length }),
  kind,
  edits: lines.map(deleteButComment),
});
