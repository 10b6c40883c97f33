import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
import { crawlers } from "./crawlers.ts";
import { identify } from "./product-token.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36";

describe("identify", () => {
  it.each([
    ["googlebot", "Googlebot"],
    ["  BINGBOT\n", "bingbot"],
    ["mj12BOT", "MJ12bot"],
    ["sogou web spider", "Sogou web spider"],
    ["Archive.org_Bot", "archive.org_bot"],
    ["User-agent: gptbot", "GPTBot"],
  ])("gives %j the spelling of the table", (input, token) => {
    expect(identify(input)).toMatchObject({ input, token, how: "known-name", crawler: { token } });
  });

  it.each([
    ["Googlebot/2.1", "Googlebot"],
    ["Googlebot-Image/1.0", "Googlebot-Image"],
    ["Googlebot/2.1 (+http://www.google.com/bot.html)", "Googlebot"],
    [
      `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${CHROME} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
      "Googlebot",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 14_7_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1.2 Mobile/15E148 Safari/604.1 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)",
      "AdsBot-Google-Mobile",
    ],
    ["AdsBot-Google (+http://www.google.com/adsbot.html)", "AdsBot-Google"],
    [
      "Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.88 Safari/537.36",
      "Storebot-Google",
    ],
    [
      "DoCoMo/2.0 N905i(c100;TB;W24H16) (compatible; Googlebot-Mobile/2.1; +http://www.google.com/bot.html)",
      "Googlebot-Mobile",
    ],
    [
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
      "GPTBot",
    ],
    [
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot",
      "ChatGPT-User",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
      "Applebot",
    ],
    ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", "bingbot"],
    ["Mozilla/5.0 (compatible; YandexMobileBot/3.0; +http://yandex.com/bots)", "YandexMobileBot"],
    [
      "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
      "Slurp",
    ],
    [
      "Mozilla/5.0 (compatible; archive.org_bot/heritrix-1.15.4 +http://www.archive.org)",
      "archive.org_bot",
    ],
    [
      "Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com/site/petalbot)",
      "PetalBot",
    ],
    ["Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)", "UptimeRobot"],
    ["Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)", "Sogou web spider"],
    ["Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)", "Slackbot-LinkExpanding"],
    ["facebookexternalhit/1.1 Facebot Twitterbot/1.0", "facebookexternalhit"],
    ["TelegramBot (like TwitterBot)", "TelegramBot"],
    [`Better Uptime Bot Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, "Better Uptime Bot"],
    ["User-Agent: Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)", "AhrefsBot"],
  ])("finds the crawler in %s", (input, token) => {
    expect(identify(input)).toMatchObject({ token, how: "from-user-agent", crawler: { token } });
  });

  it.each([
    ["FooBot/1.0 (+http://foo)", "FooBot"],
    ["FooBot/1.0 (+http://www.pinterest.com/bot.html; bot@yandex.com)", "FooBot"],
    ["FooBot/1.0 (+https://foo.example/Googlebot)", "FooBot"],
    ["FooBot 1.0 beta (https://foo.example)", "FooBot"],
    ["FooBot 2.1b (https://foo.example)", "FooBot"],
    ["Mozilla/5.0 (Linux; My Cubot/1.0)", "My Cubot"],
    ["Foo Spider/2.1", "Foo Spider"],
    ["Mozilla/5.0 (compatible; FooBot/1.0; +http://foo.example)", "FooBot"],
    ["Mozilla/5.0 (compatible; NotGooglebot/1.0)", "NotGooglebot"],
    ["Mozilla/5.0 (compatible; Googlebots/1.0)", "Googlebots"],
    ["Feedly/1.0 (+http://www.feedly.com/fetcher.html; like FeedFetcher-Google)", "Feedly"],
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} FooCrawler/3`, "FooCrawler"],
    ["(compatible; FooBot)", "FooBot"],
    ["80legs/1.1", "80legs"],
  ])("makes a token of the unknown %s", (input, token) => {
    expect(identify(input)).toMatchObject({ token, how: "from-user-agent", crawler: null });
  });

  it.each([
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`,
    "Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)",
    `Mozilla/5.0 (Linux; Android 9; CUBOT X19) ${CHROME}`,
  ])("sees no crawler in the browser %s", (input) => {
    expect(identify(input)).toMatchObject({ token: "Mozilla", crawler: null });
  });

  it.each([
    ["", ""],
    ["   ", ""],
    ["*", "*"],
    [" MyCrawler ", "MyCrawler"],
    ["my crawler", "my crawler"],
    ["googlebot*", "googlebot*"],
    ["///", "///"],
  ])("leaves %j as it is, but for blanks at the ends", (input, token) => {
    expect(identify(input)).toEqual({ input, token, how: "as-given", crawler: null });
  });

  it("recognises every token of the table, also in a header", () => {
    for (const crawler of crawlers) {
      expect(identify(crawler.token.toUpperCase()).crawler).toBe(crawler);
      expect(
        identify(`Mozilla/5.0 (compatible; ${crawler.token}/1.0; +http://a.example)`).crawler,
      ).toBe(crawler);
    }
  });

  const header = fc
    .array(
      fc.oneof(
        fc.constantFrom(...crawlers.map(({ token }) => token)),
        fc.constantFrom(
          "Mozilla/5.0",
          "Mozilla",
          "compatible",
          "like",
          "(",
          ")",
          ";",
          "/",
          " ",
          "+",
          ":",
          "1.0",
          "*",
          "http://a/",
          "a@b",
          "User-agent:",
          "Foo",
          "bot",
        ),
        fc.string({ unit: "binary", maxLength: 4 }),
      ),
      { maxLength: 10 },
    )
    .chain((words) => fc.constantFrom(words.join(""), words.join(" "), words.join("; ")));

  it("never throws, and keeps its own token unchanged", () => {
    fc.assert(
      fc.property(header, (input) => {
        const { token } = identify(input);
        expect(identify(token).token).toBe(token);
      }),
      seeded(2000),
    );
  });
});
