import { type CheckOfParts, joinParts } from "../check.ts";
import { besideStar } from "./no-such-crawler/beside-star.ts";
import { brand } from "./no-such-crawler/brand.ts";
import { characters } from "./no-such-crawler/characters.ts";
import { header } from "./no-such-crawler/header.ts";
import { misspelt } from "./no-such-crawler/misspelt.ts";
import { several } from "./no-such-crawler/several.ts";
import { star } from "./no-such-crawler/star.ts";
import { version } from "./no-such-crawler/version.ts";

export const noSuchCrawler: CheckOfParts = joinParts({
  id: "no-such-crawler",
  gone: ["user-agent-unknown"],
  category: "groups",
  severity: "warning",
  summary: "Require names that a crawler has",
  explanation:
    "A group counts for a crawler only when it has the crawler's product token, letter for letter; upper and lower case are the same. `Googelbot`, `Google` and `AdsBot` are names that no crawler has, so their rules apply to none, and the crawler that was meant follows `*`. It is not reported where the file has the right name as well.\n\nNor is a whole `User-Agent` header a name: Google reads it up to the first character that no token may hold, so `Mozilla/5.0 (compatible; …)` is a group for a crawler named Mozilla, and other readers find no crawler in it. Google and others drop a version and a star at the end, as in `FooBot/1.0` and `FooBot*`; for Python's robotparser and Wget they are part of the name. A star elsewhere is no wildcard for anyone.\n\nBy RFC 9309 a name is made of letters, `-` and `_`. Some real crawlers break that rule, such as MJ12bot or Sogou web spider, and are not reported; nor are odd names in long lists.",
  sources: [
    "rfc9309#2.2.1",
    "commonCrawlNames",
    "googleDocs",
    "googleLibrary",
    "googleSpecialCrawlers",
  ],
  bad: [
    "User-agent: Screaming\\ Frog\\ SEO\\ Spider\nDisallow: /cart/\n",
    "User-agent: Googelbot\nDisallow: /private/\n",
    "User-agent: ahrefs-bot\nDisallow: /\n",
    "User-agent: OpenAI\nDisallow: /private/\n",
    "User-agent: Google\nDisallow: /private/\n",
    "User-agent: ClaudeBot\nUser-agent: perplexity\nDisallow: /private/\n",
    "User-agent: AdsBot\nDisallow: /landing/\n",
    "User-agent: Mediapartners\nDisallow: /private/\n",
    "User-agent: Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)\nDisallow: /\n",
    "User-agent: FooBot/1.0 (+https://foo.example/bot)\nDisallow: /\n",
    "User-agent: Mozilla/4.0 (compatible; MSIE 6.0; Windows 98)\nDisallow: /\n",
    "User-agent: FooBot/1.0\nDisallow: /\n",
    "User-agent: SemrushBot/*\nDisallow: /\n",
    "User-agent: Mediapartners-Google*\nDisallow:\n",
    "User-agent: *Googlebot*\nDisallow: /private/\n",
    "User-agent: *site:;\nDisallow: /private/\n",
    "User-agent: bingbot/2.0\nDisallow: /private/\n",
    "User-agent: Foo*bot\nDisallow: /private/\n",
    "User-agent: my bot!\nDisallow: /\n",
    "User-agent: https://bots.example/foobot\nDisallow: /\n",
    "User-agent: Fancy Grabber\nUser-agent: Foo+Bar\nDisallow: /\n",
  ],
  good: [
    "User-agent: googlebot\nUser-agent: GPTBot\nUser-agent: Yandex\nDisallow: /private/\n",
    "User-agent: Sogou web spider\nUser-agent: MJ12bot\nUser-agent: archive.org_bot\nDisallow: /\n",
    "User-agent: Mediapartners-Google\nDisallow:\n",
  ],
  stage: "agent",
  inFile: true,
  parts: { besideStar, several, header, version, star, brand, misspelt, characters },
});
