import { type Check, defineCheck } from "../check.ts";
import { byAgent, type CrawlDelay, crawlDelays } from "../facts/crawl-delays.ts";
import { deleteButComment } from "../fixes/line-edits.ts";
import { crawlerCommons, protego } from "../sources.ts";

const largest = (delays: readonly CrawlDelay[]): CrawlDelay | undefined =>
  delays.reduce<CrawlDelay | undefined>(
    (most, each) => (most === undefined || each.seconds > most.seconds ? each : most),
    undefined,
  );

export const crawlDelayDuplicate: Check = defineCheck({
  id: "crawl-delay-duplicate",
  category: "sitemaps",
  severity: "warning",
  summary: "Avoid several Crawl-delay lines in a group",
  explanation:
    "A group has one delay. Of several, some readers take the first and some the last; crawler-commons takes the smallest. Two lines with different values therefore slow crawlers down by chance.\n\nA group is reported once. Where further `User-agent` lines stand between two delays, the missing rules are what is wrong, and another check says so.",
  sources: [crawlerCommons, protego],
  examples: {
    bad: [
      "User-agent: *\nDisallow:\nCrawl-delay: 1\nCrawl-delay: 9\n",
      "User-agent: *\nCrawl-delay: 5\nDisallow: /cart/\nCrawl-delay: 5\n",
    ],
    good: [
      "User-agent: *\nDisallow:\nCrawl-delay: 5\n\nUser-agent: bingbot\nDisallow:\nCrawl-delay: 2\n",
      "User-agent: AhrefsBot\nCrawl-delay: 5\n\nUser-agent: MJ12bot\nCrawl-delay: 2\nDisallow: /cart/\n",
    ],
  },
  messages: {
    differs:
      "Crawlers use different delays here: {first} from line {line} or {other} from this line, depending on whether they read the first, the last or the smallest. Keep one.",
    same: "Line {line} sets the same delay for this group already. Delete this line.",
  },
  check: (context) =>
    byAgent(crawlDelays(context)).flatMap((delays) => {
      const [first, second] = delays;
      if (first === undefined || second === undefined) return [];
      const other = delays.find(({ seconds }) => seconds !== first.seconds);
      const marked = other ?? second;
      const kept = other === undefined ? first : largest(delays);
      return {
        ...marked.line.content,
        message: other === undefined ? "same" : "differs",
        severity: other === undefined ? "hint" : "warning",
        data: {
          line: first.line.number,
          first: first.line.valueText,
          other: marked.line.valueText,
        },
        fixes: [
          {
            title: other === undefined ? "Keep the first one" : "Keep the longest one",
            kind: other === undefined ? "safe" : "suggest",
            edits: delays.filter((each) => each !== kept).map(({ line }) => deleteButComment(line)),
          },
        ],
      };
    }),
});
