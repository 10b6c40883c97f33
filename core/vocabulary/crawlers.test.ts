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
  it("holds each token once, in whatever case", () => {
    const tokens = crawlers.map(({ token }) => token.toLowerCase());
    expect(tokens.length).toBe(256);
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it("falls back on tokens of the table only, and on no crawler itself", () => {
    const tokens = new Set(crawlers.map(({ token }) => token));
    for (const { token, fallbacks } of crawlers) {
      expect(fallbacks.filter((fallback) => !tokens.has(fallback) || fallback === token)).toEqual(
        [],
      );
    }
  });

  it("names an https address as the source of every row", () => {
    expect(tokensWhere(({ source }) => !/^https:\/\/[a-z0-9.-]+\//.test(source))).toEqual([]);
  });

  it("keeps notes to whole sentences of 160 characters at most", () => {
    expect(tokensWhere(({ note }) => note.length > 160)).toEqual([]);
    expect(tokensWhere(({ note }) => note !== "" && !/^[A-Z0-9].*\.$/.test(note))).toEqual([]);
  });

  it("writes tokens without blanks at the ends or the delimiters of a header", () => {
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

  it("tells the tokens that only steer from the crawlers", () => {
    expect(tokensWhere(({ controlOnly }) => controlOnly)).toEqual([
      "Yandex",
      "Google-Extended",
      "Applebot-Extended",
      "webzio-extended",
    ]);
  });

  it("marks names that no crawler comes under any more", () => {
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

  it("names living crawlers of the same operator as successors, of retired ones alone", () => {
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

  it("answers null for everything else", () => {
    expect(findCrawler("")).toBeNull();
    expect(findCrawler("*")).toBeNull();
    expect(findCrawler("Googlebo")).toBeNull();
    expect(findCrawler("constructor")).toBeNull();
  });
});
