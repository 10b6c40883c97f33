import { groupBy } from "../collections/group-by.ts";
import { memo } from "../collections/memo.ts";
import { asciiLower } from "../text/ascii.ts";
import { editDistance } from "../text/distance.ts";
import type { Crawler } from "./crawler.ts";
import { crawlers } from "./crawlers.ts";
import { findCrawler } from "./find-crawler.ts";
import { agentSpellings, neverCorrect } from "./misspellings.ts";

const LONGEST = 40;
/**
 * Stems of this length may have two typos, those of `LEAST` one; shorter names are all similar to
 * each other.
 */
const LONG = 8;
const LEAST = 5;
const MOST = 2;

/** The distinctive part of a name: hundreds end in `bot`. */
const stemOf = (name: string): string => name.replace(/(?:bot|spider|crawler)$/, "");

interface KnownName {
  readonly token: string;
  readonly name: string;
  readonly stem: string;
  readonly ending: string;
  /** The set of a name's characters, one bit each. */
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

/** Created on first use: most files name no unknown crawler. */
const namesOf = memo((table: readonly Crawler[]): Names => {
  const tokens = table.filter(({ retired }) => !retired).map(({ token }) => token);
  return {
    byFirstLetter: groupBy(tokens.map(knownName), ({ name }) => name.charAt(0)),
    withoutFirstLetter: new Map(tokens.map((token) => [asciiLower(token.slice(1)), token])),
    byBareName: new Map(tokens.map((token) => [bare(asciiLower(token)), token])),
    onRecord: new Map(agentSpellings.map(({ seen, intended }) => [seen, intended])),
  };
});

/** How many typos two names may differ by. */
const limitFor = (a: string, b: string): number =>
  Math.min(a.length, b.length) >= LONG ? MOST : Math.max(a.length, b.length) >= LEAST ? 1 : 0;

/** The known name nearest to an unknown one; null if none is near. */
const nearestCrawler = (name: string): string | null => {
  // SemrushBot-BM is not a typo of SemrushBot-BA.
  if (/-[a-z]{1,3}$/.test(name)) return null;
  // People seldom mistype the first letter, except by leaving it out: Pingbot is not bingbot.
  const { byFirstLetter, withoutFirstLetter } = namesOf(crawlers);
  const beheaded = withoutFirstLetter.get(name);
  if (beheaded !== undefined) return beheaded;
  const own = knownName(name);
  let nearest: string | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (const known of byFirstLetter.get(name.charAt(0)) ?? []) {
    // One edit adds or removes at most two characters, so sets that differ by more are further
    // apart.
    const edits = bitCount(own.characters ^ known.characters) / 2;
    if (edits > MOST) continue;
    const isAlike = own.ending === known.ending;
    const [a, b] = isAlike ? [own.stem, known.stem] : [own.name, known.name];
    const limit = Math.min(limitFor(a, b), isAlike ? MOST : 1, best - 1);
    if (limit < 1 || edits > limit) continue;
    const distance = editDistance(a, b, limit);
    if (distance > limit) continue;
    nearest = known.token;
    best = distance;
  }
  return nearest;
};

/**
 * The product token of the crawler whose misspelt name a value is: a recorded misspelling
 * (`misspellings.ts`), a name that differs only in spaces and hyphens, or one with one or two
 * typos.
 *
 * @param value a name in any case; null is returned for one that is known, near none, or a common
 * word.
 */
export const intendedCrawler = (value: string): string | null => {
  const name = asciiLower(value);
  if (name.length > LONGEST || neverCorrect.has(name) || findCrawler(value) !== null) return null;
  const onRecord = namesOf(crawlers).onRecord.get(name);
  if (onRecord !== undefined) return onRecord === "*" ? null : onRecord;
  // Digits distinguish crawlers (MJ12bot), so names with digits are left alone.
  if (name.length < LEAST || !/^[a-z][a-z_ -]*$/.test(name)) return null;
  return namesOf(crawlers).byBareName.get(bare(name)) ?? nearestCrawler(name);
};

/**
 * The product token that a name may have been meant for: `intendedCrawler`, or else the one at a
 * distance of a single edit, in any letter. Ask the user, do not assume it.
 *
 * @param value a name in any case; null is returned for one that is known, or near none.
 */
export const similarCrawler = (value: string): string | null => {
  const name = asciiLower(value);
  if (name.length < LEAST || name.length > LONGEST || findCrawler(value) !== null) return null;
  const intended = intendedCrawler(value);
  if (intended !== null) return intended;
  const near = crawlers.find(
    ({ token, retired }) => !retired && editDistance(name, asciiLower(token), 1) <= 1,
  );
  return near?.token ?? null;
};

/**
 * The known crawler whose name begins with a text, whatever its case, the more common one first: for
 * a name that is typed in part. Null for an empty text, a whole name, or one that begins none.
 */
export const crawlerBeginningWith = (value: string): string | null => {
  const name = asciiLower(value.trim());
  if (name === "" || findCrawler(name) !== null) return null;
  const begun = crawlers.find(
    ({ token, retired }) => !retired && asciiLower(token).startsWith(name),
  );
  return begun?.token ?? null;
};
