import { definePart, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import { isSitemapAddress, nonRobotsRuns } from "../../facts/non-robots-lines.ts";
import { commentOutFix, deleteFix, nameFix } from "../../fixes/line-edits.ts";

/** A home page, or a robots.txt: no sitemap is lost there. */
const NO_SITEMAP = /^https?:\/\/[^/?#\s]+\/?(?:robots\.txt)?$/i;

const isNoSitemap = ({ text }: LineView): boolean => NO_SITEMAP.test(text);

export const address: Part = definePart({
  aliases: ["bare-sitemap-url"],
  // Affects no verdict: only the sitemap is not found through this file.
  severity: "warning",
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
        ...(run.every(isNoSitemap) ? { severity: "info" } : {}),
        data: { count: run.length },
        fixes: [
          ...(isSitemap ? [nameFix("Sitemap", run, "repair")] : []),
          commentOutFix(run),
          deleteFix(run),
        ],
      };
    }),
});
