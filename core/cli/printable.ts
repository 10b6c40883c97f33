/**
 * What would let a text write over what stands in a terminal, move it about or hide in it: control and
 * format characters, line separators, and what Unicode calls default-ignorable.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const escapeOf = (character: string): string => {
  const hex = (character.codePointAt(0) ?? 0).toString(16);
  return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, "0")}`;
};

/** A text from outside as it can be written to a terminal: what is not printable as its escape. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, escapeOf);
