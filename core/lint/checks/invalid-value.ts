import { type CheckOfParts, joinParts } from "../check.ts";
import { cleanParam } from "./invalid-value/clean-param.ts";
import { contentSignal } from "./invalid-value/content-signal.ts";
import { contentUsage } from "./invalid-value/content-usage.ts";
import { delay } from "./invalid-value/delay.ts";
import { license } from "./invalid-value/license.ts";
import { requestRate } from "./invalid-value/request-rate.ts";
import { visitTime } from "./invalid-value/visit-time.ts";

export const invalidValue: CheckOfParts = joinParts({
  id: "invalid-value",
  category: "sitemaps",
  severity: "error",
  summary: "Require values in the form that their readers expect",
  explanation:
    "A value of another form says nothing to those who read the field.\n\n`Request-rate`, which Seznam and the parsers of Scrapy and Python read, takes pages and a time, `1/10s`, and hours of the day in UTC, `1/10s 1800-1900`. `Visit-time` takes two times of four digits, in UTC: `0600-0845`. `Clean-param`, which Yandex alone reads, takes names of parameters joined by `&` and, after a space, a path of letters, digits and `. - / * _`, in up to 500 characters.\n\n`Content-Signal` is a list of `search`, `ai-input` and `ai-train`, each `=yes` or `=no`; Cloudflare writes `use=immediate`, `use=reference` or `use=full` as well. `Content-Usage`, of an IETF draft, takes a path, if wanted, and a list of `train-ai` and `search`, each `=y` or `=n`, all in lower case. `License` takes the complete URL of a document in the RSL format.",
  sources: [
    "seznam",
    "extendedStandard",
    "protego",
    "yandexCleanParam",
    "yandexErrors",
    "contentSignals",
    "aipref",
    "rsl",
  ],
  bad: [
    "User-agent: *\nDisallow:\nRequest-rate: 10\n",
    "User-agent: SeznamBot\nDisallow:\nRequest-rate: 1 / 10s\n",
    "User-agent: SeznamBot\nDisallow:\nRequest-rate: 1/10s 18-19\n",
    "User-agent: SeznamBot\nDisallow:\nRequest-rate:\n",
    "User-agent: *\nDisallow:\nVisit-time: 6-8\n",
    "User-agent: *\nDisallow:\nVisit-time: 06:00 - 08:45\n",
    "User-agent: *\nDisallow:\nVisit-time: nights\n",
    "User-agent: *\nDisallow:\nVisit-time:\n",
    "User-agent: *\nDisallow:\nClean-param: sid,ref /forum/\n",
    "User-agent: *\nDisallow:\nClean-param: sid ref /forum/\n",
    "User-agent: *\nDisallow:\nClean-param:\n",
    "User-agent: *\nDisallow:\nClean-param: sid /forum?page\n",
    `User-agent: *\nDisallow:\nClean-param: ${Array.from({ length: 99 }, (_, index) => `name${index}`).join("&")} /\n`,
    "User-agent: *\nDisallow:\nContent-Signal: ai-train=false\n",
    "User-agent: *\nDisallow:\nContent-Signal: search=yes, ai-training=no\n",
    "User-agent: *\nDisallow:\nContent-Signal: no training\n",
    "User-agent: *\nDisallow:\nContent-Signal:\n",
    "User-agent: *\nDisallow:\nContent-Usage: Train-AI=N\n",
    "User-agent: *\nDisallow:\nContent-Usage: /blog/ train-ai=no\n",
    "User-agent: *\nDisallow:\nContent-Usage: ai-train=n\n",
    "User-agent: *\nDisallow:\nContent-Usage: train-ai=n; search=y\n",
    "User-agent: *\nDisallow:\nContent-Usage:\n",
    "License: /terms.xml\n\nUser-agent: *\nDisallow: /cart/\n\nSitemap: https://shop.example/map.xml\n",
    "License: CC BY 4.0\n\nUser-agent: *\nDisallow: /cart/\n",
    "License:\n\nUser-agent: *\nDisallow: /cart/\n",
  ],
  good: [
    "User-agent: *\nDisallow:\nRequest-rate: 1/10s\n\nUser-agent: SeznamBot\nDisallow:\nRequest-rate: 30/1m 0000-0600 # at night\n",
    "User-agent: *\nDisallow:\nVisit-time: 2200-0600\n",
    "User-agent: *\nDisallow:\nClean-param: sid&ref /forum/\nClean-param: utm_source&filter%5Bsize%5D\n",
    "User-agent: *\nContent-Signal: search=yes,ai-train=no,use=reference\nDisallow: /cart/\n",
    "User-agent: *\nDisallow:\nContent-Usage: train-ai=n, search=y\nContent-Usage: /blog/ train-ai=y, other=1\n",
    "License: https://shop.example/terms.xml\n\nUser-agent: *\nDisallow: /cart/\n",
  ],
  stage: "value",
  parts: { requestRate, visitTime, cleanParam, contentSignal, contentUsage, license, delay },
});
