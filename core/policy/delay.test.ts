import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { parse } from "../syntax/parse.ts";
import { crawlDelayOf, isClosedByDelay, readDelay } from "./delay.ts";
import { readPolicy } from "./read.ts";
import { select } from "./select.ts";

const followed = (source: string, id: DialectId, crawler: string) => {
  const policy = readPolicy(parse(source), dialects[id]);
  return [policy, select(policy, [crawler])] as const;
};

const delayFor = (source: string, id: DialectId, crawler = "Foo") =>
  crawlDelayOf(...followed(source, id, crawler));

describe("the value of Crawl-delay", () => {
  it.each([
    ["5", 5],
    ["0", 0],
    ["0.5", 0.5],
    ["5.", 5],
    ["", null],
    [".5", null],
    ["5s", null],
    ["a5", null],
    ["-5", null],
    ["5 6", null],
    ["1e3", null],
  ])("%j is read as %j", (value, seconds) => {
    expect(readDelay(value, null)).toBe(seconds);
    expect(readDelay(value, 3)).toBe(seconds !== null && seconds < 3 ? seconds : 3);
  });
});

describe("a crawler's delay", () => {
  const TWICE =
    "User-agent: Foo\nCrawl-delay: 7\nDisallow: /a\n\nUser-agent: Foo\nCrawl-delay: 3\nCrawl-delay: 9\nDisallow: /b\n\n";
  const STAR = "User-agent: *\nCrawl-delay: 2\nDisallow: /c\n\n";
  const BARE = "User-agent: Foo\nDisallow: /d\n\n";
  const OTHER = "User-agent: Bar\nCrawl-delay: 1\nDisallow: /e\n\n";

  it.each<[string, DialectId, string, number | null]>([
    ["the shortest of its groups", "bing", TWICE + STAR + OTHER, 3],
    ["the shortest, wherever it stands", "bing", BARE + TWICE, 3],
    ["the shortest of those that have one", "bing", TWICE + BARE, 3],
    ["that of the first group for readers that follow one", "python", TWICE, 7],
    ["that of `*` if it is not named", "bing", OTHER + STAR, 2],
    ["that of `*` for Bing if its own group has none", "bing", OTHER + STAR + BARE, 2],
    [
      "that of `*` among other names",
      "bing",
      `${STAR.replace("*", "Baz\nUser-agent: *")}${BARE}`,
      2,
    ],
    ["unknown if only other crawlers have one", "bing", OTHER + BARE, null],
    ["its own alone for others", "robots-parser", STAR + BARE, null],
    ["unknown if the reader reads none", "google", TWICE, null],
  ])("is %s", (_, id, source, seconds) => {
    expect(delayFor(source, id)).toBe(seconds);
  });

  it("blocks the site for crawler-commons from more than 300 seconds on", () => {
    const isClosed = (seconds: number, id: DialectId) =>
      isClosedByDelay(...followed(`User-agent: *\nCrawl-delay: ${seconds}\n`, id, "Foo"));
    expect([300, 300.1, 301].map((seconds) => isClosed(seconds, "crawler-commons"))).toEqual([
      false,
      true,
      true,
    ]);
    expect(isClosed(301, "bing")).toBe(false);
  });
});
