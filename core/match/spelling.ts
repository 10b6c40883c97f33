import type { Dialect, DialectFacts } from "../dialects/dialect.ts";
import { type Encoding, percentEncodeCodePoint } from "../text/bytes.ts";
import { decodeByteText } from "../text/utf8.ts";
import { decodeButSlash, decodeButSlashToTheLetter } from "./spelling/decoded.ts";
import { onlyOf, UNRESERVED } from "./spelling/plain.ts";
import {
  decodeAndEncodePath,
  decodeAndEncodePattern,
  encodePathOnly,
  encodePatternPathOnly,
} from "./spelling/quoted.ts";
import { browserPath, uriEncodePattern } from "./spelling/uri-encoded.ts";

/** How a reader converts patterns and paths to a common spelling. */
export interface Speller {
  /** Spells a rule's path. `*` and a final `$` keep their special meaning, if they have one. */
  readonly pattern: (pattern: string, encoding: Encoding) => string;
  /** Spells a URL's path. */
  readonly path: (path: string) => string;
  /** Other spellings that are equivalent to a spelt pattern. */
  readonly equals?: (spelling: string) => readonly string[];
}

const asWritten = (text: string): string => text;

/**
 * Google's spelling of a pattern: `%` and two hex digits in upper case, every byte from 0x80 up
 * percent-encoded, everything else unchanged (google/robotstxt, `MaybeEscapePattern`).
 */
export const escapePattern = (pattern: string, encoding: Encoding = "utf-8"): string =>
  /[%\u0080-\uffff]/.test(pattern)
    ? pattern.replace(/%[0-9a-fA-F]{2}|[^\0-\x7f]/gu, (match) =>
        match.length === 3 && match.startsWith("%")
          ? match.toUpperCase()
          : percentEncodeCodePoint(match.codePointAt(0) as number, encoding),
      )
    : pattern;

/**
 * Characters whose encoded and plain forms RFC 9309, section 2.2.2 treats as equal, and `: @ ! ' (
 * ) + , [ ]`.
 */
const EITHER_WAY = /[A-Za-z0-9\-._~:@!'()+,[\]]/;

/** The unreserved characters of RFC 3986. */
const UNRESERVED_ONLY = /[A-Za-z0-9\-._~]/;

/**
 * Characters that a URL contains only as an escape: spaces, quotes and the like, and all from 0x80
 * up.
 */
const TO_ENCODE = /%[0-9a-fA-F]{2}|[\0-\x20"<>\\^`{|}\x7f]|[^\0-\x7f]/gu;

const PLAIN = `${UNRESERVED}/?&=;#:@!'()+,[]`;
const isPlainPath = onlyOf(PLAIN);
const isPlain = onlyOf(`${PLAIN}*$`);

/**
 * One spelling for all equivalent ones (RFC 9309, section 2.2.2): characters that are not ASCII or
 * not allowed in a URL are percent-encoded, escapes of some characters are decoded, the other
 * escapes have upper-case digits. `/ ? & = ; #` are structure: `/a%2Fb` is not `/a/b`.
 */
const normalise = (text: string, encoding: Encoding, decoded: RegExp): string =>
  isPlain(text)
    ? text
    : text.replace(TO_ENCODE, (match) => {
        if (match.length !== 3 || !match.startsWith("%")) {
          return percentEncodeCodePoint(match.codePointAt(0) as number, encoding);
        }
        const character = String.fromCharCode(Number.parseInt(match.slice(1), 16));
        return decoded.test(character) ? character : match.toUpperCase();
      });

const normalisePattern = (pattern: string, encoding: Encoding): string => {
  const anchored = pattern.endsWith("$");
  const body = normalise(anchored ? pattern.slice(0, -1) : pattern, encoding, EITHER_WAY);
  return body.replaceAll("$", "%24") + (anchored ? "$" : "");
};

/**
 * In a query, `/` and `?` are data, and equal to their escapes (RFC 9309, figure 4). A star may
 * match the `?`, so URLs cannot be converted to one of the two spellings: the pattern is tried in
 * both.
 */
const bothInQuery = (spelling: string): readonly string[] => {
  const from = spelling.indexOf("?") + 1;
  if (from === 0) return [];
  const [front, query] = [spelling.slice(0, from), spelling.slice(from)];
  const plain = query.replaceAll("%2F", "/").replaceAll("%3F", "?");
  const escaped = query.replaceAll("/", "%2F").replaceAll("?", "%3F");
  return [front + plain, front + escaped].filter((each) => each !== spelling);
};

/**
 * Normalises a path, with `*` and `$` spelt as a pattern has to spell them (RFC 9309, section
 * 2.2.3).
 */
const normalisePath = (decoded: RegExp): ((path: string) => string) => {
  return (path) =>
    isPlainPath(path)
      ? path
      : normalise(path, "utf-8", decoded).replaceAll("*", "%2A").replaceAll("$", "%24");
};

const SPELLERS: Readonly<Record<DialectFacts["comparison"]["value"], Speller>> = {
  "escaped-pattern": { pattern: escapePattern, path: asWritten },
  normalised: {
    pattern: normalisePattern,
    path: normalisePath(EITHER_WAY),
    equals: bothInQuery,
  },
  "as-written": { pattern: asWritten, path: asWritten },
  "decoded-but-slash": {
    pattern: decodeButSlash,
    path: (path) => decodeButSlash(path, "utf-8"),
  },
  "decoded-but-slash-to-the-letter": {
    pattern: decodeButSlashToTheLetter,
    path: (path) => decodeButSlashToTheLetter(path, "utf-8"),
  },
  "decoded-and-encoded": { pattern: decodeAndEncodePattern, path: decodeAndEncodePath },
  "path-only-encoded": { pattern: encodePatternPathOnly, path: encodePathOnly },
  "uri-encoded": { pattern: uriEncodePattern, path: browserPath },
  "unreserved-decoded": {
    pattern: (pattern, encoding) => normalise(pattern, encoding, UNRESERVED_ONLY),
    path: normalisePath(UNRESERVED_ONLY),
  },
};

/**
 * Returns how a dialect spells the patterns of a document in an encoding, for the comparison. `*`
 * and a final `$` keep their special meaning.
 */
export const patternSpeller = (
  dialect: Dialect,
  encoding: Encoding,
): ((pattern: string) => string) => {
  const { comparison, undecodable } = dialect.facts;
  const { pattern: spell } = SPELLERS[comparison.value];
  if (encoding !== "latin1") return (pattern) => spell(pattern, "utf-8");
  if (undecodable.value === "replaced") return (pattern) => spell(decodeByteText(pattern), "utf-8");
  return (pattern) => spell(pattern, encoding);
};

/** The spelling in which a dialect compares one pattern. */
export const spellPattern = (pattern: string, dialect: Dialect, encoding: Encoding): string =>
  patternSpeller(dialect, encoding)(pattern);

const NONE: readonly string[] = [];

/** Other spellings that are equivalent to a pattern spelt for the comparison; usually none. */
export const equalSpellings = ({ facts }: Dialect): ((spelling: string) => readonly string[]) =>
  SPELLERS[facts.comparison.value].equals ?? (() => NONE);

/** Returns how a dialect spells paths for the comparison. */
export const pathSpeller = (dialect: Dialect): ((path: string) => string) =>
  SPELLERS[dialect.facts.comparison.value].path;
