import type { Line, RobotsDocument } from "../../syntax/document.ts";
import { lineAt, lineNumberAt } from "../../syntax/parse.ts";
import { isBlank } from "../../syntax/scan.ts";
import type { Diagnostic, Edit } from "../diagnostic.ts";
import { IGNORE_MARK, type IgnoreComment, ignoreComments } from "../facts/ignores.ts";
import { insertAbove } from "./line-edits.ts";

/** Puts a name behind those of an ignore comment. */
const addName = ({ from, ids }: IgnoreComment, source: string, rule: string): Edit => {
  const last = ids.at(-1);
  if (last !== undefined) return { from: last.to, to: last.to, insert: `, ${rule}` };
  const at = source.toLowerCase().indexOf(IGNORE_MARK, from) + IGNORE_MARK.length;
  return { from: at, to: at, insert: ` ${rule}` };
};

/** Puts a comment at the end of a line. A reader may take `#` for one after a blank only. */
const addComment = (source: string, { from, to }: Line, text: string): Edit => {
  const isParted = to === from || isBlank(source.charCodeAt(to - 1));
  return { from: to, to, insert: isParted ? text : ` ${text}` };
};

/**
 * The edits that have a finding ignored: a comment at the end of its line, or one more name in the comment
 * that is there. Where a comment would change the line, for it is blank or longer than readers use, or what
 * the blanks at its end are, it goes on a line of its own above. No verdict changes in a file whose lines end with LF or CRLF.
 *
 * @param diagnostic found in this very document.
 * @returns no edits where there is nothing to put a comment to: in an empty file.
 */
export const ignoreEdits = (
  document: RobotsDocument,
  { rule, from }: Pick<Diagnostic, "rule" | "from">,
): readonly Edit[] => {
  const { source } = document;
  if (source.trim() === "") return [];
  const line = lineAt(document, lineNumberAt(document, from));
  const text = `# ${IGNORE_MARK} ${rule}`;
  const present = ignoreComments(document).find(
    ({ from: at }) => at >= line.from && at < line.next,
  );
  if (present !== undefined) return [addName(present, source, rule)];
  // Blanks at a line's end stand there no longer once a comment follows.
  const isTail = line.comment === null && source.slice(from, line.to).trim() === "";
  const isUnfit = line.kind === "blank" || line.tooLong || line.nul || isTail;
  return [isUnfit ? insertAbove(document, line, text) : addComment(source, line, text)];
};
