import type { Group } from "../../policy/policy.ts";
import { asciiLower } from "../../text/ascii.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { deleteLine } from "../edits.ts";
import { defineRule, type LintRule } from "../rule.ts";
import { bingDocs, googleUnsupported } from "../sources.ts";

/** The crawlers a group is for, when all of them say that they ignore Crawl-delay. */
const deafCrawlers = ({ agents }: Group): readonly string[] | null => {
  const crawlers = agents.map(({ name }) => findCrawler(name));
  const isDeaf = crawlers.every((crawler) => crawler?.crawlDelay === false);
  return isDeaf ? crawlers.map((crawler) => crawler?.token ?? "") : null;
};

export const crawlDelayNotGoogle: LintRule = defineRule({
  id: "crawl-delay-not-google",
  category: "directives",
  severity: "info",
  summary: "Suggest no crawl delay for crawlers that ignore it",
  explanation:
    "Google's crawlers ignore `Crawl-delay`, and so do Yandex since 2018, Applebot and Amazonbot. In a group for those alone the line does nothing. Bing, Ahrefs, Semrush, Majestic, Common Crawl and others say they honour it.\n\nTo slow Google down in an emergency, answer with status 429 or 503 for a day or two.",
  sources: [googleUnsupported, bingDocs],
  examples: {
    bad: [
      "User-agent: Googlebot\nDisallow: /cart/\nCrawl-delay: 10\n",
      "User-agent: Googlebot\nUser-agent: Applebot\nDisallow: /cart/\nCrawl-delay: 10\n",
    ],
    good: [
      "User-agent: bingbot\nDisallow: /cart/\nCrawl-delay: 10\n",
      "User-agent: *\nDisallow: /cart/\nCrawl-delay: 10\n",
    ],
  },
  messages: {
    ignored:
      "{crawlers} ignores `Crawl-delay`, and this group is for no other crawler, so the line does nothing. Delete it.",
    allIgnore:
      "{crawlers} ignore `Crawl-delay`, and this group is for no other crawler, so the line does nothing. Delete it.",
  },
  *check({ lines, google }) {
    for (const group of google.groups) {
      const deaf = deafCrawlers(group);
      if (deaf === null) continue;
      for (const line of lines.slice(group.firstLine - 1, group.lastLine)) {
        if (line.field !== "other" || asciiLower(line.keyText) !== "crawl-delay") continue;
        yield {
          ...line.content,
          message: deaf.length === 1 ? "ignored" : "allIgnore",
          data: { crawlers: deaf.join(", ") },
          fixes: [{ title: "Delete the line", kind: "suggest", edits: [deleteLine(line)] }],
        };
      }
    }
  },
});
