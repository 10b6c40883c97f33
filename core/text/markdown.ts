import { visibleText } from "./visible.ts";

const onOneLine = (text: string): string => visibleText(text.replace(/\s*[\r\n]+\s*/g, " "));

/**
 * Escapes a text from outside for a line of Markdown: nothing in it becomes markup, a link or the
 * end of a table cell, and invisible characters are made visible.
 */
export const markdownText = (text: string): string =>
  onOneLine(text).replace(/[\\`*_[\]<>|#~&]/g, "\\$&");

/**
 * A text from outside as code in Markdown, whatever backquotes it contains; invisible characters
 * are made visible.
 *
 * @param isCell whether it is in a table, where a vertical bar would end the cell.
 */
export const markdownCode = (text: string, isCell = false): string => {
  const line = onOneLine(text);
  const flat = isCell ? line.replaceAll("|", "\\|") : line;
  const longest = Math.max(0, ...Array.from(flat.matchAll(/`+/g), ([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = longest > 0 ? " " : "";
  return fence + pad + flat + pad + fence;
};
