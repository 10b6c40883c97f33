import type { RobotsDocument } from "../../syntax/document.ts";
import { decodeByteText } from "../../text/utf8.ts";
import { type CheckOfParts, definePart, disallow, type Finding, joinParts } from "../check.ts";
import type { LineContext, LineView } from "../context.ts";
import type { Edit } from "../diagnostic.ts";
import { hasLongList } from "../facts/agents.ts";
import {
  codeOf,
  controlsPart,
  isKnownText,
  isUnreadAt,
  nonAsciiPart,
  type UsedPart,
} from "../facts/lines.ts";
import { rulesBelow } from "../facts/skipped-line.ts";
import { characterFinding, partOnCharacters, replaceMatches } from "../fixes/character-finding.ts";
import { lineEndOf } from "../fixes/line-edits.ts";
import { BROKEN_BY, FIX_TITLES } from "../messages.ts";
import { lookAlike } from "./hidden-character/look-alike.ts";

/** Characters that end a line for some readers. */
const BREAK = /[\v\f\u0085\u2028\u2029]/;

/** What takes their place: a line end if they divide directives and nothing else. */
const gapIn = ({ text }: UsedPart, document: RobotsDocument): string => {
  const pieces = text.split(BREAK).filter((piece) => piece.trim() !== "");
  return pieces.length > 1 && pieces.every(isKnownText) ? lineEndOf(document) : "";
};

/** Zero-width spaces and joiners, the soft hyphen, marks of writing direction, and line separators. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069]/gu;

/**
 * Joiners are part of the spelling in Persian and Indic scripts; a soft hyphen after a letter such
 * as `è` is the last byte of a character read in the wrong encoding.
 */
const belongsToLetter = (text: string, index: number): boolean => {
  if (text.charCodeAt(index - 1) <= 0x7f || index === 0) return false;
  if (text.charAt(index) === "\u00ad") return text.charCodeAt(index - 1) <= 0xff;
  return /[\u200c\u200d]/.test(text.charAt(index)) && text.charCodeAt(index + 1) > 0x7f;
};

const zeroWidth = partOnCharacters(
  ["zero-width-character"],
  FIX_TITLES.removeCharacter,
  () => "invisible",
  (part, line, document) => {
    const gap = gapIn(part, document);
    return replaceMatches(part, INVISIBLE, (at, found) => {
      if (belongsToLetter(part.text, at) || isUnreadAt(line, part.from + at)) return null;
      return BREAK.test(found) ? gap : "";
    });
  },
);

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

const space = partOnCharacters(
  ["non-breaking-space"],
  FIX_TITLES.plainSpaces,
  kindOfSpace,
  (part, line) =>
    replaceMatches(part, SPACES, (at, { length }) => {
      const from = part.from + at;
      return isHarmless(line, from, from + length) ? null : standIn(part, at, at + length);
    }),
);

/** Control characters except the tab, also those that end lines for some readers. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;
/** Those below U+0080: in files read as single bytes, the others are parts of characters. */
const LOW = /(?![\t\n\r])(?=[\0-\x7f])\p{Cc}/gu;
const HIGH = /[\u0080-\u00ff]+/g;
const UNSEEN = /[\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;

/** Fixes of UTF-8 characters that were read byte by byte, including their control characters. */
const misread = (part: UsedPart): readonly Edit[] =>
  replaceMatches(part, HIGH, (_, run) => {
    const read = decodeByteText(run);
    const isMisread = /[\u0080-\u009f]/.test(run) && !/[\ufffd\u0080-\u009f]/.test(read);
    return isMisread ? read.replace(UNSEEN, "") : null;
  });

const control = definePart({
  aliases: ["control-character", "exotic-line-separator"],
  messages: BROKEN_BY,
  checkLine(line, context): Finding<keyof typeof BROKEN_BY> | null {
    const { document } = context;
    const part = controlsPart(line, document);
    if (part === null) return null;
    const isUtf8 = document.encoding === "utf-8";
    const gap = gapIn(part, document);
    const all = replaceMatches(part, isUtf8 ? CONTROLS : LOW, (_, found) =>
      BREAK.test(found) ? gap : "",
    );
    const letters = isUtf8 ? misread(part) : [];
    const read = new Set(
      letters.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
    );
    const edits = [...letters, ...all.filter(({ from }) => !read.has(from))].sort(
      (a, b) => a.from - b.from,
    );
    const [first] = edits;
    if (first === undefined || all[0] === undefined) return null;
    const code = codeOf(document.source.charAt(all[0].from));
    const isMisread = letters.includes(first);
    const title = isMisread ? FIX_TITLES.readAsUtf8 : FIX_TITLES.removeCharacter;
    const kindOf = () => (isMisread ? "misread" : "control");
    const finding = characterFinding(line, part, edits, title, kindOf, code);
    if (!isMisread || finding?.message !== "agent") return finding;
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
    "User-agent: *\nDisallow:\n\uFEFFDisallow: /cart/\n",
    "ï»¿User-agent: *\nDisallow: /cart/\n",
  ],
  good: ["User-agent: *\nDisallow: /cart/ # \uFEFF\n"],
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
  summary: "Avoid characters that nobody sees, or that only look like plain ones",
  explanation:
    "Text copied from a web page, a chat or a word processor can contain characters that nobody sees. In a field's name they make the name unknown, and most readers skip the line; in a value they make a rule that matches no real URL.\n\nZero-width spaces, soft hyphens and marks of writing direction are kept by every reader tried. Google, crawler-commons and Wget keep non-breaking spaces, too; Protego, robots-parser and Python trim them. Unicode's line separators (U+2028, U+2029), NEL, the vertical tab and the form feed end the line for crawler-commons, Protego and Python, and for nobody else. At a NUL, Google ends the line. Many other control characters come from letters read in the wrong encoding.\n\nJoiners between letters of Persian or an Indian script are not reported.\n\nSome characters only look like the plain ones that names are written with: dashes and curly quotes from a word processor, full-width colons and letters from an East Asian keyboard, letters of other alphabets such as the Cyrillic `А`, the Greek `Ο` or the Turkish `ı`.\n\nNo reader knows a field `User–agent` with a dash, so the line is skipped and the rules below it join the group above. A crawler's name with such a character is no crawler's name, and a path in curly quotes matches nothing.",
  sources: ["rfc9309#2.2", "crawlerCommons", "protego", "googleLibrary", "confusables"],
  bad: [
    "User-agent: *\u2028Disallow: /cart/\nDisallow: /drafts/\n",
    ...disallow("/ca\u2028rt/", "/cart/\f", "/cart/\u200E", "/ca\0rt/", "/\u00e5\u008a\u00a0/"),
    "User-agent: *\nDisallow: /cart/\nSitemap:\u00A0https://shop.example/map.xml\n",
    "User-agent：*\nDisallow：/cart/\n",
    ...disallow("/*.pdf＄", "/cart/ ＃ no carts", "“/cart/”"),
    "User-agent: GPTBot\nDisallow: /drafts/\n\nUser–agent: *\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /\n\u0410llow: /help/\n",
    "User-agent: G\u043e\u043eglebot\nDisallow: /cart/\n",
  ],
  good: disallow(
    "/\u0645\u06CC\u200C\u0634\u0648\u062F/",
    "/a\u00A0b/",
    "/分类：猫/",
    "/on-“love” #\u2028",
  ),
  stage: "characters",
  inFile: true,
  parts: { zeroWidth, space, control, mark, lookAlike },
});
