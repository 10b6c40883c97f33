import type { Span } from "../../text/span.ts";

/**
 * A character class with a range or a negation; `f[0]` and `[slug]` are ordinary in URLs, and
 * brackets around a whole path or URL are not a class.
 */
const CLASS = String.raw`\[(?:\^[^\][\s]+|[^\][\s/]*(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d)[^\][\s/]*)\]`;
const COUNT = String.raw`\{\d+(?:,\d*)?\}`;
/** An escaped character, or an escape for a class of characters that no word continues. */
const ESCAPE = String.raw`\\[.?*+/()[\]{}|^$&=-]|\\[dDwWsS](?![A-Za-z])`;

/** Pieces of regular expressions that hardly ever occur in a URL. */
const CONSTRUCT = new RegExp(
  [
    String.raw`^\/?\^`,
    ESCAPE,
    String.raw`\([^()|\s]*\|[^()\s]*\)`,
    String.raw`\(\?[:=!<i]`,
    String.raw`\(\.[*+]\??\)`,
    CLASS,
    `[\\])]${COUNT}`,
    String.raw`\{\d+,\d*\}`,
  ].join("|"),
);

/**
 * A dot before a star, where a glob would have none; `/.*` at the start means files such as `.git`.
 */
const DOT_STAR = /(?<=.[/?&=])\.[*+]/;

const at = (pattern: RegExp, path: string): Span | null => {
  const match = pattern.exec(path);
  return match === null ? null : { from: match.index, to: match.index + match[0].length };
};

/** The first piece of a path that only occurs in regular expressions; null if there is none. */
export const findConstruct = (path: string): Span | null => at(CONSTRUCT, path);

/** A `.*` or `.+` that may be from a regular expression; null if there is none. */
export const findDotStar = (path: string): Span | null => at(DOT_STAR, path);

/** Pieces that match any characters, or the character after the backslash. */
const PIECE = new RegExp(
  [
    String.raw`\\([.?+/()[\]{}|^&=-])`,
    String.raw`\(\.[*+]\??\)`,
    String.raw`(?:\\[dDwWsS]|${CLASS}|\.)(?:[*+]\??|${COUNT})`,
    String.raw`\\[dDwWsS]`,
    CLASS,
  ].join("|"),
  "g",
);

const CHOICE = /\((?:\?:)?([^()|\s]+(?:\|[^()|\s]+)+)\)(?![*+{])/;

const MOST_CHOICES = 8;

/** The patterns for each alternative in a path: one if it has none. */
const choices = (path: string): readonly string[] => {
  const match = CHOICE.exec(path);
  if (match === null) return [path];
  const before = path.slice(0, match.index);
  const after = path.slice(match.index + match[0].length);
  return (match[1] ?? "").split("|").map((choice) => before + choice + after);
};

const translate = (path: string): string => {
  const pattern = path
    .replace(/^\/?\^/, "")
    // The slashes around a regular expression of some languages.
    .replace(/\$\/$/, "$")
    .replace(PIECE, (_, character: string | undefined) => character ?? "*")
    .replace(/\*{2,}/g, "*");
  const anchored = /^[/*]/.test(pattern) ? pattern : `/${pattern}`;
  return anchored.replace(/(?<=.[^*])\*$/, "");
};

/**
 * Patterns that match at least as much as a simple regular expression: anything becomes `*`,
 * alternatives become several patterns. Null if it is not simple.
 */
export const asPatterns = (path: string): readonly string[] | null => {
  const offered = choices(path);
  if (offered.length > MOST_CHOICES) return null;
  const patterns = [...new Set(offered.map(translate))];
  const isPlain = (pattern: string): boolean =>
    !/[\\^|()]/.test(pattern) && findConstruct(pattern) === null && findDotStar(pattern) === null;
  return patterns.every(isPlain) ? patterns : null;
};
