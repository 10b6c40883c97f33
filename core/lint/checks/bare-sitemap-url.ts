import { counted } from "../../text/wording.ts";
import { type Check, defineCheck } from "../check.ts";
import { foreignRuns, isSitemapAddress } from "../facts/foreign-lines.ts";
import { commentOutFix, deleteFix, nameFix } from "../fixes/line-fixes.ts";
import { crawlerCommons, rfc9309, sitemapsOrg } from "../sources.ts";

export const bareSitemapUrl: Check = defineCheck({
  id: "bare-sitemap-url",
  category: "syntax",
  // No verdict hangs on it: the crawler only does not learn of the sitemap from here.
  severity: "warning",
  summary: "Avoid addresses without a directive before them",
  explanation:
    "The address of a sitemap stands after `Sitemap:`, each on a line of its own. Crawlers skip a line that is only an address. crawler-commons is the exception: it takes such a line for a sitemap when it has the word in it.",
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
      "The address of a sitemap stands here without `Sitemap:`, so Google and nearly all other crawlers skip the line. Write `Sitemap:` before it.",
    sitemaps:
      "{lines} from here on are addresses of sitemaps without `Sitemap:`, so Google and nearly all other crawlers skip them. Write `Sitemap:` before each.",
    address:
      "An address stands here without a directive, so crawlers skip the line. Write `Sitemap:` before it if it is a sitemap; else delete it.",
    addresses:
      "{lines} from here on are addresses without a directive, so crawlers skip them. Write `Sitemap:` before those that are sitemaps; delete the others.",
  },
  *check(context) {
    for (const run of foreignRuns(context, "address")) {
      // Above the first stands a Sitemap line without its address, which says so itself.
      const above = context.lines[run[0].number - 2];
      if (above?.field === "sitemap" && above.valueText === "") continue;
      const isSitemap = run.every(isSitemapAddress);
      const isOne = run.length === 1;
      const single = isSitemap ? "sitemap" : "address";
      yield {
        ...run[0].content,
        message: isOne ? single : isSitemap ? "sitemaps" : "addresses",
        data: { lines: counted(run.length, "line") },
        fixes: [
          ...(isSitemap ? [nameFix("Sitemap", run, "repair")] : []),
          commentOutFix(run),
          deleteFix(run),
        ],
      };
    }
  },
});
