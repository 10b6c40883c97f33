import { asciiLower } from "../text/ascii.ts";
import type { LineView } from "./rule.ts";

/**
 * Whether a line is one of a field beyond those of the standard.
 *
 * @param name the field's name in lower case, such as `crawl-delay`.
 */
export const isField = (line: LineView, name: string): boolean => {
  const { field, key } = line;
  if (field !== "other" || key === null || key.to - key.from !== name.length) return false;
  return asciiLower(line.keyText) === name;
};
