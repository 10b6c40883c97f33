import { type Check, defineCheck } from "../check.ts";
import { codeOf, nonAsciiPart, placeOf } from "../facts/characters.ts";
import { characterFinding, replaceMatches } from "../fixes/character-finding.ts";
import { FIX_TITLES } from "../messages.ts";
import { googleLibrary, rfc9309 } from "../sources.ts";

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

export const zeroWidthCharacter: Check = defineCheck({
  id: "zero-width-character",
  category: "file",
  severity: "error",
  summary: "Avoid invisible characters in directives",
  explanation:
    "Text copied from a web page or a chat can contain invisible characters: zero-width spaces, soft hyphens, marks of writing direction. In a field's name they make the name unknown, and every reader tried skips the line. In a path they make a rule that matches no real URL.\n\nJoiners between letters of Persian or an Indian script are not reported.",
  sources: [googleLibrary, rfc9309("2.2")],
  examples: {
    bad: [
      "User-agent: *\n\u200BDisallow: /cart/\n",
      "User-agent: *\nDisallow: /cart/\u200E\n",
      "User-agent: Bingbot\u200B\nDisallow: /cart/\n",
      "User\u00AD-agent: *\nDisallow: /\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart/\n",
      "# copied\u200B text\nUser-agent: *\nDisallow: /cart/\n",
      "User-agent: *\nDisallow: /\u0645\u06CC\u200C\u0634\u0648\u062F/\n",
    ],
  },
  messages: {
    name: "{who} skip this line, because its name contains an invisible character ({code}). Remove the character.",
    agent:
      "{who} do not recognize this name as theirs, because it contains an invisible character ({code}). Remove the character.",
    value:
      "This value matches nothing, because it contains an invisible character ({code}), which crawlers compare with the rest. Remove the character.",
  },
  stage: "characters",
  inFile: true,
  checkLine(line, { document }) {
    const part = nonAsciiPart(line, document.source);
    if (part === null) return null;
    const edits = replaceMatches(part, INVISIBLE, (at) =>
      belongsToLetter(part.text, at) ? null : "",
    );
    return characterFinding(part, edits, FIX_TITLES.removeCharacter, ({ from }) => ({
      message: placeOf(line, from),
      data: { code: codeOf(document.source.charAt(from)) },
    }));
  },
});
