import { groupBy } from "../../collections/group-by.ts";
import { type Check, defineCheck } from "../check.ts";
import { sitemapLines } from "../facts/site.ts";
import { atContent, atFirst } from "../fixes/findings-in-file.ts";
import { safe } from "../fixes/fix.ts";
import { deleteButComment } from "../fixes/line-edits.ts";
import { FIX_TITLES } from "../messages.ts";

export const sitemapDuplicate: Check = defineCheck({
  id: "sitemap-duplicate",
  category: "sitemaps",
  severity: "hint",
  quiet: "not-needed",
  summary: "Avoid the same sitemap twice",
  explanation:
    "A Sitemap line counts for the whole file, wherever it stands, so naming the same URL again changes nothing. It often comes from repeating the line in each group, which is not needed.\n\nThe file is reported once.",
  sources: ["googleDocs", "sitemapsOrg"],
  bad: [
    "User-agent: *\nDisallow: /cart/\n\nSitemap: https://shop.example/map.xml\nSitemap: https://shop.example/map.xml\n",
    "Sitemap: https://shop.example/a.xml\nSitemap: https://shop.example/b.xml\n\nUser-agent: *\nDisallow: /cart/\n\nSitemap: https://shop.example/a.xml\nSitemap: https://shop.example/b.xml\n",
  ],
  good: [
    "Sitemap: https://shop.example/a.xml\nSitemap: https://shop.example/A.xml\n\nUser-agent: *\nDisallow:\n",
  ],
  messages: {
    again:
      "This line changes nothing: line {line} names the same sitemap already. You can delete it.",
  },
  check(context) {
    const lines = sitemapLines(context).map(({ line }) => line);
    const byText = groupBy(lines, ({ valueText }) => valueText);
    const again = lines.filter((line) => byText.get(line.valueText)?.[0] !== line);
    return atFirst(again, atContent, ({ valueText }) => ({
      message: "again",
      saysOthers: true,
      data: { line: byText.get(valueText)?.[0].number ?? 0 },
      fixes: [safe(FIX_TITLES.deleteSecond, again.map(deleteButComment))],
    }));
  },
});
