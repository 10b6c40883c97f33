import { encodeUtf8 } from "../../text/utf8.ts";
import { encodedByte, onlyOf, UNRESERVED } from "./plain.ts";

const upperEscapes = (text: string): string =>
  text.includes("%") ? text.replace(/%[0-9a-fA-F]{2}/g, (byte) => byte.toUpperCase()) : text;

/** The characters that `encodeURI` leaves unchanged, and `%`, which is restored after it. */
const URI_CHARACTERS = `${UNRESERVED};/?:@&=+$,!*'()#`;
const isPlainUri = onlyOf(URI_CHARACTERS);
const inUri = onlyOf(`${URI_CHARACTERS}%`);

const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** A rule's path after `encodeURI`, with `%` unchanged and escapes in upper case. */
export const uriEncodePattern = (pattern: string): string => {
  if (isPlainUri(pattern)) return pattern;
  // A lone surrogate makes encodeURI throw; the pattern is then used as written.
  if (HALF.test(pattern)) return pattern;
  return upperEscapes(encodeAll(pattern, inUri));
};

const encodeAll = (text: string, isKept: (character: string) => boolean): string => {
  let encoded = "";
  for (const character of text) {
    encoded += isKept(character) ? character : encodeUtf8(character).map(encodedByte).join("");
  }
  return encoded;
};

const isPlainPath = onlyOf(`${UNRESERVED}/&=+,:@!$*()|[]`);
const inPath = onlyOf(`${UNRESERVED}/%&=+,:;@!$*()|[]'^\\`);
const inQuery = onlyOf(`${UNRESERVED}/%&=+,:;@!$*()|[]\`{}^\\?`);

/** A text without trailing spaces and control characters. */
const trimEnd = (text: string): string => {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) <= 0x20) end--;
  return text.slice(0, end);
};

/**
 * A URL's path and query as a browser serialises them (`pathname` and `search` of the WHATWG URL
 * standard), with escapes in upper case. Dot segments are resolved elsewhere; a `?` with nothing
 * after it is lost.
 */
export const browserPath = (path: string): string => {
  if (isPlainPath(path)) return path;
  const clean = trimEnd(path).replace(/[\t\r\n]/g, "");
  const at = clean.indexOf("?");
  const query = at < 0 ? "" : clean.slice(at + 1);
  const encoded = encodeAll(at < 0 ? clean : clean.slice(0, at), inPath);
  return upperEscapes(query === "" ? encoded : `${encoded}?${encodeAll(query, inQuery)}`);
};
