import { describe, expect, it } from "vitest";
import { explain } from "../match/explain.ts";
import { parse } from "../syntax/parse.ts";
import { itAnswers } from "../testing/expectations.ts";
import { crawlerCommons } from "./crawler-commons.ts";

/* May differ: older releases try only the first occurrence of the text between `*` and a final
   `$`, so that `/*.gif$` misses `/x.gif.gif`. It is unknown which this commit does, because it was
   not run. */
itAnswers(crawlerCommons, [
  {
    shows: "takes white space for the colon after any name it knows",
    robots: "User agent FooBot\nDisllow /a b\ndisallow\t:/c\nDisallow-x /d\n",
    allowed: ["/a", "/d"],
    blocked: ["/a%20b", "/c"],
  },
  {
    shows: "knows a value as a name, and the token that begins it",
    robots: "User-agent: FooBot, Bar\nDisallow: /a\n",
    blocked: ["/a"],
  },
  {
    shows: "knows names that are no product tokens",
    robots: "User-agent: MJ12bot\nDisallow: /a\n",
    agent: "mj12bot",
    blocked: ["/a"],
  },
  {
    shows: "removes tags from a page, comments after them included",
    robots:
      "<html><body>\nUser-agent: <b>FooBot</b><br>\nDisallow: /x<!-- # --><br>\n</body></html>\n",
    blocked: ["/x/1"],
  },
  {
    shows: "keeps tags in what does not look like a page",
    robots: "User-agent: FooBot\nDisallow: /x<br>\n",
    allowed: ["/x/1"],
    blocked: ["/x%3Cbr%3E"],
  },
  {
    shows: "drops a rule with a stray percent sign",
    robots: "User-agent: FooBot\nDisallow: /50%\nDisallow: /60%25\n",
    allowed: ["/50%"],
    blocked: ["/60%25"],
  },
  {
    shows: "closes a site by a delay of more than 300 seconds, the file itself too",
    robots: "User-agent: FooBot\nCrawl-delay: 300.5\nAllow: /\n",
    blocked: ["/", "/robots.txt"],
  },
  {
    shows: "takes the shortest of several delays, and only those of the groups followed",
    robots:
      "User-agent: *\nCrawl-delay: 900\n\nUser-agent: FooBot\nCrawl-delay: 600\nCrawl-delay: 300\nDisallow: /a\n",
    allowed: ["/"],
    blocked: ["/a"],
  },
]);

describe("a site that crawler-commons treats as blocked", () => {
  it("is explained by the delay, without a rule", () => {
    const document = parse("User-agent: *\nCrawl-delay: 3600\n");
    const { verdict, reason, clause } = explain(document, crawlerCommons, "FooBot", "/");
    expect({ verdict, reason }).toEqual({
      verdict: { allowed: false, rule: null },
      reason: "crawl-delay",
    });
    expect(clause).toBe(crawlerCommons.facts.crawlDelay.source);
  });
});
