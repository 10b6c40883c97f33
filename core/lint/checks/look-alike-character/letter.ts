import { findCrawler } from "../../../vocabulary/find-crawler.ts";
import { definePart, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import type { Edit } from "../../diagnostic.ts";
import { agentValue } from "../../facts/agents.ts";
import { codeOf, nonAsciiPart, type UsedPart } from "../../facts/characters.ts";
import { characterFinding } from "../../fixes/character-finding.ts";

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

export const letter: Part = definePart({
  severity: "error",
  messages: {
    name: "Crawlers skip this line: `{letter}` ({code}) only looks like `{plain}`. Type the letter again.",
    agent:
      "This line names no crawler: `{letter}` ({code}) only looks like `{plain}`. Type the name again.",
  },
  checkLine(line, { document }) {
    const part = nonAsciiPart(line, document.source);
    if (part === null) return null;
    const end = (line.value?.from ?? line.content.to) - part.from;
    const inName = replacements(part, 0, end) ?? [];
    const inAgent = line.field === "user-agent" ? (replacements(part, end, Infinity) ?? []) : [];
    const agent = isKnownAgent(line, inAgent) ? inAgent : [];
    const edits = inName.length > 0 ? inName : agent;
    return characterFinding(part, edits, "Type Latin letters", ({ from, insert }) => {
      const letter = document.source.charAt(from);
      return {
        message: inName.length > 0 ? "name" : "agent",
        data: { letter, code: codeOf(letter), plain: insert },
      };
    });
  },
});
