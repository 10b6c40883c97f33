import { parseLine } from "../../../syntax/parse.ts";
import { asciiLike } from "../../../text/visible.ts";
import { findCrawler } from "../../../vocabulary/find-crawler.ts";
import type { Part } from "../../check.ts";
import { partOnCharacters, replaceMatches } from "../../fixes/character-finding.ts";
import { FIX_TITLES } from "../../messages.ts";

const QUOTES = /[“”„‟‘’‚‛«»″′]/;

/** The plain character that one only looks like; null for others. */
const plainOf = (character: string): string | null => {
  if (/[“”„‟«»″]/.test(character)) return '"';
  if (/[‘’‚‛′]/.test(character)) return "'";
  if (/[‐‑‒–—―−]/.test(character)) return "-";
  return /[﹕∶]/.test(character) ? ":" : asciiLike(character);
};

const inPlain = (text: string): string =>
  Array.from(text, (each) => plainOf(each) ?? each).join("");

/** Quotation marks around a word are removed; any other character is replaced. */
const plainAt = (text: string, at: number): string | null => {
  const isInside = /\w/.test(text.charAt(at - 1)) && /\w/.test(text.charAt(at + 1));
  return QUOTES.test(text.charAt(at)) && !isInside ? "" : plainOf(text.charAt(at));
};

/** A name, its colon, which may be a wide one, and the space after it. */
const HEAD = /^[^:：﹕∶]*[:：﹕∶]?\s*/;

/**
 * Whether a character in a value does harm. In a crawler's name, a letter does if the name is a known one's without it.
 * A path may well contain such characters, and end in one, as pages are named after quotations: not in full-width
 * punctuation at its edges, or in quotation marks if one is at its start.
 */
const harmsValue = (value: string, isAgent: boolean, isQuoted: boolean) => {
  if (isAgent) {
    const isKnown = findCrawler(inPlain(value).trim()) !== null;
    return (at: number): boolean => isKnown || !/\p{L}/u.test(value.charAt(at));
  }
  const lead = /^[／＊＄？]*/.exec(value)?.[0].length ?? 0;
  const hash = value.search(/\s＃/) + 1;
  const end = (hash > 0 ? value.slice(0, hash) : value).trimEnd().length;
  let tail = end;
  while ("＊＄".includes(value.charAt(tail - 1) || "x")) tail--;
  const last = value.trimEnd().length - 1;
  return (at: number): boolean =>
    at < lead ||
    (at >= tail && at < end) ||
    (at > 0 && at === hash) ||
    (isQuoted && QUOTES.test(value.charAt(at)) && (at === 0 || at === last));
};

const kindOfLookAlike = (character: string): "fullWidth" | "lookAlike" | "typographic" => {
  if (/[！-～﹕∶]/.test(character)) return "fullWidth";
  return /\p{L}/u.test(character) ? "lookAlike" : "typographic";
};

export const lookAlike: Part = partOnCharacters(
  ["look-alike-character", "full-width-punctuation", "smart-punctuation", "homoglyph-in-field"],
  FIX_TITLES.plainCharacters,
  kindOfLookAlike,
  (part, line) => {
    const { text } = part;
    const head = HEAD.exec(text)?.[0] ?? "";
    const value = text.slice(head.length);
    const isAgent = parseLine(inPlain(head)).field === "user-agent";
    const isQuoted = [line.text, value].some((quoted) => QUOTES.test(quoted.charAt(0)));
    const harms = harmsValue(value, isAgent, isQuoted);
    return replaceMatches(part, /[^\0-\x7f]/g, (at) =>
      at < head.length || harms(at - head.length) ? plainAt(text, at) : null,
    );
  },
);
