/** Encodes bytes as base64url without padding. */
export const toBase64Url = (bytes: Uint8Array): string => {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

/**
 * Decodes base64 in either alphabet. Stops at the first other character, so padding or punctuation
 * added by a chat program does no harm.
 */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> => {
  const digits = text
    .replace(/[^\w+/-].*$/s, "")
    .replaceAll("-", "+")
    .replaceAll("_", "/");
  // One digit beyond the last four is not a whole byte.
  const binary = atob(digits.length % 4 === 1 ? digits.slice(0, -1) : digits);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
};
