import { describe, expect, it } from "vitest";
import { crawlers, parse } from "../../../core/index.ts";
import { addUrls, publishDocument, setCrawler, setCrawlers, setExpectation } from "./actions.ts";
import { checksOf } from "./checks-of.ts";
import {
  MAX_CRAWLER_LENGTH,
  MAX_CRAWLERS,
  MAX_MATRIX_URLS,
  MAX_URL_LENGTH,
  MAX_URLS,
} from "./limits.ts";
import type { TestUrl } from "./state.ts";
import { createAppStore, initialState } from "./store.ts";
import {
  expectedCrawlers,
  matrixRows,
  patternRows,
  presetCrawlers,
  rowsOf,
  setFurtherUrls,
  tableCrawlers,
  testFurther,
} from "./table.ts";

const storeOf = (source = "", urls = "") => {
  const store = createAppStore(initialState(source));
  addUrls(store, urls);
  return store;
};

const typedOf = (urls: readonly TestUrl[]): readonly string[] => urls.map(({ typed }) => typed);

const lines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `/${at}`).join("\n");

describe("the further URLs of the table", () => {
  it("are the lines of a list, trimmed, each once, without those under test", () => {
    const store = storeOf("", "/tested");
    const taken = setFurtherUrls(store, " /a \r\n\n/b\t\r/tested\n/a\n/c d\n");
    expect(taken).toEqual({ taken: 3, left: 0 });
    const urls = store.getState().furtherUrls;
    expect(typedOf(urls)).toEqual(["/a", "/b", "/c d"]);
    expect(urls.map(({ id, expectations }) => [id, expectations])).toEqual([
      [-1, []],
      [-2, []],
      [-3, []],
    ]);
  });

  it("are limited in number and length, and the others are counted", () => {
    const store = storeOf();
    const longest = `/${"x".repeat(MAX_URL_LENGTH - 1)}`;
    expect(setFurtherUrls(store, `${longest}\n${longest}x\n/a`)).toEqual({ taken: 2, left: 1 });
    expect(typedOf(store.getState().furtherUrls)).toEqual([longest, "/a"]);
    expect(setFurtherUrls(store, lines(MAX_MATRIX_URLS))).toEqual({
      taken: MAX_MATRIX_URLS,
      left: 0,
    });
    expect(setFurtherUrls(store, lines(MAX_MATRIX_URLS + 2)).left).toBe(2);
    expect(setFurtherUrls(store, "")).toEqual({ taken: 0, left: 0 });
    expect(store.getState().furtherUrls).toEqual([]);
  });

  it("come after those under test, in the same array for the same lists", () => {
    const store = storeOf("", "/tested");
    expect(matrixRows(store.getState())).toBe(store.getState().query.urls);
    setFurtherUrls(store, "/a");
    const rows = matrixRows(store.getState());
    expect(typedOf(rows)).toEqual(["/tested", "/a"]);
    setCrawler(store, "Bingbot");
    expect(matrixRows(store.getState())).toBe(rows);
    setFurtherUrls(store, "/b");
    expect(typedOf(matrixRows(store.getState()))).toEqual(["/tested", "/b"]);
  });

  it("move to those under test when an expectation is set", () => {
    const store = storeOf("", "/tested");
    setFurtherUrls(store, "/a\n/b");
    const [first] = store.getState().furtherUrls;
    const [moved] = testFurther(store, [first as TestUrl]);
    expect(moved).toBe(store.getState().query.urls[1]);
    expect(moved).toMatchObject({ typed: "/a", id: expect.any(Number) });
    expect(moved?.id).toBeGreaterThan(0);
    expect(typedOf(store.getState().furtherUrls)).toEqual(["/b"]);
  });

  it("stay where they are if there is no room for them", () => {
    const store = storeOf();
    addUrls(store, lines(MAX_URLS - 1));
    setFurtherUrls(store, "/a b\n/c");
    const moved = testFurther(store, store.getState().furtherUrls);
    expect(typedOf(moved)).toEqual(["/a b"]);
    expect(typedOf(store.getState().furtherUrls)).toEqual(["/c"]);
    expect(testFurther(store, store.getState().furtherUrls)).toEqual([]);
  });
});

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
