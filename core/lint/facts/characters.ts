import { memo } from "../../collections/memo.ts";
import { isPrintableAscii } from "../../syntax/characters.ts";
import type { Line, RobotsDocument } from "../../syntax/document.ts";
import { parseLine } from "../../syntax/parse.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import type { LineView } from "../context.ts";
import { isUnread } from "./fields.ts";

/** The part of a line before its comment, and its position in the file. */
export interface UsedPart {
  readonly text: string;
  readonly from: number;
}

/** The part of a line that crawlers read; null if it is all ASCII, as nearly always. */
export const nonAsciiPart = (line: LineView, source: string): UsedPart | null => {
  if (line.isAscii) return null;
  return { text: source.slice(line.from, line.comment?.from ?? line.to), from: line.from };
};

/** Unusual characters in and near ASCII. */
const RARE: Readonly<Record<"separators" | "controls", RegExp>> = {
  separators: /[\v\f\u0085\u2028\u2029]/,
  controls: /[^\P{Cc}\t\n\v\f\r\u0085]/u,
};

/** The characters of a whole file, searched once so that lines need not be searched each. */
const charactersOf = memo((document: RobotsDocument) => {
  const { source } = document;
  // One search is enough for most files.
  if (isPrintableAscii(document)) return { separators: false, controls: false };
  return {
    separators: RARE.separators.test(source),
    controls: RARE.controls.test(source),
  };
});

/** The part of a line that crawlers read; null in a file without such characters. */
export const readPart = (
  line: LineView,
  document: RobotsDocument,
  rare: keyof typeof RARE,
): UsedPart | null => {
  if (!charactersOf(document)[rare]) return null;
  return {
    text: document.source.slice(line.from, line.comment?.from ?? line.to),
    from: line.from,
  };
};

/** Whether a line is one that crawlers know, with a key that is correct or nearly so. */
export const isKnown = (line: Line, text: string): boolean => {
  if (line.kind !== "directive" || line.missingColon || line.key === null) return false;
  if (line.field !== "other") return true;
  return findDirective(text.slice(line.key.from, line.key.to)) !== null;
};

/** Whether a text, as a separate line, is one that crawlers know. */
export const isKnownText = (text: string): boolean => isKnown(parseLine(text), text);

/**
 * The part of a line that something is in: before the colon, a crawler's name, the address of a
 * sitemap, or another value.
 */
export const placeOf = (
  { value, field }: LineView,
  at: number,
): "name" | "agent" | "sitemap" | "value" => {
  if (value === null || at < value.from) return "name";
  if (field === "sitemap") return field;
  return field === "user-agent" ? "agent" : "value";
};

/** Whether a position is in a value that no crawler reads, such as that of `Noindex`. */
export const isUnreadAt = (line: LineView, at: number): boolean =>
  line.value !== null && at >= line.value.from && isUnread(line);

/** A character's code in the usual notation: `U+200B`. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
