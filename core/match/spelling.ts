import type { Dialect } from "../dialects/dialect.ts";
import { type Encoding, percentEncodeCodePoint } from "../text/octets.ts";

/**
 * Google's spelling of a pattern: `%` and two hex digits in upper case, every octet from 0x80 up
 * percent-encoded, all else left alone (google/robotstxt, `MaybeEscapePattern`).
 */
export const escapePattern = (pattern: string, encoding: Encoding = "utf-8"): string =>
  /[%\u0080-\uffff]/.test(pattern)
    ? pattern.replace(/%[0-9a-fA-F]{2}|[^\0-\x7f]/gu, (match) =>
        match.length === 3 && match.startsWith("%")
          ? match.toUpperCase()
          : percentEncodeCodePoint(match.codePointAt(0) as number, encoding),
      )
    : pattern;

/** Characters whose encoded and plain forms RFC 9309, section 2.2.2 holds equal, and `: @ ! ' ( ) + , [ ]`. */
const SAME_EITHER_WAY = /[A-Za-z0-9\-._~:@!'()+,[\]]/;

/** Plain characters that a URL spells with an escape: blanks, quotes and the like, and all from 0x80 up. */
const TO_ENCODE = /%[0-9a-fA-F]{2}|[\0-\x20"<>\\^`{|}\x7f]|[^\0-\x7f]/gu;

/**
 * One spelling for all equivalent ones (RFC 9309, section 2.2.2): characters outside ASCII and
 * those no URL may hold are percent-encoded, escapes of unreserved characters are decoded, the
 * other escapes have upper-case digits. `/ ? & = ; #` are structure: `/a%2Fb` is not `/a/b`.
 */
const normalise = (text: string, encoding: Encoding): string =>
  text.replace(TO_ENCODE, (match) => {
    if (match.length !== 3 || !match.startsWith("%")) {
      return percentEncodeCodePoint(match.codePointAt(0) as number, encoding);
    }
    const character = String.fromCharCode(Number.parseInt(match.slice(1), 16));
    return SAME_EITHER_WAY.test(character) ? character : match.toUpperCase();
  });

/** The spelling in which a dialect compares a pattern. `*` and a final `$` keep their meaning. */
export const spellPattern = (pattern: string, dialect: Dialect, encoding: Encoding): string => {
  if (dialect.facts.comparison.value === "escaped-pattern") return escapePattern(pattern, encoding);
  const anchored = pattern.endsWith("$");
  const body = normalise(anchored ? pattern.slice(0, -1) : pattern, encoding);
  return body.replaceAll("$", "%24") + (anchored ? "$" : "");
};

/**
 * The spelling in which a dialect compares a path. Where it normalises, a plain `*` or `$` in the
 * URL is written `%2A` or `%24`, as a pattern has to write them (RFC 9309, section 2.2.3).
 */
export const spellPath = (path: string, dialect: Dialect): string => {
  if (dialect.facts.comparison.value === "escaped-pattern") return path;
  return normalise(path, "utf-8").replaceAll("*", "%2A").replaceAll("$", "%24");
};
