import { formatList } from "../text/list.ts";
import { formatMessage } from "../text/message.ts";
import { shortened } from "../text/shortened.ts";
import { LIST_MESSAGES } from "./messages.ts";

/** A text as quoted in a message: at most `limit` characters, with backquotes replaced. */
export const shorten = (text: string, limit = 40): string =>
  shortened(text.replaceAll("`", "'"), limit);

/** The most items that a list in a message names. */
export const LISTED = 3;

/**
 * Line numbers in words: `line 3`, `lines 3 to 9`, `lines 3, 5 and 8`, `lines 3, 5, 8 and 12 more`.
 *
 * @param most the most numbers listed, in a message with little room.
 */
export const lineList = (numbers: readonly number[], most: number = LISTED): string => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const first = sorted[0] ?? 0;
  const last = sorted.at(-1) ?? 0;
  if (sorted.length === 1) return formatMessage(LIST_MESSAGES.line, { line: first });
  if (sorted.length > 2 && last - first === sorted.length - 1) {
    return formatMessage(LIST_MESSAGES.lineRange, { firstLine: first, lastLine: last });
  }
  const count = sorted.length - most;
  const shown = sorted.slice(0, most).map(String);
  const more = count > 0 ? [formatMessage(LIST_MESSAGES.more, { count })] : [];
  return formatMessage(LIST_MESSAGES.lines, { lines: formatList([...shown, ...more]) });
};
