import type { RobotsDocument } from "../../syntax/document.ts";
import { nonAsciiPart, replaceAll, spoilt } from "../lines/characters.ts";
import { defineRule, type Edit, type LintRule } from "../rule.ts";
import { googleLibrary, rfc9309 } from "../sources.ts";

const MARKS = /\ufeff|ï»¿/g;

export const bomInsideFile: LintRule = defineRule({
  id: "bom-inside-file",
  category: "file",
  severity: "error",
  summary: "Disallow byte order marks inside the file",
  explanation:
    "An invisible mark (U+FEFF) that some editors put at the start of a file ends up inside it when files are glued together. It becomes part of the field's name, so Google and nearly every other reader lose the line; when it is a user-agent line, the rules below it join the group above.\n\nRead in the wrong encoding, the mark shows as `ï»¿` and does the same harm.",
  sources: [googleLibrary, rfc9309("2.2")],
  examples: {
    bad: [
      "User-agent: GPTBot\nDisallow: /drafts/\n\n\uFEFFUser-agent: *\nDisallow: /cart/\n",
      "ï»¿User-agent: *\nDisallow: /cart/\n",
      "User-agent: *\nDisallow: /cart/\uFEFF\n",
    ],
    good: [
      "User-agent: GPTBot\nDisallow: /drafts/\n\nUser-agent: *\nDisallow: /cart/\n",
      "User-agent: *\nDisallow: /cart/ # \uFEFF\n",
    ],
  },
  messages: {
    value:
      "An invisible byte order mark (U+FEFF) is part of this value: Google and most other crawlers compare it with the rest, so the value matches nothing real. Remove the mark.",
    mark: "An invisible byte order mark (U+FEFF) spoils this line: Google and most other crawlers do not know the name and skip it. Remove the mark.",
    mojibake:
      "`ï»¿` is a byte order mark read in the wrong encoding. It spoils this line: crawlers do not know the name and skip it. Remove it.",
  },
  stage: "characters",
  checkLine(line, { document }) {
    const part = nonAsciiPart(line, document.source);
    if (part === null) return null;
    const edits = replaceAll(part, MARKS, "").filter((edit) => !isTheMark(edit, document));
    const [first] = edits;
    if (first === undefined) return null;
    const isInValue = line.value !== null && first.from >= line.value.from;
    const message = first.to - first.from > 1 ? "mojibake" : isInValue ? "value" : "mark";
    const finding = spoilt(part, edits, message, {}, "Remove the mark");
    // At the file's very start it most likely came with the copy, and the server's file is in order.
    return finding !== null && message === "mojibake" && first.from === 0
      ? { ...finding, severity: "warning" }
      : finding;
  },
});

/** The one mark that belongs: at the very start, as a character or as its three octets. */
const isTheMark = ({ from, to }: Edit, { encoding }: RobotsDocument): boolean =>
  from === 0 && (to === 1 || encoding === "latin1");
