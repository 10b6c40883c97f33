import type { LineView } from "../context.ts";
import type { Fix, FixKind } from "../diagnostic.ts";
import { commentOut, deleteButComment, deleteLine } from "./line-edits.ts";

/** Turns lines that mean nothing into comments. */
export const commentOutFix = (lines: readonly LineView[]): Fix => ({
  title: lines.length === 1 ? "Turn into a comment" : `Turn ${lines.length} lines into comments`,
  kind: "suggest",
  edits: lines.map(commentOut),
});

/** Deletes lines that mean nothing, comments and all. */
export const deleteFix = (lines: readonly LineView[], kind: FixKind = "suggest"): Fix => ({
  title: lines.length === 1 ? "Delete the line" : `Delete ${lines.length} lines`,
  kind,
  edits: lines.map(deleteLine),
});

/** Puts a field's name before lines that lack it. */
export const nameFix = (name: string, lines: readonly LineView[], kind: FixKind): Fix => ({
  title: `Write ${name}: before ${lines.length === 1 ? "it" : "them"}`,
  kind,
  edits: lines.map(({ content: { from } }) => ({ from, to: from, insert: `${name}: ` })),
});

/** A fix that takes lines away; their comments stay. */
export const deleteLinesFix = (lines: readonly LineView[], kind: FixKind): Fix => ({
  title: lines.length === 1 ? "Delete the line" : `Delete ${lines.length} lines`,
  kind,
  edits: lines.map(deleteButComment),
});
