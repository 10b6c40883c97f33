import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import { codeOf, nonAsciiPart, placeOf, type UsedPart } from "../facts/characters.ts";
import { isUnread } from "../facts/fields.ts";
import { characterFinding, replaceMatches } from "../fixes/character-finding.ts";
import { googleLibrary, rfc9309 } from "../sources.ts";

/** Includes the letter that precedes a space read in the wrong encoding. */
const SPACES = /(?:Â(?=\u00a0))?[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;

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
  if (from >= line.value.from && isUnread(line)) return true;
  return from > line.value.from && to < line.value.to;
};

export const nonBreakingSpace: Check = defineCheck({
  id: "non-breaking-space",
  category: "file",
  severity: "error",
  summary: "Avoid non-breaking spaces where spaces are meant",
  explanation:
    "Text copied from a web page or a word processor holds characters that look like spaces but are others (U+00A0 and its kin). Google, crawler-commons and Wget do not trim them: they become part of the name or the path, and the line is lost or matches nothing. Protego, robots-parser and Python trim them.",
  sources: [googleLibrary, rfc9309("2.2")],
  examples: {
    bad: [
      "User-agent: *\nDisallow:\u00A0/cart/\n",
      "User-agent: *\n\u00A0\u00A0Disallow: /cart/\n",
      "User-agent:\u00A0*\nDisallow: /cart/\n",
      "User\u00A0agent: *\nDisallow: /cart/\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart/\n",
      "User-agent: *\nDisallow: /cart/ #\u00A0comment\n",
      "User-agent: *\nDisallow: /a\u00A0b/\n",
    ],
  },
  messages: {
    name: "{who} skip this line, because a {space} ({code}) is part of its name. Write a normal space, or none.",
    agent:
      "{who} do not recognize this name as theirs, because a {space} ({code}) is part of it. Write a normal space, or none.",
    value:
      "This value matches nothing for Google and other crawlers, because a {space} ({code}) is part of it. Write a normal space.",
  },
  stage: "characters",
  inFile: true,
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
