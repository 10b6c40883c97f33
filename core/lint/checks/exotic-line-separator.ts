import type { RobotsDocument } from "../../syntax/document.ts";
import { parseLine } from "../../syntax/parse.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { LineView } from "../context.ts";
import type { Edit, Fix } from "../diagnostic.ts";
import { codeOf, isKnownText, readPart, type UsedPart } from "../facts/characters.ts";
import { FIX_TITLES } from "../fix-titles.ts";
import { lineEndOf } from "../fixes/line-edits.ts";
import { crawlerCommons, protego, rfc9309 } from "../sources.ts";

/** VT, FF, and Unicode's line separators; a run counts as one. */
const SEPARATORS = /[\v\f\u0085\u2028\u2029]+/g;

/** In files read as single bytes, U+0085 is part of a character, or Windows punctuation. */
const isSeparator = ({ text }: UsedPart, index: number, { encoding }: RobotsDocument): boolean => {
  if (text.charAt(index) !== "\u0085") return true;
  return encoding !== "latin1" && !/[\u0080-\u00ff]/.test(text.charAt(index - 1));
};

const splitFix = (edits: readonly Edit[], end: string): Fix => ({
  title: FIX_TITLES.breakTheLineThere,
  kind: "repair",
  edits: edits.map(({ from, to }) => ({ from, to, insert: end })),
});

const deleteFix = (edits: readonly Edit[]): Fix => ({
  title: FIX_TITLES.removeTheCharacter,
  kind: "suggest",
  edits,
});

/** Whether Google drops a VT or FF at this position like a space: around a name or a value. */
const isEdge = ({ content, key, value }: LineView, at: number): boolean => {
  if (at < content.from || at >= content.to) return true;
  return key !== null && value !== null && at >= key.to && at < value.from;
};

const edgeFinding = (part: UsedPart, edits: readonly Edit[]): Finding<"edge"> | null => {
  const [first] = edits;
  if (first === undefined || !isKnownText(part.text)) return null;
  return {
    from: first.from,
    to: first.to,
    message: "edge",
    severity: "warning",
    data: { code: codeOf(part.text.charAt(first.from - part.from)) },
    fixes: [{ ...deleteFix(edits), kind: "repair" }],
  };
};

export const exoticLineSeparator: Check = defineCheck({
  id: "exotic-line-separator",
  category: "file",
  severity: "error",
  summary: "Avoid line separators other than LF and CR",
  explanation:
    "Text from a word processor or a database can contain other characters that end a line: Unicode's line and paragraph separators (U+2028, U+2029), NEL (U+0085), the vertical tab and the form feed. crawler-commons, Protego and Python end the line there; Google, robots-parser and Wget do not, so the file means different things to them. At the edge of a name or a value, Google treats a vertical tab or form feed as a space, but RFC 9309 does not; that is a warning.",
  sources: [rfc9309("2.2"), crawlerCommons, protego],
  examples: {
    bad: [
      "User-agent: *\u2028Disallow: /cart/\nDisallow: /drafts/\n",
      "User-agent: *\nDisallow: /cart/\u0085Disallow: /drafts/\n",
      "User-agent: *\nDisallow: /cart/\vDisallow: /drafts/\n",
      "User-agent: *\nDisallow: /ca\u2028rt/\n",
      "User-agent: *\nDisallow: /cart/\u2028\n",
      "User-agent: *\nDisallow: /cart/\f\n",
    ],
    good: ["User-agent: *\nDisallow: /cart/\n", "# a\u2028b\nUser-agent: *\nDisallow: /cart/\n"],
  },
  messages: {
    edge: "Crawlers read this line differently, because it contains a hidden character ({code}): Google ignores it, readers that follow RFC 9309 skip the line, Scrapy and Python end it there. Remove it.",
    between:
      "Crawlers read these two directives differently, because a hidden character ({code}) is between them: Scrapy and Python end the line there, Google reads all of it as one value. Break the line.",
    within:
      "Crawlers read this line differently, because it contains a hidden character ({code}): Scrapy and Python end the line there, Google and others read on. Remove it.",
  },
  stage: "characters",
  inFile: true,
  checkLine(line, { document }): Finding<"between" | "within" | "edge"> | null {
    const part = readPart(line, document, "separators");
    if (part === null) return null;
    const edits: Edit[] = [];
    const trimmed: Edit[] = [];
    const pieces: string[] = [];
    let last = 0;
    for (const { index, 0: run } of part.text.matchAll(SEPARATORS)) {
      const at = part.from + index;
      if (!isSeparator(part, index, document)) continue;
      const edit = { from: at, to: at + run.length, insert: "" };
      if (/^[\v\f]+$/.test(run) && isEdge(line, at)) {
        trimmed.push(edit);
        continue;
      }
      edits.push(edit);
      pieces.push(part.text.slice(last, index));
      last = index + run.length;
    }
    const [first] = edits;
    if (first === undefined) return edgeFinding(part, trimmed);
    pieces.push(part.text.slice(last));
    const parts = pieces.filter((piece) => piece.trim() !== "");
    if (!parts.some(isKnownText)) return null;
    const isBetween = parts.length > 1 && parts.every(isKnownText);
    const known = parseLine(parts.find(isKnownText) ?? "").field;
    return {
      from: first.from,
      to: first.to,
      message: isBetween ? "between" : "within",
      data: { code: codeOf(document.source.charAt(first.from)) },
      ...(known === null ? {} : { intended: known }),
      fixes: [isBetween ? splitFix(edits, lineEndOf(document)) : deleteFix(edits)],
    };
  },
});
