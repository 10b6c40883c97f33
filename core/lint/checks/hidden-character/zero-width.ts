import { definePart, type Part } from "../../check.ts";
import { codeOf, isUnreadAt, nonAsciiPart, placeOf } from "../../facts/lines.ts";
import { characterFinding, replaceMatches } from "../../fixes/character-finding.ts";
import { FIX_TITLES } from "../../messages.ts";

/** Zero-width spaces and joiners, the soft hyphen, and marks and overrides of writing direction. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069]/gu;

/**
 * Joiners are part of the spelling in Persian and Indic scripts; a soft hyphen after a letter such
 * as `è` is the last byte of a character read in the wrong encoding.
 */
const belongsToLetter = (text: string, index: number): boolean => {
  if (text.charCodeAt(index - 1) <= 0x7f || index === 0) return false;
  if (text.charAt(index) === "\u00ad") return text.charCodeAt(index - 1) <= 0xff;
  return /[\u200c\u200d]/.test(text.charAt(index)) && text.charCodeAt(index + 1) > 0x7f;
};

export const zeroWidth: Part = definePart({
  aliases: ["zero-width-character"],
  messages: {
    name: "{who} skip this line: its name contains an invisible character ({code}). Remove it.",
    agent:
      "The rules below may miss the crawlers you mean: their name contains an invisible character ({code}). Remove it.",
    sitemap:
      "Crawlers do not find this sitemap: its address contains an invisible character ({code}). Remove it.",
    value:
      "This value matches nothing, because it contains an invisible character ({code}). Remove the character.",
  },
  checkLine(line, { document }) {
    const part = nonAsciiPart(line, document.source);
    if (part === null) return null;
    const edits = replaceMatches(part, INVISIBLE, (at) =>
      belongsToLetter(part.text, at) || isUnreadAt(line, part.from + at) ? null : "",
    );
    return characterFinding(part, edits, FIX_TITLES.removeCharacter, ({ from }) => ({
      message: placeOf(line, from),
      data: { code: codeOf(document.source.charAt(from)) },
    }));
  },
});
