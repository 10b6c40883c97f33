import type { Crawler } from "./crawler.ts";
import { crawlers } from "./crawlers.ts";
import { findCrawler } from "./find-crawler.ts";

/** The crawler that a person's text names. */
export interface Identity {
  /** The text as given. */
  readonly input: string;
  /** The product token to look for in the file; empty if nothing was given. */
  readonly token: string;
  /** Whether the token is the text itself, its known spelling, or a part of a header. */
  readonly how: "as-given" | "known-name" | "from-user-agent";
  /** The known crawler with that token. */
  readonly crawler: Crawler | null;
}

/** The words of a header between two delimiters: `like Gecko`, `Sogou web spider`, `4.0`. */
type Phrase = readonly string[];

/**
 * Reduces typed or pasted text (a name in any case, `Googlebot/2.1`, a whole User-Agent header) to
 * a product token. Total, linear in the input, and idempotent.
 */
export const identify = (input: string): Identity => {
  const text = withoutFieldName(input.trim());
  const known = findCrawler(text);
  if (known !== null) return { input, token: known.token, how: "known-name", crawler: known };
  if (isUserAgent(text)) {
    const phrases = toPhrases(text.slice(0, LONGEST_HEADER));
    const crawler = knownCrawler(phrases);
    const token = crawler?.token ?? unknownToken(phrases);
    if (token !== "") return { input, token, how: "from-user-agent", crawler };
  }
  return { input, token: text, how: "as-given", crawler: null };
};

/**
 * Removes the name of the header or of the robots.txt field, which people copy along with its
 * value.
 */
const withoutFieldName = (text: string): string => text.replace(/^(?:user-agent\s*:\s*)+/i, "");

/** Servers refuse longer headers; longer text was pasted by mistake. */
const LONGEST_HEADER = 8192;

const isUserAgent = (text: string): boolean => /[/(;]/.test(text);

/** URLs contain names that are not the crawler's own: `+http://www.pinterest.com/bot.html`. */
const isAddress = (word: string): boolean =>
  word.includes("://") || word.includes("@") || /^www\./i.test(word);

const toPhrases = (text: string): readonly Phrase[] =>
  text
    .split(/[;,()[\]<>"'+|]/)
    .flatMap((part) =>
      part
        .split(/\s+/)
        .filter((word) => !isAddress(word))
        .join(" ")
        .split(/[/:]/),
    )
    .map((phrase) => phrase.split(" ").filter((word) => word !== ""))
    .filter((phrase) => phrase.length > 0);

let longestName: number | null = null;

/** The number of words in the longest known name. */
const maxWords = (): number => {
  longestName ??= Math.max(...crawlers.map(({ token }) => token.split(" ").length));
  return longestName;
};

/** The known crawler with the longest name among the whole words; `like Googlebot` is not one. */
const knownCrawler = (phrases: readonly Phrase[]): Crawler | null => {
  let best: Crawler | null = null;
  for (const phrase of phrases) {
    for (let from = 0; from < phrase.length; from++) {
      if (phrase[from - 1] === "like") continue;
      const most = Math.min(maxWords(), phrase.length - from);
      for (let count = most; count > 0; count--) {
        const crawler = findCrawler(phrase.slice(from, from + count).join(" "));
        if (crawler !== null && crawler.token.length > (best?.token.length ?? 0)) best = crawler;
      }
    }
  }
  return best;
};

/**
 * The best guess at the name in a header of no known crawler: the product after `compatible`, else
 * a name that looks like a crawler's, else the first product, which for a browser is `Mozilla`.
 */
const unknownToken = (phrases: readonly Phrase[]): string => {
  const first = productName(phrases[0]);
  if (first !== "Mozilla" && first !== "compatible") return first;
  const compatible = phrases.findIndex((phrase) => phrase[0] === "compatible");
  const claimed = compatible < 0 ? "" : productName(phrases[compatible + 1]);
  if (claimed !== "" && !isBrowser(claimed)) return claimed;
  return phrases.map(productName).find(speaksOfCrawling) ?? first;
};

/**
 * The words of a phrase between versions, such as `537.36` or `v3`; a browser's string ends them.
 */
const productName = (phrase: Phrase | undefined): string => {
  if (phrase === undefined) return "";
  const from = phrase.findIndex((word) => !isVersion(word));
  if (from < 0) return "";
  const words = phrase.slice(from);
  const end = words.findIndex(
    (word, index) => index > 0 && (isVersion(word) || word === "Mozilla"),
  );
  return (end < 0 ? words : words.slice(0, end)).join(" ");
};

const isVersion = (word: string): boolean => /^v?\d[\d._]*[a-z]?$/i.test(word);

const isBrowser = (name: string): boolean => /^(?:MSIE|Konqueror|Windows|X11|Linux)\b/.test(name);

/** CUBOT is a brand of phones. */
const speaksOfCrawling = (name: string): boolean =>
  /bot\b|crawler|spider/i.test(name) && !/^cubot\b/i.test(name);
