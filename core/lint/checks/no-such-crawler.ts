import { asciiLower } from "../../text/ascii.ts";
import { formatList } from "../../text/list.ts";
import { brands, clippedNames } from "../../vocabulary/brands.ts";
import type { Crawler } from "../../vocabulary/crawler.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { intendedCrawler } from "../../vocabulary/intended-crawler.ts";
import { obsoletePrograms, programs } from "../../vocabulary/programs.ts";
import { type CheckOfParts, definePart, joinParts, type Part } from "../check.ts";
import type { LineContext } from "../context.ts";
import { hasLongList, isNamed, named } from "../facts/agents.ts";
import { suggest } from "../fixes/fix.ts";
import { splitValue, writeFix } from "../fixes/value-edits.ts";
import { header, several, star, version } from "./no-such-crawler/more-than-a-name.ts";

const FIX_TITLE = "Name {names}";

const brand: Part = definePart({
  aliases: ["user-agent-brand-name"],
  messages: {
    one: "What stands below does not count for {brand}'s crawlers, which have other names. Write the one you mean: {tokens}.",
    clipped:
      "No crawler follows the rules below: {brand} is only the beginning of {tokens}. Write the whole name.",
  },
  checkLine: named((value, line, context) => {
    const name = asciiLower(value);
    const clipped = clippedNames.get(name);
    const tokens = clipped ?? brands.get(name);
    if (tokens === undefined) return null;
    const [token] = tokens;
    // Where the file names one of them already, its rules are somewhere else.
    if (tokens.some((each) => isNamed(context, each))) return null;
    const isOne = tokens.length === 1;
    const names = formatList(tokens);
    const split = splitValue(context.document, line, tokens);
    return {
      ...line.value,
      message: clipped ? "clipped" : "one",
      isAlone: true,
      data: { brand: value, tokens: names },
      fixes: [isOne ? writeFix("suggest", line, token) : suggest(FIX_TITLE, split, { names })],
    };
  }),
});

/** Whether a name may be right: lists copied from elsewhere have names of many small programs. */
const mayBeRight = (context: LineContext, token: string): boolean =>
  hasLongList(context) && findCrawler(token)?.category !== "search";

const misspelt: Part = definePart({
  aliases: ["user-agent-typo"],
  messages: {
    near: "No known crawler follows the rules below: none is called `{name}`. Write `{token}` if you mean that one.",
  },
  checkLine: named((value, line, context) => {
    const token = intendedCrawler(value);
    if (token === null || isNamed(context, token) || mayBeRight(context, token)) return null;
    return {
      ...line.value,
      message: "near",
      isAlone: true,
      data: { name: value, token },
      fixes: [writeFix("suggest", line, token)],
    };
  }),
});

/** Digits and dots also violate RFC 9309, but many real crawlers have them in their names. */
const PLAIN = /^[A-Za-z0-9._-]+$/;

/** An address on the web, of a person or of a computer. */
const ADDRESS = /^(?:https?:\/\/|www\.)|^[^\s@]+@[^\s@]+\.[a-z]+$|^\d{1,3}(?:\.\d{1,3}){3}$/i;

/** A version number after a name. */
const VERSION = /[\s/+]+v?\d[\d.]*$/i;

/** Characters around a name: quotes, brackets, punctuation. */
const AROUND = /^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g;

/**
 * The crawler that a name refers to without versions and punctuation around it; null if there is
 * none.
 */
const knownWithin = (name: string): Crawler | null => {
  const bare = name.trim().replace(VERSION, "").replace(AROUND, "");
  return findCrawler(bare) ?? findCrawler(bare.replace(/\s+/g, "-"));
};

const isProgram = (name: string): boolean =>
  findCrawler(name) !== null || obsoletePrograms.has(name) || programs.has(name);

/**
 * Most are names with spaces, which are harmless: a hint, and not reported on a long list of names,
 * which was copied and has many of them.
 */
const characters: Part = definePart({
  aliases: ["user-agent-invalid-characters"],
  severity: "hint",
  quiet: "not-needed",
  messages: {
    odd: "`{name}` may reach nobody: names have no spaces or punctuation. Look up the name that the crawler uses.",
    escaped: "`{name}` reaches nobody: crawlers read the backslash as part of the name. Remove it.",
    address:
      "No crawler follows the rules below: `{name}` is an address, not a crawler's name. Look up the name that the crawler uses.",
  },
  checkLine: named((name, line, context) => {
    if (name === "*" || hasLongList(context)) return null;
    const at = { ...line.value, data: { name } };
    if (ADDRESS.test(name))
      return { ...at, message: "address", severity: "warning", isAlone: true };
    if (PLAIN.test(name) || isProgram(asciiLower(name))) return null;
    // Names are never invented: only an existing crawler is offered.
    if (/\\(?=[ \t])/.test(name)) {
      const plain = name.replace(/\\(?=[ \t])/g, "");
      return {
        ...at,
        message: "escaped",
        severity: "warning",
        quiet: null,
        // A name with spaces that is nobody's would be odd without the backslash, too.
        fixes: [isProgram(asciiLower(plain)) && writeFix("repair", line, plain)],
      };
    }
    const token = knownWithin(name)?.token;
    // Where the file has the right name as well, its rules are not lost.
    if (token === undefined || isNamed(context, token)) return { ...at, message: "odd" };
    return { ...at, message: "odd", quiet: null, fixes: [writeFix("suggest", line, token)] };
  }),
});

export const noSuchCrawler: CheckOfParts = joinParts({
  id: "no-such-crawler",
  gone: ["user-agent-unknown"],
  category: "groups",
  severity: "warning",
  summary: "Require names that a crawler has",
  explanation:
    "A group counts for a crawler only when it has the crawler's product token, letter for letter; upper and lower case are the same. `Googelbot`, `Google` and `AdsBot` are names that no crawler has, so their rules apply to none, and the crawler that was meant follows `*`. It is not reported where the file has the right name as well.\n\nNor is a whole `User-Agent` header a name: Google reads it up to the first character that no token may hold, so `Mozilla/5.0 (compatible; …)` is a group for a crawler named Mozilla, and other readers find no crawler in it. Google and others drop a version and a star at the end, as in `FooBot/1.0` and `FooBot*`; for Python's robotparser and Wget they are part of the name. A star elsewhere is no wildcard for anyone.\n\nBy RFC 9309 a name is made of letters, `-` and `_`. Some real crawlers break that rule, such as MJ12bot or Sogou web spider, and are not reported; nor are odd names in long lists.",
  sources: [
    "rfc9309#2.2.1",
    "commonCrawlNames",
    "googleDocs",
    "googleLibrary",
    "googleSpecialCrawlers",
  ],
  bad: [
    "User-agent: Screaming\\ Frog\\ SEO\\ Spider\nDisallow: /cart/\n",
    "User-agent: Googelbot\nDisallow: /private/\n",
    "User-agent: OpenAI\nDisallow: /private/\n",
    "User-agent: AdsBot\nDisallow: /landing/\n",
    "User-agent: Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)\nDisallow: /\n",
    "User-agent: FooBot/1.0 (+https://foo.example/bot)\nDisallow: /\n",
    "User-agent: Mozilla/4.0 (compatible; MSIE 6.0; Windows 98)\nDisallow: /\n",
    "User-agent: FooBot/1.0\nDisallow: /\n",
    "User-agent: SemrushBot/*\nDisallow: /\n",
    "User-agent: Mediapartners-Google*\nDisallow:\n",
    "User-agent: *site:;\nDisallow: /private/\n",
    "User-agent: bingbot/2.0\nDisallow: /private/\n",
    "User-agent: my bot!\nDisallow: /\n",
    "User-agent: https://bots.example/foobot\nDisallow: /\n",
    "User-agent: Fancy Grabber\nUser-agent: Foo+Bar\nDisallow: /\n",
  ],
  good: [
    "User-agent: Sogou web spider\nUser-agent: MJ12bot\nUser-agent: archive.org_bot\nDisallow: /\n",
  ],
  stage: "agent",
  inFile: true,
  parts: { several, header, version, star, brand, misspelt, characters },
});
