import { type CheckOfParts, joinParts } from "../check.ts";
import { fraction } from "./crawl-delay-effect/fraction.ts";
import { ignored } from "./crawl-delay-effect/ignored.ts";
import { long } from "./crawl-delay-effect/long.ts";
import { outside } from "./crawl-delay-effect/outside.ts";
import { repeated } from "./crawl-delay-effect/repeated.ts";
import { zero } from "./crawl-delay-effect/zero.ts";

export const crawlDelayEffect: CheckOfParts = joinParts({
  id: "crawl-delay-effect",
  category: "sitemaps",
  severity: "warning",
  summary: "Avoid delays that crawlers ignore, cap or read differently",
  explanation:
    "`Crawl-delay` belongs to a group: above the first user-agent line it slows down nobody. Google's crawlers ignore it, and so do Yandex since 2018, Applebot and Amazonbot; Bing, Ahrefs, Semrush, Majestic, Common Crawl and others say they honour it. To slow Google down in an emergency, respond with status 429 or 503 for a day or two.\n\nA group has one delay: of several, some readers take the first, some the last, and crawler-commons the smallest. A delay of zero changes nothing.\n\nA delay limits how much of a site a crawler can see: with 30 seconds it crawls at most 2,880 pages a day. Bing waits no more than 30 seconds (20 in its newer help). crawler-commons, the parser of Common Crawl and Apache Nutch, takes more than 300 seconds as a request to stay away. Python's parser reads whole seconds only.\n\nThe same value in several groups is reported once.",
  sources: ["bingDocs", "crawlerCommons", "googleUnsupported", "protego", "pythonParser"],
  bad: [
    "Crawl-delay: 5\nUser-agent: *\nDisallow: /cart/\n",
    "Crawl-delay: 5\nSitemap: https://shop.example/map.xml\n",
    "User-agent: Googlebot\nDisallow: /cart/\nCrawl-delay: 10\n",
    "User-agent: Googlebot\nUser-agent: Applebot\nDisallow: /cart/\nCrawl-delay: 10\n",
    "User-agent: *\nDisallow:\nCrawl-delay: 1\nCrawl-delay: 9\n",
    "User-agent: *\nCrawl-delay: 5\nDisallow: /cart/\nCrawl-delay: 5\n",
    "User-agent: *\nDisallow:\nCrawl-delay: 3600\n",
    "User-agent: *\nDisallow:\nCrawl-delay: 60\n",
    "User-agent: AhrefsBot\nDisallow: /a\nCrawl-delay: 45\n\nUser-agent: MJ12bot\nDisallow: /a\nCrawl-delay: 45\n",
    "User-agent: *\nDisallow:\nCrawl-delay: 0.5\n",
    "User-agent: *\nDisallow:\nCrawl-delay: 2.0\n",
    "User-agent: *\nDisallow: /cart/\nCrawl-delay: 0\n",
    "User-agent: *\nDisallow: /cart/\n\nUser-agent: bingbot\nDisallow: /cart/\nCrawl-delay: 0.0\n",
  ],
  good: [
    "User-agent: *\nCrawl-delay: 5\nDisallow: /cart/\n",
    "User-agent: bingbot\nDisallow: /cart/\nCrawl-delay: 10\n",
    "User-agent: *\nDisallow: /cart/\nCrawl-delay: 10\n",
    "User-agent: *\nDisallow:\nCrawl-delay: 5\n\nUser-agent: bingbot\nDisallow:\nCrawl-delay: 2\n",
    "User-agent: AhrefsBot\nCrawl-delay: 5\n\nUser-agent: MJ12bot\nCrawl-delay: 2\nDisallow: /cart/\n",
    "User-agent: MJ12bot\nCrawl-delay: 600\nDisallow: /\n",
    "User-agent: *\nDisallow:\nCrawl-delay: 10\n",
    "User-agent: *\nDisallow:\nCrawl-delay: 1\n",
    "User-agent: *\nDisallow: /cart/\nCrawl-delay: 5\n\nUser-agent: bingbot\nDisallow: /cart/\nCrawl-delay: 0\n",
    "User-agent: bingbot\nCrawl-delay: 0\n\nUser-agent: *\nDisallow: /cart/\n",
  ],
  parts: { outside, ignored, repeated, long, fraction, zero },
});
