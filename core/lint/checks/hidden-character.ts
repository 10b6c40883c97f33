import type { RobotsDocument } from "../../syntax/document.ts";
import { parseLine } from "../../syntax/parse.ts";
import type { Span } from "../../text/span.ts";
import { decodeByteText } from "../../text/utf8.ts";
import { type CheckOfParts, definePart, disallow, type Finding, joinParts } from "../check.ts";
import type { LineContext, LineView } from "../context.ts";
import type { Edit } from "../diagnostic.ts";
import { hasLongList } from "../facts/agents.ts";
import {
  codeOf,
  isKnownText,
  isUnreadAt,
  nonAsciiPart,
  readPart,
  type UsedPart,
} from "../facts/lines.ts";
import { rulesBelow } from "../facts/skipped-line.ts";
import { applyEdits } from "../fixes/apply.ts";
import { characterFinding, replaceMatches } from "../fixes/character-finding.ts";
import { repair, suggest } from "../fixes/fix.ts";
import { lineEndOf } from "../fixes/line-edits.ts";
import { BROKEN_BY, FIX_TITLES } from "../messages.ts";

/** VT, FF, and Unicode's line separators; a run counts as one. */
const SEPARATORS = /[\v\f\u0085\u2028\u2029]+/g;

/** In files read as single bytes, U+0085 is part of a character, or Windows punctuation. */
const isSeparator = ({ text }: UsedPart, index: number, { encoding }: RobotsDocument): boolean => {
  if (text.charAt(index) !== "\u0085") return true;
  return encoding !== "latin1" && !/[\u0080-\u00ff]/.test(text.charAt(index - 1));
};

/** Whether Google drops a VT or FF like a space: around a name or a value. */
const isEdge = ({ content, key, value }: LineView, at: number, run: string): boolean => {
  if (!/^[\v\f]+$/.test(run)) return false;
  if (at < content.from || at >= content.to) return true;
  return key !== null && value !== null && at >= key.to && at < value.from;
};

const separator = definePart({
  aliases: ["exotic-line-separator"],
  messages: {
    between:
      "Google reads these two directives as one, because only a hidden character ({code}) is between them. Break the line.",
    within:
      "Scrapy and Python end this line at a hidden character ({code}); Google and others read on. Remove it.",
  },
  checkLine(line, { document }) {
    const part = readPart(line, document, "separators");
    if (part === null) return null;
    const all = replaceMatches(part, SEPARATORS, (at) =>
      isSeparator(part, at, document) ? "" : null,
    );
    const runOf = ({ from, to }: Span): string => document.source.slice(from, to);
    const inner = all.filter((edit) => !isEdge(line, edit.from, runOf(edit)));
    const edits = inner.length > 0 ? inner : all;
    const [first] = edits;
    if (first === undefined) return null;
    const end = part.from + part.text.length;
    const pieces = [{ to: part.from }, ...inner]
      .map(({ to: from }, index) => runOf({ from, to: inner[index]?.from ?? end }))
      .filter((piece) => piece.trim() !== "");
    const known = pieces.find(isKnownText);
    if (known === undefined) return null;
    const isBetween = pieces.length > 1 && pieces.every(isKnownText);
    const { field } = parseLine(known);
    const ends = edits.map((edit) => ({ ...edit, insert: lineEndOf(document) }));
    const fix = isBetween
      ? repair("Break the line there", ends)
      : suggest(FIX_TITLES.removeCharacter, edits);
    return {
      from: first.from,
      to: first.to,
      message: isBetween ? "between" : "within",
      ...(inner.length > 0 ? {} : { severity: "warning" }),
      data: { code: codeOf(runOf(first)) },
      ...(field === null || inner.length === 0 ? {} : { intended: field }),
      fixes: [fix],
    };
  },
});

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

const zeroWidth = definePart({
  aliases: ["zero-width-character"],
  messages: BROKEN_BY,
  checkLine(line, { document }) {
    const part = nonAsciiPart(line, document.source);
    if (part === null) return null;
    const edits = replaceMatches(part, INVISIBLE, (at) =>
      belongsToLetter(part.text, at) || isUnreadAt(line, part.from + at) ? null : "",
    );
    return characterFinding(line, part, edits, FIX_TITLES.removeCharacter, () => "invisible");
  },
});

/** Includes the letter that precedes a space read in the wrong encoding. */
const SPACES =
  /(?:Â(?=\u00a0))?[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+(?:[ \t]+[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+)*/g;

/** What such a space is called. */
const kindOfSpace = (run: string): "fullWidthSpace" | "fixedSpace" | "space" => {
  if (run.endsWith("\u3000")) return "fullWidthSpace";
  return /[\u00a0\u202f]$/.test(run) ? "fixedSpace" : "space";
};

/**
 * The replacement of a run of spaces: nothing at the edges, the hyphen in `User agent`, else a
 * space.
 */
const standIn = ({ text }: UsedPart, at: number, to: number): string => {
  const before = text.slice(0, at).trim();
  if (before === "") return "";
  return /^(?:user|crawl)$/i.test(before) && /^(?:agent|delay)/i.test(text.slice(to)) ? "-" : " ";
};

/**
 * Inside a path such a space can be intended; at its edges and everywhere else it is a typo. In a
 * value that no crawler reads it is harmless.
 */
const isHarmless = (line: LineView, from: number, to: number): boolean => {
  if (line.value === null || line.field === "user-agent" || line.missingColon) return false;
  if (isUnreadAt(line, from)) return true;
  return from > line.value.from && to < line.value.to;
};

const space = definePart({
  aliases: ["non-breaking-space"],
  messages: BROKEN_BY,
  checkLine(line, { document }) {
    const part = nonAsciiPart(line, document.source);
    if (part === null) return null;
    const edits = replaceMatches(part, SPACES, (at, { length }) => {
      const from = part.from + at;
      return isHarmless(line, from, from + length) ? null : standIn(part, at, at + length);
    });
    return characterFinding(line, part, edits, "Put plain spaces there", kindOfSpace);
  },
});

/** Control characters except the tab and those that end lines for some readers. */
const CONTROLS = /(?![\t\n\v\f\r\u0085])\p{Cc}+/gu;
/** Those below U+0080: in files read as single bytes, the others are parts of characters. */
const LOW = /(?![\t\n\v\f\r])(?=[\0-\x7f])\p{Cc}+/gu;
const HIGH = /[\u0080-\u00ff]+/g;
const UNSEEN = /[\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;

/** Fixes of UTF-8 characters that were read byte by byte, including their control characters. */
const misread = (part: UsedPart): readonly Edit[] =>
  replaceMatches(part, HIGH, (_, run) => {
    const read = decodeByteText(run);
    const isMisread = /[\u0080-\u009f]/.test(run) && !/[\ufffd\u0080-\u009f]/.test(read);
    return isMisread ? read.replace(UNSEEN, "") : null;
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

const control = definePart({
  aliases: ["control-character"],
  messages: {
    ...BROKEN_BY,
    nul: "Crawlers read this line differently: Google ends it at an invisible NUL character, others do not. Remove it.",
  },
  checkLine(line, context): Finding<keyof typeof BROKEN_BY | "nul"> | null {
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
    const isMisread = letters.includes(first);
    const title = isMisread ? "Read it as UTF-8" : FIX_TITLES.removeCharacter;
    const kindOf = () => (isMisread ? "misread" : "control");
    const finding = characterFinding(line, part, edits, title, kindOf, code);
    if (finding === null) return null;
    if (code === "U+0000" && !isMisread) return { ...finding, message: "nul" };
    if (!isMisread || finding.message !== "agent") return finding;
    // Letters may have been broken more than once. Long lists are copied, and nobody misses a name.
    const rest = hasLongList(context) ? ({ severity: "hint", quiet: "not-needed" } as const) : {};
    return { ...finding, ...rest, fixes: [] };
  },
});

/** Byte order marks, also those whose bytes were read in another encoding. */
const MARKS = /\ufeff|ï»¿/g;

/** The only valid mark: at the very start, as a character or as its three bytes. */
const isValidMark = (from: number, mark: string, { encoding }: RobotsDocument): boolean =>
  from === 0 && (mark.length === 1 || encoding === "latin1");

/** Whether a user-agent line has no rules, and is in no list that has: it blocks nothing anyway. */
const isWithoutRules = (context: LineContext, line: LineView): boolean =>
  rulesBelow(context, line).count === 0 &&
  context.lines.slice(line.number).find(({ kind }) => kind === "directive")?.field !== "user-agent";

/** Whether the rules below a user-agent line that no crawler reads as one are no crawler's. */
const areLost = ({ google, rfc9309: standard }: LineContext, { number }: LineView): boolean => {
  const first = google.orphanLines.find((line) => line > number);
  return first !== undefined && standard.orphanLines.includes(first);
};

const mark = definePart({
  aliases: ["bom-inside-file"],
  explanation:
    "Some editors put an invisible mark (U+FEFF) at the start of a file. When files are joined, it ends up in the middle. There it becomes part of a field's name, so Google and nearly all other readers skip the line; if that is a user-agent line, the rules below it join the group above.\n\nRead in the wrong encoding, the mark shows as `ï»¿` and does the same harm.",
  sources: ["googleLibrary", "rfc9309#2.2"],
  bad: [
    "User-agent: *\nDisallow:\nï»¿Sitemap: https://shop.example/map.xml\n",
    "User-agent: *\nDisallow:\n\uFEFFDisallow: /cart/\n",
    "User-agent: GPTBot\nDisallow: /drafts/\n\n\uFEFFUser-agent: *\nDisallow: /cart/\n",
    "ï»¿User-agent: *\nDisallow: /cart/\n",
  ],
  good: [
    "User-agent: GPTBot\nDisallow: /drafts/\n\nUser-agent: *\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/ # \uFEFF\n",
  ],
  messages: {
    ...BROKEN_BY,
    headless: {
      one: "No crawler follows the rule below, because a byte order mark (`{mark}`) stands before `User-agent`. Delete it.",
      other:
        "No crawler follows the {count} rules below, because a byte order mark (`{mark}`) stands before `User-agent`. Delete it.",
    },
  },
  checkLine(line, context): Finding<keyof typeof BROKEN_BY | "headless"> | null {
    const { document } = context;
    const part = nonAsciiPart(line, document.source);
    if (part === null) return null;
    const edits = replaceMatches(part, MARKS, (at, mark) =>
      isValidMark(part.from + at, mark, document) || isUnreadAt(line, part.from + at) ? null : "",
    );
    const finding = characterFinding(line, part, edits, FIX_TITLES.removeMark, (text) =>
      text.length > 1 ? "misreadMark" : "mark",
    );
    if (finding?.intended !== "user-agent" || line.field === "user-agent") return finding;
    if (isWithoutRules(context, line)) return { ...finding, severity: "warning" };
    const { count } = rulesBelow(context, line);
    if (count === 0 || !areLost(context, line)) return finding;
    const text = document.source.slice(finding.from, finding.to);
    const data = { count, mark: text.length > 1 ? text : codeOf(text) };
    return { ...finding, message: "headless", data };
  },
});

export const hiddenCharacter: CheckOfParts = joinParts({
  id: "hidden-character",
  category: "file",
  severity: "error",
  summary: "Avoid characters that nobody sees in directives",
  explanation:
    "Text copied from a web page, a chat or a word processor can contain characters that nobody sees. In a field's name they make the name unknown, and most readers skip the line; in a value they make a rule that matches no real URL.\n\nZero-width spaces, soft hyphens and marks of writing direction are kept by every reader tried. Google, crawler-commons and Wget keep non-breaking spaces, too; Protego, robots-parser and Python trim them. Unicode's line separators (U+2028, U+2029), NEL, the vertical tab and the form feed end the line for crawler-commons, Protego and Python, and for nobody else. At a NUL, Google ends the line. Many other control characters come from letters read in the wrong encoding.\n\nJoiners between letters of Persian or an Indian script are not reported.",
  sources: ["rfc9309#2.2", "crawlerCommons", "protego", "googleLibrary"],
  bad: [
    "User-agent: *\u2028Disallow: /cart/\nDisallow: /drafts/\n",
    ...disallow("/cart/\u0085Disallow: /drafts/", "/ca\u2028rt/", "/cart/\u2028", "/cart/\f"),
    "User-agent: *\n\u200BDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/\u200E\n",
    "User-agent: Bingbot\u200B\nDisallow: /cart/\n",
    "User-agent: *\nDisallow:\u00A0/cart/\n",
    "User-agent: *\n\u00A0\u00A0Disallow: /cart/\n",
    "User-agent:\u00A0*\nDisallow: /cart/\n",
    ...disallow("/ca\0rt/", "/cart/\x7f"),
    "User-agent: *\nDisa\x08llow: /cart/\n",
    "User-agent: *\nDisallow: /\u00e5\u008a\u00a0/\n",
    "User-agent: \u00c3\u0082bot\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/\nSitemap:\u00A0https://shop.example/map.xml\n",
  ],
  good: [
    "# a\u2028b\nUser-agent: *\nDisallow: /cart/\n",
    ...disallow(
      "/\u0645\u06CC\u200C\u0634\u0648\u062F/",
      "/cart/",
      "/cart/ #\u00A0comment",
      "/a\u00A0b/",
    ),
    "User-agent: *\nDisallow:\t/cart/\n",
    "# \x07\nUser-agent: *\nDisallow: /cart/\n",
  ],
  stage: "characters",
  inFile: true,
  parts: { separator, zeroWidth, space, control, mark },
});
