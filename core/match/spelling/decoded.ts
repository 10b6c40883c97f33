import type { Encoding } from "../../text/bytes.ts";
import { asciiHex } from "../../text/hex.ts";
import { encodeUtf8 } from "../../text/utf8.ts";
import { encodedByte, onlyOf, UNRESERVED } from "./plain.ts";

const isPlain = onlyOf(`${UNRESERVED}/?&=;:@!$'()*+,#[]`);

const SLASH = 0x2f;
const PERCENT = 0x25;

/**
 * Decodes the escapes of a text, except those of `/`. Bytes outside ASCII and `%` itself are
 * written as escapes, so that equal bytes are equal text.
 *
 * @param toTheLetter whether an escaped slash is compared literally: `%2f` is not `%2F`.
 */
const spell = (text: string, encoding: Encoding, toTheLetter: boolean): string => {
  if (isPlain(text)) return text;
  const bytes =
    encoding === "latin1"
      ? Array.from(text, (unit) => unit.charCodeAt(0) & 0xff)
      : encodeUtf8(text);
  let spelling = "";
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === PERCENT) {
      const digits = String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);
      const decoded = asciiHex(digits, 0);
      if (decoded === SLASH && !toTheLetter) {
        spelling += "%2F";
        at += 2;
        continue;
      }
      if (decoded >= 0 && decoded !== SLASH) {
        spelling += spellByte(decoded);
        at += 2;
        continue;
      }
    }
    spelling += spellByte(byte);
  }
  return spelling;
};

const spellByte = (byte: number): string =>
  byte >= 0x80 || byte === PERCENT ? encodedByte(byte) : String.fromCharCode(byte);

/** Decodes escapes except `%2F` (draft-koster-robots-00, section 3.2.2). */
export const decodeButSlash = (text: string, encoding: Encoding): string =>
  spell(text, encoding, false);

/** The same, with an escaped slash compared literally (GNU Wget, res.c, `DECODE_MAYBE`). */
export const decodeButSlashToTheLetter = (text: string, encoding: Encoding): string =>
  spell(text, encoding, true);
