import { definePart, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import { nonAsciiPart, placeOf, type UsedPart } from "../../facts/characters.ts";
import { characterFinding, replaceMatches } from "../../fixes/character-finding.ts";

const QUOTES = /[“”„‟‘’‚‛«»″′]/;
const TYPOGRAPHIC = /[‐‑‒–—―−“”„‟‘’‚‛«»″′]/g;

const plain = (character: string): string => {
  if (!QUOTES.test(character)) return "-";
  return /[“”„‟«»″]/.test(character) ? '"' : "'";
};

/**
 * Where typographic punctuation does harm: in the field name, in an agent, and around a path or
 * URL. A path may well contain some, and end in one: pages are named after quotations.
 */
const breaksLine = (line: LineView, { text, from }: UsedPart, at: number): boolean => {
  const isName = line.value === null || from + at < line.value.from;
  if (isName || line.field === "user-agent") return true;
  // The line as a whole may be quoted, or only the value.
  const isQuoted = [line.text, line.valueText].some((quoted) => QUOTES.test(quoted.charAt(0)));
  if (!isQuoted || !QUOTES.test(text.charAt(at))) return false;
  return from + at === line.value.from || from + at === line.value.to - 1;
};

/** Quotation marks around a word are removed; an apostrophe or dash inside one becomes ASCII. */
const standIn = ({ text }: UsedPart, at: number): string => {
  const mark = text.charAt(at);
  const isInside = /\w/.test(text.charAt(at - 1)) && /\w/.test(text.charAt(at + 1));
  return QUOTES.test(mark) && !isInside ? "" : plain(mark);
};

export const typographic: Part = definePart({
  severity: "error",
  messages: {
    name: "{who} skip this line: its name contains `{mark}`, a typographic character. Type a plain one.",
    agent:
      "The rules below may miss the crawlers you mean: `{mark}` in the name is a typographic character. Type a plain one.",
    sitemap:
      "Crawlers do not find this sitemap: they read `{mark}`, a typographic quotation mark, as part of its address. Remove the quotation marks.",
    value:
      "This value matches nothing: crawlers read `{mark}`, a typographic quotation mark, as part of it. Remove the quotation marks.",
  },
  checkLine(line, { document }) {
    const part = nonAsciiPart(line, document.source);
    if (part === null) return null;
    const edits = replaceMatches(part, TYPOGRAPHIC, (at) =>
      breaksLine(line, part, at) ? standIn(part, at) : null,
    );
    return characterFinding(part, edits, "Type plain characters", ({ from, to }) => ({
      message: placeOf(line, from),
      data: { mark: document.source.slice(from, to) },
    }));
  },
});
