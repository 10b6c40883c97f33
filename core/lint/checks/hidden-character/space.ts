import { definePart, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import { codeOf, isUnreadAt, nonAsciiPart, placeOf, type UsedPart } from "../../facts/lines.ts";
import { characterFinding, replaceMatches } from "../../fixes/character-finding.ts";

/** Includes the letter that precedes a space read in the wrong encoding. */
const SPACES =
  /(?:Â(?=\u00a0))?[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+(?:[ \t]+[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+)*/g;

/** The usual name of such a space. */
const nameOf = (space: string): string => {
  if (space === "\u3000") return "full-width space";
  return space === "\u00a0" || space === "\u202f" ? "non-breaking space" : "special space";
};

/**
 * The replacement of a run of spaces: nothing at the edges, the hyphen in `User agent`, else a
 * space.
 */
const standIn = ({ text }: UsedPart, at: number, to: number): string => {
  const before = text.slice(0, at).trim();
  if (before === "") return "";
  return /^(?:user|crawl)$/i.test(before) && /^(?:agent|delay)/i.test(text.slice(to)) ? "-" : " ";
};

/**
 * Inside a path such a space can be intended; at its edges and everywhere else it is a typo. In a
 * value that no crawler reads it is harmless.
 */
const isHarmless = (line: LineView, from: number, to: number): boolean => {
  if (line.value === null || line.field === "user-agent" || line.missingColon) return false;
  if (isUnreadAt(line, from)) return true;
  return from > line.value.from && to < line.value.to;
};

export const space: Part = definePart({
  aliases: ["non-breaking-space"],
  messages: {
    name: "{who} skip this line: its name contains a {space} ({code}). Remove or replace it.",
    agent:
      "The rules below may miss the crawlers you mean: their name contains a {space} ({code}). Remove or replace it.",
    sitemap:
      "Crawlers do not find this sitemap: its address contains a {space} ({code}). Remove or replace it.",
    value:
      "This value matches nothing for Google and others: it contains a {space} ({code}). Remove or replace it.",
  },
  checkLine(line, { document }) {
    const part = nonAsciiPart(line, document.source);
    if (part === null) return null;
    const edits = replaceMatches(part, SPACES, (at, { length }) => {
      const from = part.from + at;
      return isHarmless(line, from, from + length) ? null : standIn(part, at, at + length);
    });
    return characterFinding(part, edits, "Put plain spaces there", ({ from, to }) => {
      const space = document.source.charAt(to - 1);
      return { message: placeOf(line, from), data: { code: codeOf(space), space: nameOf(space) } };
    });
  },
});
