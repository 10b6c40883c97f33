import { formatList } from "../text/list.ts";
import { formatMessage } from "../text/message.ts";
import { LIST_MESSAGES } from "./messages.ts";

/** A text as quoted in a message: at most `limit` characters, with backquotes replaced. */
export const shorten = (text: string, limit = 40): string => {
  const plain = text.replaceAll("`", "'");
  const characters = [...plain.slice(0, 2 * limit + 2)];
  return characters.length <= limit ? plain : `${characters.slice(0, limit - 1).join("")}…`;
};

const LISTED = 4;

/** Line numbers in words: `line 3`, `lines 3 to 9`, `lines 3, 5 and 8`, `lines 3, 5, 8 and 12 more`. */
export const lineList = (numbers: readonly number[]): string => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const first = sorted[0] ?? 0;
  const last = sorted.at(-1) ?? 0;
  if (sorted.length === 1) return formatMessage(LIST_MESSAGES.line, { line: String(first) });
  if (sorted.length > 2 && last - first === sorted.length - 1) {
    return formatMessage(LIST_MESSAGES.lineRange, { from: String(first), to: String(last) });
  }
  const count = sorted.length - LISTED + 1;
  const shown = sorted.slice(0, count > 1 ? LISTED - 1 : LISTED).map(String);
  const more = count > 1 ? [formatMessage(LIST_MESSAGES.more, { count })] : [];
  return formatMessage(LIST_MESSAGES.lines, { lines: formatList([...shown, ...more]) });
};
