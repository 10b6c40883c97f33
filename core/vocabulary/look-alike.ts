import { memo } from "../collections/memo.ts";
import { asciiLower } from "../text/ascii.ts";
import { asciiSkeleton } from "../text/skeleton.ts";
import { codePointOf, disguises, readsAs } from "../text/visible.ts";
import type { Crawler } from "./crawler.ts";
import { crawlers } from "./crawlers.ts";
import { findCrawler } from "./find-crawler.ts";
import { similarCrawler } from "./intended-crawler.ts";

/** What a name passes for. */
export interface Disguise {
  /** The name that it is taken for. */
  readonly seen: string;
  /** The code points that tell the two apart, such as `U+0049`; empty if their order does. */
  readonly codes: readonly string[];
}

/**
 * A name with look-alike ASCII characters replaced by the same one, as in Unicode's confusables
 * (UTS #39). Case matters: only the capital I looks like l.
 */
const shapeOf = (name: string): string =>
  asciiLower(name.replace(/[I1|]/g, "l").replaceAll("0", "o").replaceAll("rn", "m"));

const byShape = memo(
  (table: readonly Crawler[]): ReadonlyMap<string, string> =>
    new Map(table.map(({ token }) => [shapeOf(token), token])),
);

const ASCII = /^[\x20-\x7e]*$/;

/** Whether two names differ only in digits that stand for letters: `Goo9lebot`. */
const hasDigitForLetter = (name: string, token: string): boolean => {
  if (name.length !== token.length) return false;
  const differing = [...asciiLower(name)].flatMap((character, index) => {
    const meant = asciiLower(token).charAt(index);
    return character === meant ? [] : [{ character, meant }];
  });
  return differing.every(({ character, meant }) => /[0-9|]/.test(character) && /[a-z]/.test(meant));
};

/** The known crawler that an unknown name is taken for; null if none. */
const seenCrawler = (name: string): string | null => {
  const skeleton = asciiSkeleton(name);
  const shaped = byShape(crawlers).get(shapeOf(skeleton));
  if (shaped !== undefined) return shaped;
  // Distances count UTF-16 units, and one odd character is one slip.
  const similar = similarCrawler(skeleton.replace(/[\u{10000}-\u{10ffff}]/gu, "\ufffd"));
  // A name in ASCII with a slip is a slip; with a digit for a letter, it is meant to be misread.
  if (similar === null || !ASCII.test(name)) return similar;
  return hasDigitForLetter(name, similar) ? similar : null;
};

/**
 * What a crawler's name passes for without being it: a known crawler (`GoogIebot` with a capital I,
 * letters of another alphabet, letters with marks), or any other name if it has invisible or
 * look-alike characters.
 *
 * @param name a product token in the case in which it is shown; null is returned for one that is
 * known, or that looks like nothing else.
 */
export const disguiseOf = (name: string): Disguise | null => {
  if (findCrawler(name) !== null) return null;
  const hidden = disguises(name);
  const crawler = seenCrawler(name);
  if (crawler === null) {
    return hidden.length === 0 ? null : { seen: readsAs(name), codes: hidden };
  }
  const letters = asciiLower(crawler);
  const foreign = [...name].filter((character) => !letters.includes(asciiLower(character)));
  return { seen: crawler, codes: [...new Set([...foreign.map(codePointOf), ...hidden])] };
};
