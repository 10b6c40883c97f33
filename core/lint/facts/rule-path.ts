import type { LineContext, LineView } from "../context.ts";

/** Whether a line is an allow or disallow line with a path. */
export const hasPath = (line: LineView): boolean => pathText(line) !== "";

/** The path of an allow or disallow line; empty for other lines and for a rule without one. */
export const pathText = (line: LineView): string =>
  line.field === "allow" || line.field === "disallow" ? line.valueText : "";

/**
 * Whether a path is made of slashes, stars and the like alone, so that it matches all or nearly all
 * URLs: nobody who wrote more than that meant it.
 */
export const matchesNearlyAll = (path: string): boolean => /^[/*.?$]+$/.test(path);

/** Whether the line above or below is the same rule with another path: one more spelling of it. */
export const hasTwin = (line: LineView, { lines }: LineContext, path: string): boolean =>
  [lines[line.number - 2], lines[line.number]].some(
    (other) => other?.field === line.field && other.valueText === path,
  );

/** The path's words, which blanks part. */
export const wordsOf = (path: string): readonly string[] => path.split(/[ \t\v\f]+/);

/**
 * One spelling for patterns that match the same as far as their stars go. Where one pattern's spelling
 * begins another's, it matches all that the other does, unless it ends in `$`.
 */
export const reachOf = (pattern: string): string => {
  if (!pattern.includes("*") && pattern.startsWith("/")) return pattern;
  const text = pattern.replace(/\*{2,}/g, "*");
  // Every path begins with a slash. A star in front of one may stand for nothing: `*/a` matches `/a`,
  // which `/*/a` does not, so it is told apart by a second star.
  const rooted = text.startsWith("*/") ? `/*${text}` : text.startsWith("/") ? text : `/${text}`;
  // A star at the end adds nothing.
  return rooted.endsWith("*") ? rooted.slice(0, -1) : rooted;
};
