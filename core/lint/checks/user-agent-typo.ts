import { groupBy } from "../../collections/group-by.ts";
import { memo } from "../../collections/memo.ts";
import { asciiLower } from "../../text/ascii.ts";
import { editDistance } from "../../text/distance.ts";
import type { Crawler } from "../../vocabulary/crawler.ts";
import { crawlers } from "../../vocabulary/crawlers.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { agentSpellings, neverCorrect } from "../../vocabulary/misspellings.ts";
import { type Check, defineCheck } from "../check.ts";
import { agentValue } from "../facts/agent-value.ts";
import { replaceValue } from "../fixes/value-edits.ts";
import { commonCrawlNames, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

const LONGEST = 40;
/** Stems of this length may hold two slips, those of `LEAST` one; shorter names are all near each other. */
const LONG = 8;
const LEAST = 5;

/** What tells names apart: hundreds end in `bot`. */
const stemOf = (name: string): string => name.replace(/(?:bot|spider|crawler)$/, "");

interface KnownName {
  readonly token: string;
  readonly name: string;
  readonly stem: string;
  readonly ending: string;
  /** Which characters the name has: a bit for each. */
  readonly characters: number;
}

const charactersOf = (text: string): number => {
  let characters = 0;
  for (const character of text) characters |= 1 << (character.charCodeAt(0) & 31);
  return characters;
};

const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

const knownName = (token: string): KnownName => {
  const name = asciiLower(token);
  const stem = stemOf(name);
  return { token, name, stem, ending: name.slice(stem.length), characters: charactersOf(name) };
};

const bare = (name: string): string => name.replace(/[-_\s]+/g, "");

interface Names {
  readonly byFirstLetter: ReadonlyMap<string, readonly KnownName[]>;
  readonly withoutFirstLetter: ReadonlyMap<string, string>;
  readonly byBareName: ReadonlyMap<string, string>;
  readonly onRecord: ReadonlyMap<string, string>;
}

/** Made on first use: most files name no unknown crawler. */
const namesOf = memo((table: readonly Crawler[]): Names => {
  const tokens = table.filter(({ retired }) => !retired).map(({ token }) => token);
  return {
    byFirstLetter: groupBy(tokens.map(knownName), ({ name }) => name.charAt(0)),
    withoutFirstLetter: new Map(tokens.map((token) => [asciiLower(token.slice(1)), token])),
    byBareName: new Map(tokens.map((token) => [bare(asciiLower(token)), token])),
    onRecord: new Map(agentSpellings.map(({ seen, meant }) => [seen, meant])),
  };
});

/** How many slips two names may be apart and still be one. */
const limitFor = (a: string, b: string): number =>
  Math.min(a.length, b.length) >= LONG ? 2 : Math.max(a.length, b.length) >= LEAST ? 1 : 0;

/** The known name nearest to an unknown one; null when none is near. */
const nearestCrawler = (name: string): string | null => {
  // SemrushBot-BM is no slip of SemrushBot-BA.
  if (/-[a-z]{1,3}$/.test(name)) return null;
  // People seldom slip at the first letter, other than by leaving it out: Pingbot is not bingbot.
  const { byFirstLetter, withoutFirstLetter } = namesOf(crawlers);
  const beheaded = withoutFirstLetter.get(name);
  if (beheaded !== undefined) return beheaded;
  const own = knownName(name);
  let nearest: string | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (const known of byFirstLetter.get(name.charAt(0)) ?? []) {
    const isAlike = own.ending === known.ending;
    const [a, b] = isAlike ? [own.stem, known.stem] : [own.name, known.name];
    const limit = Math.min(limitFor(a, b), isAlike ? 2 : 1, best - 1);
    // One slip adds or takes two characters at most, so sets that differ by more are further apart.
    if (limit < 1 || bitCount(own.characters ^ known.characters) > 2 * limit) continue;
    const distance = editDistance(a, b, limit);
    if (distance > limit) continue;
    nearest = known.token;
    best = distance;
  }
  return nearest;
};

/** The crawler whose name a value is a misspelling of; null when it is known, or near none. */
const meantBy = (value: string): string | null => {
  const name = asciiLower(value);
  if (name.length > LONGEST || neverCorrect.has(name) || findCrawler(value) !== null) return null;
  const onRecord = namesOf(crawlers).onRecord.get(name);
  if (onRecord !== undefined) return onRecord === "*" ? null : onRecord;
  // Digits tell crawlers apart (MJ12bot), so a name with one is left alone.
  if (name.length < LEAST || !/^[a-z][a-z_ -]*$/.test(name)) return null;
  return namesOf(crawlers).byBareName.get(bare(name)) ?? nearestCrawler(name);
};

export const userAgentTypo: Check = defineCheck({
  id: "user-agent-typo",
  category: "groups",
  severity: "warning",
  summary: "Avoid misspelt names of known crawlers",
  explanation:
    "A group counts for a crawler only when it has the crawler's product token, letter for letter; upper and lower case are the same. `Google-Bot` and `Googelbot` are names that no crawler has, so their rules apply to no crawler, and the crawler that was meant follows `*`.\n\nThe name is compared with those of well-known crawlers. If it is a crawler of its own, leave it as it is.",
  sources: [rfc9309("2.2.1"), commonCrawlNames],
  examples: {
    bad: ["User-agent: Googelbot\nDisallow: /private/\n", "User-agent: ahrefs-bot\nDisallow: /\n"],
    good: ["User-agent: googlebot\nDisallow: /private/\n", "User-agent: MJ12bot\nDisallow: /\n"],
  },
  messages: {
    near: "This group may apply to no crawler: none is known as `{name}`. If you mean `{token}`, write it exactly like that.",
  },
  stage: "agent",
  checkLine(line) {
    const value = agentValue(line);
    if (value === null || line.value === null) return null;
    const token = meantBy(value);
    if (token === null) return null;
    return {
      from: line.value.from,
      to: line.value.to,
      message: "near",
      data: { name: value, token },
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
