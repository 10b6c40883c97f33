import { visibleText } from "./visible.ts";

const onOneLine = (text: string): string => visibleText(text.replace(/\s*[\r\n]+\s*/g, " "));

/**
 * A text from outside within a line of Markdown: nothing in it is taken for markup, a link or the end of
 * a table's cell, and what cannot be seen in it is shown.
 */
export const markdownText = (text: string): string =>
  onOneLine(text).replace(/[\\`*_[\]<>|#~&]/g, "\\$&");

/**
 * A text from outside as code in Markdown, whatever backquotes it holds; what cannot be seen in it is shown.
 *
 * @param isCell whether it stands in a table, where a vertical line would end the cell.
 */
export const markdownCode = (text: string, isCell = false): string => {
  const line = onOneLine(text);
  const flat = isCell ? line.replaceAll("|", "\\|") : line;
  const longest = Math.max(0, ...Array.from(flat.matchAll(/`+/g), ([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = longest > 0 ? " " : "";
  return fence + pad + flat + pad + fence;
};
