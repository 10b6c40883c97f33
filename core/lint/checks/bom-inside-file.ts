import type { RobotsDocument } from "../../syntax/document.ts";
import { type Check, defineCheck } from "../check.ts";
import { nonAsciiPart, placeOf } from "../facts/characters.ts";
import { characterFinding, replaceMatches } from "../fixes/character-finding.ts";
import { FIX_TITLES } from "../messages.ts";
import { googleLibrary, rfc9309 } from "../sources.ts";

const MARKS = /\ufeff|ï»¿/g;

export const bomInsideFile: Check = defineCheck({
  id: "bom-inside-file",
  category: "file",
  severity: "error",
  summary: "Avoid byte order marks inside the file",
  explanation:
    "Some editors put an invisible mark (U+FEFF) at the start of a file. When files are joined, it ends up in the middle. There it becomes part of a field's name, so Google and nearly all other readers skip the line; if that is a user-agent line, the rules below it join the group above.\n\nRead in the wrong encoding, the mark shows as `ï»¿` and does the same harm.",
  sources: [googleLibrary, rfc9309("2.2")],
  examples: {
    bad: [
      "User-agent: GPTBot\nDisallow: /drafts/\n\n\uFEFFUser-agent: *\nDisallow: /cart/\n",
      "ï»¿User-agent: *\nDisallow: /cart/\n",
      "User-agent: *\nDisallow: /cart/\uFEFF\n",
      "User-agent: *\uFEFF\nDisallow: /cart/\n",
    ],
    good: [
      "User-agent: GPTBot\nDisallow: /drafts/\n\nUser-agent: *\nDisallow: /cart/\n",
      "User-agent: *\nDisallow: /cart/ # \uFEFF\n",
    ],
  },
  messages: {
    value:
      "This value matches nothing, because it contains an invisible byte order mark (U+FEFF), which Google and most other crawlers compare with the rest. Remove the mark.",
    name: "{who} skip this line, because its name contains an invisible byte order mark (U+FEFF). Remove the mark.",
    agent:
      "{who} do not recognize this name as theirs, because it contains an invisible byte order mark (U+FEFF). Remove the mark.",
    misread:
      "This line has no effect: crawlers read `ï»¿`, a byte order mark in the wrong encoding, as part of it. Remove it.",
  },
  stage: "characters",
  inFile: true,
  checkLine(line, { document }) {
    const part = nonAsciiPart(line, document.source);
    if (part === null) return null;
    const edits = replaceMatches(part, MARKS, (at, mark) =>
      isValidMark(part.from + at, mark, document) ? null : "",
    );
    const finding = characterFinding(part, edits, FIX_TITLES.removeMark, ({ from, to }) => ({
      message: to - from > 1 ? "misread" : placeOf(line, from),
    }));
    // At the very start of the file it was probably added by copying, and the server's file is
    // correct.
    return finding?.message === "misread" && finding.from === 0
      ? { ...finding, severity: "warning" }
      : finding;
  },
});

/** The only valid mark: at the very start, as a character or as its three bytes. */
const isValidMark = (from: number, mark: string, { encoding }: RobotsDocument): boolean =>
  from === 0 && (mark.length === 1 || encoding === "latin1");
