import { describe, expect, it } from "vitest";
import { crawlers } from "./crawlers.ts";
import { crawlerBeginningWith, intendedCrawler, similarCrawler } from "./intended-crawler.ts";

describe("intendedCrawler", () => {
  it.each([
    ["gogglebot", "Googlebot"],
    ["Google bot", "Googlebot"],
    ["lingbot", null],
    // The first letter is missing.
    ["ooglebot", "Googlebot"],
    ["ingbot", "bingbot"],
    // One edit in a short name, at most two in a long one.
    ["semroshbot", "SemrushBot"],
    ["semroskbot", null],
    ["baduspider", "Baiduspider"],
    ["dzckbssistbot", "DuckAssistBot"],
    ["dzckbsbistbot", null],
    ["duckasistbot", "DuckAssistBot"],
    ["duck_assist bot", "DuckAssistBot"],
    // A different ending counts as another edit.
    ["googlebots", "Googlebot"],
    ["gooaglebots", null],
    // The part after a hyphen distinguishes crawlers, and so do digits.
    ["semrushbot-bm", null],
    ["semrushbot-b", null],
    ["MJ13bot", null],
    // Retired names are not suggested.
    ["slurpp", null],
    ["oogle", null],
    ["", null],
    ["x".repeat(10_000), null],
  ])("takes %j for %j", (name, intended) => {
    expect(intendedCrawler(name)).toBe(intended);
  });

  it("takes no known name for another", () => {
    for (const { token } of crawlers) expect(intendedCrawler(token)).toBeNull();
  });
});

describe("similarCrawler", () => {
  it.each([
    ["GTPBot", "GPTBot"],
    ["lingbot", "bingbot"],
    ["Google bot", "Googlebot"],
    ["GPTBot", null],
    ["CCBott", "CCBot"],
    ["CCBottt", null],
    ["xmsnbot", null],
    ["OurOwnBot", null],
    ["bot", null],
  ])("asks for %j whether %j was meant", (name, similar) => {
    expect(similarCrawler(name)).toBe(similar);
  });
});

describe("a name without its first letter", () => {
  it.each([
    ["emrushbot", "SemrushBot"],
    ["aiduspider", "Baiduspider"],
    ["PTBot", "GPTBot"],
  ])("means a crawler at work: %s", (name, token) => {
    expect(intendedCrawler(name)).toBe(token);
  });
});

describe("a misspelt name of a crawler that is retired", () => {
  const retired = crawlers.filter(({ retired: isRetired }) => isRetired).map(({ token }) => token);

  it("means no crawler that nobody meets any more", () => {
    expect(retired.length).toBeGreaterThan(5);
    const intended = retired
      .flatMap((token) => [token.slice(1), `${token}s`, token.slice(0, -1)])
      .map(intendedCrawler);
    expect(intended.filter((token) => token !== null && retired.includes(token))).toEqual([]);
  });
});

describe("crawlerBeginningWith", () => {
  it.each([
    ["bing", "bingbot"],
    ["Ahrefs", "AhrefsBot"],
    ["Googlebot", null],
    ["gptbot", null],
    ["nosuch", null],
    [" ", null],
  ])("for %s is %s", (typed, token) => {
    expect(crawlerBeginningWith(typed)).toBe(token);
  });
});
