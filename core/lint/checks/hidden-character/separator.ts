import type { RobotsDocument } from "../../../syntax/document.ts";
import { parseLine } from "../../../syntax/parse.ts";
import { definePart, type Finding, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import type { Edit, Fix } from "../../diagnostic.ts";
import { codeOf, isKnownText, readPart, type UsedPart } from "../../facts/lines.ts";
import { repair, suggest } from "../../fixes/fix.ts";
import { lineEndOf } from "../../fixes/line-edits.ts";
import { FIX_TITLES } from "../../messages.ts";

/** VT, FF, and Unicode's line separators; a run counts as one. */
const SEPARATORS = /[\v\f\u0085\u2028\u2029]+/g;

/** In files read as single bytes, U+0085 is part of a character, or Windows punctuation. */
const isSeparator = ({ text }: UsedPart, index: number, { encoding }: RobotsDocument): boolean => {
  if (text.charAt(index) !== "\u0085") return true;
  return encoding !== "latin1" && !/[\u0080-\u00ff]/.test(text.charAt(index - 1));
};

const splitFix = (edits: readonly Edit[], end: string): Fix =>
  repair(
    "Break the line there",
    edits.map(({ from, to }) => ({ from, to, insert: end })),
  );

const deleteFix = (edits: readonly Edit[]): Fix => suggest(FIX_TITLES.removeCharacter, edits);

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

export const separator: Part = definePart({
  aliases: ["exotic-line-separator"],
  messages: {
    edge: "Some crawlers, though not Google, skip this line: it contains a hidden character ({code}). Remove it.",
    between:
      "Google reads these two directives as one, because only a hidden character ({code}) is between them. Break the line.",
    within:
      "Scrapy and Python end this line at a hidden character ({code}); Google and others read on. Remove it.",
  },
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
