import { asciiLower } from "../../../text/ascii.ts";
import { formatMessage } from "../../../text/message.ts";
import { findCrawler } from "../../../vocabulary/find-crawler.ts";
import { obsoletePrograms } from "../../../vocabulary/programs.ts";
import { definePart, type Part } from "../../check.ts";
import { agentValue, hasLongList } from "../../facts/agents.ts";
import { fixOf } from "../../fixes/fix.ts";
import { splitValue } from "../../fixes/value-edits.ts";
import { FIX_TITLES } from "../../messages.ts";

/** Most values have none of these, and only one name. */
const SEPARATOR = /[,;|\s]/;

const NAME = /^[A-Za-z][A-Za-z0-9_.-]*(?: [A-Za-z0-9_.-]+){0,3}(?:\/[\d.]*)?$/;

const BOT = /^(?!robot$|webbot$)[\w.-]{2,}(?:bot|crawler|spider)$/i;

/** Words in the names of single programs: Offline Explorer, Hatena Antenna. */
const PART_OF_NAME =
  /^(?:bots?|robots?|spider|crawler|web|search|agent|explorer|navigator|download|downloader|grabber|collector|link|links|library|client|control|engine|reader|server|checker|monitor|scanner|validator|site|internet|image|news|data|page|proxy|online|offline|media|antenna|antenne|pro|browser|test)$/i;

const CAPITALISED = /^[A-Z][a-z]{2,}$/;

/** Programs whose names consist of two words that could each be a crawler's. */
const ONE_NAME: ReadonlySet<string> = new Set(["archiveteam archivebot"]);

/**
 * Two words that may each be a name: the format of 1996 wrote `Copernicus Fred` for two crawlers.
 */
const mayBeTwo = (value: string): readonly string[] | null => {
  const words = value.split(" ");
  if (words.length !== 2 || obsoletePrograms.has(asciiLower(value))) return null;
  const isEach = words.every((word) => CAPITALISED.test(word) && !PART_OF_NAME.test(word));
  return isEach && findCrawler(value) === null ? words : null;
};

const isCrawlerName = (name: string): boolean => findCrawler(name) !== null || BOT.test(name);

/**
 * The names on a line; null if it contains only one. Commas separate names. Spaces do so only if
 * each word is a crawler's name, because many names contain spaces.
 */
const namesIn = (value: string): readonly string[] | null => {
  if (findCrawler(value) !== null || ONE_NAME.has(asciiLower(value))) return null;
  // The middle of a header, which another check reports.
  if (/^compatible\s*;/i.test(value)) return null;
  const parts = value
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length > 1) return parts.every((part) => NAME.test(part)) ? parts : null;
  const words = value.split(/\s+/);
  return words.length > 1 && words.every(isCrawlerName) ? words : null;
};

/**
 * Names separated by a space may be one name: if nothing shows that they are two, it is a hint, and
 * not reported on a long list of names, where two words are often one program.
 */
export const several: Part = definePart({
  aliases: ["several-user-agents-on-line"],
  severity: "error",
  explanation:
    "A `User-agent` line names one crawler. Of several names, Google and crawler-commons read the first and ignore the rest; the other readers tried take the whole value as one name, which no crawler has. An erratum to RFC 9309 proposes to allow commas, but no reader follows it yet.\n\nA group may start with any number of `User-agent` lines: write one for each name.",
  sources: ["rfc9309#2.2.1", "googleDocs", "rfc9309Errata"],
  bad: [
    "User-agent: GPTBot, CCBot\nDisallow: /\n",
    "User-agent: Googlebot bingbot\nDisallow: /private/\n",
    "User-agent: Copper Iron\nDisallow: /\n",
  ],
  good: [
    "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n",
    "User-agent: Sogou web spider\nDisallow: /\n",
  ],
  messages: {
    several: {
      other:
        "Google applies these rules to `{first}` only, and most others to nobody: this line names {count} crawlers. Write a `User-agent` line for each.",
    },
    perhaps:
      "Google applies these rules to `{first}` only, most others to a crawler called `{value}`. If these are two, write a line for each.",
  },
  inFile: false,
  checkLine(line, context) {
    const value = agentValue(line);
    if (value === null || line.value === null || !SEPARATOR.test(value)) return null;
    const sure = namesIn(value);
    const names = sure ?? (hasLongList(context) ? null : mayBeTwo(value));
    const [first] = names ?? [];
    if (names === null || first === undefined) return null;
    return {
      from: line.value.from,
      to: line.value.to,
      message: sure === null ? "perhaps" : "several",
      severity: sure === null ? "hint" : "error",
      data: { count: names.length, first, value },
      fixes: [
        fixOf(
          sure === null ? "suggest" : "repair",
          formatMessage(FIX_TITLES.split, { count: names.length }),
          splitValue(context.document, line, names),
        ),
      ],
    };
  },
});
