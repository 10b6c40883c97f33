import listed from "crawler-user-agents";
import { describe, expect, it } from "vitest";
import { isBound, visitorOf } from "./visitor.ts";

const CRAWLERS: readonly string[] = [
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.6723.69 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Googlebot-Image/1.0",
  "AdsBot-Google (+http://www.google.com/adsbot.html)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36",
  "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
  "Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)",
  "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
  "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
  "Mozilla/5.0 (compatible; SeznamBot/4.0; +http://napoveda.seznam.cz/seznambot-intro/)",
  "Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)",
  "CCBot/2.0 (https://commoncrawl.org/faq/)",
  "Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot) Chrome/119.0.6045.214 Safari/537.36",
  "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Twitterbot/1.0",
  "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  "Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "TelegramBot (like TwitterBot)",
  "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
  "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
  "Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)",
  "Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)",
  "Mozilla/5.0 (compatible; DotBot/1.2; +https://opensiteexplorer.org/dotbot; help@moz.com)",
  "Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)",
  "Mozilla/5.0 (compatible; BLEXBot/1.0; +http://webmeup-crawler.com/)",
];

const PROGRAMS: readonly string[] = [
  "curl/8.5.0",
  "Wget/1.21.4",
  "Go-http-client/2.0",
  "Python-urllib/3.11",
  "python-urllib3/2.0.7",
  "python-requests/2.31.0",
  "python-httpx/0.27.0",
  "Python/3.11 aiohttp/3.9.5",
  "libwww-perl/6.72",
  "undici",
  "node",
  "node-fetch/1.0 (+https://github.com/bitinn/node-fetch)",
  "got (https://github.com/sindresorhus/got)",
  "axios/1.6.8",
  "okhttp/4.12.0",
  "reqwest/0.12.4",
  "fasthttp",
  "GuzzleHttp/7",
  "Faraday v2.9.0",
  "Ruby",
  "git/2.43.0",
  "Zabbix",
  "Monit/5.33.0",
  "WordPress/6.5.3; https://blog.example",
  "Dart/3.3 (dart:io)",
  "Java/17.0.10",
  "Java-http-client/21.0.2",
  "Apache-HttpClient/4.5.14 (Java/17.0.10)",
  "PostmanRuntime/7.37.3",
  "PowerShell/7.4.2",
  "Mozilla/5.0 (Windows NT; Windows NT 10.0; en-US) WindowsPowerShell/5.1.19041.1",
  "Deno/2.1.4",
  "Bun/1.1.38",
  "Jakarta Commons-HttpClient/3.1",
  "ReactorNetty/1.1.19",
  "Debian APT-HTTP/1.3 (2.6.1)",
  "pip/24.0 {}",
  "Prometheus/2.53.0",
  "kube-probe/1.30",
  "ELB-HealthChecker/2.0",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/125.0.0.0 Safari/537.36",
];

const PEOPLE: readonly string[] = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:126.0) Gecko/20100101 Firefox/126.0",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 14; SM-S921B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0",
  "Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko",
  "Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/465.0;FBDV/iPhone14,5]",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/318.0 Mobile/15E148 Safari/604.1",
  "Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/29.3709; U; en) Presto/2.8.119 Version/11.10",
  "Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18",
  "Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1",
  "Dalvik/2.1.0 (Linux; U; Android 13; Pixel 7 Build/TQ3A.230805.001)",
  "UCWEB/2.0 (Java; U; MIDP-2.0; en-US; nokia5310) U2/1.0.0 UCBrowser/9.4.1 U2/1.0.0 Mobile",
  "BlackBerry9700/5.0.0.862 Profile/MIDP-2.1 Configuration/CLDC-1.1 VendorID/331",
  "Nokia6100/1.0 (04.01) Profile/MIDP-1.0 Configuration/CLDC-1.0",
  "SonyEricssonK800i/R1CB Browser/NetFront/3.3 Profile/MIDP-2.0 Configuration/CLDC-1.1",
  "Avant Browser (http://www.avantbrowser.com)",
  "SafariViewService/8618.2 CFNetwork/1494.0.7 Darwin/23.4.0",
  "com.apple.WebKit.Networking/19618 CFNetwork/1494.0.7 Darwin/23.4.0",
  "AppleCoreMedia/1.0.0.21F79 (iPhone; U; CPU OS 17_5 like Mac OS X; en_us)",
  "VLC/3.0.20 LibVLC/3.0.20",
  "Instagram 331.0.0.37.90 Android (33/13; 420dpi; 1080x2131; Google/google; Pixel 6)",
  "Twitter/10.42 CFNetwork/1494.0.7 Darwin/23.4.0",
  "Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17531; Pro)",
  "DuckDuckGo/7 (iPhone; iOS 17.5)",
  "iTunes/12.12.2 (Macintosh; OS X 10.15.7) AppleWebKit/610.2.11",
  "Outlook-iOS/723.4027091.prod.iphone (4.2411.0)",
  "Spotify/8.9.40 iOS/17.5 (iPhone14,5)",
  "Mozilla/5.0 (PlayStation; PlayStation 5/8.00) AppleWebKit/605.1.15 (KHTML, like Gecko)",
  "Roku/DVP-14.5 (14.5.4.5934)",
  "Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Thunderbird/115.11.0",
  "ddg_win/0.80.3.0",
  "SomeShop/4.2 (Android 14; Pixel 8)",
];

const SCANNERS: readonly string[] = [
  "Mozilla/5.0 (l9scan/2.0.8313e28313; +https://leakix.net)",
  "Mozilla/5.0 researchscan.comsys.rwth-aachen.de",
  "Keydrop.io/1.0(onlyscans.com/about)",
  "Mozilla/5.0 zgrab/0.x",
];

const kindsOf = (headers: readonly string[], expected: string) =>
  headers.map((header) => [visitorOf(header).kind, header]).filter(([kind]) => kind !== expected);

describe("who sent a request", () => {
  it("is a crawler by name", () => {
    expect(kindsOf(CRAWLERS, "crawler")).toEqual([]);
    expect(CRAWLERS.map(visitorOf).filter(isBound)).toHaveLength(CRAWLERS.length);
  });

  it("is a program, if a library or a tool is named", () => {
    expect(kindsOf(PROGRAMS, "program")).toEqual([]);
    expect(PROGRAMS.map(visitorOf).filter(isBound)).toEqual([]);
  });

  it("is a person with a browser or an app", () => {
    expect(kindsOf(PEOPLE, "browser")).toEqual([]);
    expect(PEOPLE.map(visitorOf).filter(isBound)).toEqual([]);
  });

  it("is a scanner, which robots.txt is not meant for", () => {
    expect(kindsOf(SCANNERS, "scanner")).toEqual([]);
    expect(SCANNERS.map(visitorOf).filter(isBound)).toEqual([]);
    expect(visitorOf(SCANNERS[0] ?? "").token).toBe("l9scan");
    expect(visitorOf(SCANNERS[1] ?? "").token).toBe("researchscan.comsys.rwth-aachen.de");
  });

  it("is no person for 99 of 100 headers in the maintained list of crawlers", () => {
    // People browse in these apps: Facebook, Instagram, and two editors.
    const isApp = (pattern: string): boolean => /MetaIAB|AP3A|^Code|^Trae/.test(pattern);
    const headers = listed.flatMap(({ pattern, instances }) => (isApp(pattern) ? [] : instances));
    const people = headers.filter((header) => visitorOf(header).kind === "browser");
    expect(headers.length).toBeGreaterThan(2000);
    expect(people.length / headers.length).toBeLessThan(0.01);
  });
});
