import type { DialectId, Source } from "../dialects/dialect.ts";

/** The dialect in which a crawler reads robots.txt, with its source. */
export interface CrawlerReader {
  readonly dialect: DialectId;
  readonly source: Source;
}

const documented = (dialect: DialectId, title: string, url: string): CrawlerReader => ({
  dialect,
  source: { basis: "documentation", title, url },
});

const assumed = (dialect: DialectId, title: string): CrawlerReader => ({
  dialect,
  source: { basis: "assumed", title, url: null },
});

/** Crawlers whose operator does not document how they read the file: the standard is assumed. */
export const STANDARD_READER: CrawlerReader = assumed(
  "rfc9309",
  "no source says which reader this crawler uses, so it is judged by the standard",
);

type KnownReader =
  | "google"
  | "googleMonitoring"
  | "bing"
  | "yandex"
  | "commonCrawl"
  | "nutch"
  | "scrapy"
  | "wget"
  | "python"
  | "naver";

/** The readers that crawlers are known to use, by the operator or the software they belong to. */
export const READERS: Readonly<Record<KnownReader, CrawlerReader>> = {
  google: documented(
    "google",
    "Google: how Google interprets the robots.txt specification",
    "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
  ),
  googleMonitoring: assumed(
    "google",
    "Google's list of crawlers leaves it out, so it is taken to read as they do",
  ),
  bing: documented(
    "bing",
    "Bing: which crawlers does Bing use",
    "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0",
  ),
  yandex: documented(
    "yandex",
    "Yandex: how to check that a robot belongs to Yandex",
    "https://yandex.com/support/webmaster/en/robot-workings/check-yandex-robots",
  ),
  commonCrawl: documented(
    "crawler-commons",
    "Common Crawl: CCBot is based on Apache Nutch, which reads robots.txt with crawler-commons",
    "https://commoncrawl.org/faq",
  ),
  nutch: documented(
    "crawler-commons",
    "crawler-commons: Nutch reads robots.txt with it since versions 1.7 and 2.2",
    "https://github.com/crawler-commons/crawler-commons",
  ),
  scrapy: documented(
    "protego",
    "Scrapy: Protego is the default ROBOTSTXT_PARSER",
    "https://docs.scrapy.org/en/latest/topics/downloader-middleware.html#protego-parser",
  ),
  wget: documented(
    "wget",
    "GNU Wget manual: Robot Exclusion",
    "https://www.gnu.org/software/wget/manual/html_node/Robot-Exclusion.html",
  ),
  python: documented(
    "python",
    "Python: urllib.robotparser fetches the file under this name",
    "https://docs.python.org/3/library/urllib.robotparser.html",
  ),
  naver: documented(
    "rfc9309",
    "Naver: its guide follows RFC 9309",
    "https://searchadvisor.naver.com/guide/seo-basic-robots",
  ),
};
