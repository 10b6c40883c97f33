import { type Check, defineCheck } from "../check.ts";
import { linesOutsideGroups } from "../facts/intended-groups.ts";
import { moveIntoStarGroup } from "../fixes/line-edits.ts";
import { bingDocs, crawlerCommons } from "../sources.ts";

export const crawlDelayOutsideGroup: Check = defineCheck({
  id: "crawl-delay-outside-group",
  category: "sitemaps",
  // The line blocks nothing, and Google does not read it at all.
  severity: "warning",
  summary: "Avoid Crawl-delay before the first user-agent line",
  explanation:
    "`Crawl-delay` belongs to a group: it slows down the crawlers named above it. Above the first user-agent line no crawler is named, so it slows down none.",
  sources: [bingDocs, crawlerCommons],
  examples: {
    bad: [
      "Crawl-delay: 5\nUser-agent: *\nDisallow: /cart/\n",
      "Crawl-delay: 5\nSitemap: https://shop.example/map.xml\n",
    ],
    good: ["User-agent: *\nCrawl-delay: 5\nDisallow: /cart/\n"],
  },
  messages: {
    outside:
      "This `Crawl-delay` slows down no crawler: it is above the first `User-agent` line. Move it into a group.",
  },
  check: (context) => {
    const lines = linesOutsideGroups(context, "crawl-delay");
    const [first] = lines;
    if (first === undefined) return [];
    const fix = moveIntoStarGroup(context, lines);
    return [{ ...first.content, message: "outside", fixes: fix === null ? [] : [fix] }];
  },
});
