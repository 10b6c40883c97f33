import type { Line, RobotsDocument } from "../../syntax/document.ts";
import { parseLine } from "../../syntax/parse.ts";
import { definePart, type Finding, type Part } from "../check.ts";
import type { LineView } from "../context.ts";
import type { Edit } from "../diagnostic.ts";
import { codeOf, isKnown, nonAsciiPart, placeOf, type UsedPart } from "../facts/lines.ts";
import { BROKEN_BY, CHARACTERS, SKIPPED_BY } from "../messages.ts";
import { applyEdits } from "./apply.ts";
import { fixOf } from "./fix.ts";

/** The part of a value that Google reads: of a crawler's name, its leading letters. */
const readByGoogle = ({ field, value }: Line, text: string): string => {
  const given = value === null ? "" : text.slice(value.from, value.to);
  return field === "user-agent" ? (/^[a-z_-]+/i.exec(given)?.[0] ?? given) : given;
};

/**
 * Edits of the matches of a global pattern in a part.
 *
 * @param standIn what replaces a match; null to leave it. `at` is its position in the part.
 */
export const replaceMatches = (
  part: UsedPart,
  pattern: RegExp,
  standIn: (at: number, found: string) => string | null,
): readonly Edit[] =>
  Array.from(part.text.matchAll(pattern)).flatMap(({ index, 0: found }) => {
    const insert = standIn(index, found);
    const from = part.from + index;
    return insert === null ? [] : { from, to: from + found.length, insert };
  });

/**
 * The finding for characters that break a line, marked at the first. Null without such characters,
 * and when the line would mean nothing without them either: then they are not what is wrong with
 * it. A warning where Google reads the line as if they were not there, or never; `{who}` in the
 * message says whom they keep from it.
 *
 * @param edits replacements of the characters, in order, within the part.
 * @param title the fix's title.
 * @param kindOf what the first of them is, given as written.
 * @param code of a character that may be one of several, so that the fix is a suggestion; by default that of the first.
 */
export const characterFinding = (
  line: LineView,
  part: UsedPart,
  edits: readonly Edit[],
  title: string,
  kindOf: (text: string) => keyof typeof CHARACTERS,
  code?: string,
): Finding<keyof typeof BROKEN_BY> | null => {
  const [first] = edits;
  if (first === undefined) return null;
  const corrected = applyEdits(
    part.text,
    edits.map(({ from, to, insert }) => ({ from: from - part.from, to: to - part.from, insert })),
  );
  const meant = parseLine(corrected);
  if (!isKnown(meant, corrected)) return null;
  // A byte order mark belongs only at the start of the file.
  const written = part.from === 0 ? part.text : ` ${part.text}`;
  const asIs = parseLine(written);
  // Fields that Google does not read block no URL, and neither does a sitemap.
  const isMinor = meant.field === "other";
  const isRead =
    asIs.field === meant.field && readByGoogle(asIs, written) === readByGoogle(meant, corrected);
  const who = isRead ? SKIPPED_BY.someCrawlers : SKIPPED_BY.mostCrawlers;
  const text = part.text.slice(first.from - part.from, first.to - part.from);
  return {
    from: first.from,
    to: first.to,
    message: placeOf(line, first.from),
    ...(isRead || isMinor || meant.field === "sitemap" ? { severity: "warning" } : {}),
    data: {
      what: CHARACTERS[kindOf(text)],
      code: code ?? codeOf(text),
      who: isMinor ? SKIPPED_BY.crawlers : who,
    },
    fixes: [fixOf(code === undefined ? "repair" : "suggest", title, edits)],
    ...(meant.field === null ? {} : { intended: meant.field }),
  };
};

/** Looks for characters that break a line: which, what takes their place, and what they are called. */
export const partOnCharacters = (
  aliases: readonly string[],
  title: string,
  kindOf: (text: string) => keyof typeof CHARACTERS,
  editsOf: (part: UsedPart, line: LineView, document: RobotsDocument) => readonly Edit[],
): Part =>
  definePart({
    aliases,
    messages: BROKEN_BY,
    checkLine(line, { document }) {
      const part = nonAsciiPart(line, document.source);
      if (part === null) return null;
      return characterFinding(line, part, editsOf(part, line, document), title, kindOf);
    },
  });
