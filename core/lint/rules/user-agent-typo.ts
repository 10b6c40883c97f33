import { asciiLower } from "../../text/ascii.ts";
import { editDistance } from "../../text/distance.ts";
import { crawlers } from "../../vocabulary/crawlers.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { agentSpellings, neverCorrect } from "../../vocabulary/misspellings.ts";
import { replaceValue } from "../line-edits.ts";
import { defineRule, type LintRule } from "../rule.ts";
import { commonCrawlNames, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

interface KnownName {
  readonly token: string;
  readonly lower: string;
  /** Which letters it has: a bit for each. */
  readonly letters: number;
}

const LONGEST = 40;
/** From this length on two slips are forgiven, below it one. */
const LONG_NAME = 8;
/** Below this length any two names are near each other. */
const SHORT_NAME = 5;

const lettersOf = (text: string): number => {
  let letters = 0;
  for (const character of text) letters |= 1 << (character.charCodeAt(0) & 31);
  return letters;
};

const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

const bare = (name: string): string => name.replace(/[-_\s]+/g, "");

interface Names {
  readonly all: readonly KnownName[];
  readonly byBareName: ReadonlyMap<string, string>;
  readonly onRecord: ReadonlyMap<string, string>;
}

let names: Names | null = null;

/** Made on first use: most files name no unknown crawler. */
const knownNames = (): Names => {
  if (names !== null) return names;
  const tokens = crawlers.filter(({ retired }) => !retired).map(({ token }) => token);
  names = {
    all: tokens.map((token) => {
      const lower = asciiLower(token);
      return { token, lower, letters: lettersOf(lower) };
    }),
    byBareName: new Map(tokens.map((token) => [bare(asciiLower(token)), token])),
    onRecord: new Map(agentSpellings.map(({ seen, meant }) => [seen, meant])),
  };
  return names;
};

/** The known name nearest to an unknown one; null when none is near. */
const nearestCrawler = (name: string): string | null => {
  let nearest: string | null = null;
  let best = name.length >= LONG_NAME ? 2 : 1;
  const letters = lettersOf(name);
  for (const { token, lower, letters: theirs } of knownNames().all) {
    if (lower.length < SHORT_NAME || Math.abs(lower.length - name.length) > best) continue;
    // One slip changes two letters at most, so sets that differ by more are further apart.
    if (bitCount(letters ^ theirs) > 2 * best) continue;
    const distance = editDistance(name, lower, best);
    if (distance > best) continue;
    nearest = token;
    best = distance - 1;
    if (best < 1) break;
  }
  return nearest;
};

/** The crawler whose name a value is a misspelling of; null when it is known, or near none. */
const meantBy = (value: string): string | null => {
  const name = asciiLower(value);
  if (name.length > LONGEST || neverCorrect.has(name) || findCrawler(value) !== null) return null;
  const onRecord = knownNames().onRecord.get(name);
  if (onRecord !== undefined) return onRecord === "*" ? null : onRecord;
  // Digits tell crawlers apart (MJ12bot), so a name with one is left alone.
  if (name.length < SHORT_NAME || !/^[a-z][a-z_ -]*$/.test(name)) return null;
  return knownNames().byBareName.get(bare(name)) ?? nearestCrawler(name);
};

export const userAgentTypo: LintRule = defineRule({
  id: "user-agent-typo",
  category: "groups",
  severity: "warning",
  summary: "Disallow misspelt names of known crawlers",
  explanation:
    "A group counts for a crawler only when it has the crawler's product token, letter for letter; upper and lower case are the same. `Google-Bot` and `Googelbot` are names that no crawler has, so their rules bind nobody, and the crawler that was meant follows `*`.\n\nThe name is compared with those of well-known crawlers. If it is a crawler of its own, leave it as it is.",
  sources: [rfc9309("2.2.1"), commonCrawlNames],
  examples: {
    bad: ["User-agent: Googelbot\nDisallow: /private/\n", "User-agent: ahrefs-bot\nDisallow: /\n"],
    good: ["User-agent: googlebot\nDisallow: /private/\n", "User-agent: MJ12bot\nDisallow: /\n"],
  },
  messages: {
    near: "No known crawler is called `{name}`. If you mean `{token}`, write it that way: crawlers compare the name letter for letter, so this group does not reach it.",
  },
  stage: "agent",
  checkLine(line) {
    if (line.field !== "user-agent" || line.value === null) return null;
    const token = meantBy(line.valueText);
    if (token === null) return null;
    return {
      from: line.value.from,
      to: line.value.to,
      message: "near",
      data: { name: line.valueText, token },
      fixes: [
        {
          title: `Write ${shorten(token)}`,
          kind: "suggest",
          edits: [replaceValue(line, token)],
        },
      ],
    };
  },
});
