import type { DialectId } from "../../../dialects/dialect.ts";
import { GLOBAL } from "../../../policy/agent.ts";
import { formatList } from "../../../text/list.ts";
import { findCrawler } from "../../../vocabulary/find-crawler.ts";
import { readerOf } from "../../../vocabulary/reader-of.ts";
import { definePart, type Part } from "../../check.ts";
import type { FileContext } from "../../context.ts";
import type { Severity } from "../../diagnostic.ts";
import { byValue, type CrawlDelay, crawlDelays } from "../../facts/crawl-delays.ts";
import { closes, type IntendedAgent, opens } from "../../facts/intended-groups.ts";
import { consultOwnReader } from "../../facts/search-crawlers.ts";
import { writeDelay } from "../../fixes/value-edits.ts";

const DAY = 86_400;
/** Every reader accepts delays up to this. */
const PLAIN = 10;
/** Crawlers obey delays up to this, and owners mean them. */
const MEANT = 30;

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

const isForBing = isFor("bing");

/** Known crawlers that take a long delay for a ban. */
const BANNED = ["CCBot", "Nutch"];

/** Those of them whom a group with one of some delays keeps off, as their reader follows the file. */
const bannedBy = ({ document }: FileContext, delays: readonly CrawlDelay[]): readonly string[] =>
  BANNED.filter((token) => {
    const { allowed, rule } = consultOwnReader(document, token).matcher.decide("/");
    const isFor = ({ name }: IntendedAgent): boolean =>
      name === GLOBAL || findCrawler(name)?.token === token;
    return !allowed && rule === null && delays.some(({ group }) => group.agents.some(isFor));
  });

const messageFor = (
  seconds: number,
  delays: readonly CrawlDelay[],
  banned: readonly string[],
): Message => {
  if (seconds > 300 && banned.length > 0) return "closing";
  return seconds > 30 && delays.some(isForBing) ? "capped" : "slow";
};

export const long: Part = definePart({
  aliases: ["crawl-delay-too-large"],
  severity: "warning",
  messages: {
    slow: {
      one: "A {value}-second delay allows at most {pages} pages a day. Use 10 unless your server needs more.",
      other:
        "{count} delays of {value} seconds allow at most {pages} pages a day. Use 10 unless your server needs more.",
    },
    capped: {
      one: "A {value}-second delay allows at most {pages} pages a day. Bing never waits more than 30 seconds. Use 10 unless your server needs more.",
      other:
        "{count} delays of {value} seconds allow at most {pages} pages a day. Bing never waits more than 30. Use 10 unless your server needs more.",
    },
    closing: {
      one: "{names} crawls nothing at all: it reads more than 300 seconds as a ban. Use 10 unless your server needs more.",
      other:
        "{names} crawl nothing at all: they read more than 300 seconds as a ban. Use 10 unless your server needs more.",
    },
  },
  check: (context) => {
    // If a group blocks the whole site, no crawler waits between two pages.
    const long = crawlDelays(context).filter(
      ({ seconds, group: { rules } }) =>
        seconds > MEANT && !(rules.some(closes) && !rules.some(opens)),
    );
    return byValue(long).flatMap((delays) => {
      const [first] = delays;
      if (first === undefined) return [];
      const banned = bannedBy(context, delays);
      const message = messageFor(first.seconds, delays, banned);
      return {
        from: first.line.value?.from ?? first.line.content.from,
        to: first.line.content.to,
        message,
        severity: SEVERITIES[message],
        data: {
          value: first.line.valueText,
          count: message === "closing" ? banned.length : delays.length,
          names: formatList(banned),
          pages: Math.floor(DAY / first.seconds),
        },
        alsoAt: delays.slice(1).map(({ line }) => line.content),
        fixes: [writeDelay(delays, PLAIN)],
      };
    });
  },
});
