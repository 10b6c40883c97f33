import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { crawlers } from "./crawlers.ts";
import { readerOf } from "./reader-of.ts";

describe("readerOf", () => {
  it.each([
    ["Googlebot", "google"],
    ["Googlebot-Image", "google"],
    ["AdsBot-Google", "google"],
    ["Google-Extended", "google"],
    ["Google-Agent", "google"],
    ["GoogleStackdriverMonitoring", "google"],
    ["bingbot", "bing"],
    ["msnbot", "bing"],
    ["msnbot-media", "bing"],
    ["adidxbot", "bing"],
    ["BingPreview", "bing"],
    ["BingVideoPreview", "bing"],
    ["MicrosoftPreview", "bing"],
    ["Yandex", "yandex"],
    ["YandexBot", "yandex"],
    ["YandexAdditionalBot", "yandex"],
    ["YaDirectFetcher", "yandex"],
    ["CCBot", "crawler-commons"],
    ["Nutch", "crawler-commons"],
    ["Scrapy", "protego"],
    ["Wget", "wget"],
    ["Python-urllib", "python"],
    ["Yeti", "rfc9309"],
    ["heritrix", "rfc9309"],
    ["Applebot", "rfc9309"],
    ["GPTBot", "rfc9309"],
    ["Baiduspider", "rfc9309"],
    ["SkypeUriPreview", "rfc9309"],
  ])("reads for %s as %s", (crawler, dialect) => {
    expect(readerOf(crawler)).toBe(dialect);
  });

  it.each([
    ["GOOGLEBOT", "google"],
    ["Googlebot/2.1", "google"],
    ["User-agent: bingbot", "bing"],
    ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", "bing"],
    ["Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)", "yandex"],
    ["Scrapy/2.11.2 (+https://scrapy.org)", "protego"],
    ["Wget/1.21.3", "wget"],
    ["Python-urllib/3.11", "python"],
    ["OICrawler/Nutch https://openindex.ai", "crawler-commons"],
    ["CCBot/2.0 (https://commoncrawl.org/faq/)", "crawler-commons"],
    ["Mozilla/5.0 (Windows NT 10.0) Firefox/132.0", "rfc9309"],
    ["FooBot", "rfc9309"],
    ["*", "rfc9309"],
    ["", "rfc9309"],
    [" \t\n", "rfc9309"],
    ["constructor", "rfc9309"],
    ["\ud800\u0000/;(", "rfc9309"],
  ])("takes %j, whatever form it has, for one that reads as %s", (input, dialect) => {
    expect(readerOf(input)).toBe(dialect);
  });

  it("returns a known reader with its source for every crawler of the table", () => {
    for (const { token, reader } of crawlers) {
      expect(Object.keys(dialects), token).toContain(reader.dialect);
      const { basis, title, url } = reader.source;
      expect(title, token).not.toBe("");
      expect(url?.startsWith("https://") ?? false, token).toBe(basis !== "assumed");
    }
  });

  it("returns one reader for all crawlers of a search engine", () => {
    const readersOf = (operator: string) => [
      ...new Set(
        crawlers
          .filter((crawler) => crawler.operator === operator)
          .map(({ token }) => readerOf(token)),
      ),
    ];
    expect(readersOf("Google")).toEqual(["google"]);
    expect(readersOf("Yandex")).toEqual(["yandex"]);
  });
});
