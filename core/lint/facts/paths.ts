// What the paths of rules are: patterns, whole URLs, regular expressions, parameters.

import type { Span } from "../../text/span.ts";
import type { LineContext, LineView } from "../context.ts";

/**
 * A scheme and a host, often with a slash that a tool added in front or a space after the colon; the
 * rest of a URL follows.
 */
const WITH_SCHEME = /^\/?[a-z][a-z0-9+.-]*:[ \t]*\/\/[^/?\s]*/i;

/**
 * `//` and a host name that ends before a slash: `//admin` and `//index.php` are not host names.
 */
const WITHOUT_SCHEME = /^\/\/(?:[\w-]+\.)+[a-z]{2,}(?=\/)/i;

/** A host name at the start that is not a file name. */
const BARE_HOST =
  /^(?:www\.(?:[\w-]+\.)+[a-z]{2,}|(?:[\w-]+\.)+(?:com|co|org|net|edu|gov|info|example)(?:\.[a-z]{2})?)(?::\d+)?(?=\/|\*?$)/i;

/** Where the host ends in the path of a rule that holds a whole URL, which matches nothing; 0 if it holds none. */
export const hostEnd = (path: string): number =>
  [WITH_SCHEME, WITHOUT_SCHEME, BARE_HOST]
    .map((pattern) => pattern.exec(path)?.[0].length ?? 0)
    .find((length) => length > 0) ?? 0;

/** The path of an allow or disallow line; empty for other lines and for a rule without one. */
export const pathText = (line: LineView): string =>
  line.field === "allow" || line.field === "disallow" ? line.valueText : "";

/** A path without its query. */
export const withoutQuery = (path: string): string => path.replace(/\?.*$/, "");

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

/** A parameter that advertisers and networks add to links, in a pattern. */
const TRACKING =
  /(?<=[?&*])(?:utm_[a-z_]*|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid)(?=[=*$]|$)/i;

/** The first parameter of campaigns in a path; null if there is none. After an `&` without a query it is part of a path. */
export const trackingParameter = (path: string): Span | null => {
  const span = at(TRACKING, path);
  return span !== null && /[?*]/.test(path.slice(0, span.from)) ? span : null;
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
