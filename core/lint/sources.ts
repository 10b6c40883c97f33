import { SOURCE_MESSAGES } from "../dialects/messages.ts";
import { formatMessage } from "../text/message.ts";

/** A public source for a check's claims. */
export interface CheckSource {
  readonly title: string;
  /** https. */
  readonly url: string;
}

/** The sources, by the names under which checks cite them. */
const SOURCES = {
  /** Google's page on how it reads the file. */
  googleDocs: {
    title: "How Google interprets the robots.txt specification",
    url: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
  },

  /** Google's open-source parser, run at commit 22b355f. */
  googleLibrary: {
    title: "google/robotstxt, Google's open-source parser",
    url: "https://github.com/google/robotstxt",
  },

  /** Google's page on the crawlers that obey no group but their own. */
  googleSpecialCrawlers: {
    title: "Google's special-case crawlers",
    url: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers",
  },

  /** The first standard, which many small readers still follow. */
  standard1994: {
    title: "A Standard for Robot Exclusion, 1994",
    url: "https://www.robotstxt.org/orig.html",
  },

  /** Names found after `User-agent` in the files of two million sites, with counts. */
  commonCrawlNames: {
    title: "Common Crawl: user agents named in robots.txt files",
    url: "https://github.com/commoncrawl/robotstxt-experiments",
  },

  /** Yandex's list of what it reports about a file. */
  yandexErrors: {
    title: "Yandex Webmaster, robots.txt errors",
    url: "https://yandex.com/support/webmaster/en/error-dictionary/robots-txt",
  },

  /** The parser of Common Crawl, Apache Nutch and others. */
  crawlerCommons: {
    title: "crawler-commons, the parser of Common Crawl",
    url: "https://github.com/crawler-commons/crawler-commons",
  },

  /** The draft of 1996, which brought `Allow`. */
  draft1996: {
    title: "A Method for Web Robots Control, draft of 1996",
    url: "https://www.robotstxt.org/norobots-rfc.txt",
  },

  /** Python's own parser. */
  pythonParser: {
    title: "Python's urllib.robotparser",
    url: "https://docs.python.org/3/library/urllib.robotparser.html",
  },

  /** Scrapy's parser. */
  protego: {
    title: "Protego, the parser of Scrapy",
    url: "https://github.com/scrapy/protego",
  },

  /** What Lighthouse, and so PageSpeed Insights, reports. */
  lighthouse: {
    title: "Lighthouse: robots.txt is not valid",
    url: "https://developer.chrome.com/docs/lighthouse/seo/invalid-robots-txt",
  },

  /** Google's notice of 2019 on what its parser no longer reads. */
  googleUnsupported: {
    title: "Google Search Central, a note on unsupported rules in robots.txt",
    url: "https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt",
  },

  /** What a Sitemap line is. */
  sitemapsOrg: {
    title: "Sitemaps protocol, specifying the location in robots.txt",
    url: "https://www.sitemaps.org/protocol.html#submit_robots",
  },

  /** Bing on crawling, with its words on Crawl-delay. */
  bingDocs: {
    title: "Bing Webmaster, how to create a robots.txt file",
    url: "https://www.bing.com/webmasters/help/how-to-create-a-robots-txt-file-cb7c31ec",
  },

  /** Yandex on how it uses the file. */
  yandexRobots: {
    title: "Yandex Webmaster, using robots.txt",
    url: "https://yandex.com/support/webmaster/en/robot-workings/",
  },

  /** Yandex on the parameters it may leave out of URLs. */
  yandexCleanParam: {
    title: "Yandex Webmaster, Clean-param",
    url: "https://yandex.com/support/webmaster/en/robot-workings/clean-param",
  },

  /** The proposal that Request-rate, Visit-time, Robot-version and Comment come from. */
  extendedStandard: {
    title: "An Extended Standard for Robot Exclusion",
    url: "https://www.conman.org/people/spc/robots2.html",
  },

  /** The Czech search engine, which reads Request-rate. */
  seznam: {
    title: "Seznam, crawling control",
    url: "https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/",
  },

  /** The proposal of a file for language models. */
  llmsTxt: {
    title: "The /llms.txt file",
    url: "https://llmstxt.org/",
  },

  /** The draft behind Content-Usage. */
  aipref: {
    title: "IETF draft, associating AI usage preferences with content",
    url: "https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/",
  },

  /** The proposal behind Content-Signal. */
  contentSignals: {
    title: "Content Signals",
    url: "https://contentsignals.org/",
  },

  /** The standard behind License. */
  rsl: {
    title: "RSL 1.0, robots.txt",
    url: "https://rslstandard.org/guide/robots-txt",
  },

  /** Google on the tags and headers that do what robots.txt cannot. */
  robotsMeta: {
    title: "Google Search Central, robots meta tags and X-Robots-Tag",
    url: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  },

  /** The specification of Markdown. */
  commonMark: {
    title: "CommonMark, fenced code blocks",
    url: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks",
  },

  /** How PHP is kept from printing its errors to visitors. */
  phpErrors: {
    title: "PHP manual, display_errors",
    url: "https://www.php.net/manual/en/errorfunc.configuration.php#ini.display-errors",
  },

  /** Google on sites that were broken into. */
  googleHacked: {
    title: "Google, help for hacked sites",
    url: "https://developers.google.com/webmasters/hacked/",
  },

  /** GNU Wget, which obeys the file when it fetches recursively. */
  wgetManual: {
    title: "GNU Wget manual, robot exclusion",
    url: "https://www.gnu.org/software/wget/manual/html_node/Robot-Exclusion.html",
  },

  /** Unicode on characters that look alike. */
  confusables: {
    title: "Unicode Technical Standard 39, security mechanisms",
    url: "https://www.unicode.org/reports/tr39/",
  },

  /** Google's list of crawlers that follow the file. */
  googleCommonCrawlers: {
    title: "Google's common crawlers",
    url: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
  },

  /** Google's list of fetchers that act for a user. */
  googleUserFetchers: {
    title: "Google's user-triggered fetchers",
    url: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers",
  },

  /** OpenAI on its crawlers. */
  openaiCrawlers: {
    title: "OpenAI, overview of its crawlers",
    url: "https://developers.openai.com/api/docs/bots",
  },

  /** Anthropic on its crawlers. */
  anthropicCrawlers: {
    title: "Anthropic, its crawlers and how to block them",
    url: "https://support.claude.com/en/articles/8896518",
  },

  /** Perplexity on its crawlers. */
  perplexityCrawlers: {
    title: "Perplexity, its crawlers",
    url: "https://docs.perplexity.ai/guides/bots",
  },

  /** Meta on its crawlers. */
  metaCrawlers: {
    title: "Meta, its web crawlers",
    url: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers",
  },

  /** Apple on Applebot. */
  appleCrawlers: {
    title: "Apple, about Applebot",
    url: "https://support.apple.com/en-us/119829",
  },

  /** The web archives' crawler. */
  heritrix: {
    title: "Heritrix 3, the Internet Archive's crawler",
    url: "https://github.com/internetarchive/heritrix3",
  },

  /** Google on the files that it needs to draw a page. */
  googleRendering: {
    title: "Google Search Central, JavaScript SEO basics",
    url: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  },

  /** The Apache module whose rules lists of robots are copied from. */
  apacheRewrite: {
    title: "Apache HTTP Server, mod_rewrite",
    url: "https://httpd.apache.org/docs/current/mod/mod_rewrite.html",
  },

  /** Reports of faults in RFC 9309; 7995 is about paths that begin with a star. */
  rfc9309Errata: {
    title: "RFC 9309, errata",
    url: "https://www.rfc-editor.org/errata_search.php?rfc=9309",
  },

  /** `example.com` and the like belong to nobody. */
  reservedNames: {
    title: "RFC 2606, reserved example names",
    url: "https://www.rfc-editor.org/rfc/rfc2606.html#section-3",
  },

  /** What Jekyll reads from the top of a file. */
  jekyllFrontMatter: {
    title: "Jekyll: Front Matter",
    url: "https://jekyllrb.com/docs/front-matter/",
  },

  twitterCards: {
    title: "X: troubleshooting cards",
    url: "https://developer.x.com/en/docs/x-for-websites/cards/guides/troubleshooting-cards",
  },

  cloudflareRobots: {
    title: "Cloudflare: managed robots.txt",
    url: "https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/",
  },

  allInOneSeo: {
    title: "All in One SEO 4.9.9: RobotsTxt.php",
    url: "https://github.com/awesomemotive/all-in-one-seo-pack/blob/master/app/Common/Tools/RobotsTxt.php",
  },

  /** Google's page on duplicate addresses. */
  googleCanonical: {
    title: "Google: how to specify a canonical URL",
    url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  },

  /** The encoding that UTF-8 is mistaken for. */
  windows1252: {
    title: "WHATWG Encoding Standard: windows-1252",
    url: "https://encoding.spec.whatwg.org/#windows-1252",
  },

  /** What a platform says about the file that it writes. */
  shopifyFile: {
    title: "Shopify: editing robots.txt.liquid",
    url: "https://help.shopify.com/en/manual/promoting-marketing/seo/editing-robots-txt",
  },

  /** What a platform says about the file that it writes. */
  squarespaceFile: {
    title: "Squarespace: understanding your robots.txt file",
    url: "https://support.squarespace.com/hc/en-us/articles/360022347072",
  },

  /** How git shows a merge that it cannot finish by itself. */
  gitConflicts: {
    title: "Git: how conflicts are presented",
    url: "https://git-scm.com/docs/git-merge#_how_conflicts_are_presented",
  },

  /** How browsers write the path of an address. */
  urlStandard: {
    title: "URL Standard: path state",
    url: "https://url.spec.whatwg.org/#path-state",
  },
} as const;

/** Standards of which checks cite sections: `rfc9309#2.2.1`. */
type Section = `${"rfc9309" | "rfc3986"}#${string}`;

export type SourceName = keyof typeof SOURCES | Section;

const sectionOf = (name: Section): CheckSource => {
  const [standard = "", section = ""] = name.split("#");
  return {
    title:
      standard === "rfc9309"
        ? formatMessage(SOURCE_MESSAGES.section, { section })
        : `RFC 3986, section ${section}`,
    url: `https://www.rfc-editor.org/rfc/${standard}.html#section-${section}`,
  };
};

const isSection = (name: SourceName): name is Section => name.includes("#");

/** The source with a name. */
export const sourceOf = (name: SourceName): CheckSource =>
  isSection(name) ? sectionOf(name) : SOURCES[name];
