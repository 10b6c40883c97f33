import { asciiHex } from "./hex.ts";

/** How many bytes follow a leading byte, and the valid range of the first of them. */
const sequence = (lead: number): readonly [number, number, number] | null => {
  if (lead >= 0xc2 && lead <= 0xdf) return [1, 0x80, 0xbf];
  if (lead === 0xe0) return [2, 0xa0, 0xbf];
  if (lead === 0xed) return [2, 0x80, 0x9f];
  if (lead >= 0xe1 && lead <= 0xef) return [2, 0x80, 0xbf];
  if (lead === 0xf0) return [3, 0x90, 0xbf];
  if (lead >= 0xf1 && lead <= 0xf3) return [3, 0x80, 0xbf];
  if (lead === 0xf4) return [3, 0x80, 0x8f];
  return null;
};

const LEADS: readonly number[] = [0, 0x1f, 0x0f, 0x07];

/**
 * Decodes UTF-8. Bytes that are not UTF-8 become U+FFFD, one for each maximal piece that could have
 * begun a character, as replacing decoders do.
 */
export const decodeUtf8 = (bytes: readonly number[]): string => {
  let text = "";
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at++] as number;
    if (lead < 0x80) {
      text += String.fromCharCode(lead);
      continue;
    }
    const follows = sequence(lead);
    if (follows === null) {
      text += "\ufffd";
      continue;
    }
    const [count, low, high] = follows;
    let codePoint = lead & (LEADS[count] as number);
    let read = 0;
    for (; read < count; read++) {
      const next = bytes[at];
      const isFirst = read === 0;
      if (next === undefined || next < (isFirst ? low : 0x80) || next > (isFirst ? high : 0xbf))
        break;
      codePoint = (codePoint << 6) | (next & 0x3f);
      at++;
    }
    text += read === count ? String.fromCodePoint(codePoint) : "\ufffd";
  }
  return text;
};

/** The bytes of a text in UTF-8. A lone surrogate is written as U+FFFD, as encoders do. */
export const encodeUtf8 = (text: string): number[] => {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) as number;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000)
      bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return bytes;
};

/** Decodes a text of one character per byte as UTF-8, replacing invalid bytes. */
export const decodeByteText = (text: string): string =>
  /[\u0080-\u00ff]/.test(text)
    ? decodeUtf8(Array.from(text, (character) => character.charCodeAt(0) & 0xff))
    : text;

/**
 * Replaces percent-encoded bytes by the characters they encode in UTF-8, invalid UTF-8 by U+FFFD.
 *
 * @param keeps bytes that stay encoded, with upper-case digits.
 */
export const percentDecode = (text: string, keeps: (byte: number) => boolean): string =>
  text.includes("%") ? text.replace(/(?:%[0-9a-fA-F]{2})+/g, (run) => decodeRun(run, keeps)) : text;

const decodeRun = (run: string, keeps: (byte: number) => boolean): string => {
  let text = "";
  let pending: number[] = [];
  for (let at = 0; at < run.length; at += 3) {
    const byte = asciiHex(run, at + 1);
    if (!keeps(byte)) {
      pending.push(byte);
      continue;
    }
    text += decodeUtf8(pending) + run.slice(at, at + 3).toUpperCase();
    pending = [];
  }
  return text + decodeUtf8(pending);
};
