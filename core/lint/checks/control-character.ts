import { decodeByteText } from "../../text/utf8.ts";
import { type Check, defineCheck } from "../check.ts";
import type { Edit } from "../diagnostic.ts";
import { codeOf, readPart, type UsedPart } from "../facts/characters.ts";
import { applyEdits } from "../fixes/apply.ts";
import { characterFinding, replaceMatches } from "../fixes/character-finding.ts";
import { FIX_TITLES } from "../messages.ts";
import { googleLibrary, rfc9309 } from "../sources.ts";

/** Control characters except the tab and those that end lines for some readers. */
const CONTROLS = /(?![\t\n\v\f\r\u0085])\p{Cc}+/gu;
/** Those below U+0080: in files read as single bytes, the others are parts of characters. */
const LOW = /(?![\t\n\v\f\r])(?=[\0-\x7f])\p{Cc}+/gu;
const HIGH = /[\u0080-\u00ff]+/g;
const INVISIBLE = /[\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;

/** Fixes of UTF-8 characters that were read byte by byte, including their control characters. */
const misread = (part: UsedPart): readonly Edit[] =>
  replaceMatches(part, HIGH, (_, run) => {
    const read = decodeByteText(run);
    const isMisread = /[\u0080-\u009f]/.test(run) && !/[\ufffd\u0080-\u009f]/.test(read);
    return isMisread ? read.replace(INVISIBLE, "") : null;
  });

/** A part with the ranges of some edits replaced by spaces. */
const without = (part: UsedPart, edits: readonly Edit[]): UsedPart => {
  const blanks = edits.map(({ from, to }) => ({
    from: from - part.from,
    to: to - part.from,
    insert: " ".repeat(to - from),
  }));
  return { ...part, text: applyEdits(part.text, blanks) };
};

export const controlCharacter: Check = defineCheck({
  id: "control-character",
  category: "file",
  severity: "error",
  summary: "Avoid control characters in directives",
  explanation:
    "Control characters, such as NUL, have no place in a line of this file. Google's parser ends the line at a NUL; others keep it, or lose it, so the line says something else to each reader. Other control characters become part of the name or the value, which then matches nothing.\n\nMany come from letters read in the wrong encoding: one letter becomes two or three characters, some of them invisible.",
  sources: [rfc9309("2.2"), googleLibrary],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /ca\0rt/\n",
      "User-agent: *\nDisallow: /cart/\x7f\n",
      "User-agent: *\nDisa\x08llow: /cart/\n",
      "User-agent: *\nDisallow: /\u00e5\u008a\u00a0/\n",
    ],
    good: ["User-agent: *\nDisallow:\t/cart/\n", "# \x07\nUser-agent: *\nDisallow: /cart/\n"],
  },
  messages: {
    nul: "Crawlers read this line differently, because it contains a NUL character: Google ends the line there, others do not. Remove it.",
    control:
      "This line does not work as it looks: it contains a control character ({code}), which most crawlers read as part of the name or value. Remove it.",
    misread:
      "This line matches nothing: a letter was saved in the wrong encoding, and invisible control characters ({code}) are part of it now. Type the letter again.",
  },
  stage: "characters",
  inFile: true,
  checkLine(line, { document }) {
    const part = readPart(line, document, "controls");
    if (part === null) return null;
    const isUtf8 = document.encoding === "utf-8";
    const pattern = isUtf8 ? CONTROLS : LOW;
    const letters = isUtf8 ? misread(part) : [];
    const controls = replaceMatches(without(part, letters), pattern, () => "");
    const edits = [...letters, ...controls].sort((a, b) => a.from - b.from);
    const [first] = edits;
    const [control] = replaceMatches(part, pattern, () => "");
    if (first === undefined || control === undefined) return null;
    const code = codeOf(document.source.charAt(control.from));
    const message = letters.includes(first) ? "misread" : code === "U+0000" ? "nul" : "control";
    const title = message === "misread" ? "Read it as UTF-8" : FIX_TITLES.removeCharacter;
    return characterFinding(part, edits, title, () => ({ message, data: { code } }), "suggest");
  },
});
