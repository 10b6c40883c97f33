import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import { type Check, defineCheck } from "../check.ts";
import { requestedAddress } from "../facts/site.ts";
import { suggest } from "../fixes/fix.ts";
import { insertBelow } from "../fixes/line-edits.ts";

export const sitemapMissing: Check = defineCheck({
  id: "sitemap-missing",
  category: "sitemaps",
  severity: "hint",
  // A quarter of all files have none, and many sites need none.
  defaultOn: false,
  summary: "Suggest a Sitemap line",
  explanation:
    "A Sitemap line tells every crawler where to find the list of a site's pages, without a webmaster account at each search engine. It is optional: a small site whose pages link to each other does not need one.",
  sources: ["sitemapsOrg", "googleDocs"],
  bad: ["User-agent: *\nDisallow: /cart/\n"],
  good: ["User-agent: *\nDisallow: /cart/\n\nSitemap: https://shop.example/map.xml\n"],
  responses: [{ ...PLAIN_RESPONSE, requestedUrl: "https://shop.example/robots.txt" }],
  messages: {
    missing:
      "The file names no sitemap. It need not, but a line such as `Sitemap: https://shop.example/sitemap.xml` helps every crawler find all pages.",
  },
  check: (context) => {
    const { document, lines, intended } = context;
    const first = lines[intended.indexOf("user-agent")];
    const last = lines.findLast(({ kind }) => kind !== "blank");
    if (first === undefined || last === undefined || intended.includes("sitemap")) return [];
    const site = requestedAddress(context);
    const text = site === null ? "" : `Sitemap: ${site.scheme}://${site.host}/sitemap.xml`;
    return {
      ...first.content,
      message: "missing",
      fixes:
        text === "" ? [] : [suggest("Add a Sitemap line", insertBelow(document, last, [text]))],
    };
  },
});
