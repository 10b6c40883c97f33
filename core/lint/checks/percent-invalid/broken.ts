import { percentEncodeCodePoint } from "../../../text/bytes.ts";
import { decodeByteText, percentDecode } from "../../../text/utf8.ts";
import { definePart, type Part } from "../../check.ts";
import { disallow } from "../../examples.ts";
import { isBlockedByOthers } from "../../facts/blocked-anyway.ts";
import { hasPath } from "../../facts/rule-path.ts";
import { suggest, writing } from "../../fixes/fix.ts";
import { shorten } from "../../wording.ts";

/** What Windows-1252 has at the bytes 0x80 to 0x9F. */
const AT_0X80 = [..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"];

/** Letters outside ASCII, as they are or percent-encoded. */
const LETTERS = /(?:%[89a-f][0-9a-f]|[^\0-\x7f])+/gi;

/** A text as the bytes that Windows-1252 has for it, one character each; null if it has none. */
const bytesOf = (text: string): string | null => {
  const bytes = Array.from(text, (character) => {
    const at = AT_0X80.indexOf(character);
    return at < 0 ? character : String.fromCharCode(0x80 + at);
  });
  return bytes.every((byte) => byte >= "\u0080" && byte <= "\u00ff") ? bytes.join("") : null;
};

/** What letters were before UTF-8 was read as Windows-1252; null if they are as they should be. */
const intendedOf = (text: string): string | null => {
  const bytes = bytesOf(text);
  const letters = bytes === null ? "" : decodeByteText(bytes);
  return letters === "" || letters.includes("\ufffd") ? null : letters;
};

const encoded = (text: string): string =>
  Array.from(text, (letter) => percentEncodeCodePoint(letter.codePointAt(0) ?? 0, "utf-8")).join(
    "",
  );

export const broken: Part = definePart({
  aliases: ["broken-letters"],
  severity: "warning",
  explanation:
    "A letter outside ASCII has two or more bytes in UTF-8. A program that takes each byte for a letter of its own shows `ó` as `Ã³`, and once that is saved, or percent-encoded, the mistake is permanent: the rule matches addresses that do not exist.\n\nThe fix writes the letter that it was, percent-encoded.",
  sources: ["windows1252", "rfc9309#2.2.2"],
  bad: disallow("/informaciÃ³n/", "/informaci%C3%83%C2%B3n/"),
  good: ["User-agent: *\nDisallow: /informaci%C3%B3n/\n"],
  messages: {
    broken:
      "This rule matches no real address: `{broken}` is a broken `{letters}`. Write `{fixed}`.",
  },
  stage: "path",
  inFile: true,
  checkLine(line, context) {
    const { document } = context;
    // In a file that is no UTF-8, these may be the bytes of whole letters.
    if (!hasPath(line) || line.value === null || document.encoding !== "utf-8") return null;
    for (const { index, 0: written } of line.valueText.matchAll(LETTERS)) {
      const broken = percentDecode(written, () => false);
      const letters = intendedOf(broken);
      if (letters === null) continue;
      const span = { from: line.value.from + index, to: line.value.from + index + written.length };
      const fixed = encoded(letters);
      const meant = line.valueText.replace(written, fixed);
      return {
        ...span,
        message: "broken",
        ...(isBlockedByOthers(context, line, meant)
          ? { severity: "info", quiet: "not-needed" }
          : {}),
        data: { broken: shorten(broken, 12), letters: shorten(letters, 12), fixed: shorten(fixed) },
        fixes: [suggest(writing(fixed), { ...span, insert: fixed })],
      };
    }
    return null;
  },
});
