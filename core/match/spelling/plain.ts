/** Letters, digits and the marks that no reader touches. */
export const UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";

/**
 * A test whether a text holds nothing but certain ASCII characters. Most paths do, so that is asked
 * before anything costly, by a loop over a table.
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
