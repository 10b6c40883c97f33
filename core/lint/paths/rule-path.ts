import type { LineView } from "../rule.ts";

/** Whether a line is an allow or disallow line with a path. */
export const hasPath = (line: LineView): boolean => pathText(line) !== "";

// A dozen checks ask about one line after the other, and each would cut the same string anew.
let asked: LineView | null = null;
let answer = "";

/** The path of an allow or disallow line; empty for other lines and for a rule without one. */
export const pathText = (line: LineView): string => {
  if (line !== asked) {
    asked = line;
    answer = line.field === "allow" || line.field === "disallow" ? line.valueText : "";
  }
  return answer;
};

/** The path's words, which blanks part. */
export const wordsOf = (path: string): readonly string[] => path.split(/[ \t\v\f]+/);
