import type { DialectId } from "../../dialects/dialect.ts";
import { GLOBAL } from "../../policy/agent.ts";
import { readerOf } from "../../vocabulary/reader-of.ts";
import { type Check, defineCheck } from "../check.ts";
import type { Severity } from "../diagnostic.ts";
import { byValue, type CrawlDelay, crawlDelays, linesInBrackets } from "../facts/crawl-delays.ts";
import { closes, opens } from "../facts/intended-groups.ts";
import { writeDelay } from "../fixes/value-edits.ts";
import { bingDocs, crawlerCommons } from "../sources.ts";

const DAY = 86_400;
/** Every reader accepts delays up to this. */
const PLAIN = 10;

type Message = "slow" | "capped" | "closing";

const SEVERITIES: Readonly<Record<Message, Severity>> = {
  slow: "info",
  capped: "info",
  closing: "warning",
};

/** Whether a delay is in a group for every crawler, or for one with this reader. */
const isFor =
  (reader: DialectId) =>
  ({ group: { agents } }: CrawlDelay): boolean =>
    agents.some(({ name }) => name === GLOBAL || readerOf(name) === reader);

const isForCommons = isFor("crawler-commons");
const isForBing = isFor("bing");

const messageFor = (seconds: number, delays: readonly CrawlDelay[]): Message => {
  if (seconds > 300 && delays.some(isForCommons)) return "closing";
  return seconds > 30 && delays.some(isForBing) ? "capped" : "slow";
};

export const crawlDelayTooLarge: Check = defineCheck({
  id: "crawl-delay-too-large",
  category: "sitemaps",
  severity: "warning",
  summary: "Avoid delays longer than crawlers take",
  explanation:
    "A delay limits how much of a site a crawler can see: with 10 seconds it fetches at most 8,640 pages a day. Crawlers cap long delays: Bing at 30 seconds (20 in its newer help), SemrushBot reportedly at 10. crawler-commons, the parser of Common Crawl and Apache Nutch, takes more than 300 seconds as a request to stay away and fetches nothing.\n\nThe same value in several groups is reported once.",
  sources: [bingDocs, crawlerCommons],
  examples: {
    bad: [
      "User-agent: *\nDisallow:\nCrawl-delay: 3600\n",
      "User-agent: *\nDisallow:\nCrawl-delay: 60\n",
      "User-agent: bingbot\nDisallow: /a\nCrawl-delay: 20\n\nUser-agent: MJ12bot\nDisallow: /a\nCrawl-delay: 20\n",
    ],
    good: [
      "User-agent: MJ12bot\nCrawl-delay: 600\nDisallow: /\n",
      "User-agent: *\nDisallow:\nCrawl-delay: 10\n",
      "User-agent: Googlebot\nDisallow:\nCrawl-delay: 60\n",
    ],
  },
  messages: {
    slow: "A {value}-second delay{where} allows at most {pages} pages a day. Use 10 unless your server needs more.",
    capped:
      "A {value}-second delay{where} allows at most {pages} pages a day. Bing never waits more than 30 seconds. Use 10 unless your server needs more.",
    closing:
      "Common Crawl and Nutch fetch nothing at all: they read a delay of more than 300 seconds{where} as a ban. Bing never waits more than 30. Use 10 unless your server needs more.",
  },
  check: (context) => {
    // If a group blocks the whole site, no crawler waits between two pages.
    const long = crawlDelays(context).filter(
      ({ seconds, group: { rules } }) =>
        seconds > PLAIN && !(rules.some(closes) && !rules.some(opens)),
    );
    return byValue(long).flatMap((delays) => {
      const [first] = delays;
      if (first === undefined) return [];
      const message = messageFor(first.seconds, delays);
      return {
        from: first.line.value?.from ?? first.line.content.from,
        to: first.line.content.to,
        message,
        severity: SEVERITIES[message],
        data: {
          value: first.line.valueText,
          where: linesInBrackets(delays),
          pages: Math.floor(DAY / first.seconds),
        },
        fixes: [writeDelay(delays, PLAIN)],
      };
    });
  },
});
