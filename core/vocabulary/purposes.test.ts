import { describe, expect, it } from "vitest";
import { categoryWords } from "./crawler-words.ts";
import { findCrawler } from "./find-crawler.ts";
import { purposeOf, purposes } from "./purposes.ts";

describe("the purposes that a site decides on", () => {
  it("are nine, each with an id and a name of its own", () => {
    expect(purposes.length).toBe(9);
    expect(new Set(purposes.map(({ id }) => id)).size).toBe(9);
    expect(new Set(purposes.map(({ name }) => name)).size).toBe(9);
  });

  it("hold every category once, except the one for other crawlers", () => {
    const held = purposes.flatMap(({ categories }) => categories);
    const known = Object.keys(categoryWords).filter((category) => category !== "other");
    expect([...held].sort()).toEqual(known.sort());
  });

  it.each([
    ["Googlebot", "search"],
    ["OAI-SearchBot", "ai-search"],
    ["GPTBot", "ai-training"],
    ["ChatGPT-User", "ai-user"],
    ["AdsBot-Google", "ads"],
    ["Twitterbot", "ads"],
    ["archive.org_bot", "archive"],
    ["AhrefsBot", "seo"],
    ["UptimeRobot", "seo"],
    ["curl", null],
  ])("are told by the category of %s: %s", (token, id) => {
    const crawler = findCrawler(token);
    expect(crawler && purposeOf(crawler)?.id).toBe(id ?? undefined);
  });
});
