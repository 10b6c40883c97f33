import { type Check, defineCheck } from "../check.ts";
import { isSitemapAddress, nonRobotsRuns } from "../facts/non-robots-lines.ts";
import { commentOutFix, deleteFix, nameFix } from "../fixes/line-edits.ts";
import { crawlerCommons, rfc9309, sitemapsOrg } from "../sources.ts";

export const bareSitemapUrl: Check = defineCheck({
  id: "bare-sitemap-url",
  category: "syntax",
  // Affects no verdict: only the sitemap is not found through this file.
  severity: "warning",
  summary: "Avoid URLs without a directive before them",
  explanation:
    "Each sitemap needs its own line that starts with `Sitemap:`. Crawlers skip a line that is only a URL. The one exception is crawler-commons, which takes a URL with the word sitemap in it for a sitemap.",
  sources: [sitemapsOrg, rfc9309("2.2"), crawlerCommons],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart/\n\nhttps://shop.example/sitemap.xml\n",
      "Sitemap: https://shop.example/a.xml\nhttps://shop.example/b.xml\nhttps://shop.example/c.xml\nUser-agent: *\nDisallow:\n",
      "User-agent: *\nDisallow: /cart/\nhttps://shop.example/\n",
      "User-agent: *\nDisallow: /cart/\nhttps://shop.example/\nhttps://shop.example/about\n",
    ],
    good: ["User-agent: *\nDisallow: /cart/\n\nSitemap: https://shop.example/sitemap.xml\n"],
  },
  messages: {
    sitemap:
      "Google and nearly all other crawlers skip this sitemap, because `Sitemap:` is missing before its URL. Write `Sitemap:` before it.",
    sitemaps: {
      other:
        "Google and nearly all other crawlers skip these sitemaps ({count} lines), because `Sitemap:` is missing before their URLs. Write `Sitemap:` before each.",
    },
    address:
      "Crawlers skip this line: it is a URL without a directive. Write `Sitemap:` before it if it is a sitemap; otherwise delete it.",
    addresses: {
      other:
        "Crawlers skip {count} lines from here on: they are URLs without a directive. Write `Sitemap:` before those that are sitemaps, and delete the others.",
    },
  },
  check: (context) =>
    nonRobotsRuns(context, "address").flatMap((run) => {
      // The line above the first is a Sitemap line without its URL, which has its own finding.
      const above = context.lines[run[0].number - 2];
      if (above?.field === "sitemap" && above.valueText === "") return [];
      const isSitemap = run.every(isSitemapAddress);
      const isOne = run.length === 1;
      const single = isSitemap ? "sitemap" : "address";
      return {
        ...run[0].content,
        message: isOne ? single : isSitemap ? "sitemaps" : "addresses",
        data: { count: run.length },
        fixes: [
          ...(isSitemap ? [nameFix("Sitemap", run, "repair")] : []),
          commentOutFix(run),
          deleteFix(run),
        ],
      };
    }),
});
