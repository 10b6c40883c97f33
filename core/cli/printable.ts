/**
 * Characters with which a text could overwrite, move or hide the contents of a terminal: control
 * and format characters, line separators, and Unicode's default-ignorable ones.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const escapeOf = (character: string): string => {
  const hex = (character.codePointAt(0) ?? 0).toString(16);
  return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, "0")}`;
};

/** Text from outside in a form that is safe in a terminal: unprintable characters are escaped. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, escapeOf);
