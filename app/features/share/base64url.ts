const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const CODES: Uint8Array = (() => {
  const codes = new Uint8Array(128).fill(255);
  for (let code = 0; code < ALPHABET.length; code++) codes[ALPHABET.charCodeAt(code)] = code;
  // The standard base64 alphabet, which some programs convert links to.
  codes["+".charCodeAt(0)] = 62;
  codes["/".charCodeAt(0)] = 63;
  return codes;
})();

/** Encodes bytes as base64url without padding. */
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
 * Decodes base64 in either alphabet. Stops at the first other character, so padding or punctuation
 * added by a chat program does no harm.
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
