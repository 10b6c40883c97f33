import type { Edit } from "../lint/diagnostic.ts";
import { lineEndOf } from "../lint/fixes/line-edits.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { lineViews } from "../syntax/line-view.ts";

/** Writes a group at the end of a file, after a blank line; its own lines end with a line end. */
export const appendGroup = (document: RobotsDocument, lines: readonly string[]): Edit => {
  const { source, lineCount } = document;
  const end = lineEndOf(document);
  const [last, above] = lineViews(document, Math.max(1, lineCount - 1)).toReversed();
  const isEnded = last === undefined || (last.kind === "blank" && last.from === last.to);
  const isSpaced = source.trim() === "" || (isEnded && above?.kind === "blank");
  const gap = isSpaced ? "" : isEnded ? end : end + end;
  const { length } = source;
  return { from: length, to: length, insert: gap + lines.join(end) + end };
};
