/** Letters, digits and the punctuation that no reader changes. */
export const UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";

/**
 * Returns a test whether a text contains only certain ASCII characters. Most paths do, so this
 * test, a loop over a table, comes before anything costly.
 */
export const onlyOf = (characters: string): ((text: string) => boolean) => {
  const table = new Uint8Array(128);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return (text) => {
    for (let at = 0; at < text.length; at++) {
      if (table[text.charCodeAt(at)] !== 1) return false;
    }
    return true;
  };
};

const ENCODED: readonly string[] = Array.from(
  { length: 256 },
  (_, byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`,
);

/** `%` and the two hexadecimal digits of a byte, in upper case. */
export const encodedByte = (byte: number): string => ENCODED[byte] as string;
