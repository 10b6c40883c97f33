import { encodeUtf8, percentDecode } from "../../text/utf8.ts";
import { encodedOctet, onlyOf, UNRESERVED } from "./plain.ts";
import { joinReference, splitReference } from "./url-parts.ts";

/** Percent-encodes all but unreserved characters and those given, as `urllib.parse.quote` does. */
const quoteAllBut = (safe: string): ((text: string) => string) => {
  const isPlain = onlyOf(UNRESERVED + safe);
  const kept = new Set(Array.from(UNRESERVED + safe, (character) => character.charCodeAt(0)));
  return (text) => {
    if (isPlain(text)) return text;
    let quoted = "";
    for (const octet of encodeUtf8(text)) {
      quoted += kept.has(octet) ? String.fromCharCode(octet) : encodedOctet(octet);
    }
    return quoted;
  };
};

const keepNone = (): boolean => false;
const isPlainPath = onlyOf(`${UNRESERVED}/`);
const quoteAllButSlash = quoteAllBut("/");

/** A decoded text taken apart, put together and encoded, `?` and `=` included. */
const encodeReference = (decoded: string): string =>
  quoteAllButSlash(joinReference(splitReference(decoded)));

/**
 * A rule's path as Python's `urllib.robotparser` compares it. `//` without a host after it is lost,
 * as is a delimiter with nothing behind it.
 */
export const decodeAndEncodePattern = (pattern: string): string => {
  if (isPlainPath(pattern) && !pattern.startsWith("//")) return pattern;
  const decoded = percentDecode(pattern, keepNone).replace(/^[\0-\x20]+/, "");
  return encodeReference(/^\/\/(?:$|[/?#])/.test(decoded) ? decoded.slice(2) : decoded);
};

/** A URL's path, query and fragment as Python's `urllib.robotparser` compares them. */
export const decodeAndEncodePath = (path: string): string =>
  isPlainPath(path) ? path : encodeReference(percentDecode(path, keepNone));

const KEPT_IN_PATTERN: ReadonlySet<number> = new Set(Array.from("/*$%", (c) => c.charCodeAt(0)));
const KEPT_IN_PATH: ReadonlySet<number> = new Set(Array.from("/%", (c) => c.charCodeAt(0)));
const quotePattern = quoteAllBut("/*%=");
const quotePath = quoteAllBut("/%");

/**
 * A rule's path as Protego compares it: only what stands before parameters and query is decoded
 * and encoded. A final `$`, `?` or `;` is put back where the path ends, before a query.
 */
export const encodePatternPathOnly = (pattern: string): string => {
  if (isPlainPath(pattern) && !pattern.startsWith("//")) return pattern;
  const rooted = /^https?:\/\//.test(pattern) ? `/${pattern}` : pattern;
  const last = /[?;$]$/.exec(rooted)?.[0] ?? "";
  const parts = splitReference(last === "" ? rooted : rooted.slice(0, -1));
  const path = quotePattern(percentDecode(parts.path, (octet) => KEPT_IN_PATTERN.has(octet)));
  return joinReference({ ...parts, path: path + last });
};

/** A URL as Protego compares it: its path decoded and encoded, parameters, query and fragment as they are. */
export const encodePathOnly = (text: string): string => {
  if (isPlainPath(text)) return text;
  const parts = splitReference(text);
  const path = quotePath(percentDecode(parts.path, (octet) => KEPT_IN_PATH.has(octet)));
  return joinReference({ ...parts, path }) || "/";
};
