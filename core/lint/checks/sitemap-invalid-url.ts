import { type CheckOfParts, joinParts } from "../check.ts";
import { form } from "./sitemap-invalid-url/form.ts";
import { page } from "./sitemap-invalid-url/page.ts";
import { relative } from "./sitemap-invalid-url/relative.ts";
import { scheme } from "./sitemap-invalid-url/scheme.ts";

// Affects no verdict: only the sitemap is not found through this file.
export const sitemapInvalidUrl: CheckOfParts = joinParts({
  id: "sitemap-invalid-url",
  category: "sitemaps",
  severity: "warning",
  summary: "Require one complete web URL in each Sitemap line",
  explanation:
    "A Sitemap line holds one complete URL, with scheme and host, and nothing else: the sitemap may be on another host. Google, Yandex and the sitemaps protocol ask for that. Crawlers read a sitemap over the web, so its URL starts with `https://` or `http://`; a `file:` URL names a file on one person's computer.\n\nCrawlers ignore a line whose value is empty, is in quotes, has spaces in it or lists several URLs; Lighthouse reports it. A page for people, such as `sitemap.html`, is no sitemap: crawlers read XML, feeds and lists of URLs.",
  sources: ["sitemapsOrg", "lighthouse", "googleDocs", "yandexErrors"],
  bad: [
    "Sitemap: https://shop.example/sitemap.xml,\nUser-agent: *\nDisallow:\n",
    "Sitemap: file:///var/www/sitemap.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: htps://shop.example/sitemap.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: ftp://shop.example/sitemap.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: /sitemap.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://shop.example/a.xml\nSitemap: b.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: www.shop.example/sitemap.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://shop.example/a.xml, https://shop.example/b.xml\nUser-agent: *\nDisallow:\n",
    'Sitemap: "https://shop.example/a.xml"\nUser-agent: *\nDisallow:\n',
    "Sitemap: https://shop.example/a.xml<br/>\nUser-agent: *\nDisallow:\n",
    "Sitemap:\nUser-agent: *\nDisallow:\n",
    "Sitemap:\nhttps://shop.example/a.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap:\nhttps://shop.example/a.xml\nhttps://shop.example/b.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://shop.example/my map.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https//shop.example/a.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://shop.example/sitemap.html\nUser-agent: *\nDisallow:\n",
  ],
  good: [
    "Sitemap: https://shop.example/sitemap.xml\nSitemap: HTTP://shop.example/b.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://shop.example/sitemap.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://shop.example/sitemap.xml?lang=de&n=1\nSitemap: http://shop.example\nSitemap: https://old.example/web/https://shop.example/a.xml\nUser-agent: *\nDisallow:\n",
  ],
  stage: "value",
  inFile: true,
  parts: { scheme, relative, form, page },
});
