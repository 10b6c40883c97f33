import { type Check, defineCheck } from "../check.ts";
import { stockFileOf } from "../facts/site.ts";

export const stockFile: Check = defineCheck({
  id: "stock-file",
  category: "file",
  severity: "info",
  summary: "Suggest nothing about a platform's own file",
  explanation:
    "Shop and blog systems give every site the same file. Where it is unchanged, and costs the site nothing, there is nothing to mend, so this is all that is said about it. It is recognised by its rules; comments and sitemaps do not matter.\n\nAs soon as you change a rule, all checks look at the file.",
  sources: ["shopifyFile", "squarespaceFile"],
  bad: [
    "User-agent: *\nSitemap: https://blog.example/sitemap.xml\nDisallow: /ghost/\nDisallow: /email/\nDisallow: /members/api/comments/counts/\nDisallow: /r/\nDisallow: /webmentions/receive/\n",
  ],
  good: [
    "User-agent: *\nSitemap: https://blog.example/sitemap.xml\nDisallow: /ghost/\nDisallow: /email/\n",
  ],
  messages: { unchanged: "{platform}'s standard file, unchanged. There is nothing to do." },
  needs: "text",
  check: (context) => {
    const file = stockFileOf(context);
    const first = context.lines.find(({ kind }) => kind === "directive");
    if (file === null || first === undefined) return [];
    return { ...first.content, message: "unchanged", data: { platform: file.name } };
  },
});
