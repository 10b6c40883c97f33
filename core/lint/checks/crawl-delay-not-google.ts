import { formatList } from "../../text/list.ts";
import { type Check, defineCheck } from "../check.ts";
import { isPermission } from "../facts/agents.ts";
import { crawlersIgnoringDelay, delayLines } from "../facts/crawl-delays.ts";
import { hasCause, intendedGroups } from "../facts/intended-groups.ts";
import { deleteLinesFix } from "../fixes/line-edits.ts";
import { bingDocs, googleUnsupported } from "../sources.ts";

export const crawlDelayNotGoogle: Check = defineCheck({
  id: "crawl-delay-not-google",
  category: "directives",
  severity: "info",
  summary: "Suggest no crawl delay for crawlers that ignore it",
  explanation:
    "Google's crawlers ignore `Crawl-delay`, and so do Yandex since 2018, Applebot and Amazonbot. In a group for those alone the line does nothing. Bing, Ahrefs, Semrush, Majestic, Common Crawl and others say they honour it.\n\nTo slow Google down in an emergency, respond with status 429 or 503 for a day or two.",
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
      "This line has no effect: {crawlers} ignores `Crawl-delay`, and this group is for no other crawler. Delete it.",
    allIgnore:
      "This line has no effect: {crawlers} ignore `Crawl-delay`, and this group is for no other crawler. Delete it.",
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
          message: ignoring.length === 1 ? "ignored" : "allIgnore",
          data: { crawlers: formatList(ignoring) },
          fixes: [deleteLinesFix([line], "suggest")],
        }));
    }),
});
