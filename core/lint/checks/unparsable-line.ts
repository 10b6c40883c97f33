import { type CheckOfParts, joinParts } from "../check.ts";
import {
  address,
  code,
  fence,
  marker,
  output,
  path,
  prose,
} from "./unparsable-line/runs-of-lines.ts";
import { apache, frontMatter, junk, metaTag, reversed } from "./unparsable-line/single-lines.ts";

export const unparsableLine: CheckOfParts = joinParts({
  id: "unparsable-line",
  category: "syntax",
  severity: "error",
  summary: "Avoid lines that are no robots.txt: prose, code, settings, output of programs",
  explanation:
    "A line is a directive (`name: value`), a comment that starts with `#`, or blank. Crawlers skip what is none of these, and testing tools report it. Mostly it is a comment without its `#`, or what a template or an editor left behind.\n\nEvery path needs its own line with `Disallow:` or `Allow:` before it. A rule does not continue on the next line, so every crawler skips a line that is only a path.\n\nEach sitemap needs its own line that starts with `Sitemap:`. Crawlers skip a line that is only a URL. The one exception is crawler-commons, which takes a URL with the word sitemap in it for a sitemap.\n\nA path is an error, and a URL a warning. Other text is an error when it seems meant to do something, and when the file has nothing else; otherwise nothing is lost, and it is information. Lines that follow each other are reported once.",
  sources: ["rfc9309#2.2", "lighthouse", "sitemapsOrg", "draft1996", "crawlerCommons"],
  bad: [
    "All robots welcome\nUser-agent: *\nDisallow:\n",
    "404 Not Found\n\nSorry.\n",
    "AhrefsBot\nMJ12bot\nDotBot\n",
    "User-agent: *\nDisallow: /cart/\n/drafts/\n",
    "/cart/\n",
    "User-agent: *\nDisallow: /cart/\n\nhttps://shop.example/sitemap.xml\n",
    "User-agent: *\nDisallow: /cart/\nhttps://shop.example/\n",
  ],
  good: ["# All robots welcome\nUser-agent: *\nDisallow: /cart/\nDisallow: /drafts/\n"],
  parts: {
    path,
    address,
    prose,
    frontMatter,
    junk,
    reversed,
    apache,
    metaTag,
    output,
    code,
    fence,
    marker,
  },
});
