const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const CODES: Uint8Array = (() => {
  const codes = new Uint8Array(128).fill(255);
  for (let code = 0; code < ALPHABET.length; code++) codes[ALPHABET.charCodeAt(code)] = code;
  // The other alphabet of base64, which some programs rewrite links to.
  codes["+".charCodeAt(0)] = 62;
  codes["/".charCodeAt(0)] = 63;
  return codes;
})();

/** Bytes in the URL-safe alphabet of base64, without padding. */
export const toBase64Url = (bytes: Uint8Array): string => {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    pieces.push(ALPHABET.charAt(bits >> 18), ALPHABET.charAt((bits >> 12) & 63));
    if (left > 1) pieces.push(ALPHABET.charAt((bits >> 6) & 63));
    if (left > 2) pieces.push(ALPHABET.charAt(bits & 63));
  }
  return pieces.join("");
};

/**
 * The bytes that base64 text stands for, in either alphabet. Total: reads as far as the alphabet
 * goes, so padding, or punctuation that a chat program took along, ends it.
 */
export const fromBase64Url = (text: string): Uint8Array => {
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let held = 0;
  for (let at = 0; at < text.length; at++) {
    const code = CODES[text.charCodeAt(at)] ?? 255;
    if (code === 255) break;
    bits = ((bits << 6) | code) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[length] = (bits >> held) & 255;
    length += 1;
  }
  return bytes.subarray(0, length);
};
