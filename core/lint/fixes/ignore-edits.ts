import type { Line, RobotsDocument } from "../../syntax/document.ts";
import { lineAt, lineNumberAt } from "../../syntax/parse.ts";
import { isBlank } from "../../syntax/scan.ts";
import type { Diagnostic, Edit } from "../diagnostic.ts";
import { IGNORE_MARK, type IgnoreComment, ignoreComments } from "../facts/ignores.ts";
import { insertAbove } from "./line-edits.ts";

/** Adds a name to an ignore comment. */
const addName = ({ from, ids }: IgnoreComment, source: string, rule: string): Edit => {
  const last = ids.at(-1);
  if (last !== undefined) return { from: last.to, to: last.to, insert: `, ${rule}` };
  const at = source.toLowerCase().indexOf(IGNORE_MARK, from) + IGNORE_MARK.length;
  return { from: at, to: at, insert: ` ${rule}` };
};

/**
 * Adds a comment at the end of a line. Some readers take `#` for a comment only after white space.
 */
const addComment = (source: string, { from, to }: Line, text: string): Edit => {
  const isParted = to === from || isBlank(source.charCodeAt(to - 1));
  return { from: to, to, insert: isParted ? text : ` ${text}` };
};

/**
 * The edits that make the checks ignore a finding: a comment at the end of its line, or another
 * name in an existing comment. If a comment would change the line, because it is blank, longer than
 * readers use, or is about the white space at its end, the comment goes on a new line above. No
 * verdict changes in a file with LF or CRLF line ends.
 *
 * @param diagnostic found in this document.
 * @returns no edits in an empty file.
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
  // White space at a line's end is no longer at the end once a comment follows.
  const isTail = line.comment === null && source.slice(from, line.to).trim() === "";
  const isUnfit = line.kind === "blank" || line.tooLong || line.nul || isTail;
  return [isUnfit ? insertAbove(document, line, text) : addComment(source, line, text)];
};
