import type { Line } from "../../syntax/document.ts";

/** Longer paths are not plain: what is wrong with a long line is for a check to say. */
const LONGEST = 500;

/** What a character of a plain path may be. */
const LETTER = 1;
const MARK = 2;

const CLASSES: Uint8Array = (() => {
  const classes = new Uint8Array(0x80);
  for (let unit = 0; unit < classes.length; unit++) {
    if (/\w/.test(String.fromCharCode(unit))) classes[unit] = LETTER;
  }
  for (const mark of "/*?=&-.") classes[mark.charCodeAt(0)] = MARK;
  return classes;
})();

const SLASH = 0x2f;
const STAR = 0x2a;
const DOT = 0x2e;
const DOLLAR = 0x24;

const SPACE = 0x20;
const TAB = 0x09;

/** Whether nothing but spaces and tabs stands in a part of the text: form feeds are blanks to some readers only. */
const isBlank = (source: string, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) {
    const unit = source.charCodeAt(at);
    if (unit !== SPACE && unit !== TAB) return false;
  }
  return true;
};

/** Whether a path is made of ordinary characters in an ordinary order. */
const isPlainPath = (source: string, from: number, to: number): boolean => {
  let before = source.charCodeAt(from);
  if (before !== SLASH && before !== STAR) return false;
  // A final `$` alone has a meaning there.
  const end = source.charCodeAt(to - 1) === DOLLAR ? to - 1 : to;
  let seen = 0;
  for (let at = from + 1; at < end; at++) {
    const unit = source.charCodeAt(at);
    const what = unit < 0x80 ? (CLASSES[unit] as number) : 0;
    if (what === 0) return false;
    // `//`, `/./`, `/../` and the `.*` of a regular expression.
    if (before === SLASH && (unit === SLASH || unit === DOT)) return false;
    if (before === DOT && unit === STAR) return false;
    seen |= what;
    before = unit;
  }
  return (seen & LETTER) !== 0;
};

/**
 * Whether a line is a rule like nearly all: `Allow` or `Disallow` spelt right, a colon, and a path such as
 * `/a/b-c.html`, `/*?x=1` or `/a*.pdf$`. No line check finds fault with one, so none is asked; a test holds
 * every line check to that.
 */
export const isPlainRule = (line: Line, source: string): boolean => {
  const { field, key, separator, value, comment } = line;
  if (field !== "allow" && field !== "disallow") return false;
  if (line.spelling !== "exact" || line.missingColon || line.tooLong || line.nul) return false;
  if (key === null || separator === null || value === null) return false;
  if (key.from !== line.from || separator.from !== key.to) return false;
  if (value.to - value.from > LONGEST) return false;
  // A `#` without a blank before it may be part of the path.
  if (comment !== null && comment.from === value.to) return false;
  return (
    isBlank(source, separator.to, value.from) &&
    isBlank(source, value.to, comment?.from ?? line.to) &&
    isPlainPath(source, value.from, value.to)
  );
};
