import { expect, it } from "vitest";
import { crawlers } from "../../../core/index.ts";
import { initialState } from "../../state/store/store.ts";
import { crawlersOf, presetsOf } from "./presets.ts";

const stateOf = (source: string) => initialState(source);

it("Bulk judges for the crawlers named in the file, and for any other if a group applies to it", () => {
  const named = "User-agent: GPTBot\nUser-agent: gptbot\nUser-agent: ccbot\nDisallow: /\n";
  expect(crawlersOf("named", stateOf(named))).toEqual(["GPTBot", "CCBot"]);
  const both = stateOf(`${named}\nUser-agent: *\nDisallow: /a\n`);
  expect(crawlersOf("named", both)).toEqual(["GPTBot", "CCBot", "*"]);
  expect(crawlersOf("other", both)).toEqual(["*"]);
});

it("Bulk judges for the crawler under test if a preset is empty", () => {
  const state = stateOf("User-agent: *\nDisallow: /a\n");
  expect(crawlersOf("tested", state)).toEqual([state.query.crawler]);
  expect(crawlersOf("named", stateOf("Disallow: /a\n"))).toEqual([state.query.crawler]);
});

it("Bulk leaves out crawlers that do not obey the file, and its lists are never empty", () => {
  const disobedient = new Set(
    crawlers.filter(({ obeys }) => obeys === "no").map(({ token }) => token),
  );
  for (const { crawlers: chosen } of presetsOf(stateOf(""))) {
    expect(chosen.length).toBeGreaterThan(0);
    expect(chosen.filter((crawler) => disobedient.has(crawler))).toEqual([]);
  }
});
