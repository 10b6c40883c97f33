import { decodeByteText } from "../../../text/utf8.ts";
import { definePart, type Part } from "../../check.ts";
import type { Edit } from "../../diagnostic.ts";
import { hasLongList } from "../../facts/agents.ts";
import { codeOf, placeOf, readPart, type UsedPart } from "../../facts/lines.ts";
import { applyEdits } from "../../fixes/apply.ts";
import { characterFinding, replaceMatches } from "../../fixes/character-finding.ts";
import { FIX_TITLES } from "../../messages.ts";

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

/** The message about letters in the wrong encoding, by where they are. */
const MISREAD = {
  name: "misreadName",
  agent: "misreadAgent",
  sitemap: "misreadSitemap",
  value: "misread",
} as const;

export const control: Part = definePart({
  aliases: ["control-character"],
  messages: {
    nul: "Crawlers read this line differently: Google ends it at an invisible NUL character, others do not. Remove it.",
    control:
      "This line does not work as it looks: it contains an invisible control character ({code}). Remove it.",
    misreadName:
      "Crawlers skip this line: characters in the wrong encoding, such as the invisible {code}, are in its name. Delete them.",
    misreadAgent:
      "The rules below may miss the crawlers you mean: their name was saved in the wrong encoding, with invisible characters ({code}). Type it again.",
    misreadSitemap:
      "Crawlers do not find this sitemap: a letter was saved in the wrong encoding, with invisible characters ({code}). Type it again.",
    misread:
      "This line matches nothing: a letter was saved in the wrong encoding, with invisible characters ({code}). Type it again.",
  },
  checkLine(line, context) {
    const { document } = context;
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
    const place = MISREAD[placeOf(line, first.from)];
    const finding = characterFinding(
      part,
      edits,
      title,
      () => ({ message: message === "misread" ? place : message, data: { code } }),
      "suggest",
    );
    if (finding?.message !== "misreadAgent") return finding;
    // Letters may have been broken more than once. Long lists are copied, and nobody misses a name.
    const rest = hasLongList(context) ? ({ severity: "hint", quiet: "not-needed" } as const) : {};
    return { ...finding, ...rest, fixes: [] };
  },
});
