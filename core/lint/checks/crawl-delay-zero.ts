import { GLOBAL } from "../../policy/agent.ts";
import { type Check, defineCheck } from "../check.ts";
import { byAgent, type CrawlDelay, crawlDelays } from "../facts/crawl-delays.ts";
import { deleteLinesFix } from "../fixes/line-edits.ts";
import { bingDocs, crawlerCommons } from "../sources.ts";

const isForAll = ({ group }: CrawlDelay): boolean =>
  group.agents.some(({ name }) => name === GLOBAL);

/**
 * Whether a delay is below all names of a group that has rules. Anywhere else it ends the list of
 * names for some readers, or makes a group of it, so that deleting it could change verdicts.
 */
const isAmongRules = ({ group: { agents, rules }, agent }: CrawlDelay): boolean =>
  rules.length > 0 && agents.at(-1)?.line === agent;

export const crawlDelayZero: Check = defineCheck({
  id: "crawl-delay-zero",
  category: "sitemaps",
  severity: "hint",
  summary: "Avoid a Crawl-delay of zero",
  explanation:
    "`Crawl-delay: 0` changes nothing: without the line a crawler also fetches at its own pace.\n\nIt is not reported in a group where `*` has a delay, because Bing uses the delay of `*` if its own group has none, nor where the group has no rules, because some parsers end a group there.",
  sources: [bingDocs, crawlerCommons],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart/\nCrawl-delay: 0\n",
      "User-agent: *\nDisallow: /cart/\n\nUser-agent: bingbot\nDisallow: /cart/\nCrawl-delay: 0.0\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart/\nCrawl-delay: 5\n\nUser-agent: bingbot\nDisallow: /cart/\nCrawl-delay: 0\n",
      "User-agent: bingbot\nCrawl-delay: 0\n\nUser-agent: *\nDisallow: /cart/\n",
    ],
  },
  messages: {
    zero: "A `Crawl-delay` of 0 has no effect: crawlers behave the same without the line. Delete it.",
  },
  check: (context) => {
    const delays = crawlDelays(context);
    const hasGlobal = delays.some((delay) => delay.seconds > 0 && isForAll(delay));
    // A crawler with a longer delay as well has a finding about the repetition.
    const alone = byAgent(delays).filter((each) => each.every(({ seconds }) => seconds === 0));
    return alone
      .flat()
      .filter((delay) => isAmongRules(delay) && (!hasGlobal || isForAll(delay)))
      .map(({ line }) => ({
        ...line.content,
        message: "zero",
        fixes: [deleteLinesFix([line], "safe")],
      }));
  },
});
