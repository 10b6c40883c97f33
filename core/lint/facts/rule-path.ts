import type { LineContext, LineView } from "../context.ts";

/** Whether a line is an allow or disallow line with a path. */
export const hasPath = (line: LineView): boolean => pathText(line) !== "";

/** The path of an allow or disallow line; empty for other lines and for a rule without one. */
export const pathText = (line: LineView): string =>
  line.field === "allow" || line.field === "disallow" ? line.valueText : "";

/**
 * Whether a path consists only of slashes, stars and the like, so that it matches all or nearly all
 * URLs: longer paths are not meant to.
 */
export const matchesNearlyAll = (path: string): boolean => /^[/*.?$]+$/.test(path);

/** Whether the line above or below is the same rule with another spelling of the path. */
export const hasTwin = (line: LineView, { lines }: LineContext, path: string): boolean =>
  [lines[line.number - 2], lines[line.number]].some(
    (other) => other?.field === line.field && other.valueText === path,
  );

/** The path's words, separated by spaces. */
export const wordsOf = (path: string): readonly string[] => path.split(/[ \t\v\f]+/);

/**
 * A normalised spelling for patterns that match the same because of their stars. If the spelling of
 * one pattern is a prefix of another's, it matches everything the other does, unless it ends in
 * `$`.
 */
export const reachOf = (pattern: string): string => {
  if (!pattern.includes("*") && pattern.startsWith("/")) return pattern;
  const text = pattern.replace(/\*{2,}/g, "*");
  // Every path begins with a slash. A star in front of one may match nothing: `*/a` matches `/a`,
  // which `/*/a` does not, so it is distinguished by a second star.
  const rooted = text.startsWith("*/") ? `/*${text}` : text.startsWith("/") ? text : `/${text}`;
  // A star at the end adds nothing.
  return rooted.endsWith("*") ? rooted.slice(0, -1) : rooted;
};
