import type { Span } from "../../text/span.ts";

/** A directive within the value of another. The span is its name's. */
export interface GluedDirective extends Span {
  readonly name: string;
}

const NAMES = /(user-?agent|disallow|allow|sitemap|crawl-delay|noindex)[ \t]*:[ \t]*/gi;

/**
 * Whether the text after a name within a path is a value of its type: pages can have colons in
 * their names.
 */
const suits = (name: string, rest: string): boolean => {
  if (/agent$/i.test(name)) return /^[\w*]/.test(rest);
  if (/^sitemap$/i.test(name)) return /^https?:\/\//i.test(rest);
  if (/^crawl/i.test(name)) return /^\d/.test(rest);
  return rest === "" || /^[/*]/.test(rest);
};

/**
 * The directives glued to a value, in order. A name counts if it begins a word or with a capital
 * letter, or has a space after its colon, and if a value of its type follows.
 *
 * @param offset the position of the value in the file; spans are relative to the file.
 */
export const gluedWithin = (value: string, offset: number): readonly GluedDirective[] => {
  const found: GluedDirective[] = [];
  for (const match of value.matchAll(NAMES)) {
    const name = match[1] ?? "";
    const rest = value.slice(match.index + match[0].length, match.index + match[0].length + 12);
    const isWord = match.index === 0 || /[ \t]/.test(value.charAt(match.index - 1));
    const isParted = /[ \t]$/.test(match[0]) && /[\w/]/.test(value.charAt(match.index - 1));
    if (!isWord && !isParted && !/^[A-Z]/.test(name)) continue;
    if (!suits(name, rest)) continue;
    const from = offset + match.index;
    found.push({ name, from, to: from + name.length });
  }
  return found;
};
