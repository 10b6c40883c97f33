import { percentEncodeCodePoint } from "../text/bytes.ts";
import { asciiHex } from "../text/hex.ts";
import { decodeUtf8, encodeUtf8 } from "../text/utf8.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BLANK = 0x20;

/** Whether the character at `at` follows an odd number of backslashes. */
const isEscaped = (line: string, at: number): boolean => {
  let from = at;
  while (line.charCodeAt(from - 1) === BACKSLASH) from--;
  return (at - from) % 2 === 1;
};

/**
 * The closing quote of a quoted field that begins at `from`: unescaped, and followed by a space or
 * the line's end, because some servers do not escape quotes within. -1 if there is none.
 *
 * @param fits tells whether the text after a quote may follow the field; by default any space or
 * the end.
 */
export const closingQuote = (
  line: string,
  from: number,
  fits: (line: string, after: number) => boolean = isBoundary,
): number => {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 1)) {
    if (fits(line, at + 1) && (line.charCodeAt(at - 1) !== BACKSLASH || !isEscaped(line, at)))
      return at;
  }
  return -1;
};

const isBoundary = (line: string, after: number): boolean =>
  after === line.length || line.charCodeAt(after) === BLANK;

/** Whether a quoted field begins at `at`. */
export const isQuote = (line: string, at: number): boolean => line.charCodeAt(at) === QUOTE;

const PLAIN_ESCAPES: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  b: "\b",
  v: "\v",
  f: "\f",
};

/**
 * The text of escaped bytes. Bytes from 0x80 up that are not UTF-8 are percent-encoded, as a URL has
 * them: a replacement character was never requested.
 */
const textOf = (bytes: readonly number[]): string => {
  const text = decodeUtf8(bytes);
  if (!text.includes("\ufffd") || encodeUtf8(text).join() === bytes.join()) return text;
  return bytes
    .map((byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : percentEncodeCodePoint(byte, "latin1"),
    )
    .join("");
};

const ESCAPES = /(?:\\x[0-9a-fA-F]{2})+|\\(.)/gs;

const bytesOf = (run: string): number[] => {
  const bytes: number[] = [];
  for (let at = 2; at < run.length; at += 4) bytes.push(asciiHex(run, at));
  return bytes;
};

/**
 * Undoes the escapes of Apache (`\"`, `\\`, `\t`, `\xhh`) and nginx (`\xHH` for quotes, backslashes,
 * controls and all bytes from 0x80) once. Bytes that stand together are read as UTF-8; those that are not UTF-8 become percent escapes.
 *
 * @see https://httpd.apache.org/docs/2.4/mod/mod_log_config.html and ngx_http_log_module.c
 */
export const unescapeQuoted = (text: string): string =>
  text.includes("\\")
    ? text.replace(ESCAPES, (run: string, single: string | undefined) =>
        single === undefined ? textOf(bytesOf(run)) : (PLAIN_ESCAPES[single] ?? single),
      )
    : text;

const HASHED = /(?:#[0-9a-fA-F]{2})+/g;

/** Decodes HAProxy's escapes, `#hh` (configuration manual, 8.6). */
export const unescapeHashed = (text: string): string =>
  text.replace(HASHED, (run) => {
    const bytes: number[] = [];
    for (let at = 1; at < run.length; at += 3) bytes.push(asciiHex(run, at));
    return textOf(bytes);
  });

const PERCENTS = /(?:%[0-9a-fA-F]{2})+/g;

/** Decodes the percent-encoding that CloudFront adds, once. */
export const percentDecodeOnce = (text: string): string =>
  text.includes("%")
    ? text.replace(PERCENTS, (run) => {
        const bytes: number[] = [];
        for (let at = 1; at < run.length; at += 3) bytes.push(asciiHex(run, at));
        const decoded = decodeUtf8(bytes);
        // Bytes that are not UTF-8 are left encoded: a replacement character was never requested.
        return encodeUtf8(decoded).length === bytes.length && !decoded.includes("\ufffd")
          ? decoded
          : run;
      })
    : text;
