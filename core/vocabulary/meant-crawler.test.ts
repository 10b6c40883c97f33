import { describe, expect, it } from "vitest";
import { crawlers } from "./crawlers.ts";
import { meantCrawler, similarCrawler } from "./meant-crawler.ts";

describe("meantCrawler", () => {
  it.each([
    ["gogglebot", "Googlebot"],
    ["Google bot", "Googlebot"],
    ["lingbot", null],
    ["MJ13bot", null],
    ["", null],
    ["x".repeat(10_000), null],
  ])("takes %j for %j", (name, meant) => {
    expect(meantCrawler(name)).toBe(meant);
  });

  it("takes no known name for another", () => {
    for (const { token } of crawlers) expect(meantCrawler(token)).toBeNull();
  });
});

describe("similarCrawler", () => {
  it.each([
    ["GTPBot", "GPTBot"],
    ["lingbot", "bingbot"],
    ["Google bot", "Googlebot"],
    ["GPTBot", null],
    ["OurOwnBot", null],
    ["bot", null],
  ])("asks for %j whether %j was meant", (name, similar) => {
    expect(similarCrawler(name)).toBe(similar);
  });
});
