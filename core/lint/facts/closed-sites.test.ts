import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { faultlessContext } from "../../testing/contexts.ts";
import { sharedBlocks } from "./closed-sites.ts";

/** The crawlers that are blocked by rules for others. */
const blocked = (...lines: readonly string[]): readonly string[] => {
  const context = faultlessContext(parse(`${lines.join("\n")}\n`));
  return [...sharedBlocks(context).values()].map(({ agents, isForAll, rule }) =>
    [...agents.map(({ name }) => name), isForAll ? "all" : "some", rule.line].join(" "),
  );
};

describe("crawlers blocked by rules written for others", () => {
  const delay = "Crawl-delay: 5";
  const end = ["User-agent: MJ12bot", "Disallow: /"];

  it("are search crawlers first, or all if `*` is among them", () => {
    expect(blocked("User-agent: foo", "User-agent: bingbot", delay, ...end)).toEqual([
      "bingbot foo some 5",
    ]);
    expect(blocked("User-agent: bingbot", "User-agent: *", delay, ...end)).toEqual(["* all 5"]);
  });

  it("are none without a search crawler, a rule that blocks the site, or another name above", () => {
    expect(blocked("User-agent: foo", delay, ...end)).toEqual([]);
    expect(blocked("User-agent: bingbot", delay, "User-agent: x", "Disallow: /a")).toEqual([]);
    expect(blocked("User-agent: bingbot", "User-agent: x", "Disallow: /")).toEqual([]);
  });

  it("are not those that the rules also name", () => {
    expect(blocked("User-agent: bingbot", delay, "User-agent: bingbot", "Disallow: /")).toEqual([]);
  });
});
