import { describe, expect, it } from "vitest";
import { crawlers, parse } from "../../../core/index.ts";
import { addUrls, publishDocument, setCrawler, setCrawlers, setExpectation } from "./actions.ts";
import { checksOf } from "./checks-of.ts";
import { MAX_CRAWLER_LENGTH, MAX_CRAWLERS } from "./limits.ts";
import { createAppStore, initialState } from "./store.ts";
import { expectedCrawlers, patternRows, presetCrawlers, rowsOf, tableCrawlers } from "./table.ts";

const storeOf = (source = "", urls = "") => {
  const store = createAppStore(initialState(source));
  addUrls(store, urls);
  return store;
};

describe("the rows of the table, as a matcher takes them", () => {
  it("are what a crawler would request, and patterns unchanged, one per line", () => {
    const { urls } = storeOf("", "/a b\n/é\nshop.example/x\n/*.pdf\n*.gif\n/end$").getState().query;
    expect(rowsOf(urls)).toBe("/a%20b\n/%C3%A9\nhttps://shop.example/x\n/*.pdf\n*.gif\n/end$");
    expect(patternRows(urls)).toEqual([3, 4, 5]);
    expect(patternRows(urls)).toBe(patternRows(urls));
  });

  it("are those of the current list", () => {
    const [one, other] = ["/a", "/b\n/c*"].map((urls) => storeOf("", urls).getState().query.urls);
    expect([rowsOf(one ?? []), rowsOf(other ?? []), rowsOf(one ?? [])]).toEqual([
      "/a",
      "/b\n/c*",
      "/a",
    ]);
    expect([patternRows(one ?? []), patternRows(other ?? []), patternRows([])]).toEqual([
      [],
      [1],
      [],
    ]);
  });
});

describe("the columns of the table", () => {
  const NAMES = `User-agent: *
User-agent: GPTBot
Disallow: /a

User-agent: gptbot
User-agent: SomeBot/2.0
User-agent:
Disallow: /b
`;

  it("are those selected", () => {
    const store = storeOf();
    setCrawlers(store, ["CCBot/2.0", "bingbot"]);
    expect(tableCrawlers(store.getState())).toEqual(["CCBot", "bingbot"]);
  });

  it("are by default a few of every kind, the one under test first", () => {
    const store = storeOf();
    const first = ["Googlebot", "bingbot", "GPTBot", "ClaudeBot", "*"];
    expect(tableCrawlers(store.getState())).toEqual(first);
    setCrawler(store, "gptBOT");
    expect(tableCrawlers(store.getState())).toEqual([
      "GPTBot",
      "Googlebot",
      "bingbot",
      "ClaudeBot",
      "*",
    ]);
    setCrawler(store, "CCBot/2.0");
    expect(tableCrawlers(store.getState())).toEqual(["CCBot", ...first]);
    for (const any of ["", "*"]) {
      setCrawler(store, any);
      expect(tableCrawlers(store.getState())).toEqual(first);
    }
  });

  it("can be all that a file names, each once in its first spelling", () => {
    const store = storeOf(NAMES);
    expect(presetCrawlers("named", store.getState())).toEqual(["GPTBot", "SomeBot"]);
    publishDocument(store, parse(""));
    expect(presetCrawlers("named", store.getState())).toEqual([]);
  });

  it("can be any crawler that no group names", () => {
    expect(presetCrawlers("other", storeOf(NAMES).getState())).toEqual(["*"]);
  });

  it.each([
    "search",
    "ai-training",
    "ai-search",
    "ai-user",
    "ai-agent",
    "data-provider",
    "seo",
  ] as const)("can be the crawlers of the type %s that are still active", (kind) => {
    const chosen = presetCrawlers(kind, storeOf().getState());
    const ofKind = crawlers.filter(({ category }) => category === kind);
    const present = ofKind.filter(({ retired }) => !retired).map(({ token }) => token);
    expect(chosen).toEqual(present.slice(0, MAX_CRAWLERS));
    expect(chosen.length).toBeGreaterThan(1);
  });

  it("are limited in number, from a list and from a file", () => {
    const many = Array.from({ length: MAX_CRAWLERS + 3 }, (_, at) => `bot-${"a".repeat(at + 1)}`);
    const store = storeOf(many.map((name) => `User-agent: ${name}\n`).join(""));
    expect(presetCrawlers("named", store.getState())).toHaveLength(MAX_CRAWLERS);
    setCrawlers(store, many);
    expect(store.getState().query.crawlers).toEqual(many.slice(0, MAX_CRAWLERS));
  });

  it("are tokens, each once, and none that is too long", () => {
    const store = storeOf();
    const longest = "x".repeat(MAX_CRAWLER_LENGTH);
    setCrawlers(store, ["CCBot/2.0", "Bingbot", "ccbot", longest, `${longest}x`]);
    expect(store.getState().query.crawlers).toEqual(["CCBot", "bingbot", longest]);
  });
});

describe("the expectations of all URLs", () => {
  const setUp = () => {
    const store = storeOf("", "/a\n/b*");
    const [first, second] = store.getState().query.urls;
    setExpectation(store, first?.id ?? 0, "allowed", "CCBot");
    setExpectation(store, second?.id ?? 0, "blocked", "GPTBot");
    setExpectation(store, second?.id ?? 0, "allowed", "ccbot");
    return store.getState();
  };

  it("name each crawler once", () => {
    expect(expectedCrawlers(setUp())).toEqual(["CCBot", "GPTBot"]);
    expect(expectedCrawlers(storeOf("", "/a").getState())).toEqual([]);
  });

  it("are written to a checks file with patterns, and with the reader if one is selected", () => {
    const rows = [
      { crawler: "CCBot", kind: "url", text: "/a", expected: "allowed" },
      { crawler: "GPTBot", kind: "pattern", text: "/b*", expected: "blocked" },
      { crawler: "CCBot", kind: "pattern", text: "/b*", expected: "allowed" },
    ];
    expect(checksOf(setUp())).toEqual(rows.map((row) => ({ ...row, reader: null })));
    expect(checksOf({ ...setUp(), dialect: "yandex" })).toEqual(
      rows.map((row) => ({ ...row, reader: "yandex" })),
    );
  });
});
