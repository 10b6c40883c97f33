import { type CheckOfParts, joinParts } from "../check.ts";
import { crawlerCommons, googleLibrary, protego, rfc9309 } from "../sources.ts";
import { misspelt } from "./directive-typo-accepted-by-some/misspelt.ts";
import { prefix } from "./directive-typo-accepted-by-some/prefix.ts";

export const directiveTypoAcceptedBySome: CheckOfParts = joinParts({
  id: "directive-typo-accepted-by-some",
  aliases: ["directive-prefix-accepted"],
  category: "directives",
  severity: "warning",
  summary: "Avoid misspelt names that only some crawlers understand",
  explanation:
    "Some parsers accept common misspellings: Google's accepts seven of `User-agent` and `Disallow` and one of `Sitemap`; crawler-commons and Protego have their own lists. All others skip the line. A site that looks right in a Google tool may then be open, or blocked, for everyone else.\n\nIt is an error when the chosen reader does not accept the spelling, and where the line is a `User-agent` whose rules block the site for others.\n\nGoogle's parser only checks how a name starts: it reads `Disallowed` and `Disallow-all` as `Disallow`, and `Allow indexing of` as `Allow`. No other reader tried does that; they skip the line. It is an error where one of them is chosen.",
  sources: [googleLibrary, crawlerCommons, protego, rfc9309("2.2")],
  examples: {
    bad: [
      "User-agent: *\nDisalow: /cart/\n",
      "User-agent: *\nDisallow: /\n\nuseragent: GPTBot\nDisallow: /\n",
      "User-agent: *\nDisallow: /cart/\n\nuseragent: GPTBot\nDisallow: /\n",
      "User-agent: *\nDisallow: /cart/\n\nuseragent: GPTBot\nDisallow: /api/\n",
      "useragent: GPTBot\nDisallow: /\n",
      "User-agent: *\nDisllow: /cart/\n",
      "User-agnet: *\nDisallow: /cart/\n",
      "Site-map: https://shop.example/sitemap.xml\nUser-agent: *\nDisallow:\n",
      "User-agent: *\nDisallowed: /cart/\n",
      "User-agent-name: *\nDisallow: /cart/\n",
      "User-agent: *\nDisallow:\nAllow for all robots: yes\n",
    ],
    good: ["User-agent: *\nDISALLOW: /cart/\n", "User-agent: *\nDisallow: /cart/\n"],
  },
  stage: "field",
  inFile: true,
  parts: { misspelt, prefix },
});
