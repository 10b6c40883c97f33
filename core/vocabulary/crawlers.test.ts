import { describe, expect, it } from "vitest";
import { crawlers } from "./crawlers.ts";
import { findCrawler } from "./find-crawler.ts";

const named = (token: string) => {
  const crawler = findCrawler(token);
  if (crawler === null) throw new Error(`${token} is not in the table`);
  return crawler;
};
const tokensWhere = (keep: (crawler: (typeof crawlers)[number]) => boolean) =>
  crawlers.filter(keep).map(({ token }) => token);

describe("crawlers", () => {
  it("has each token once, in any case", () => {
    const tokens = crawlers.map(({ token }) => token.toLowerCase());
    expect(tokens.length).toBe(322);
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it("has only fallbacks in the table, and none to the crawler itself", () => {
    const tokens = new Set(crawlers.map(({ token }) => token));
    for (const { token, fallbacks } of crawlers) {
      expect(fallbacks.filter((fallback) => !tokens.has(fallback) || fallback === token)).toEqual(
        [],
      );
    }
  });

  it("has an https URL as the source of every row", () => {
    expect(tokensWhere(({ source }) => !/^https:\/\/[a-z0-9.-]+\//.test(source))).toEqual([]);
  });

  it("has the notes of those that may not obey, and no others", () => {
    const mayIgnore = ["partly", "no", "reportedly-not"];
    expect(tokensWhere(({ note, obeys }) => (note !== "") !== mayIgnore.includes(obeys))).toEqual(
      [],
    );
  });

  it("has tokens without leading or trailing spaces and header delimiters", () => {
    expect(
      tokensWhere(({ token }) => !/^[^\s/;,:()[\]<>"'+|]+( [^\s/;,:()[\]<>"'+|]+)*$/.test(token)),
    ).toEqual([]);
  });

  it("begins with the crawlers that files name most often", () => {
    const rank = (token: string) => crawlers.findIndex((crawler) => crawler.token === token);
    expect(crawlers[0]?.token).toBe("Googlebot");
    expect(rank("bingbot")).toBeLessThan(10);
    expect(rank("GPTBot")).toBeLessThan(rank("ClaudeBot"));
    expect(rank("ClaudeBot")).toBeLessThan(rank("QwenBot"));
  });

  it("knows which crawlers the group for * does not bind", () => {
    const byName = [
      "AdsBot-Google",
      "AdsBot-Google-Mobile",
      "Mediapartners-Google",
      "APIs-Google",
      "Google-Safety",
      "YandexAdditionalBot",
    ];
    expect(byName.filter((token) => !named(token).ignoresGlobal)).toEqual([]);
    expect(
      ["Googlebot", "Storebot-Google", "Google-Extended", "YandexBot"].filter(
        (token) => named(token).ignoresGlobal,
      ),
    ).toEqual([]);
  });

  it.each([
    ["Googlebot-Image", ["Googlebot"]],
    ["Googlebot-Video", ["Googlebot"]],
    ["Googlebot-News", ["Googlebot"]],
    ["Google-InspectionTool", ["Googlebot"]],
    ["Google-CloudVertexBot", ["Googlebot"]],
    ["GoogleOther-Image", ["GoogleOther"]],
    ["GoogleOther-Video", ["GoogleOther"]],
    ["Storebot-Google", []],
    ["AdsBot-Google-Mobile", []],
    ["Applebot", ["Googlebot"]],
    ["bingbot", ["msnbot"]],
    ["YandexImages", ["Yandex"]],
    ["YandexAdditionalBot", []],
  ])("makes %s fall back on %j", (token, fallbacks) => {
    expect(named(token).fallbacks).toEqual(fallbacks);
  });

  it("distinguishes control-only tokens from crawlers", () => {
    expect(tokensWhere(({ controlOnly }) => controlOnly)).toEqual([
      "Yandex",
      "Google-Extended",
      "Applebot-Extended",
      "webzio-extended",
    ]);
  });

  it("marks retired names", () => {
    const gone = [
      "SemrushBot-SA",
      "Google-NotebookLM",
      "anthropic-ai",
      "Claude-Web",
      "msnbot",
      "Googlebot-Mobile",
    ];
    expect(gone.filter((token) => !named(token).retired)).toEqual([]);
  });

  it("names active crawlers of the same operator as replacements, only for retired ones", () => {
    for (const { operator, retired, successor } of crawlers) {
      if (successor === null) continue;
      expect(retired).toBe(true);
      expect(named(successor)).toMatchObject({ operator, retired: false });
    }
    expect(named("anthropic-ai").successor).toBe("ClaudeBot");
    expect(named("msnbot").successor).toBe("bingbot");
  });
});

describe("findCrawler", () => {
  it("finds a crawler in any ASCII case", () => {
    expect(findCrawler("GOOGLEBOT")?.token).toBe("Googlebot");
    expect(findCrawler("sogou WEB spider")?.token).toBe("Sogou web spider");
  });

  it("does not fold letters beyond ASCII", () => {
    expect(findCrawler("\u212Aagibot")).toBeNull();
  });

  it("returns null for everything else", () => {
    expect(findCrawler("")).toBeNull();
    expect(findCrawler("*")).toBeNull();
    expect(findCrawler("Googlebo")).toBeNull();
    expect(findCrawler("constructor")).toBeNull();
  });
});
