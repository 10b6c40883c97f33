import { SOURCE_MESSAGES } from "../dialects/messages.ts";
import { formatMessage } from "../text/message.ts";
import type { CheckSource } from "./check.ts";

/** A section of RFC 9309, the Robots Exclusion Protocol. */
export const rfc9309 = (section: string): CheckSource => ({
  title: formatMessage(SOURCE_MESSAGES.section, { section }),
  url: `https://www.rfc-editor.org/rfc/rfc9309.html#section-${section}`,
});

/** Google's page on how it reads the file. */
export const googleDocs: CheckSource = {
  title: "How Google interprets the robots.txt specification",
  url: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
};

/** Google's open-source parser, run at commit 22b355f. */
export const googleLibrary: CheckSource = {
  title: "google/robotstxt, Google's open-source parser",
  url: "https://github.com/google/robotstxt",
};

/** Google's page on the crawlers that obey no group but their own. */
export const googleSpecialCrawlers: CheckSource = {
  title: "Google's special-case crawlers",
  url: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers",
};

/** The first standard, which many small readers still follow. */
export const standard1994: CheckSource = {
  title: "A Standard for Robot Exclusion, 1994",
  url: "https://www.robotstxt.org/orig.html",
};

/** Names found after `User-agent` in the files of two million sites, with counts. */
export const commonCrawlNames: CheckSource = {
  title: "Common Crawl: user agents named in robots.txt files",
  url: "https://github.com/commoncrawl/robotstxt-experiments",
};

/** Yandex's list of what it reports about a file. */
export const yandexErrors: CheckSource = {
  title: "Yandex Webmaster, robots.txt errors",
  url: "https://yandex.com/support/webmaster/en/error-dictionary/robots-txt",
};

/** The parser of Common Crawl, Apache Nutch and others. */
export const crawlerCommons: CheckSource = {
  title: "crawler-commons, the parser of Common Crawl",
  url: "https://github.com/crawler-commons/crawler-commons",
};

/** The draft of 1996, which brought `Allow`. */
export const draft1996: CheckSource = {
  title: "A Method for Web Robots Control, draft of 1996",
  url: "https://www.robotstxt.org/norobots-rfc.txt",
};

/** Python's own parser. */
export const pythonParser: CheckSource = {
  title: "Python's urllib.robotparser",
  url: "https://docs.python.org/3/library/urllib.robotparser.html",
};

/** Scrapy's parser. */
export const protego: CheckSource = {
  title: "Protego, the parser of Scrapy",
  url: "https://github.com/scrapy/protego",
};

/** What Lighthouse, and so PageSpeed Insights, reports. */
export const lighthouse: CheckSource = {
  title: "Lighthouse: robots.txt is not valid",
  url: "https://developer.chrome.com/docs/lighthouse/seo/invalid-robots-txt",
};

/** Google's notice of 2019 on what its parser no longer reads. */
export const googleUnsupported: CheckSource = {
  title: "Google Search Central, a note on unsupported rules in robots.txt",
  url: "https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt",
};

/** What a Sitemap line is. */
export const sitemapsOrg: CheckSource = {
  title: "Sitemaps protocol, specifying the location in robots.txt",
  url: "https://www.sitemaps.org/protocol.html#submit_robots",
};

/** Bing on crawling, with its words on Crawl-delay. */
export const bingDocs: CheckSource = {
  title: "Bing Webmaster, how to create a robots.txt file",
  url: "https://www.bing.com/webmasters/help/how-to-create-a-robots-txt-file-cb7c31ec",
};

/** Yandex on how it uses the file. */
export const yandexRobots: CheckSource = {
  title: "Yandex Webmaster, using robots.txt",
  url: "https://yandex.com/support/webmaster/en/robot-workings/",
};

/** Yandex on the parameters it may leave out of URLs. */
export const yandexCleanParam: CheckSource = {
  title: "Yandex Webmaster, Clean-param",
  url: "https://yandex.com/support/webmaster/en/robot-workings/clean-param",
};

/** The proposal that Request-rate, Visit-time, Robot-version and Comment come from. */
export const extendedStandard: CheckSource = {
  title: "An Extended Standard for Robot Exclusion",
  url: "https://www.conman.org/people/spc/robots2.html",
};

/** The Czech search engine, which reads Request-rate. */
export const seznam: CheckSource = {
  title: "Seznam, crawling control",
  url: "https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/",
};

/** The proposal of a file for language models. */
export const llmsTxt: CheckSource = {
  title: "The /llms.txt file",
  url: "https://llmstxt.org/",
};

/** The draft behind Content-Usage. */
export const aipref: CheckSource = {
  title: "IETF draft, associating AI usage preferences with content",
  url: "https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/",
};

/** The proposal behind Content-Signal. */
export const contentSignals: CheckSource = {
  title: "Content Signals",
  url: "https://contentsignals.org/",
};

/** The standard behind License. */
export const rsl: CheckSource = {
  title: "RSL 1.0, robots.txt",
  url: "https://rslstandard.org/guide/robots-txt",
};

/** Google on the tags and headers that do what robots.txt cannot. */
export const robotsMeta: CheckSource = {
  title: "Google Search Central, robots meta tags and X-Robots-Tag",
  url: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
};

/** The specification of Markdown. */
export const commonMark: CheckSource = {
  title: "CommonMark, fenced code blocks",
  url: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks",
};

/** How PHP is kept from printing its errors to visitors. */
export const phpErrors: CheckSource = {
  title: "PHP manual, display_errors",
  url: "https://www.php.net/manual/en/errorfunc.configuration.php#ini.display-errors",
};

/** Google on sites that were broken into. */
export const googleHacked: CheckSource = {
  title: "Google, help for hacked sites",
  url: "https://developers.google.com/webmasters/hacked/",
};

/** GNU Wget, which obeys the file when it fetches recursively. */
export const wgetManual: CheckSource = {
  title: "GNU Wget manual, robot exclusion",
  url: "https://www.gnu.org/software/wget/manual/html_node/Robot-Exclusion.html",
};

/** Unicode on characters that look alike. */
export const confusables: CheckSource = {
  title: "Unicode Technical Standard 39, security mechanisms",
  url: "https://www.unicode.org/reports/tr39/",
};

/** Google's list of crawlers that follow the file. */
export const googleCommonCrawlers: CheckSource = {
  title: "Google's common crawlers",
  url: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
};

/** Google's list of fetchers that act for a user. */
export const googleUserFetchers: CheckSource = {
  title: "Google's user-triggered fetchers",
  url: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers",
};

/** OpenAI on its crawlers. */
export const openaiCrawlers: CheckSource = {
  title: "OpenAI, overview of its crawlers",
  url: "https://developers.openai.com/api/docs/bots",
};

/** Anthropic on its crawlers. */
export const anthropicCrawlers: CheckSource = {
  title: "Anthropic, its crawlers and how to block them",
  url: "https://support.claude.com/en/articles/8896518",
};

/** Perplexity on its crawlers. */
export const perplexityCrawlers: CheckSource = {
  title: "Perplexity, its crawlers",
  url: "https://docs.perplexity.ai/guides/bots",
};

/** Meta on its crawlers. */
export const metaCrawlers: CheckSource = {
  title: "Meta, its web crawlers",
  url: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers",
};

/** Apple on Applebot. */
export const appleCrawlers: CheckSource = {
  title: "Apple, about Applebot",
  url: "https://support.apple.com/en-us/119829",
};

/** The web archives' crawler. */
export const heritrix: CheckSource = {
  title: "Heritrix 3, the Internet Archive's crawler",
  url: "https://github.com/internetarchive/heritrix3",
};

/** Google on the files that it needs to draw a page. */
export const googleRendering: CheckSource = {
  title: "Google Search Central, JavaScript SEO basics",
  url: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
};

/** The Apache module whose rules lists of robots are copied from. */
export const apacheRewrite: CheckSource = {
  title: "Apache HTTP Server, mod_rewrite",
  url: "https://httpd.apache.org/docs/current/mod/mod_rewrite.html",
};

/** A section of RFC 3986, the syntax of addresses. */
export const rfc3986 = (section: string): CheckSource => ({
  title: `RFC 3986, section ${section}`,
  url: `https://www.rfc-editor.org/rfc/rfc3986.html#section-${section}`,
});

/** Reports of faults in RFC 9309; 7995 is about paths that begin with a star. */
export const rfc9309Errata: CheckSource = {
  title: "RFC 9309, errata",
  url: "https://www.rfc-editor.org/errata_search.php?rfc=9309",
};

/** `example.com` and the like belong to nobody. */
export const reservedNames: CheckSource = {
  title: "RFC 2606, reserved example names",
  url: "https://www.rfc-editor.org/rfc/rfc2606.html#section-3",
};

/** What Jekyll reads from the top of a file. */
export const jekyllFrontMatter: CheckSource = {
  title: "Jekyll: Front Matter",
  url: "https://jekyllrb.com/docs/front-matter/",
};

export const twitterCards: CheckSource = {
  title: "X: troubleshooting cards",
  url: "https://developer.x.com/en/docs/x-for-websites/cards/guides/troubleshooting-cards",
};

export const cloudflareRobots: CheckSource = {
  title: "Cloudflare: managed robots.txt",
  url: "https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/",
};

export const allInOneSeo: CheckSource = {
  title: "All in One SEO 4.9.9: RobotsTxt.php",
  url: "https://github.com/awesomemotive/all-in-one-seo-pack/blob/master/app/Common/Tools/RobotsTxt.php",
};

/** Google's page on duplicate addresses. */
export const googleCanonical: CheckSource = {
  title: "Google: how to specify a canonical URL",
  url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
};

/** The encoding that UTF-8 is mistaken for. */
export const windows1252: CheckSource = {
  title: "WHATWG Encoding Standard: windows-1252",
  url: "https://encoding.spec.whatwg.org/#windows-1252",
};

/** What platforms say about the file that they write. */
export const stockFiles: readonly CheckSource[] = [
  {
    title: "Shopify: editing robots.txt.liquid",
    url: "https://help.shopify.com/en/manual/promoting-marketing/seo/editing-robots-txt",
  },
  {
    title: "Squarespace: understanding your robots.txt file",
    url: "https://support.squarespace.com/hc/en-us/articles/360022347072",
  },
];

/** How git shows a merge that it cannot finish by itself. */
export const gitConflicts: CheckSource = {
  title: "Git: how conflicts are presented",
  url: "https://git-scm.com/docs/git-merge#_how_conflicts_are_presented",
};

/** How browsers write the path of an address. */
export const urlStandard: CheckSource = {
  title: "URL Standard: path state",
  url: "https://url.spec.whatwg.org/#path-state",
};
