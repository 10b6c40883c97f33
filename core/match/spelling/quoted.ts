import { encodeUtf8, percentDecode } from "../../text/utf8.ts";
import { encodedByte, onlyOf, UNRESERVED } from "./plain.ts";
import { joinReference, splitReference } from "./url-parts.ts";

/** Percent-encodes all except unreserved characters and `safe`, like `urllib.parse.quote`. */
const quoteAllBut = (safe: string): ((text: string) => string) => {
  const kept = new Uint8Array(256);
  for (const character of UNRESERVED + safe) kept[character.charCodeAt(0)] = 1;
  return (text) => {
    let quoted = "";
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (kept[unit] === 1) continue;
      const units = unit >= 0xd800 && unit <= 0xdbff ? 2 : 1;
      quoted += text.slice(from, at) + encodedCharacter(text, at, units);
      at += units - 1;
      from = at + 1;
    }
    return from === 0 ? text : quoted + text.slice(from);
  };
};

const encodedCharacter = (text: string, at: number, units: number): string => {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return encodedByte(unit);
  return encodeUtf8(text.slice(at, at + units))
    .map(encodedByte)
    .join("");
};

const keepNone = (): boolean => false;
const isPlainPath = onlyOf(`${UNRESERVED}/`);
const quoteAllButSlash = quoteAllBut("/");

/** Splits, rejoins and encodes a decoded text, including `?` and `=`. */
const encodeReference = (decoded: string): string =>
  quoteAllButSlash(joinReference(splitReference(decoded)));

/**
 * A rule's path as Python's `urllib.robotparser` compares it. `//` without a host after it is lost,
 * and so is a delimiter with nothing after it.
 */
export const decodeAndEncodePattern = (pattern: string): string => {
  if (isPlainPath(pattern) && !pattern.startsWith("//")) return pattern;
  const decoded = percentDecode(pattern, keepNone).replace(/^[\0-\x20]+/, "");
  return encodeReference(/^\/\/(?:$|[/?#])/.test(decoded) ? decoded.slice(2) : decoded);
};

/**
 * Texts for which encoding alone gives the spelling: no escape, parameter, fragment or lost
 * character.
 */
const needsEncodingOnly = onlyOf(`${UNRESERVED}/?&=:@!$'()*+,[]|{}"<>^\`\\`);

/** Whether nothing follows the only `?`, which is then lost. */
const endsInFirstMark = (text: string): boolean => text.indexOf("?") === text.length - 1;

/** A URL's path, query and fragment as Python's `urllib.robotparser` compares them. */
export const decodeAndEncodePath = (path: string): string =>
  needsEncodingOnly(path) && !endsInFirstMark(path)
    ? quoteAllButSlash(path)
    : encodeReference(percentDecode(path, keepNone));

const KEPT_IN_PATTERN: ReadonlySet<number> = new Set(Array.from("/*$%", (c) => c.charCodeAt(0)));
const KEPT_IN_PATH: ReadonlySet<number> = new Set(Array.from("/%", (c) => c.charCodeAt(0)));
const quotePattern = quoteAllBut("/*%=");
const quotePath = quoteAllBut("/%");

/**
 * A rule's path as Protego compares it: only the part before parameters and query is decoded and
 * encoded. A final `$`, `?` or `;` is restored where the path ends, before a query.
 */
export const encodePatternPathOnly = (pattern: string): string => {
  if (isPlainPath(pattern)) return pattern;
  const rooted = /^https?:\/\//.test(pattern) ? `/${pattern}` : pattern;
  const last = /[?;$]$/.exec(rooted)?.[0] ?? "";
  const parts = splitReference(last === "" ? rooted : rooted.slice(0, -1));
  const path = quotePattern(percentDecode(parts.path, (byte) => KEPT_IN_PATTERN.has(byte)));
  return joinReference({ ...parts, path: path + last });
};

const isPlainQuery = onlyOf(`${UNRESERVED}/?&=:;@!$'()*+,[]|%`);

/** Whether neither path nor query contains anything that Protego's spelling would change. */
const isSpelt = (text: string): boolean => {
  const mark = text.indexOf("?");
  if (mark < 0) return isPlainPath(text);
  return (
    mark + 1 < text.length && isPlainPath(text.slice(0, mark)) && isPlainQuery(text.slice(mark + 1))
  );
};

/**
 * A URL as Protego compares it: its path decoded and encoded, parameters, query and fragment
 * unchanged.
 */
export const encodePathOnly = (text: string): string => {
  if (isSpelt(text)) return text;
  const parts = splitReference(text);
  const path = quotePath(percentDecode(parts.path, (byte) => KEPT_IN_PATH.has(byte)));
  return joinReference({ ...parts, path }) || "/";
};
