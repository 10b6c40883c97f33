/** The first character of Unicode's blocks for Chinese: what comes before it needs no closer look. */
const FIRST_CHINESE = 0x2e80;

const isChinese = (own: string): boolean =>
  own.charCodeAt(0) >= FIRST_CHINESE && /\p{Script=Han}/u.test(own);

/**
 * What stands between the page's own text and one that is put beside it: a space between a Chinese character and a letter,
 * digit or sign of ASCII, otherwise nothing.
 *
 * @param own the own text's character there; empty for none.
 * @param other the other text's character there; empty for none.
 */
export const gap = (own: string, other: string): string =>
  isChinese(own) && /[\x21-\x7e]/.test(other) ? " " : "";

/**
 * What stands in the place of a space that the page's own text has there: nothing, if it turns out to be between two Chinese
 * characters.
 */
export const keptSpace = (own: string, other: string): string =>
  isChinese(own) && /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(other) ? "" : " ";
