import { deleteButComment } from "../line-edits.ts";
import { defineRule, type LintRule } from "../rule.ts";
import { runsOf } from "../runs.ts";
import { sitemapLines } from "../sitemaps.ts";
import { googleDocs, sitemapsOrg } from "../sources.ts";

/** How many lines are looked at before others get a turn. */
const PORTION = 1_000;

export const sitemapDuplicate: LintRule = defineRule({
  id: "sitemap-duplicate",
  category: "sitemaps",
  severity: "hint",
  summary: "Disallow the same sitemap twice",
  explanation:
    "A Sitemap line counts for the whole file, wherever it stands, so naming the same address again changes nothing. It often comes from repeating the line in each group, which is not needed.\n\nLines that follow each other are reported once.",
  sources: [googleDocs, sitemapsOrg],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart/\n\nSitemap: https://shop.example/map.xml\nSitemap: https://shop.example/map.xml\n",
      "Sitemap: https://shop.example/a.xml\nSitemap: https://shop.example/b.xml\n\nUser-agent: *\nDisallow: /cart/\n\nSitemap: https://shop.example/a.xml\nSitemap: https://shop.example/b.xml\n",
    ],
    good: [
      "Sitemap: https://shop.example/a.xml\nSitemap: https://shop.example/A.xml\n\nUser-agent: *\nDisallow:\n",
    ],
  },
  messages: {
    one: "Line {line} names this sitemap already, and one line counts for the whole file. Delete this one.",
    several:
      "These {count} sitemaps stand further up already, the first on line {line}, and one line each counts for the whole file. Delete these.",
  },
  *check(context) {
    const first = new Map<string, number>();
    const again = new Map<number, number>();
    for (const { line } of sitemapLines(context)) {
      if (line.number % PORTION === 0) yield null;
      const text = line.valueText;
      const known = first.get(text);
      if (known === undefined) first.set(text, line.number);
      else again.set(line.number, known);
    }
    if (again.size === 0) return;
    for (const run of runsOf(context.lines, ({ number }) => again.has(number))) {
      const [top] = run;
      yield {
        ...top.content,
        message: run.length === 1 ? "one" : "several",
        data: { line: again.get(top.number) ?? 0, count: run.length },
        fixes: [
          {
            title: run.length === 1 ? "Delete the second one" : `Delete ${run.length} lines`,
            kind: "safe",
            edits: run.map(deleteButComment),
          },
        ],
      };
    }
  },
});
