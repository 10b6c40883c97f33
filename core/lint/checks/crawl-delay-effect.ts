import { groupBy } from "../../collections/group-by.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { formatList } from "../../text/list.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type CheckOfParts, definePart, type Finding, joinParts, type Part } from "../check.ts";
import type { FileContext } from "../context.ts";
import { isPermission, nameList, namesOfAgents } from "../facts/agents.ts";
import { siteBlockFor } from "../facts/closed-sites.ts";
import {
  byAgent,
  type CrawlDelay,
  crawlDelays,
  crawlersIgnoringDelay,
  delayLines,
} from "../facts/crawl-delays.ts";
import {
  hasCause,
  type IntendedAgent,
  intendedGroups,
  isForAll,
  linesOutsideGroups,
  rulesFor,
  shutOut,
  standsApart,
} from "../facts/groups.ts";
import { consultOwnReader } from "../facts/search-crawlers.ts";
import { atFirst, atValue, type Told } from "../fixes/findings-in-file.ts";
import { fixOf, suggest } from "../fixes/fix.ts";
import { deleteButComment, deleteLinesFix, moveIntoStarGroup } from "../fixes/line-edits.ts";
import { writeDelay } from "../fixes/value-edits.ts";

const outside: Part = definePart({
  aliases: ["crawl-delay-outside-group"],
  messages: {
    outside:
      "This `Crawl-delay` slows down no crawler: it is above the first `User-agent` line. Move it into a group.",
  },
  check: (context) => {
    const lines = linesOutsideGroups(context, "crawl-delay");
    const [first] = lines;
    if (first === undefined) return [];
    // Where `*` may crawl nothing, a delay for it slows down nobody either.
    const isClosed = siteBlockFor(context, GLOBAL) !== null;
    const fix = !isClosed && moveIntoStarGroup(context, lines);
    return { ...first.content, message: "outside", fixes: [fix] };
  },
});

const misplaced: Part = definePart({
  severity: "info",
  messages: {
    misplaced:
      "This delay counts for {names} alone, whose rules block the whole site. If you mean all crawlers, move it into the group for `*`.",
  },
  check: (context) => {
    const groups = intendedGroups(context);
    if (shutOut(rulesFor(groups, GLOBAL))) return [];
    return groups.all.flatMap((group) => {
      if (isForAll(group) || !shutOut(group.rules) || group.agents.every(isPermission)) return [];
      const lines = delayLines(group).filter((line) => standsApart(context, line));
      const fix = moveIntoStarGroup(context, lines);
      const [first] = lines;
      if (first === undefined || fix === null) return [];
      const data = { names: namesOfAgents(group.agents) };
      return [{ ...first.content, message: "misplaced", data, fixes: [fix] }];
    });
  },
});

const ignored: Part = definePart({
  aliases: ["crawl-delay-not-google"],
  severity: "info",
  quiet: "not-needed",
  messages: {
    ignored:
      "This line has no effect: no crawler of this group reads `Crawl-delay` ({names}). Delete it.",
  },
  check: (context) =>
    intendedGroups(context).all.flatMap((group) => {
      const lines = delayLines(group);
      const ignoring = lines.length === 0 ? null : crawlersIgnoringDelay(group);
      // Names that only give permission and do not crawl are reported by another check.
      if (ignoring === null || group.agents.every(isPermission)) return [];
      return lines
        .filter((line) => !hasCause(context, line))
        .map((line) => ({
          ...line.content,
          message: "ignored",
          data: { names: nameList(ignoring) },
          fixes: [deleteLinesFix([line])],
        }));
    }),
});

const repeated: Part = definePart({
  aliases: ["crawl-delay-duplicate"],
  quiet: "not-needed",
  messages: {
    differs:
      "Crawlers use different delays here: {first} (line {line}) or {other} (this line), as they read the first, the last or the smallest. Keep one.",
    same: "Line {line} sets the same delay for this group already. Delete this line.",
  },
  check: (context) =>
    byAgent(crawlDelays(context)).flatMap((delays) => {
      const [first, second] = delays;
      if (first === undefined || second === undefined) return [];
      const other = delays.find(({ seconds }) => seconds !== first.seconds);
      const { line } = other ?? second;
      const data = { line: first.line.number, first: first.line.valueText, other: line.valueText };
      const longest = Math.max(...delays.map(({ seconds }) => seconds));
      const kept = delays.find(({ seconds }) => seconds === longest);
      const edits = delays
        .filter((each) => each !== kept)
        .map((each) => deleteButComment(each.line));
      if (other !== undefined) {
        const fix = suggest("Keep the longest one", edits);
        return { ...line.content, message: "differs", severity: "warning", data, fixes: [fix] };
      }
      // Deleted elsewhere, the line may no longer end a list of names.
      const isInOneGroup = delays.every(({ agent }) => agent === first.agent);
      const fix = fixOf(isInOneGroup ? "safe" : "suggest", "Keep the first one", edits);
      return { ...line.content, message: "same", severity: "hint", data, fixes: [fix] };
    }),
});

/** One finding for each value that some delays have. */
const onValues = <M extends string>(
  context: FileContext,
  picks: (delay: CrawlDelay) => boolean,
  told: (first: CrawlDelay, all: readonly CrawlDelay[]) => Told<M>,
): readonly Finding<M>[] => {
  const byValue = groupBy(crawlDelays(context).filter(picks), ({ line }) => line.valueText);
  return [...byValue.values()].flatMap((delays) =>
    atFirst(
      delays,
      ({ line }) => atValue(line),
      (first) => told(first, delays),
    ),
  );
};

const DAY = 86_400;
/** Every reader accepts delays up to this. */
const PLAIN = 10;
/** Crawlers obey delays up to this, and owners mean them. */
const MEANT = 30;

/** Known crawlers that take a longer delay for a ban. */
const BAN = 300;
const BANNED = ["CCBot", "Nutch"];

/** Those of them whom a group with one of some delays keeps off, as their reader follows the file. */
const bannedBy = ({ document }: FileContext, delays: readonly CrawlDelay[]): readonly string[] =>
  BANNED.filter((token) => {
    const { allowed, rule } = consultOwnReader(document, token).matcher.decide("/");
    const isFor = ({ name }: IntendedAgent): boolean =>
      name === GLOBAL || findCrawler(name)?.token === token;
    return !allowed && rule === null && delays.some(({ group }) => group.agents.some(isFor));
  });

const long: Part = definePart({
  aliases: ["crawl-delay-too-large"],
  messages: {
    slow: "A {value}-second delay allows at most {pages} pages a day. Use 10 unless your server needs more.",
    closing: "{names} may crawl nothing: more than 300 seconds count as a ban. Write 10 or less.",
  },
  check: (context) =>
    onValues(
      context,
      // If a group blocks the whole site, no crawler waits between two pages.
      ({ seconds, group: { rules } }) => seconds > MEANT && !shutOut(rules),
      ({ line, seconds }, delays) => {
        const banned = seconds > BAN ? bannedBy(context, delays) : [];
        const pages = Math.floor(DAY / seconds);
        const data = { value: line.valueText, names: formatList(banned), pages };
        return {
          ...(banned.length > 0
            ? { message: "closing", severity: "warning" }
            : { message: "slow", severity: "info" }),
          saysOthers: true,
          data,
          fixes: [writeDelay(delays, PLAIN)],
        };
      },
    ),
});

const fraction: Part = definePart({
  aliases: ["crawl-delay-fractional"],
  severity: "info",
  quiet: "old-readers",
  messages: {
    fraction:
      "Python's parser ignores `{value}`: it accepts whole seconds only. Write whole seconds.",
  },
  check: (context) =>
    onValues(
      context,
      // Zero and long delays have their own checks.
      ({ line, seconds }) => seconds > 0 && seconds <= PLAIN && line.valueText.includes("."),
      ({ line, seconds }, delays) => ({
        message: "fraction",
        saysOthers: true,
        data: { value: line.valueText },
        fixes: [writeDelay(delays, Math.ceil(seconds))],
      }),
    ),
});

/**
 * Whether a delay is below all names of a group that has rules. Anywhere else it ends the list of
 * names for some readers, or makes a group of it, so that deleting it could change verdicts.
 */
const isAmongRules = ({ group: { agents, rules }, agent }: CrawlDelay): boolean =>
  rules.length > 0 && agents.at(-1)?.line === agent;

const zero: Part = definePart({
  aliases: ["crawl-delay-zero"],
  severity: "hint",
  quiet: "not-needed",
  messages: {
    zero: "A `Crawl-delay` of 0 has no effect: crawlers behave the same without the line. Delete it.",
  },
  check: (context) => {
    const delays = crawlDelays(context);
    const hasGlobal = delays.some((delay) => delay.seconds > 0 && isForAll(delay.group));
    // A crawler with a longer delay as well has a finding about the repetition.
    const alone = byAgent(delays).filter((each) => each.every(({ seconds }) => seconds === 0));
    return alone
      .flat()
      .filter((delay) => isAmongRules(delay) && (!hasGlobal || isForAll(delay.group)))
      .map(({ line }) => ({
        ...line.content,
        message: "zero",
        fixes: [deleteLinesFix([line], "safe")],
      }));
  },
});

export const crawlDelayEffect: CheckOfParts = joinParts({
  id: "crawl-delay-effect",
  category: "sitemaps",
  severity: "warning",
  summary: "Avoid delays that crawlers ignore, cap or read differently",
  explanation:
    "`Crawl-delay` belongs to a group: above the first user-agent line, or below `Disallow: /`, it slows down nobody. Google's crawlers ignore it, and so do Yandex since 2018, Applebot and Amazonbot; Bing, Ahrefs, Semrush, Majestic, Common Crawl and others say they honour it. To slow Google down in an emergency, respond with status 429 or 503 for a day or two.\n\nA group has one delay: of several, some readers take the first, some the last, and crawler-commons the smallest. A delay of zero changes nothing.\n\nA delay limits how much of a site a crawler can see: with 30 seconds it crawls at most 2,880 pages a day. Bing waits no more than 30 seconds (20 in its newer help). crawler-commons, the parser of Common Crawl and Apache Nutch, takes more than 300 seconds as a request to stay away. Python's parser reads whole seconds only.\n\nThe same value in several groups is reported once.",
  sources: ["bingDocs", "crawlerCommons", "googleUnsupported", "protego", "pythonParser"],
  bad: [
    "Crawl-delay: 5\nUser-agent: *\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/\n\nUser-agent: FooBot\nDisallow: /\n\nCrawl-delay: 5\n",
    "User-agent: Googlebot\nDisallow: /cart/\nCrawl-delay: 10\n",
    "User-agent: *\nDisallow:\nCrawl-delay: 1\nCrawl-delay: 9\n",
    "User-agent: *\nCrawl-delay: 5\nDisallow: /cart/\nCrawl-delay: 5\n",
    "User-agent: *\nDisallow:\nCrawl-delay: 3600\n",
    "User-agent: AhrefsBot\nDisallow: /a\nCrawl-delay: 45\n\nUser-agent: MJ12bot\nDisallow: /a\nCrawl-delay: 45\n",
    "User-agent: *\nDisallow:\nCrawl-delay: 0.5\n",
    "User-agent: *\nDisallow: /cart/\nCrawl-delay: 0\n",
  ],
  good: [
    "User-agent: *\nCrawl-delay: 5\nDisallow: /cart/\n\nUser-agent: bingbot\nDisallow: /cart/\nCrawl-delay: 10\n\nUser-agent: MJ12bot\nCrawl-delay: 600\nDisallow: /\n\nUser-agent: FooBot\nDisallow: /\nCrawl-delay: 5\n",
    "User-agent: *\nDisallow: /cart/\nCrawl-delay: 5\n\nUser-agent: bingbot\nDisallow: /cart/\nCrawl-delay: 0\n",
    "User-agent: bingbot\nCrawl-delay: 0\n\nUser-agent: *\nDisallow: /cart/\n",
  ],
  parts: { outside, misplaced, ignored, repeated, long, fraction, zero },
});
