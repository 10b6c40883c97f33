// biome-ignore-all format: one crawler a row reads as the table it is
import type { Crawler, CrawlerCategory } from "./crawler.ts";
import { READERS, STANDARD_READER } from "./readers.ts";

/** The facts of a row beyond the name; defaults are in `DEFAULTS`. */
type Facts = Partial<Omit<Crawler, "token" | "operator" | "category">>;

/** Lists of user-agent strings and names, for crawlers whose operator has no page. */
const LISTED = "https://github.com/monperrus/crawler-user-agents";
const DEVICE_DETECTOR = "https://github.com/matomo-org/device-detector";
const COMMON_CRAWL = "https://github.com/commoncrawl/robotstxt-experiments";

const GOOGLE = "https://developers.google.com/crawling/docs/crawlers-fetchers/";
const GOOGLE_COMMON = `${GOOGLE}google-common-crawlers`;
const GOOGLE_SPECIAL = `${GOOGLE}google-special-case-crawlers`;
const GOOGLE_USER = `${GOOGLE}google-user-triggered-fetchers`;

const AMAZON = "https://developer.amazon.com/amazonbot";
const ANTHROPIC = "https://support.claude.com/en/articles/8896518";
const APPLE = "https://support.apple.com/en-us/119829";
const BAIDU = "https://www.baidu.com/search/spider.html";
const BING = "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0";
const KIMI = "https://www.kimi.com/policies/kimi-crawlers";
const META = "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers";
const MISTRAL = "https://docs.mistral.ai/robots";
const OPENAI = "https://developers.openai.com/api/docs/bots";
const PERPLEXITY = "https://docs.perplexity.ai/guides/bots";
const PINTEREST = "https://help.pinterest.com/en/business/article/pinterest-crawler";
const SEMRUSH = "https://www.semrush.com/bot/";
const SLACK = "https://api.slack.com/robots";
const YANDEX = "https://yandex.com/support/webmaster/en/robot-workings/check-yandex-robots";

const DEFAULTS: Required<Facts> = {
  fallbacks: [], ignoresGlobal: false, obeys: "unknown", crawlDelay: null,
  controlOnly: false, retired: false, successor: null, reader: STANDARD_READER, note: "",
  source: LISTED,
};

const crawler = (
  token: string,
  operator: string,
  category: CrawlerCategory,
  facts: Facts = {},
): Crawler => ({ token, operator, category, ...DEFAULTS, ...facts });

const google = (token: string, category: CrawlerCategory, facts: Facts = {}): Crawler =>
  crawler(token, "Google", category, {
    obeys: "yes", crawlDelay: false, reader: READERS.google, source: GOOGLE_COMMON, ...facts });

/** A Google crawler that only obeys groups with its own name. */
const googleByName = (token: string, category: CrawlerCategory, facts: Facts): Crawler =>
  google(token, category, { ignoresGlobal: true, source: GOOGLE_SPECIAL, ...facts });

/** A Google fetcher that acts on a user's request; such fetchers generally ignore the file. */
const googleForUser = (token: string, category: CrawlerCategory, facts: Facts): Crawler =>
  google(token, category, { ignoresGlobal: true, obeys: "no", source: GOOGLE_USER, ...facts });

/**
 * A Yandex robot. Yandex says that some of them skip the groups for `Yandex` and `*` without naming
 * them here, so only what was observed is marked.
 */
const yandex = (token: string, category: CrawlerCategory, facts: Facts = {}): Crawler =>
  crawler(token, "Yandex", category, {
    fallbacks: ["Yandex"], obeys: "yes", crawlDelay: false, reader: READERS.yandex,
    source: YANDEX, ...facts });

/**
 * The crawlers a webmaster meets. The order is a ranking: those most often named in real robots.txt
 * files first, by Common Crawl's counts over the two million best-ranked sites, 2016 to 2025
 * (commoncrawl/robotstxt-experiments). Names without a count come last.
 */
export const crawlers: readonly Crawler[] = [
  google("Googlebot", "search", {
    note: "Fetches for Google Search, Discover and more; phone and desktop crawling share this name." }),
  crawler("AhrefsBot", "Ahrefs", "seo", { obeys: "yes", crawlDelay: true,
    source: "https://ahrefs.com/robot",
    note: "Builds the Ahrefs backlink index; fractions of a second are accepted in Crawl-delay." }),
  crawler("MJ12bot", "Majestic", "seo", { obeys: "yes", crawlDelay: true,
    source: "https://mj12bot.com/",
    note: "The digits lie outside RFC 9309's grammar: a reader that cuts names there sees only MJ." }),
  crawler("Yandex", "Yandex", "search", {
    reader: READERS.yandex, obeys: "yes", crawlDelay: false, controlOnly: true,
    source: YANDEX,
    note: "Applies to every Yandex robot without a group of its own; some of them need their exact name instead." }),
  googleByName("AdsBot-Google", "ads", {
    note: "Checks landing pages of ads. It follows only a group that names it, never the one for *." }),
  crawler("bingbot", "Microsoft", "search", {
    reader: READERS.bing, fallbacks: ["msnbot"], obeys: "yes", crawlDelay: true,
    source: BING,
    note: "When a group names it, it ignores the group for *, except for Crawl-delay." }),
  crawler("SemrushBot", "Semrush", "seo", { obeys: "yes", crawlDelay: true, source: SEMRUSH,
    note: "Builds Semrush's link data; a Crawl-delay above 10 seconds is said to count as 10." }),
  crawler("Baiduspider", "Baidu", "search", { obeys: "yes", source: BAIDU,
    note: "Baidu's web search, for phones and computers alike." }),
  googleByName("Mediapartners-Google", "ads", {
    note: "Reads pages that carry AdSense. It follows only a group that names it, never the one for *." }),
  crawler("Nutch", "Apache Nutch", "other", { reader: READERS.nutch, obeys: "yes", crawlDelay: true,
    source: "https://nutch.apache.org/",
    note: "The default name of software that anybody can run; many choose another name." }),
  crawler("DotBot", "Moz", "seo", { obeys: "yes",
    source: "https://moz.com/help/moz-procedures/crawlers/dotbot",
    note: "Gathers links for Moz's index; rogerbot, which audits sites, is a separate name." }),
  crawler("ia_archiver", "Alexa / Internet Archive", "archive", {
    note: "Alexa's crawler ended in 2022; the name was long the way to keep pages out of the Wayback Machine." }),
  google("Googlebot-Image", "search", { fallbacks: ["Googlebot"],
    note: "Fetches for Google Images; without a group of its own it follows Googlebot's." }),
  crawler("AhrefsSiteAudit", "Ahrefs", "seo", { obeys: "partly", crawlDelay: true,
    source: "https://ahrefs.com/robot/site-audit",
    note: "Audits a site for its own team, who can tell it to disregard robots.txt there." }),
  crawler("Pinterest", "Pinterest", "social", { obeys: "yes", crawlDelay: true, source: PINTEREST,
    note: "The name Pinterest's crawler had before it became Pinterestbot." }),
  crawler("BLEXBot", "SE Ranking (WebMeUp)", "seo", { obeys: "yes", crawlDelay: true,
    source: "https://help.seranking.com/hc/en-us/articles/17126130916636-BLEXBot-Crawler",
    note: "Backlink data." }),
  crawler("Slurp", "Yahoo", "search", { obeys: "yes", retired: true,
    note: "Yahoo's old search crawler, now all but gone." }),
  crawler("msnbot", "Microsoft", "search", {
    reader: READERS.bing, obeys: "yes", crawlDelay: true, retired: true,
    successor: "bingbot", source: BING,
    note: "The crawler before bingbot; Bing still follows its groups when none names bingbot." }),
  crawler("CCBot", "Common Crawl", "ai-training", {
    reader: READERS.commonCrawl, obeys: "yes", crawlDelay: true,
    source: "https://commoncrawl.org/ccbot",
    note: "Collects the Common Crawl archive, on which many AI models are trained." }),
  crawler("GPTBot", "OpenAI", "ai-training", { obeys: "yes", source: OPENAI,
    note: "Collects pages for training OpenAI's models; search and visits for users go under other names." }),
  crawler("Twitterbot", "X", "social", { obeys: "yes", source: "https://developer.x.com/",
    note: "Fetches link previews (cards) for X." }),
  crawler("rogerbot", "Moz", "seo", { obeys: "yes",
    source: "https://moz.com/help/moz-procedures/crawlers/rogerbot",
    note: "Audits sites for Moz's customers." }),
  crawler("psbot", "Picsearch", "search", { note: "Image search." }),
  yandex("YandexBot", "search", { note: "The main crawler of Yandex Search." }),
  crawler("Wget", "GNU", "other", { reader: READERS.wget, obeys: "partly", crawlDelay: false,
    source: "https://www.gnu.org/software/wget/",
    note: "A download tool: obeys when it follows links, unless its user switches that off." }),
  crawler("SemrushBot-SA", "Semrush", "seo", { fallbacks: ["SemrushBot"], retired: true, successor: "SiteAuditBot",
    source: SEMRUSH, note: "The former name of SiteAuditBot." }),
  crawler("PetalBot", "Huawei (Aspiegel)", "search", { obeys: "yes",
    source: "https://aspiegel.com/petalbot", note: "Feeds Petal Search and Huawei's assistant." }),
  crawler("Gigabot", "Gigablast", "search", { retired: true,
    note: "The search engine has closed." }),
  crawler("TurnitinBot", "Turnitin", "other", { obeys: "yes",
    source: "https://www.turnitin.com/robot/crawlerinfo.html",
    note: "Collects pages to compare student papers with." }),
  crawler("HTTrack", "HTTrack", "other", { obeys: "partly", source: "https://www.httrack.com/",
    note: "Copies whole sites; whether it obeys depends on the person who runs it." }),
  crawler("SeznamBot", "Seznam.cz", "search", { obeys: "yes",
    source: "https://o-seznam.cz/napoveda/vyhledavani/en/seznambot-crawler/",
    note: "The Czech search engine; paces itself by Request-rate." }),
  google("Googlebot-Mobile", "search", { fallbacks: ["Googlebot"], retired: true,
    successor: "Googlebot", source: LISTED,
    note: "Crawled for pre-smartphone phones; smartphones are crawled under Googlebot." }),
  google("Google-Extended", "ai-training", { controlOnly: true,
    note: "Never shows in logs: decides whether Google may use pages for Gemini, and changes nothing in Search." }),
  crawler("Yeti", "Naver", "search", { reader: READERS.naver, obeys: "yes",
    source: "https://searchadvisor.naver.com/guide/seo-basic-robots",
    note: "Naver, Korea's largest search engine; its guide follows RFC 9309." }),
  crawler("ChatGPT-User", "OpenAI", "ai-user", { obeys: "partly", source: OPENAI,
    note: "Fetches what a ChatGPT user asks for; OpenAI says robots.txt may not apply to it." }),
  crawler("spbot", "SEOprofiler", "seo", { note: "Backlink data." }),
  crawler("Amazonbot", "Amazon", "ai-search", { obeys: "yes", crawlDelay: false, source: AMAZON,
    note: "Feeds Alexa and other Amazon services. When robots.txt fails to load, a copy up to 30 days old is used." }),
  crawler("Bytespider", "ByteDance", "ai-training", { obeys: "partly",
    source: "https://github.com/ai-robots-txt/ai.robots.txt",
    note: "Collects pages for ByteDance; whether it obeys is disputed." }),
  crawler("archive.org_bot", "Internet Archive", "archive", { obeys: "partly",
    source: "https://archive.org/details/archive.org_bot",
    note: "Feeds the Wayback Machine, which since 2017 no longer lets robots.txt decide everywhere." }),
  crawler("ClaudeBot", "Anthropic", "ai-training", { obeys: "yes", crawlDelay: true,
    source: ANTHROPIC, note: "Collects pages for training Anthropic's models." }),
  crawler("facebookexternalhit", "Meta", "social", { obeys: "partly", source: META,
    note: "Fetches link previews; may ignore robots.txt for security and integrity checks." }),
  crawler("magpie-crawler", "Brandwatch", "other", { obeys: "yes",
    note: "Social listening and brand monitoring." }),
  crawler("Applebot", "Apple", "search", { fallbacks: ["Googlebot"], obeys: "yes",
    crawlDelay: false, source: APPLE,
    note: "Siri, Spotlight and Safari. Where no group names it but one names Googlebot, it follows that." }),
  crawler("Sogou web spider", "Sogou", "search", { fallbacks: ["Sogou"],
    source: "https://www.sogou.com/docs/help/webmasters.htm#07",
    note: "Spaces are outside RFC 9309's grammar: many readers take only Sogou." }),
  crawler("heritrix", "open source", "archive", { obeys: "partly",
    source: "https://github.com/internetarchive/heritrix3",
    note: "The web archives' crawler software; each archive sets how far it obeys." }),
  crawler("MegaIndex.ru", "MegaIndex", "seo", { source: "https://www.megaindex.ru/?tab=linkAnalyze",
    note: "The dot is outside RFC 9309's grammar: many readers take only MegaIndex." }),
  googleByName("AdsBot-Google-Mobile", "ads", {
    note: "Checks landing pages of ads on phones. It follows only a group that names it, never the one for *." }),
  crawler("proximic", "Comscore", "ads", { note: "Classifies pages for advertisers." }),
  crawler("SEOkicks-Robot", "SEOkicks", "seo", { obeys: "yes",
    source: "https://www.seokicks.de/robot.html", note: "Backlink data." }),
  google("Googlebot-News", "search", { fallbacks: ["Googlebot"],
    note: "Controls what Google News shows; the fetching itself is done by Googlebot." }),
  crawler("anthropic-ai", "Anthropic", "ai-training", { retired: true, successor: "ClaudeBot",
    source: ANTHROPIC,
    note: "An older name that Anthropic no longer lists; see ClaudeBot." }),
  crawler("Scrapy", "Zyte / open source", "other", {
    reader: READERS.scrapy, obeys: "partly", source: "https://scrapy.org/",
    note: "A framework for building crawlers; a setting of each project decides whether it obeys." }),
  crawler("serpstatbot", "Serpstat", "seo", { obeys: "yes", crawlDelay: true,
    source: "https://serpstatbot.com/",
    note: "Backlink data; a Crawl-delay above 20 seconds counts as 20." }),
  crawler("Swiftbot", "Elastic", "search", {
    note: "Crawls for site searches that site owners set up." }),
  crawler("NaverBot", "Naver", "search", { fallbacks: ["Yeti"], retired: true,
    successor: "Yeti",
    source: "https://searchadvisor.naver.com/guide/seo-basic-robots",
    note: "The former name of Yeti." }),
  crawler("grapeshot", "Oracle", "ads", { source: DEVICE_DETECTOR,
    note: "Classifies pages for advertisers; see GrapeshotCrawler." }),
  crawler("PerplexityBot", "Perplexity", "ai-search", { obeys: "yes", source: PERPLEXITY,
    note: "Indexes pages for Perplexity's answers; visits on a user's behalf go under Perplexity-User." }),
  crawler("Ezooms", "Moz", "seo", { retired: true, note: "No longer active." }),
  crawler("Barkrowler", "Babbar", "seo", { obeys: "yes", crawlDelay: true,
    source: "https://www.babbar.tech/crawler",
    note: "Maps links for Babbar's SEO tools; waits at least 2.5 seconds between pages." }),
  crawler("Claude-Web", "Anthropic", "ai-user", { retired: true, successor: "Claude-User",
    source: ANTHROPIC,
    note: "An older name that Anthropic no longer lists; see Claude-User." }),
  crawler("Python-urllib", "library", "other", { reader: READERS.python, obeys: "reportedly-not",
    source: "https://docs.python.org/3/library/urllib.request.html",
    note: "The default name of a programming library, not of one crawler; it reads no robots.txt by itself." }),
  crawler("Teoma", "Ask.com", "search", { retired: true, note: "The crawler of Ask.com, gone." }),
  crawler("360Spider", "Qihoo 360", "search", { source: "https://www.so.com/help/help_3_2.html",
    note: "The digits lie outside RFC 9309's grammar: a reader that cuts names there sees nothing." }),
  crawler("ltx71", "ltx71", "other"),
  crawler("trendictionbot", "Talkwalker", "other", { source: DEVICE_DETECTOR,
    note: "Social listening." }),
  crawler("Applebot-Extended", "Apple", "ai-training", { obeys: "yes", crawlDelay: false,
    controlOnly: true, source: APPLE,
    note: "Fetches nothing: decides whether Apple may train its models on what Applebot fetched." }),
  crawler("meta-externalagent", "Meta", "ai-training", { obeys: "yes", source: META,
    note: "Collects pages for AI training and indexing at Meta." }),
  crawler("BUbiNG", "LAW Milano", "other", { obeys: "yes",
    source: "https://law.di.unimi.it/BUbiNG.html",
    note: "Research crawler of the University of Milan." }),
  crawler("Sogou", "Sogou", "search", { source: "https://www.sogou.com/docs/help/webmasters.htm#07",
    note: "Covers Sogou's family of spiders." }),
  yandex("YandexImages", "search", { note: "Yandex Images." }),
  crawler("DataForSeoBot", "DataForSEO", "seo", { obeys: "yes",
    source: "https://dataforseo.com/dataforseo-bot", note: "Backlink data sold to SEO tools." }),
  crawler("Baiduspider-image", "Baidu", "search", { fallbacks: ["Baiduspider"], obeys: "yes",
    source: BAIDU, note: "Baidu image search." }),
  crawler("Diffbot", "Diffbot", "ai-training", { obeys: "partly",
    source: "https://www.diffbot.com/",
    note: "Turns pages into data for its customers, who decide whether robots.txt is obeyed." }),
  crawler("Baiduspider-video", "Baidu", "search", { fallbacks: ["Baiduspider"], obeys: "yes",
    source: BAIDU, note: "Baidu video search." }),
  crawler("Daumoa", "Kakao", "search", { fallbacks: ["Daum"],
    note: "The search of Daum, a Korean portal." }),
  crawler("linkdexbot", "Linkdex", "seo", { note: "Backlink data." }),
  crawler("msnbot-media", "Microsoft", "search", {
    reader: READERS.bing, fallbacks: ["msnbot"], obeys: "yes",
    retired: true, source: BING, note: "Fetched images and video for Bing's predecessor." }),
  crawler("LinkpadBot", "Linkpad", "seo", { source: "https://linkpad.org/robot/",
    note: "Backlink data." }),
  crawler("DuckDuckBot", "DuckDuckGo", "search", { obeys: "yes",
    source: "https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot",
    note: "DuckDuckGo's own search crawler; its AI answers use DuckAssistBot." }),
  crawler("SMTBot", "SimilarTech", "seo"),
  crawler("Mail.RU_Bot", "VK (Mail.ru)", "search", {
    note: "The dot is outside RFC 9309's grammar: many readers take only Mail." }),
  crawler("SemrushBot-SI", "Semrush", "seo", { fallbacks: ["SemrushBot"], obeys: "yes",
    source: SEMRUSH, note: "On-page SEO checks for Semrush's customers." }),
  crawler("SemrushBot-BA", "Semrush", "seo", { fallbacks: ["SemrushBot"], obeys: "yes",
    source: SEMRUSH, note: "Backlink audits for Semrush's customers." }),
  crawler("Facebot", "Meta", "social", { retired: true, successor: "facebookexternalhit",
    note: "An older name of Meta's preview fetcher; see facebookexternalhit." }),
  crawler("Screaming Frog SEO Spider", "Screaming Frog", "seo", { obeys: "partly",
    source: "https://www.screamingfrog.co.uk/seo-spider/",
    note: "A desktop program for site audits; its user decides whether it obeys." }),
  crawler("Pinterestbot", "Pinterest", "social", { fallbacks: ["Pinterest"], obeys: "yes",
    crawlDelay: true, source: PINTEREST, note: "Fetches pages and images that people pin." }),
  crawler("HaoSouSpider", "Qihoo 360", "search", {
    note: "Haosou is the later name of Qihoo's 360 Search; see 360Spider." }),
  crawler("GrapeshotCrawler", "Oracle", "ads", { note: "Classifies pages for advertisers." }),
  crawler("OAI-SearchBot", "OpenAI", "ai-search", { obeys: "yes", source: OPENAI,
    note: "Indexes pages for search in ChatGPT; a change takes about a day to work." }),
  crawler("adidxbot", "Microsoft", "ads", { reader: READERS.bing, obeys: "yes", source: BING,
    note: "Checks pages behind Microsoft Advertising." }),
  crawler("ZoominfoBot", "ZoomInfo", "seo"),
  crawler("SemrushBot-SWA", "Semrush", "seo", { fallbacks: ["SemrushBot"], obeys: "yes",
    source: SEMRUSH, note: "Semrush's writing assistant." }),
  crawler("YisouSpider", "Shenma", "search", {
    note: "Mobile search in China, now part of Alibaba." }),
  google("Googlebot-Video", "search", { fallbacks: ["Googlebot"],
    note: "Fetches for Google's video results; without a group of its own it follows Googlebot's." }),
  crawler("ADmantX", "ADmantX", "ads", { note: "Classifies pages for advertisers." }),
  crawler("Qwantify", "Qwant", "search", { source: "https://www.qwant.com/",
    note: "An older name of Qwant's crawler; see Qwantbot." }),
  crawler("img2dataset", "open source", "ai-training", { obeys: "partly",
    source: "https://github.com/rom1504/img2dataset",
    note: "Downloads image sets for training; looks for noai in response headers rather than in robots.txt." }),
  crawler("special_archiver", "Internet Archive", "archive", {
    source: "https://archive.org/details/archive.org_bot",
    note: "Runs single, focused crawls for the Internet Archive." }),
  crawler("SiteAuditBot", "Semrush", "seo", { obeys: "yes", source: SEMRUSH,
    note: "Audits sites for Semrush's customers." }),
  crawler("XoviBot", "Xovi", "seo", { note: "Backlink data." }),
  crawler("LinkedInBot", "LinkedIn", "social", { note: "Fetches link previews for LinkedIn." }),
  crawler("meta-externalfetcher", "Meta", "ai-user", { obeys: "partly", source: META,
    note: "Fetches a link that a Meta AI user asked for; may ignore robots.txt." }),
  crawler("libwww-perl", "library", "other", { obeys: "reportedly-not",
    source: "https://metacpan.org/dist/libwww-perl",
    note: "The default name of a programming library; only its robot class reads robots.txt." }),
  crawler("yacybot", "YaCy", "search", {
    note: "Peer-to-peer search: each user runs a crawler of their own." }),
  crawler("BingPreview", "Microsoft", "search", { reader: READERS.bing, source: BING,
    note: "Takes page snapshots for Bing." }),
  google("GoogleOther", "other", {
    note: "One-off and research fetches of Google's teams; blocking it changes nothing in Search." }),
  crawler("AspiegelBot", "Huawei (Aspiegel)", "search", { retired: true, successor: "PetalBot",
    source: "https://aspiegel.com/petalbot", note: "The former name of PetalBot." }),
  crawler("MojeekBot", "Mojeek", "search", { obeys: "yes", crawlDelay: false,
    source: "https://www.mojeek.com/bot.html",
    note: "An independent British search engine; fetches at most a page a second." }),
  crawler("arquivo-web-crawler", "Arquivo.pt", "archive", { source: "https://arquivo.pt/robot",
    note: "The archive of the Portuguese web." }),
  google("AdsBot-Google-Mobile-Apps", "ads", { fallbacks: ["AdsBot-Google"], ignoresGlobal: true,
    retired: true, source: GOOGLE_SPECIAL,
    note: "Checked app pages behind ads; no longer in use." }),
  crawler("ia_archiver-web.archive.org", "Internet Archive", "archive", {
    fallbacks: ["ia_archiver"], note: "A variant of ia_archiver for the Wayback Machine." }),
  crawler("SplitSignalBot", "Semrush", "seo", { source: SEMRUSH }),
  yandex("YandexNews", "search", { note: "Yandex's news service." }),
  crawler("curl", "library", "other", { obeys: "reportedly-not", source: "https://curl.se/",
    note: "A command-line tool, not a crawler; it reads no robots.txt." }),
  crawler("SISTRIX Crawler", "Sistrix", "seo", {
    source: "https://www.sistrix.com/tutorials/crawling-errors-in-the-optimizer/",
    note: "Spaces are outside RFC 9309's grammar: many readers take only SISTRIX." }),
  crawler("Baiduspider-news", "Baidu", "search", { fallbacks: ["Baiduspider"], obeys: "yes",
    source: BAIDU, note: "Baidu news search." }),
  google("GoogleOther-Image", "other", { fallbacks: ["GoogleOther"],
    note: "Images for GoogleOther; follows its group when not named." }),
  google("GoogleOther-Video", "other", { fallbacks: ["GoogleOther"],
    note: "Video for GoogleOther; follows its group when not named." }),
  crawler("seoscanners.net", "SEO Scanners", "seo", {
    note: "The dot is outside RFC 9309's grammar: many readers take only seoscanners." }),
  crawler("coccocbot", "Coc Coc", "search", {
    source: "https://help.coccoc.com/en/search-engine/coccoc-robots", note: "Search in Vietnam." }),
  crawler("TelegramBot", "Telegram", "social", {
    note: "Fetches link previews for Telegram chats." }),
  crawler("W3C_Validator", "W3C", "other", { source: "https://validator.w3.org/services",
    note: "Fetches a page when somebody validates it." }),
  crawler("Go-http-client", "library", "other", { obeys: "reportedly-not",
    source: "https://pkg.go.dev/net/http",
    note: "The default name of a programming library, not of one crawler; it reads no robots.txt." }),
  crawler("UptimeRobot", "UptimeRobot", "monitoring", { source: "https://uptimerobot.com/",
    note: "Checks that a site is up, for its owner." }),
  yandex("YandexDirect", "ads", {
    note: "Yandex's ad network, which asks for a group of its own." }),
  crawler("peer39_crawler", "Peer39", "ads", { obeys: "yes",
    source: "https://www.peer39.com/crawler-notice", note: "Classifies pages for advertisers." }),
  crawler("FlipboardProxy", "Flipboard", "social", {
    note: "Fetches pages that people share in Flipboard." }),
  crawler("Discordbot", "Discord", "social", { source: "https://discord.com/",
    note: "Fetches link previews for Discord chats." }),
  yandex("YandexMobileBot", "search", { note: "Checks whether pages suit phones." }),
  crawler("Baiduspider-cpro", "Baidu", "ads", { obeys: "reportedly-not", source: BAIDU,
    note: "Baidu's ad network; works under a contract with advertisers and is said not to obey." }),
  crawler("Daum", "Kakao", "search", { note: "The search of Daum, a Korean portal." }),
  crawler("DuckAssistBot", "DuckDuckGo", "ai-search", { obeys: "yes",
    source: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot",
    note: "Fetches pages for DuckDuckGo's AI answers, not for training; a change takes up to 72 hours." }),
  crawler("Baiduspider-favo", "Baidu", "search", { fallbacks: ["Baiduspider"], obeys: "yes",
    source: BAIDU, note: "Checks bookmarked pages for Baidu." }),
  crawler("Baiduspider-ads", "Baidu", "ads", { obeys: "reportedly-not", source: BAIDU,
    note: "Baidu's ads; works under a contract with advertisers and is said not to obey." }),
  crawler("Slackbot-LinkExpanding", "Slack", "social", { fallbacks: ["Slackbot"], obeys: "reportedly-not",
    source: SLACK, note: "Fetches link previews for Slack; said not to read robots.txt." }),
  crawler("deepcrawl", "Lumar", "seo", { obeys: "partly", source: "https://www.lumar.io/spdr/",
    note: "Audits sites for Lumar's customers, who can tell it to disregard robots.txt." }),
  googleByName("APIs-Google", "other", {
    note: "Delivers push notifications to apps. It follows only a group that names it, never the one for *." }),
  yandex("YandexVideoParser", "search", { note: "Yandex video search." }),
  crawler("W3C-checklink", "W3C", "other", { obeys: "yes",
    source: "https://validator.w3.org/services",
    note: "Checks the links of a page when somebody asks." }),
  crawler("Pingdom", "SolarWinds", "monitoring", { source: "https://www.pingdom.com/",
    note: "Checks that a site is up, for its owner." }),
  google("Google-InspectionTool", "search", { fallbacks: ["Googlebot"],
    note: "Runs URL Inspection and the Rich Results Test; without a group of its own it follows Googlebot's." }),
  googleForUser("FeedFetcher-Google", "other", {
    note: "Fetches feeds that users subscribe to; does not obey robots.txt." }),
  crawler("ias_crawler", "Integral Ad Science", "ads", {
    source: "https://integralads.com/ias-privacy-data-management/policies",
    note: "Classifies pages for advertisers." }),
  crawler("Cincraw", "Cinc", "seo"),
  crawler("CriteoBot", "Criteo", "ads", { source: "https://www.criteo.com/criteo-crawler/",
    note: "Classifies pages for advertisers." }),
  crawler("SemrushBot-OCOB", "Semrush", "ai-training", { fallbacks: ["SemrushBot"], obeys: "yes",
    source: SEMRUSH, note: "Semrush's AI writing tool." }),
  crawler("Perplexity-User", "Perplexity", "ai-user", { obeys: "no", source: PERPLEXITY,
    note: "Fetches what a Perplexity user asks for; generally does not obey robots.txt." }),
  google("Storebot-Google", "search", {
    note: "Google Shopping; not named, it follows the group for *, not Googlebot's." }),
  yandex("YandexMedia", "search", { note: "Multimedia for Yandex." }),
  crawler("Slackbot", "Slack", "social", { obeys: "reportedly-not", source: SLACK,
    note: "Serves Slack; said not to read robots.txt." }),
  yandex("YandexMetrika", "monitoring", { note: "Yandex's web analytics." }),
  crawler("TTD-Content", "The Trade Desk", "ads", {
    source: "https://www.thetradedesk.com/us/ttd-content",
    note: "Classifies pages for advertisers." }),
  google("Google-CloudVertexBot", "ai-search", { fallbacks: ["Googlebot"],
    note: "Crawls on a site owner's request for Google's AI agents; not named, it follows Googlebot's group." }),
  yandex("YandexBlogs", "search", { note: "Reads blog posts and comments." }),
  crawler("Claude-User", "Anthropic", "ai-user", { obeys: "yes", crawlDelay: true,
    source: ANTHROPIC, note: "Fetches what a Claude user asks for; Anthropic says it obeys." }),
  crawler("WhatsApp", "Meta", "social", { source: "https://www.whatsapp.com/",
    note: "Fetches link previews for WhatsApp chats." }),
  crawler("Claude-SearchBot", "Anthropic", "ai-search", { obeys: "yes", crawlDelay: true,
    source: ANTHROPIC, note: "Indexes pages for search in Claude." }),
  crawler("Baiduspider-render", "Baidu", "search", { fallbacks: ["Baiduspider"], obeys: "yes",
    source: BAIDU, note: "Renders pages for Baidu; follows Baiduspider's group." }),
  crawler("Y!J", "Yahoo Japan", "search", {
    note: "The exclamation mark is outside RFC 9309's grammar: many readers take only Y." }),
  crawler("bnf.fr_bot", "BnF", "archive", { obeys: "partly",
    note: "Legal deposit of the French web; the law may let it disregard robots.txt." }),
  crawler("DuckDuckGo-Favicons-Bot", "DuckDuckGo", "search", { source: "https://duckduckgo.com/",
    note: "Fetches site icons only." }),
  crawler("Nicecrawler", "NiceCrawler", "archive"),
  crawler("Quantcastbot", "Quantcast", "ads"),
  crawler("Embedly", "Embedly", "social", { note: "Fetches link previews for other sites." }),
  yandex("YandexMarket", "other", { note: "Yandex's shopping service." }),
  yandex("YaDirectFetcher", "ads", { note: "Checks pages behind ads on Yandex." }),
  yandex("YandexAdditional", "ai-training", {
    note: "Yandex's generative AI; see YandexAdditionalBot." }),
  crawler("facebookcatalog", "Meta", "other", { source: META,
    note: "Reads product pages for catalogues in Meta's shops and ads." }),
  yandex("YandexCalendar", "other", { note: "Reads calendars that users subscribe to." }),
  yandex("YandexPagechecker", "seo", { note: "Runs the structured-data validator." }),
  yandex("YandexImageResizer", "search", { note: "Fetches images to resize them." }),
  google("DuplexWeb-Google", "other", { obeys: "partly", retired: true, source: GOOGLE_SPECIAL,
    note: "Served Google Duplex on the web, which has ended." }),
  yandex("YandexFavicons", "search", { note: "Fetches site icons only." }),
  crawler("Taboolabot", "Taboola", "ads", { source: "https://www.taboola.com/" }),
  crawler("Feedbin", "Feedbin", "other", { source: "https://feedbin.com/",
    note: "Fetches feeds that people follow." }),
  googleForUser("Google-Site-Verification", "other", {
    note: "Fetches the token that proves site ownership; does not obey robots.txt." }),
  crawler("AmazonAdBot", "Amazon", "ads", { source: "https://adbot.amazon.com/",
    note: "Checks pages on which Amazon's ads may run." }),
  crawler("MicrosoftPreview", "Microsoft", "social", { reader: READERS.bing, source: BING,
    note: "Fetches link previews for Microsoft's products." }),
  yandex("YandexVideo", "search", { note: "Yandex video search." }),
  crawler("Slack-ImgProxy", "Slack", "social", { obeys: "reportedly-not", source: SLACK,
    note: "Fetches images shown in Slack; said not to read robots.txt." }),
  yandex("YandexAdditionalBot", "ai-training", { fallbacks: [], ignoresGlobal: true,
    note: "Yandex's generative AI; obeys only a group with its own name, neither Yandex nor *." }),
  googleForUser("Google-Read-Aloud", "other", {
    note: "Reads a page aloud when a user asks; does not obey robots.txt. Once google-speakr." }),
  yandex("YandexWebmaster", "seo", { note: "Checks pages for site owners in Yandex Webmaster." }),
  yandex("YandexAccessibilityBot", "monitoring", {
    note: "Checks that pages can be reached by users." }),
  googleForUser("GoogleProducer", "other", {
    note: "Reads feeds that publishers hand in to Google News; does not obey robots.txt." }),
  yandex("YandexDirectDyn", "ads", { note: "Makes dynamic banners for Yandex's ads." }),
  google("Google-Safety", "other", { ignoresGlobal: true, obeys: "no", source: GOOGLE_SPECIAL,
    note: "Looks for malware and abuse; never obeys robots.txt." }),
  crawler("cXensebot", "Cxense", "ads", {
    note: "Classifies pages for advertisers and recommendations." }),
  crawler("vkShare", "VK", "social", { note: "Fetches link previews for VK." }),
  crawler("MistralAI-User", "Mistral AI", "ai-user", { obeys: "yes", source: MISTRAL,
    note: "Fetches what a Le Chat user asks for; Mistral says it obeys." }),
  yandex("YandexSitelinks", "search", { note: "Checks the links shown below a search result." }),
  crawler("redditbot", "Reddit", "social", { note: "Fetches link previews for Reddit." }),
  crawler("Qwantbot", "Qwant", "search", { obeys: "yes", source: "https://help.qwant.com/",
    note: "A European search engine; once Qwantify." }),
  yandex("YandexTurbo", "other", { note: "Makes fast copies of pages from feeds." }),
  crawler("SkypeUriPreview", "Microsoft", "social", {
    note: "Fetches link previews for Skype chats." }),
  yandex("YandexRenderResourcesBot", "search", {
    note: "Fetches styles and scripts to render pages with." }),
  crawler("Site24x7", "Zoho", "monitoring", { source: "https://www.site24x7.com/",
    note: "Checks that a site is up, for its owner." }),
  yandex("YandexAdNet", "ads"),
  crawler("Tumblr", "Automattic", "social", { source: "https://automattic.com/",
    note: "Fetches link previews for Tumblr." }),
  crawler("FeedlyBot", "Feedly", "other", { source: "https://www.feedly.com/fetcher.html",
    note: "Fetches feeds that people follow." }),
  crawler("Iframely", "Iframely", "social", { source: "https://iframely.com/docs/about",
    note: "Fetches link previews for other sites." }),
  yandex("YandexScreenshotBot", "other", { note: "Takes pictures of pages." }),
  crawler("kakaotalk-scrap", "Kakao", "social", { source: COMMON_CRAWL,
    note: "Fetches link previews for KakaoTalk chats." }),
  crawler("ias_wombles", "Integral Ad Science", "ads", {
    source: "https://integralads.com/ias-privacy-data-management/policies",
    note: "Classifies pages for advertisers." }),
  crawler("bl.uk_ldfc_bot", "British Library", "archive", { obeys: "partly",
    source: "https://www.bl.uk/",
    note: "Legal deposit of the British web; the law may let it disregard robots.txt." }),
  crawler("search.marginalia.nu", "Marginalia", "search", { obeys: "yes",
    source: "https://www.marginalia.nu/marginalia-search/for-webmasters/",
    note: "An independent search engine for small sites." }),
  crawler("Better Uptime Bot", "Better Stack", "monitoring", {
    source: "https://betteruptime.com/faq", note: "Checks that a site is up, for its owner." }),
  yandex("YandexOntoDBAPI", "search", {
    note: "Object answers in Yandex Search, fetched on demand." }),
  yandex("YandexSearchShop", "other"),
  crawler("Kagibot", "Kagi", "search", { source: "https://kagi.com/bot",
    note: "A paid search engine." }),
  yandex("YandexVertis", "other"),
  yandex("YandexVerticals", "other"),
  crawler("Amazonbot-Video", "Amazon", "search", { source: DEVICE_DETECTOR,
    note: "Named on public lists only." }),
  crawler("Amzn-SearchBot", "Amazon", "ai-search", { obeys: "yes", crawlDelay: false,
    source: AMAZON, note: "Finds pages for search in Amazon's services, Alexa among them." }),
  crawler("ArchiveTeam", "Archive Team", "archive", { obeys: "reportedly-not",
    source: "https://wiki.archiveteam.org/index.php/Robots.txt",
    note: "Volunteers who save closing sites; disregard robots.txt on principle." }),
  crawler("BingVideoPreview", "Microsoft", "search", { reader: READERS.bing, source: BING,
    note: "Makes video previews for Bing." }),
  crawler("Bluesky", "Bluesky", "social", { source: "https://bsky.app/",
    note: "Fetches link previews for Bluesky." }),
  crawler("Character-AI", "Character.AI", "ai-user", { source: DEVICE_DETECTOR,
    note: "Named on public lists only." }),
  crawler("Cloudflare-Healthchecks", "Cloudflare", "monitoring", {
    source: "https://developers.cloudflare.com/health-checks/",
    note: "Checks that an origin server is up, for its owner." }),
  crawler("DatadogSynthetics", "Datadog", "monitoring", {
    source: "https://docs.datadoghq.com/synthetics/",
    note: "Runs tests that a site's owner has set up." }),
  crawler("DoubaoBot", "ByteDance", "ai-training", { source: "https://www.doubao.com/",
    note: "Named on public lists only: ByteDance documents no such crawler; see Bytespider." }),
  crawler("ERNIEBot", "Baidu", "ai-training", { source: "https://yiyan.baidu.com/",
    note: "Named on public lists only: Baidu documents no such crawler." }),
  googleForUser("Google-Agent", "ai-user", {
    note: "AI agents on Google's servers, acting for a user; generally does not obey robots.txt." }),
  googleForUser("Google-CWS", "other", {
    note: "Reads pages that extension authors link in the Chrome Web Store; does not obey robots.txt." }),
  googleForUser("Google-GeminiNotebook", "ai-user", {
    note: "Fetches sources that a user adds to a notebook; does not obey robots.txt. Once Google-NotebookLM." }),
  googleForUser("Google-NotebookLM", "ai-user", { retired: true,
    successor: "Google-GeminiNotebook",
    note: "The name of Google-GeminiNotebook until August 2026." }),
  googleForUser("Google-Pinpoint", "other", {
    note: "Fetches documents that a Pinpoint user collects; does not obey robots.txt." }),
  googleForUser("GoogleMessages", "social", {
    note: "Fetches link previews for Google Messages; does not obey robots.txt." }),
  crawler("GoogleStackdriverMonitoring", "Google", "monitoring", {
    reader: READERS.googleMonitoring, source: DEVICE_DETECTOR,
    note: "Checks that a site is up, for its owner." }),
  crawler("HuggingFace-Bot", "Hugging Face", "ai-training", { source: DEVICE_DETECTOR,
    note: "Named on public lists only." }),
  crawler("IbouBot", "Ibou", "ai-search", { source: "https://ibou.io/iboubot.html" }),
  crawler("iTMS", "Apple", "other", { obeys: "reportedly-not", source: APPLE,
    note: "Fetches podcast feeds for Apple; does not obey robots.txt." }),
  crawler("Kimi-SearchBot", "Moonshot AI", "ai-search", { source: KIMI,
    note: "Indexes pages for search in Kimi." }),
  crawler("KimiBot", "Moonshot AI", "ai-training", { source: KIMI,
    note: "Collects pages for training Moonshot's models." }),
  crawler("meta-externalads", "Meta", "ads", { source: META, note: "Serves Meta's advertising." }),
  crawler("meta-webindexer", "Meta", "ai-search", { obeys: "yes", source: META,
    note: "Indexes pages for search in Meta AI." }),
  crawler("MistralAI-Index", "Mistral AI", "ai-search", { obeys: "yes", source: MISTRAL,
    note: "Indexes pages for search in Le Chat." }),
  crawler("MistralAI-Training", "Mistral AI", "ai-training", { obeys: "yes", source: MISTRAL,
    note: "Collects pages for training Mistral's models." }),
  crawler("OAI-AdsBot", "OpenAI", "ads", { source: OPENAI,
    note: "Checks pages of ads shown in ChatGPT." }),
  crawler("OpenRobotsTXT", "Majestic", "seo", { obeys: "yes",
    source: "https://openrobotstxt.org/ua",
    note: "Collects robots.txt files themselves, for an archive of them." }),
  crawler("QwenBot", "Alibaba", "ai-training", { source: "https://qwen.ai/",
    note: "Named on public lists only: Alibaba documents no such crawler." }),
  crawler("SeznamHomepageCrawler", "Seznam.cz", "search", {
    source: "https://o-seznam.cz/napoveda/vyhledavani/en/seznambot-crawler/",
    note: "Fetches home pages only." }),
  crawler("SmartologyBot", "Smartology", "ads", { source: "https://smartology.net/smartologybot/",
    note: "Classifies pages for advertisers." }),
  crawler("Snap URL Preview Service", "Snap", "social", {
    source: "https://developers.snap.com/robots", note: "Fetches link previews for Snapchat." }),
  crawler("SnapchatAds", "Snap", "ads", {
    source: "https://businesshelp.snapchat.com/s/article/adsbot-crawler",
    note: "Checks pages behind ads on Snapchat." }),
  crawler("StatusCake", "StatusCake", "monitoring", { source: "https://www.statuscake.com/",
    note: "Checks that a site is up, for its owner." }),
  crawler("Together-Bot", "Together", "ai-training", { source: DEVICE_DETECTOR,
    note: "Named on public lists only." }),
  crawler("webzio-extended", "Webz.io", "ai-training", { crawlDelay: false, controlOnly: true,
    source: "https://github.com/ai-robots-txt/ai.robots.txt",
    note: "Fetches nothing: decides whether Webz.io may sell pages as data for AI." }),
  crawler("xAI-Bot", "xAI", "ai-training", { source: DEVICE_DETECTOR,
    note: "Named on public lists only." }),
  yandex("YandexMobileScreenShotBot", "other", {
    note: "Takes pictures of pages as phones show them." }),
  yandex("YandexOntoDB", "search", { note: "Object answers in Yandex Search." }),
  yandex("YandexPartner", "other"),
  yandex("YandexRCA", "search", { note: "Makes page previews." }),
  yandex("YandexSpravBot", "search", { note: "Yandex's business directory." }),
  yandex("YandexTracker", "other"),
  yandex("YandexUserproxy", "other", { note: "Acts on behalf of a user." }),
];
