import { type CheckOfParts, joinParts } from "../check.ts";
import {
  extendedStandard,
  googleLibrary,
  rfc9309,
  seznam,
  yandexCleanParam,
  yandexRobots,
} from "../sources.ts";
import { cleanParam } from "./non-standard-directive/clean-param.ts";
import { host } from "./non-standard-directive/host.ts";
import { invented } from "./non-standard-directive/invented.ts";
import { llms } from "./non-standard-directive/llms.ts";
import { rare } from "./non-standard-directive/rare.ts";

export const nonStandardDirective: CheckOfParts = joinParts({
  id: "non-standard-directive",
  aliases: [
    "deprecated-host",
    "clean-param-yandex-only",
    "llms-txt-directive",
    "invented-ai-directive",
  ],
  category: "directives",
  severity: "info",
  summary: "Avoid relying on fields that few or no crawlers read",
  explanation:
    "Old proposals and copied examples have brought names into the file that hardly anybody reads. `Request-rate` is read by Seznam, and by the parsers of Scrapy and Python for programs that use them; `Visit-time` by Scrapy's parser alone. `Robot-version`, `Comment`, `Cache-delay`, `Revisit-after`, `Domain` and the ACAP fields are read by no known crawler. Google, Bing and Yandex ignore them all.\n\nSuch a line is skipped and does no harm, but it does no good either. Each name is reported once.\n\n`Host` named the main mirror of a site. Only Yandex ever read it, and it stopped in March 2018. A permanent redirect (status 301) from the other hosts to the main one now does this for every search engine.\n\n`Clean-param` tells Yandex which parameters of a URL do not change the page. It works for Yandex only and may be anywhere in the file. Google lists it among the fields it knows and ignores; no other operator documents it. For other search engines, give each page's main URL in a canonical link. It is not reported while the file is read as Yandex reads it.",
  sources: [
    extendedStandard,
    seznam,
    rfc9309("2.2.4"),
    yandexRobots,
    yandexCleanParam,
    googleLibrary,
  ],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart/\nVisit-time: 0600-0845\n",
      "User-agent: *\nDisallow: /cart/\nRevisit-after: 7 days\nCache-delay: 5\nCache-delay: 9\n",
      "User-agent: *\nDisallow: /cart/\nRequest-rate: 1/10s\n",
      "User-agent: *\nDisallow: /cart/\nHost: www.shop.example\n",
      "Host: shop.example\n\nUser-agent: *\nDisallow: /cart/\n\nUser-agent: Yandex\nDisallow: /cart/\nHost: shop.example\n",
      "User-agent: *\nDisallow: /cart/\nClean-param: sid /forum/\n",
      "User-agent: *\nDisallow: /cart/\nClean-param: sid /forum/\nClean-param: ref /shop/\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart/\nCrawl-delay: 5\n",
      "User-agent: SeznamBot\nDisallow: /cart/\nRequest-rate: 1/10s\n",
      "User-agent: *\nDisallow: /*?sid=\n",
      "User-agent: Yandex\nDisallow: /cart/\nClean-param: sid /forum/\n",
    ],
  },
  parts: { host, cleanParam, rare, llms, invented },
});
