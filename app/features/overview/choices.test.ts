import { describe, expect, it } from "vitest";
import { overviewOf, parse } from "../../../core/index.ts";
import { createAppStore, initialState } from "../../state/store/store.ts";
import {
  choicesOf,
  choicesText,
  chooseCrawler,
  choosePurpose,
  chosenIn,
  discardChoices,
  followersOf,
  isEmpty,
  pathOf,
  wishesOf,
} from "./choices.ts";

const overview = overviewOf({ document: parse("User-agent: *\nDisallow: /cart\n") });

const rowOf = (purpose: string) => {
  const row = overview.rows.find((each) => each.purpose === purpose);
  if (row === undefined) throw new Error(`no row for ${purpose}`);
  return row;
};

describe("choices", () => {
  it("are made for a purpose, and for crawlers of it that differ", () => {
    const store = createAppStore(initialState(""));
    choosePurpose(store, rowOf("ai-training"), "block");
    chooseCrawler(store, "GPTBot", "ai-training", "keep");
    chooseCrawler(store, "CCBot", "ai-training", "allow");
    chooseCrawler(store, "Bytespider", "ai-training", "block");
    chooseCrawler(store, "bingbot", "search", "allow");
    const choices = choicesOf(store).getState();
    const { allow, block } = chosenIn(choices, overview);
    expect(allow).toEqual(["bingbot", "CCBot"]);
    expect(block).toContain("Bytespider");
    expect(block).not.toContain("GPTBot");
    expect(choicesText(choices)).toBe(
      "Block Training AI models. Allow CCBot and bingbot. Leave GPTBot as it is.",
    );
  });

  it("of a purpose take the place of those of its crawlers, and end with As it is", () => {
    const store = createAppStore(initialState(""));
    chooseCrawler(store, "GPTBot", "ai-training", "allow");
    chooseCrawler(store, "bingbot", "search", "allow");
    choosePurpose(store, rowOf("ai-training"), "block");
    expect(choicesText(choicesOf(store).getState())).toBe(
      "Block Training AI models. Allow bingbot.",
    );
    choosePurpose(store, rowOf("ai-training"), "keep");
    chooseCrawler(store, "bingbot", "search", "keep");
    expect(isEmpty(choicesOf(store).getState())).toBe(true);
    choosePurpose(store, rowOf("search"), "allow");
    discardChoices(store);
    expect(isEmpty(choicesOf(store).getState())).toBe(true);
  });

  it("end with the file that they were made for, and outlast changes of it", () => {
    const store = createAppStore(initialState("User-agent: *\n"));
    choosePurpose(store, rowOf("search"), "block");
    store.setState({ document: parse("User-agent: *\nDisallow: /cart\n") });
    expect(isEmpty(choicesOf(store).getState())).toBe(false);
    store.setState({ openedText: { source: "User-agent: Other\n", encoding: "utf-8" } });
    expect(isEmpty(choicesOf(store).getState())).toBe(true);
  });

  it("may include crawlers of the same operator that would follow", () => {
    const followers = followersOf({ allow: ["Googlebot"], block: ["Googlebot-News"] });
    expect(followers.block).toEqual([]);
    expect(followers.allow).toContain("Googlebot-Image");
    expect(followers.allow).not.toContain("Googlebot-News");
    // Apple's crawler follows Google's groups, but is not Google's.
    expect(followers.allow).not.toContain("Applebot");
  });

  it("become wishes for the site or a path", () => {
    const chosen = { allow: ["bingbot"], block: ["GPTBot"] };
    expect(
      wishesOf(chosen, { path: "/a", followers: { allow: ["BingPreview"], block: [] } }),
    ).toEqual([
      { crawlers: ["GPTBot"], access: "block", path: "/a" },
      { crawlers: ["bingbot", "BingPreview"], access: "allow", path: "/a" },
    ]);
    expect(wishesOf({ allow: [], block: [] }, { path: null, followers: null })).toEqual([]);
  });

  it("hold paths that a rule can hold", () => {
    expect(["", " / ", "/*", "blog", " /my page", "*.pdf$", "/a#b"].map(pathOf)).toEqual([
      null,
      null,
      null,
      "/blog",
      "/my%20page",
      "*.pdf$",
      "/a%23b",
    ]);
  });
});
