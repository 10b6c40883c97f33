import type { LineView } from "./rule.ts";

/** Whether a line is an allow or disallow line with a path. */
export const hasPath = ({ field, valueText }: LineView): boolean =>
  (field === "allow" || field === "disallow") && valueText !== "";

/** The path's words, which blanks part. */
export const wordsOf = (path: string): readonly string[] => path.split(/[ \t\v\f]+/);
