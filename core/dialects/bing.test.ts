import { describe, expect, it } from "vitest";
import { consult } from "../match/consult.ts";
import { crawlDelayOf } from "../policy/delay.ts";
import { readPolicy } from "../policy/read.ts";
import { select } from "../policy/select.ts";
import { parse } from "../syntax/parse.ts";
import { itAnswers } from "../testing/expectations.ts";
import { bing } from "./bing.ts";

itAnswers(bing, [
  {
    shows: "takes the longest match, and Allow where two are equal",
    robots: "User-agent: bingbot\nDisallow: /\nAllow: /p\nDisallow: /a\nAllow: /a\n",
    agent: "bingbot",
    allowed: ["/page", "/a"],
    blocked: ["/x"],
  },
  {
    shows: "follows one section only",
    robots: "User-agent: *\nDisallow: /a\n\nUser-agent: bingbot\nDisallow: /b\n",
    agent: "bingbot",
    allowed: ["/a"],
    blocked: ["/b"],
  },
]);

const delayFor = (robots: string): number | null => {
  const policy = readPolicy(parse(robots), bing);
  return crawlDelayOf(policy, select(policy, ["bingbot"]));
};

describe("the crawler of Bing", () => {
  it.each([
    [
      "bingbot",
      "User-agent: *\nDisallow: /s\nUser-agent: msnbot\nDisallow: /m\nUser-agent: bingbot\nDisallow: /b\n",
      "/b",
    ],
    ["msnbot", "User-agent: *\nDisallow: /s\nUser-agent: msnbot\nDisallow: /m\n", "/m"],
    ["*", "User-agent: *\nDisallow: /s\n", "/s"],
  ])("follows the section for %s when it is the best there is", (_, robots, blocked) => {
    const { matcher } = consult(parse(robots), bing, "bingbot");
    const paths = ["/b", "/m", "/s"].filter((path) => !matcher.decide(path).allowed);
    expect(paths).toEqual([blocked]);
  });

  it("reads a Crawl-delay from the group for all as well", () => {
    const star = "User-agent: *\nCrawl-delay: 5\nDisallow: /a\n";
    expect(delayFor(`${star}User-agent: bingbot\nDisallow: /b\n`)).toBe(5);
    expect(delayFor(`${star}User-agent: bingbot\nCrawl-delay: 2.5\n`)).toBe(2.5);
    expect(delayFor("User-agent: bingbot\nCrawl-delay: soon\n")).toBeNull();
  });
});
