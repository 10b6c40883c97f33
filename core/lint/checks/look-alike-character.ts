import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type CheckOfParts, definePart, disallow, joinParts } from "../check.ts";
import type { LineView } from "../context.ts";
import type { Edit } from "../diagnostic.ts";
import { agentValue } from "../facts/agents.ts";
import { nonAsciiPart, type UsedPart } from "../facts/lines.ts";
import { characterFinding, replaceMatches } from "../fixes/character-finding.ts";
import { BROKEN_BY } from "../messages.ts";

/** A name, followed by a full-width colon or similar before any ASCII colon. */
const COLON = /^([\s\ufeff]*[A-Za-z][A-Za-z _-]{0,30})([：﹕∶])/;
/** A value that begins with full-width punctuation: no URL path does. */
const LEAD = /^([^:：﹕∶]*[:：﹕∶][\s]*)([／＊＄？]+)/;
/** Intended as the start of a comment. */
const HASH = /(?<=^|\s)＃/;

/** The start of the full-width punctuation at the end of a value, if it means `$` or `*`. */
const tailOf = (text: string): { readonly at: number; readonly wide: string } => {
  const used = text.trimEnd();
  let at = used.length;
  while (at > 0 && "＊＄".includes(used.charAt(at - 1))) at--;
  return { at, wide: used.slice(at) };
};

/** The ASCII character of a full-width one. */
const narrow = (text: string): string =>
  text
    .replace(/[﹕∶]/g, ":")
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

const wide = definePart({
  aliases: ["full-width-punctuation"],
  messages: BROKEN_BY,
  checkLine(line, { document }) {
    const part = nonAsciiPart(line, document.source);
    if (part === null) return null;
    const { text } = part;
    const edits: Edit[] = [];
    const widen = (at: number, wide: string): void => {
      const from = part.from + at;
      edits.push({ from, to: from + wide.length, insert: narrow(wide) });
    };
    const colon = COLON.exec(text);
    if (colon?.[1] !== undefined) widen(colon[1].length, colon[2] ?? "：");
    const lead = LEAD.exec(text);
    if (lead?.[1] !== undefined && lead[2] !== undefined) widen(lead[1].length, lead[2]);
    const hash = HASH.exec(text);
    const tail = tailOf(text.slice(0, hash?.index));
    if (tail.wide !== "" && tail.at >= (lead?.[0].length ?? 0)) widen(tail.at, tail.wide);
    if (hash !== null && hash.index > 0) widen(hash.index, hash[0]);
    return characterFinding(line, part, edits, "Write plain punctuation", () => "fullWidth");
  },
});

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

const typographic = definePart({
  aliases: ["smart-punctuation"],
  messages: BROKEN_BY,
  checkLine(line, { document }) {
    const part = nonAsciiPart(line, document.source);
    if (part === null) return null;
    const edits = replaceMatches(part, TYPOGRAPHIC, (at) =>
      breaksLine(line, part, at) ? standIn(part, at) : null,
    );
    return characterFinding(line, part, edits, "Type plain characters", () => "typographic");
  },
});

/** Letters of other scripts, each with the Latin letter it looks like. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  // Cyrillic
  (
    "аa еe оo рp сc уy хx іi ѕs јj ԁd ԛq ԝw һh ӏl кk тt мm нh АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЅS ЈJ " +
    // Greek
    "οo αa ρp νv ιi υu κk τt εe ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX " +
    // Latin beyond ASCII
    "ıi İI ɑa ɡg ſs"
  )
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);

/**
 * The Latin letter that a character looks like; null for others. Full-width letters are in ASCII
 * order.
 */
const latin = (character: string): string | null => {
  const code = character.charCodeAt(0) - 0xfee0;
  const isWide = (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  return isWide ? String.fromCharCode(code) : (LOOK_ALIKES.get(character) ?? null);
};

/**
 * Replacements of the look-alikes in a range of a part; null if it has other non-ASCII characters.
 */
const replacements = (part: UsedPart, from: number, to: number): readonly Edit[] | null => {
  const edits: Edit[] = [];
  for (let at = Math.max(0, from); at < Math.min(to, part.text.length); at++) {
    const character = part.text.charAt(at);
    if (character <= "\x7f") continue;
    const insert = latin(character);
    if (insert === null) return null;
    edits.push({ from: part.from + at, to: part.from + at + 1, insert });
  }
  return edits;
};

const isKnownAgent = (line: LineView, edits: readonly Edit[]): boolean => {
  const value = agentValue(line);
  if (value === null || line.value === null) return false;
  const letters = [...value];
  for (const { from, insert } of edits) letters[from - line.value.from] = insert;
  return findCrawler(letters.join("")) !== null;
};

const letter = definePart({
  aliases: ["homoglyph-in-field"],
  messages: BROKEN_BY,
  checkLine(line, { document }) {
    const part = nonAsciiPart(line, document.source);
    if (part === null) return null;
    const end = (line.value?.from ?? line.content.to) - part.from;
    const inName = replacements(part, 0, end) ?? [];
    const inAgent = line.field === "user-agent" ? (replacements(part, end, Infinity) ?? []) : [];
    const agent = isKnownAgent(line, inAgent) ? inAgent : [];
    const edits = inName.length > 0 ? inName : agent;
    return characterFinding(line, part, edits, "Type Latin letters", () => "lookAlike");
  },
});

export const lookAlikeCharacter: CheckOfParts = joinParts({
  id: "look-alike-character",
  category: "file",
  severity: "error",
  summary: "Avoid characters that only look like plain ones in names",
  explanation:
    "Some characters only look like the plain ones that names are written with: dashes and curly quotes from a word processor, full-width colons and letters from an East Asian keyboard, letters of other alphabets such as the Cyrillic `А`, the Greek `Ο` or the Turkish `ı`.\n\nNo reader knows a field `User–agent` with a dash, so the line is skipped and the rules below it join the group above. A crawler's name with such a character is no crawler's name, and a path in curly quotes matches nothing.",
  sources: ["googleLibrary", "rfc9309#2.2", "confusables"],
  bad: [
    "User-agent: *\nDisallow：/cart/\n",
    "User-agent：*\nDisallow：/cart/\n",
    "User-agent: *\nDisallow∶ /cart/\n",
    "User-agent: ＊\nDisallow: ／cart/\n",
    ...disallow("/*.pdf＄", "/cart/ ＃ no carts"),
    "User-agent: GPTBot\nDisallow: /drafts/\n\nUser–agent: *\nDisallow: /cart/\n",
    "User-agent: “Bingbot”\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: “/cart/”\n",
    "User-agent: *\nDisallow: /cart/\nSitemap: “https://shop.example/map.xml”\n",
    "User-agent: *\n“Disallow: /cart/”\n",
    "User-agent: *\nDisallow: /\n\u0410llow: /help/\n",
    "User-agent: *\nD\u0131sallow: /cart/\n",
    "User-agent: G\u043e\u043eglebot\nDisallow: /cart/\n",
    "\uff35ser-agent: *\nDisallow: /cart/\n",
  ],
  good: [
    ...disallow("/cart/", "/分类：猫/"),
    "# 注意：这里\nUser-agent: *\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/ # “quoted” – in a comment\n",
    "User-agent: *\nDisallow: /caf’s/\nDisallow: /on-“love”\n",
    "User-agent: *\nAllow: /help/\nDisallow: /\u0430\u0440\u0445\u0438\u0432/\n",
    "# \u0410llow\nUser-agent: \u042f\u043d\u0434\u0435\u043a\u0441\nDisallow: /cart/\n",
  ],
  stage: "characters",
  inFile: true,
  parts: { wide, typographic, letter },
});
