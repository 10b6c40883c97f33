import { expect, it } from "vitest";
import { crawlers } from "../../../core/index.ts";
import { initialState } from "../../state/store/store.ts";
import { type CrawlerChoice, crawlersOf, ownCrawlers, presetsOf } from "./presets.ts";

const stateOf = (source: string) => initialState(source);

const choice = (preset: CrawlerChoice["preset"], own: readonly string[] = []): CrawlerChoice => ({
  preset,
  own,
});

it("Bulk judges for any crawlers that the user types, each once", () => {
  const own = ownCrawlers([
    "bingbot",
    "AhrefsBot",
    "BINGBOT",
    "Mozilla/5.0 (compatible; GPTBot/1.2)",
  ]);
  expect(own.map((one) => one.toLowerCase())).toEqual(["bingbot", "ahrefsbot", "gptbot"]);
  expect(crawlersOf(choice("own", own), stateOf(""))).toEqual(own);
  expect(crawlersOf(choice("own"), stateOf(""))).toEqual(["Googlebot"]);
});

it("Bulk judges for the crawlers named in the file, and for any other if a group applies to it", () => {
  const named = "User-agent: GPTBot\nUser-agent: gptbot\nUser-agent: ccbot\nDisallow: /\n";
  expect(crawlersOf(choice("named"), stateOf(named))).toEqual(["GPTBot", "CCBot"]);
  const both = stateOf(`${named}\nUser-agent: *\nDisallow: /a\n`);
  expect(crawlersOf(choice("named"), both)).toEqual(["GPTBot", "CCBot", "*"]);
  expect(crawlersOf(choice("other"), both)).toEqual(["*"]);
});

it("Bulk judges for the crawler under test if a preset is empty", () => {
  const state = stateOf("User-agent: *\nDisallow: /a\n");
  expect(crawlersOf(choice("tested"), state)).toEqual([state.query.crawler]);
  expect(crawlersOf(choice("named"), stateOf("Disallow: /a\n"))).toEqual([state.query.crawler]);
});

it("Bulk leaves out crawlers that do not obey the file, and its lists are never empty", () => {
  const disobedient = new Set(
    crawlers.filter(({ obeys }) => obeys === "no").map(({ token }) => token),
  );
  for (const { crawlers: chosen } of presetsOf(stateOf(""), [])) {
    expect(chosen.length).toBeGreaterThan(0);
    expect(chosen.filter((crawler) => disobedient.has(crawler))).toEqual([]);
  }
});
