import type { RobotsDocument } from "../syntax/document.ts";
import { fieldFlags } from "../syntax/field-names.ts";
import { bomUnits, lineCut } from "../syntax/scan.ts";
import {
  COMMENT,
  FLAGS,
  FROM,
  KEY_FROM,
  KEY_TO,
  KIND_BLANK,
  KIND_COMMENT,
  KIND_DIRECTIVE,
  KIND_TEXT,
  NUL,
  TO,
  TOO_LONG,
  VALUE_FROM,
  VALUE_TO,
} from "../syntax/table.ts";
import { asciiLower } from "../text/ascii.ts";
import type { BlankTest } from "../text/blanks.ts";
import type { LineSyntax } from "./line-syntax.ts";
import { betweenTags } from "./tags.ts";

/** Offsets within a line. */
interface Parts {
  readonly keyFrom: number;
  readonly keyTo: number;
  readonly valueFrom: number;
  readonly valueTo: number;
}

const trimStart = (text: string, from: number, to: number, isBlank: BlankTest): number => {
  let at = from;
  while (at < to && isBlank(text.charCodeAt(at))) at++;
  return at;
};

const trimEnd = (text: string, from: number, to: number, isBlank: BlankTest): number => {
  let at = to;
  while (at > from && isBlank(text.charCodeAt(at - 1))) at--;
  return at;
};

const atColon = (text: string, from: number, to: number, { isBlank }: LineSyntax): Parts | null => {
  const colon = text.indexOf(":", from);
  if (colon < 0 || colon >= to) return null;
  const keyTo = trimEnd(text, from, colon, isBlank);
  if (keyTo === from) return null;
  const valueFrom = trimStart(text, colon + 1, to, isBlank);
  return { keyFrom: from, keyTo, valueFrom, valueTo: Math.max(valueFrom, to) };
};

/** Key and value around a colon, or without one, exactly two words. */
const atTwoWords = (text: string, from: number, to: number, syntax: LineSyntax): Parts | null => {
  const line = text.slice(from, to);
  if (line.includes(":")) return atColon(text, from, to, syntax);
  const words = /^([^ \t]+)[ \t]+(?=[^ \t]+$)/.exec(line);
  if (words === null) return null;
  const keyTo = trimEnd(text, from, from + (words[1] as string).length, syntax.isBlank);
  const valueFrom = trimStart(text, from + words[0].length, to, syntax.isBlank);
  return { keyFrom: from, keyTo, valueFrom, valueTo: to };
};

/** Key and value around the first run of spaces and TABs, if a known name precedes it. */
const afterKnownName = (
  text: string,
  from: number,
  to: number,
  syntax: LineSyntax,
): Parts | null => {
  const line = text.slice(from, to);
  for (const [name] of syntax.names) {
    if (asciiLower(line.slice(0, name.length)) !== name) continue;
    const rest = line.slice(name.length);
    const gap = /^[ \t]*:|^[ \t]/.exec(rest)?.[0].length;
    if (gap === undefined) continue;
    const keyTo = from + name.length;
    const valueFrom = trimStart(text, keyTo + gap, to, syntax.isBlank);
    return { keyFrom: from, keyTo, valueFrom, valueTo: Math.max(valueFrom, to) };
  }
  return atColon(text, from, to, syntax);
};

/** The length of the longest field name, with a margin. */
const LONGEST_NAME = 20;

/**
 * Key and value of a line without a colon whose first words, separated by single spaces, are a
 * known name in lower case (Protego compares before it folds case).
 */
const afterLowerCaseName = (
  text: string,
  from: number,
  to: number,
  syntax: LineSyntax,
): Parts | null => {
  const found = atColon(text, from, to, syntax);
  if (found !== null || text.slice(from, to).includes(":")) return found;
  // No name is longer: the rest need not be examined.
  const end = Math.min(to, from + LONGEST_NAME + 1);
  for (let gap = text.indexOf(" ", from); gap >= 0 && gap < end; gap = text.indexOf(" ", gap + 1)) {
    if (!syntax.names.has(text.slice(from, gap))) continue;
    const valueFrom = trimStart(text, gap, to, syntax.isBlank);
    return { keyFrom: from, keyTo: gap, valueFrom, valueTo: Math.max(valueFrom, to) };
  }
  return null;
};

const SEPARATIONS: Readonly<Record<LineSyntax["missingColon"], typeof atColon>> = {
  "not-read": atColon,
  "two-words": atTwoWords,
  "blank-after-name": afterKnownName,
  "blank-after-lower-case-name": afterLowerCaseName,
};

/** A line without its tags, and the original position of each remaining character. */
const withoutTags = (line: string): { text: string; places: number[] } => {
  const pieces = betweenTags(line);
  const places: number[] = [];
  for (const { from, to } of pieces) for (let at = from; at < to; at++) places.push(at);
  return { text: pieces.map(({ from, to }) => line.slice(from, to)).join(""), places };
};

/** How many characters of the line `[from, to)` are within the dialect's limit. */
const usedLength = (
  { source, encoding }: RobotsDocument,
  { limit }: LineSyntax,
  from: number,
  to: number,
): number => {
  // Each UTF-16 unit takes at most three bytes.
  if (limit === null || (to - from) * 3 <= limit) return to - from;
  return (lineCut(source, from, to, encoding, limit)?.at ?? to) - from;
};

/**
 * Tokenizes the text `[from, to)` of a document as one line of a dialect and writes its row into
 * `table` at `row`. Positions are the document's.
 */
export const writeRow = (
  document: RobotsDocument,
  syntax: LineSyntax,
  from: number,
  to: number,
  hasTags: boolean,
  table: Int32Array,
  row: number,
): void => {
  const { source, encoding } = document;
  const line = source.slice(from, to);
  const stripped = hasTags ? withoutTags(line) : null;
  const text = stripped === null ? line : stripped.text;
  /**
   * The position in the document of the character at `at`; `end` for the position after the last
   * one.
   */
  const place = (at: number): number =>
    from + (stripped === null ? at : (stripped.places[at] ?? line.length));
  const placeAfter = (at: number): number => (at === 0 ? place(0) : place(at - 1) + 1);

  const used = usedLength(document, syntax, from, to);
  const limit = stripped === null ? used : stripped.places.filter((at) => at < used).length;
  const nul = text.indexOf("\0");
  const comment = syntax.commentAt(text);
  const cut = Math.min(limit, comment, syntax.nulEnds && nul >= 0 ? nul : text.length);
  const start = from === 0 && syntax.skipsBom ? Math.min(bomUnits(source, encoding), cut) : 0;
  const keyFrom = trimStart(text, start, cut, syntax.isBlank);
  const end = trimEnd(text, keyFrom, cut, syntax.isBlank);
  const hasComment = cut === comment && comment < text.length;
  const parts = keyFrom < end ? SEPARATIONS[syntax.missingColon](text, keyFrom, end, syntax) : null;
  const flags =
    keyFrom >= end
      ? hasComment
        ? KIND_COMMENT
        : KIND_BLANK
      : parts === null
        ? KIND_TEXT
        : KIND_DIRECTIVE | fieldFlags(source, place(parts.keyFrom), placeAfter(parts.keyTo));
  table[row + FROM] = from;
  table[row + TO] = to;
  table[row + COMMENT] = hasComment ? place(comment) : -1;
  table[row + FLAGS] = flags | (nul >= 0 ? NUL : 0) | (used < line.length ? TOO_LONG : 0);
  const isEmpty = parts === null || parts.valueFrom >= parts.valueTo;
  table[row + KEY_FROM] = place(parts?.keyFrom ?? keyFrom);
  table[row + KEY_TO] = parts === null ? place(keyFrom) : placeAfter(parts.keyTo);
  table[row + VALUE_FROM] = isEmpty ? placeAfter(end) : place(parts.valueFrom);
  table[row + VALUE_TO] = isEmpty ? placeAfter(end) : placeAfter(parts.valueTo);
};
