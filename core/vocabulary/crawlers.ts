// biome-ignore-all format: one crawler a row reads as the table it is
import type { Crawler, CrawlerCategory } from "./crawler.ts";
import { READERS, STANDARD_READER } from "./readers.ts";

/** The facts of a row beyond the name; defaults are in `DEFAULTS`. */
type Facts = Partial<Omit<Crawler, "token" | "operator" | "category">>;

/** Lists of user-agent strings and names, for crawlers whose operator has no page. */
const LISTED = "https://github.com/monperrus/crawler-user-agents";
const DEVICE_DETECTOR = "https://github.com/matomo-org/device-detector";
const AI_ROBOTS = "https://github.com/ai-robots-txt/ai.robots.txt";
const COMMON_CRAWL = "https://github.com/commoncrawl/robotstxt-experiments";

const GOOGLE = "https://developers.google.com/crawling/docs/crawlers-fetchers/";
const GOOGLE_COMMON = `${GOOGLE}google-common-crawlers`;
const GOOGLE_SPECIAL = `${GOOGLE}google-special-case-crawlers`;
const GOOGLE_USER = `${GOOGLE}google-user-triggered-fetchers`;

const AI2 = "https://allenai.org/crawler";
const AMAZON = "https://developer.amazon.com/amazonbot";
const ANTHROPIC = "https://support.claude.com/en/articles/8896518";
const APPLE = "https://support.apple.com/en-us/119829";
const BAIDU = "https://www.baidu.com/search/spider.html";
const BING = "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0";
const KIMI = "https://www.kimi.com/policies/kimi-crawlers";
const META = "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers";
const MISTRAL = "https://docs.mistral.ai/robots";
const OPENAI = "https://developers.openai.com/api/docs/bots";
const PARALLEL = "https://parallel.ai/parallel-web-systems-bots";
const PERPLEXITY = "https://docs.perplexity.ai/guides/bots";
const PINTEREST = "https://help.pinterest.com/en/business/article/pinterest-crawler";
const SEMRUSH = "https://www.semrush.com/bot/";
const SLACK = "https://api.slack.com/robots";
const YANDEX = "https://yandex.com/support/webmaster/en/robot-workings/check-yandex-robots";

const DEFAULTS: Required<Facts> = {
  fallbacks: [], ignoresGlobal: false, obeys: "unknown", crawlDelay: null, keepsCopy: false,
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

/** A crawler known from a list of crawlers for AI. */
const listed = (
  token: string, operator: string, category: CrawlerCategory, facts: Facts = {},
): Crawler => crawler(token, operator, category, { source: AI_ROBOTS, ...facts });

/** A Google crawler that only obeys groups with its own name. */
const googleByName = (token: string, category: CrawlerCategory, facts: Facts = {}): Crawler =>
  google(token, category, { ignoresGlobal: true, source: GOOGLE_SPECIAL, ...facts });

/** A Google fetcher that acts on a user's request; such fetchers generally ignore the file. */
const googleForUser = (token: string, category: CrawlerCategory, facts: Facts = {}): Crawler =>
  google(token, category, { ignoresGlobal: true, obeys: "no", source: GOOGLE_USER, ...facts });

/** A fetcher of Google's that is not on Google's own lists. */
const googleListed = (token: string, category: CrawlerCategory): Crawler =>
  google(token, category, { obeys: "unknown", crawlDelay: null, source: AI_ROBOTS });

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
  google("Googlebot", "search"),
  crawler("AhrefsBot", "Ahrefs", "seo", { obeys: "yes", crawlDelay: true,
    source: "https://ahrefs.com/robot" }),
  crawler("MJ12bot", "Majestic", "seo", { obeys: "yes", crawlDelay: true, source: "https://mj12bot.com/" }),
  crawler("Yandex", "Yandex", "search", {
    reader: READERS.yandex, obeys: "yes", crawlDelay: false, controlOnly: true,
    source: YANDEX }),
  googleByName("AdsBot-Google", "ads"),
  crawler("bingbot", "Microsoft", "search", {
    reader: READERS.bing, fallbacks: ["msnbot"], obeys: "yes", crawlDelay: true,
    source: BING }),
  crawler("SemrushBot", "Semrush", "seo", { obeys: "yes", crawlDelay: true, source: SEMRUSH }),
  crawler("Baiduspider", "Baidu", "search", { obeys: "yes", source: BAIDU }),
  googleByName("Mediapartners-Google", "ads"),
  crawler("Nutch", "Apache Nutch", "other", { reader: READERS.nutch, obeys: "yes", crawlDelay: true,
    source: "https://nutch.apache.org/" }),
  crawler("DotBot", "Moz", "seo", { obeys: "yes",
    source: "https://moz.com/help/moz-procedures/crawlers/dotbot" }),
  crawler("ia_archiver", "Alexa / Internet Archive", "archive"),
  google("Googlebot-Image", "search", { fallbacks: ["Googlebot"] }),
  crawler("AhrefsSiteAudit", "Ahrefs", "seo", { obeys: "partly", crawlDelay: true,
    source: "https://ahrefs.com/robot/site-audit",
    note: "Audits a site for its own team, who can tell it to disregard robots.txt there." }),
  crawler("Pinterest", "Pinterest", "social", { obeys: "yes", crawlDelay: true, source: PINTEREST }),
  crawler("BLEXBot", "SE Ranking (WebMeUp)", "seo", { obeys: "yes", crawlDelay: true,
    source: "https://help.seranking.com/hc/en-us/articles/17126130916636-BLEXBot-Crawler" }),
  crawler("Slurp", "Yahoo", "search", { obeys: "yes", retired: true }),
  crawler("msnbot", "Microsoft", "search", {
    reader: READERS.bing, obeys: "yes", crawlDelay: true, retired: true,
    successor: "bingbot", source: BING }),
  crawler("CCBot", "Common Crawl", "ai-training", {
    reader: READERS.commonCrawl, obeys: "yes", crawlDelay: true,
    source: "https://commoncrawl.org/ccbot" }),
  crawler("GPTBot", "OpenAI", "ai-training", { obeys: "yes", source: OPENAI }),
  crawler("Twitterbot", "X", "social", { obeys: "yes", source: "https://developer.x.com/" }),
  crawler("rogerbot", "Moz", "seo", { obeys: "yes",
    source: "https://moz.com/help/moz-procedures/crawlers/rogerbot" }),
  crawler("psbot", "Picsearch", "search"),
  yandex("YandexBot", "search"),
  crawler("Wget", "GNU", "other", { reader: READERS.wget, obeys: "partly", crawlDelay: false,
    source: "https://www.gnu.org/software/wget/",
    note: "A download tool: obeys when it follows links, unless its user switches that off." }),
  crawler("SemrushBot-SA", "Semrush", "seo", { fallbacks: ["SemrushBot"], retired: true, successor: "SiteAuditBot",
    source: SEMRUSH }),
  listed("ExaBot", "Exa", "data-provider"),
  crawler("PetalBot", "Huawei (Aspiegel)", "search", { obeys: "yes",
    source: "https://aspiegel.com/petalbot" }),
  crawler("Gigabot", "Gigablast", "search", { retired: true }),
  crawler("TurnitinBot", "Turnitin", "other", { obeys: "yes",
    source: "https://www.turnitin.com/robot/crawlerinfo.html" }),
  crawler("HTTrack", "HTTrack", "other", { obeys: "partly", source: "https://www.httrack.com/",
    note: "Copies whole sites; whether it obeys depends on the person who runs it." }),
  crawler("SeznamBot", "Seznam.cz", "search", { obeys: "yes",
    source: "https://o-seznam.cz/napoveda/vyhledavani/en/seznambot-crawler/" }),
  google("Googlebot-Mobile", "search", { fallbacks: ["Googlebot"], retired: true,
    successor: "Googlebot", source: LISTED }),
  google("Google-Extended", "ai-training", { controlOnly: true }),
  crawler("Yeti", "Naver", "search", { reader: READERS.naver, obeys: "yes",
    source: "https://searchadvisor.naver.com/guide/seo-basic-robots" }),
  crawler("ChatGPT-User", "OpenAI", "ai-user", { obeys: "partly", source: OPENAI,
    note: "Reads what a ChatGPT user asks for; OpenAI says robots.txt may not apply to it." }),
  crawler("spbot", "SEOprofiler", "seo"),
  crawler("Amazonbot", "Amazon", "ai-training", { obeys: "yes", crawlDelay: false, keepsCopy: true, source: AMAZON }),
  crawler("Bytespider", "ByteDance", "ai-training", { obeys: "reportedly-not",
    source: AI_ROBOTS,
    note: "Collects pages for training ByteDance's models; said not to obey robots.txt." }),
  crawler("archive.org_bot", "Internet Archive", "archive", { obeys: "partly",
    source: "https://archive.org/details/archive.org_bot",
    note: "Feeds the Wayback Machine, which since 2017 no longer lets robots.txt decide everywhere." }),
  crawler("ClaudeBot", "Anthropic", "ai-training", { obeys: "yes", crawlDelay: true, source: ANTHROPIC }),
  crawler("facebookexternalhit", "Meta", "social", { obeys: "partly", source: META,
    note: "Makes link previews; may ignore robots.txt for security and integrity checks." }),
  crawler("magpie-crawler", "Brandwatch", "other", { obeys: "yes" }),
  crawler("Applebot", "Apple", "search", { fallbacks: ["Googlebot"], obeys: "yes",
    crawlDelay: false, source: APPLE }),
  crawler("Sogou web spider", "Sogou", "search", { fallbacks: ["Sogou"],
    source: "https://www.sogou.com/docs/help/webmasters.htm#07" }),
  crawler("heritrix", "open source", "archive", { obeys: "partly",
    source: "https://github.com/internetarchive/heritrix3",
    note: "The web archives' crawler software; each archive sets how far it obeys." }),
  crawler("MegaIndex.ru", "MegaIndex", "seo", { source: "https://www.megaindex.ru/?tab=linkAnalyze" }),
  googleByName("AdsBot-Google-Mobile", "ads"),
  crawler("proximic", "Comscore", "ads"),
  crawler("SEOkicks-Robot", "SEOkicks", "seo", { obeys: "yes",
    source: "https://www.seokicks.de/robot.html" }),
  google("Googlebot-News", "search", { fallbacks: ["Googlebot"] }),
  crawler("anthropic-ai", "Anthropic", "ai-training", { retired: true, successor: "ClaudeBot",
    source: ANTHROPIC }),
  crawler("Scrapy", "Zyte / open source", "other", {
    reader: READERS.scrapy, obeys: "partly", source: "https://scrapy.org/",
    note: "A framework for building crawlers; a setting of each project decides whether it obeys." }),
  crawler("serpstatbot", "Serpstat", "seo", { obeys: "yes", crawlDelay: true,
    source: "https://serpstatbot.com/" }),
  crawler("Swiftbot", "Elastic", "search"),
  crawler("NaverBot", "Naver", "search", { fallbacks: ["Yeti"], retired: true,
    successor: "Yeti",
    source: "https://searchadvisor.naver.com/guide/seo-basic-robots" }),
  crawler("grapeshot", "Oracle", "ads", { source: DEVICE_DETECTOR }),
  listed("FacebookBot", "Meta", "ai-training", { obeys: "yes", retired: true }),
  crawler("PerplexityBot", "Perplexity", "ai-search", { obeys: "yes", source: PERPLEXITY }),
  crawler("Ezooms", "Moz", "seo", { retired: true }),
  crawler("Barkrowler", "Babbar", "seo", { obeys: "yes", crawlDelay: true,
    source: "https://www.babbar.tech/crawler" }),
  crawler("Claude-Web", "Anthropic", "ai-user", { retired: true, successor: "Claude-User",
    source: ANTHROPIC }),
  crawler("Python-urllib", "library", "other", { reader: READERS.python, obeys: "reportedly-not",
    source: "https://docs.python.org/3/library/urllib.request.html",
    note: "The default name of a programming library, not of one crawler; it reads no robots.txt by itself." }),
  crawler("Teoma", "Ask.com", "search", { retired: true }),
  crawler("360Spider", "Qihoo 360", "search", { source: "https://www.so.com/help/help_3_2.html" }),
  crawler("ltx71", "ltx71", "other"),
  crawler("trendictionbot", "Talkwalker", "other", { source: DEVICE_DETECTOR }),
  crawler("Applebot-Extended", "Apple", "ai-training", { obeys: "yes", crawlDelay: false,
    controlOnly: true, source: APPLE }),
  listed("omgilibot", "Webz.io", "data-provider", { obeys: "yes", retired: true, successor: "omgili" }),
  crawler("meta-externalagent", "Meta", "ai-training", { obeys: "yes", source: META }),
  crawler("BUbiNG", "LAW Milano", "other", { obeys: "yes", source: "https://law.di.unimi.it/BUbiNG.html" }),
  listed("omgili", "Webz.io", "data-provider", { obeys: "yes" }),
  crawler("Sogou", "Sogou", "search", { source: "https://www.sogou.com/docs/help/webmasters.htm#07" }),
  yandex("YandexImages", "search"),
  listed("ICC-Crawler", "NICT", "ai-training", { obeys: "yes",
    source: "https://www.nict.go.jp/en/univ-com/plan/crawl.html" }),
  listed("cohere-ai", "Cohere", "ai-user"),
  crawler("DataForSeoBot", "DataForSEO", "seo", { obeys: "yes",
    source: "https://dataforseo.com/dataforseo-bot" }),
  listed("ImagesiftBot", "ImageSift (Hive)", "data-provider", {
    obeys: "yes", source: "https://imagesift.com/about" }),
  crawler("Baiduspider-image", "Baidu", "search", { fallbacks: ["Baiduspider"], obeys: "yes",
    source: BAIDU }),
  crawler("Diffbot", "Diffbot", "data-provider", { obeys: "partly",
    source: "https://www.diffbot.com/",
    note: "Turns pages into data for its customers, who decide whether robots.txt is obeyed." }),
  crawler("Baiduspider-video", "Baidu", "search", { fallbacks: ["Baiduspider"], obeys: "yes",
    source: BAIDU }),
  crawler("Daumoa", "Kakao", "search", { fallbacks: ["Daum"] }),
  crawler("linkdexbot", "Linkdex", "seo"),
  listed("VelenPublicWebCrawler", "Velen", "data-provider", { obeys: "yes", source: "https://velen.io/" }),
  crawler("msnbot-media", "Microsoft", "search", {
    reader: READERS.bing, fallbacks: ["msnbot"], obeys: "yes",
    retired: true, source: BING }),
  crawler("LinkpadBot", "Linkpad", "seo", { source: "https://linkpad.org/robot/" }),
  crawler("DuckDuckBot", "DuckDuckGo", "search", { obeys: "yes",
    source: "https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot" }),
  listed("YouBot", "You.com", "ai-search", { obeys: "yes", source: "https://about.you.com/youbot/" }),
  crawler("SMTBot", "SimilarTech", "seo"),
  crawler("Mail.RU_Bot", "VK (Mail.ru)", "search"),
  crawler("SemrushBot-SI", "Semrush", "seo", { fallbacks: ["SemrushBot"], obeys: "yes", source: SEMRUSH }),
  crawler("SemrushBot-BA", "Semrush", "seo", { fallbacks: ["SemrushBot"], obeys: "yes", source: SEMRUSH }),
  crawler("Facebot", "Meta", "social", { retired: true, successor: "facebookexternalhit" }),
  crawler("Screaming Frog SEO Spider", "Screaming Frog", "seo", { fallbacks: ["Googlebot"], obeys: "partly",
    source: "https://www.screamingfrog.co.uk/guides/robots-txt/",
    note: "A desktop program for site audits; its user decides whether it obeys." }),
  crawler("Pinterestbot", "Pinterest", "social", { fallbacks: ["Pinterest"], obeys: "yes",
    crawlDelay: true, source: PINTEREST }),
  crawler("HaoSouSpider", "Qihoo 360", "search"),
  crawler("GrapeshotCrawler", "Oracle", "ads"),
  crawler("OAI-SearchBot", "OpenAI", "ai-search", { obeys: "yes", source: OPENAI }),
  crawler("adidxbot", "Microsoft", "ads", { reader: READERS.bing, obeys: "yes", source: BING }),
  crawler("ZoominfoBot", "ZoomInfo", "seo"),
  crawler("SemrushBot-SWA", "Semrush", "seo", { fallbacks: ["SemrushBot"], obeys: "yes", source: SEMRUSH }),
  crawler("YisouSpider", "Shenma", "search"),
  listed("Timpibot", "Timpi", "ai-training"),
  google("Googlebot-Video", "search", { fallbacks: ["Googlebot"] }),
  crawler("ADmantX", "ADmantX", "ads"),
  listed("FriendlyCrawler", "unknown", "data-provider", { obeys: "yes" }),
  crawler("Qwantify", "Qwant", "search", { source: "https://www.qwant.com/" }),
  crawler("img2dataset", "open source", "ai-training", { obeys: "partly",
    source: "https://github.com/rom1504/img2dataset",
    note: "Downloads image sets for training; looks for noai in response headers rather than in robots.txt." }),
  crawler("special_archiver", "Internet Archive", "archive", {
    source: "https://archive.org/details/archive.org_bot" }),
  crawler("SiteAuditBot", "Semrush", "seo", { obeys: "yes", source: SEMRUSH }),
  listed("AI2Bot", "Ai2", "ai-training", { obeys: "yes", source: AI2 }),
  crawler("XoviBot", "Xovi", "seo"),
  crawler("LinkedInBot", "LinkedIn", "social"),
  crawler("meta-externalfetcher", "Meta", "ai-user", { obeys: "partly", source: META,
    note: "Reads a link that a Meta AI user asked for; may ignore robots.txt." }),
  crawler("libwww-perl", "library", "other", { obeys: "reportedly-not",
    source: "https://metacpan.org/dist/libwww-perl",
    note: "The default name of a programming library; only its robot class reads robots.txt." }),
  crawler("yacybot", "YaCy", "search"),
  crawler("BingPreview", "Microsoft", "search", { reader: READERS.bing, source: BING }),
  listed("Ai2Bot-Dolma", "Ai2", "ai-training", { obeys: "yes", source: AI2 }),
  google("GoogleOther", "other"),
  crawler("AspiegelBot", "Huawei (Aspiegel)", "search", { retired: true, successor: "PetalBot",
    source: "https://aspiegel.com/petalbot" }),
  crawler("MojeekBot", "Mojeek", "search", { obeys: "yes", crawlDelay: false,
    source: "https://www.mojeek.com/bot.html" }),
  crawler("arquivo-web-crawler", "Arquivo.pt", "archive", { source: "https://arquivo.pt/robot" }),
  google("AdsBot-Google-Mobile-Apps", "ads", { fallbacks: ["AdsBot-Google"], ignoresGlobal: true,
    retired: true, source: GOOGLE_SPECIAL }),
  listed("Kangaroo Bot", "Kangaroo LLM", "ai-training"),
  crawler("ia_archiver-web.archive.org", "Internet Archive", "archive", { fallbacks: ["ia_archiver"] }),
  crawler("SplitSignalBot", "Semrush", "seo", { source: SEMRUSH }),
  yandex("YandexNews", "search"),
  crawler("curl", "library", "other", { obeys: "reportedly-not", source: "https://curl.se/",
    note: "A command-line tool, not a crawler; it reads no robots.txt." }),
  crawler("SISTRIX Crawler", "Sistrix", "seo", {
    source: "https://www.sistrix.com/tutorials/crawling-errors-in-the-optimizer/" }),
  crawler("Baiduspider-news", "Baidu", "search", { fallbacks: ["Baiduspider"], obeys: "yes", source: BAIDU }),
  google("GoogleOther-Image", "other", { fallbacks: ["GoogleOther"] }),
  google("GoogleOther-Video", "other", { fallbacks: ["GoogleOther"] }),
  crawler("seoscanners.net", "SEO Scanners", "seo"),
  crawler("coccocbot", "Coc Coc", "search", {
    source: "https://help.coccoc.com/en/search-engine/coccoc-robots" }),
  crawler("TelegramBot", "Telegram", "social"),
  crawler("W3C_Validator", "W3C", "other", { source: "https://validator.w3.org/services" }),
  crawler("Go-http-client", "library", "other", { obeys: "reportedly-not",
    source: "https://pkg.go.dev/net/http",
    note: "The default name of a programming library, not of one crawler; it reads no robots.txt." }),
  crawler("UptimeRobot", "UptimeRobot", "monitoring", { source: "https://uptimerobot.com/" }),
  yandex("YandexDirect", "ads"),
  crawler("peer39_crawler", "Peer39", "ads", { obeys: "yes",
    source: "https://www.peer39.com/crawler-notice" }),
  crawler("FlipboardProxy", "Flipboard", "social"),
  crawler("Discordbot", "Discord", "social", { source: "https://discord.com/" }),
  yandex("YandexMobileBot", "search"),
  crawler("Baiduspider-cpro", "Baidu", "ads", { obeys: "reportedly-not", source: BAIDU,
    note: "Baidu's ad network; works under a contract with advertisers and is said not to obey." }),
  crawler("Daum", "Kakao", "search"),
  crawler("DuckAssistBot", "DuckDuckGo", "ai-search", { obeys: "yes",
    source: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot" }),
  crawler("Baiduspider-favo", "Baidu", "search", { fallbacks: ["Baiduspider"], obeys: "yes", source: BAIDU }),
  crawler("Baiduspider-ads", "Baidu", "ads", { obeys: "reportedly-not", source: BAIDU,
    note: "Baidu's ads; works under a contract with advertisers and is said not to obey." }),
  listed("PanguBot", "Huawei", "ai-training"),
  crawler("Slackbot-LinkExpanding", "Slack", "social", { fallbacks: ["Slackbot"], obeys: "reportedly-not",
    source: SLACK, note: "Makes link previews for Slack; said not to read robots.txt." }),
  crawler("deepcrawl", "Lumar", "seo", { obeys: "partly", source: "https://www.lumar.io/spdr/",
    note: "Audits sites for Lumar's customers, who can tell it to disregard robots.txt." }),
  googleByName("APIs-Google", "other"),
  yandex("YandexVideoParser", "search"),
  crawler("W3C-checklink", "W3C", "other", { obeys: "yes", source: "https://validator.w3.org/services" }),
  crawler("Pingdom", "SolarWinds", "monitoring", { source: "https://www.pingdom.com/" }),
  google("Google-InspectionTool", "search", { fallbacks: ["Googlebot"] }),
  googleForUser("FeedFetcher-Google", "other", {
    note: "Reads feeds that users subscribe to; does not obey robots.txt." }),
  crawler("ias_crawler", "Integral Ad Science", "ads", {
    source: "https://integralads.com/ias-privacy-data-management/policies" }),
  crawler("Cincraw", "Cinc", "seo"),
  crawler("CriteoBot", "Criteo", "ads", { source: "https://www.criteo.com/criteo-crawler/" }),
  crawler("SemrushBot-OCOB", "Semrush", "data-provider", { fallbacks: ["SemrushBot"], obeys: "yes",
    source: SEMRUSH }),
  crawler("Perplexity-User", "Perplexity", "ai-user", { obeys: "no", source: PERPLEXITY,
    note: "Reads what a Perplexity user asks for; generally does not obey robots.txt." }),
  listed("cohere-training-data-crawler", "Cohere", "ai-training"),
  google("Storebot-Google", "search"),
  yandex("YandexMedia", "search"),
  crawler("Slackbot", "Slack", "social", { obeys: "reportedly-not", source: SLACK,
    note: "Serves Slack; said not to read robots.txt." }),
  yandex("YandexMetrika", "monitoring"),
  crawler("TTD-Content", "The Trade Desk", "ads", { source: "https://www.thetradedesk.com/us/ttd-content" }),
  google("Google-CloudVertexBot", "owner-agent", { fallbacks: ["Googlebot"] }),
  listed("Brightbot", "Bright Data", "data-provider"),
  yandex("YandexBlogs", "search"),
  crawler("Claude-User", "Anthropic", "ai-user", { obeys: "yes", crawlDelay: true, source: ANTHROPIC }),
  crawler("WhatsApp", "Meta", "social", { source: "https://www.whatsapp.com/" }),
  crawler("Claude-SearchBot", "Anthropic", "ai-search", { obeys: "yes", crawlDelay: true,
    source: ANTHROPIC }),
  listed("amazon-kendra", "Amazon", "owner-agent", { obeys: "yes",
    source: "https://docs.aws.amazon.com/kendra/latest/dg/stop-web-crawler.html" }),
  crawler("Baiduspider-render", "Baidu", "search", { fallbacks: ["Baiduspider"], obeys: "yes",
    source: BAIDU }),
  crawler("Y!J", "Yahoo Japan", "search"),
  crawler("bnf.fr_bot", "BnF", "archive", { obeys: "partly",
    note: "Legal deposit of the French web; the law may let it disregard robots.txt." }),
  crawler("DuckDuckGo-Favicons-Bot", "DuckDuckGo", "search", { source: "https://duckduckgo.com/" }),
  crawler("Nicecrawler", "NiceCrawler", "archive"),
  crawler("Quantcastbot", "Quantcast", "ads"),
  crawler("Embedly", "Embedly", "social"),
  yandex("YandexMarket", "other"),
  yandex("YaDirectFetcher", "ads"),
  yandex("YandexAdditional", "ai-training"),
  crawler("facebookcatalog", "Meta", "other", { source: META }),
  yandex("YandexCalendar", "other"),
  yandex("YandexPagechecker", "seo"),
  yandex("YandexImageResizer", "search"),
  google("DuplexWeb-Google", "other", { obeys: "partly", retired: true, source: GOOGLE_SPECIAL,
    note: "Served Google Duplex on the web, which has ended." }),
  yandex("YandexFavicons", "search"),
  crawler("Taboolabot", "Taboola", "ads", { source: "https://www.taboola.com/" }),
  crawler("Feedbin", "Feedbin", "other", { source: "https://feedbin.com/" }),
  googleForUser("Google-Site-Verification", "other", {
    note: "Reads the token that proves site ownership; does not obey robots.txt." }),
  listed("PhindBot", "Phind", "ai-search"),
  crawler("AmazonAdBot", "Amazon", "ads", { source: "https://adbot.amazon.com/" }),
  crawler("MicrosoftPreview", "Microsoft", "social", { reader: READERS.bing, source: BING }),
  yandex("YandexVideo", "search"),
  crawler("Slack-ImgProxy", "Slack", "social", { obeys: "reportedly-not", source: SLACK,
    note: "Reads images shown in Slack; said not to read robots.txt." }),
  listed("FirecrawlAgent", "Firecrawl", "data-provider", { obeys: "yes" }),
  yandex("YandexAdditionalBot", "ai-training", { fallbacks: [], ignoresGlobal: true }),
  listed("Andibot", "Andi", "ai-search"),
  listed("TikTokSpider", "ByteDance", "ai-training"),
  googleForUser("Google-Read-Aloud", "other", {
    note: "Reads a page aloud when a user asks; does not obey robots.txt. Once google-speakr." }),
  yandex("YandexWebmaster", "seo"),
  listed("Cotoyogi", "ROIS", "ai-training", {
    obeys: "yes", source: "https://ds.rois.ac.jp/en_center8/en_crawler/" }),
  yandex("YandexAccessibilityBot", "monitoring"),
  googleForUser("GoogleProducer", "other", {
    note: "Reads feeds that publishers hand in to Google News; does not obey robots.txt." }),
  yandex("YandexDirectDyn", "ads"),
  listed("NovaAct", "Amazon", "ai-agent"),
  google("Google-Safety", "other", { ignoresGlobal: true, obeys: "no", source: GOOGLE_SPECIAL,
    note: "Looks for malware and abuse; never obeys robots.txt." }),
  listed("SBIntuitionsBot", "SB Intuitions", "ai-training", { obeys: "yes",
    source: "https://www.sbintuitions.co.jp/en/bot/" }),
  crawler("cXensebot", "Cxense", "ads"),
  crawler("vkShare", "VK", "social"),
  crawler("MistralAI-User", "Mistral AI", "ai-user", { obeys: "yes", source: MISTRAL }),
  yandex("YandexSitelinks", "search"),
  crawler("redditbot", "Reddit", "social"),
  listed("DeepSeekBot", "DeepSeek", "ai-training", {
    obeys: "reportedly-not", note: "Said not to obey; DeepSeek documents no crawler." }),
  crawler("Qwantbot", "Qwant", "search", { obeys: "yes", source: "https://help.qwant.com/" }),
  yandex("YandexTurbo", "other"),
  listed("ChatGLM-Spider", "Zhipu AI", "ai-training"),
  crawler("SkypeUriPreview", "Microsoft", "social"),
  listed("bedrockbot", "Amazon", "owner-agent", { obeys: "yes" }),
  yandex("YandexRenderResourcesBot", "search"),
  crawler("Site24x7", "Zoho", "monitoring", { source: "https://www.site24x7.com/" }),
  yandex("YandexAdNet", "ads"),
  crawler("Tumblr", "Automattic", "social", { source: "https://automattic.com/" }),
  listed("Bravebot", "Brave", "search"),
  crawler("FeedlyBot", "Feedly", "other", { source: "https://www.feedly.com/fetcher.html" }),
  crawler("Iframely", "Iframely", "social", { source: "https://iframely.com/docs/about" }),
  listed("LinkupBot", "Linkup", "ai-search"),
  yandex("YandexScreenshotBot", "other"),
  crawler("kakaotalk-scrap", "Kakao", "social", { source: COMMON_CRAWL }),
  crawler("ias_wombles", "Integral Ad Science", "ads", {
    source: "https://integralads.com/ias-privacy-data-management/policies" }),
  crawler("bl.uk_ldfc_bot", "British Library", "archive", { obeys: "partly",
    source: "https://www.bl.uk/",
    note: "Legal deposit of the British web; the law may let it disregard robots.txt." }),
  crawler("search.marginalia.nu", "Marginalia", "search", { obeys: "yes",
    source: "https://www.marginalia.nu/marginalia-search/for-webmasters/" }),
  crawler("Better Uptime Bot", "Better Stack", "monitoring", { source: "https://betteruptime.com/faq" }),
  yandex("YandexOntoDBAPI", "search"),
  yandex("YandexSearchShop", "other"),
  crawler("Kagibot", "Kagi", "search", { source: "https://kagi.com/bot" }),
  yandex("YandexVertis", "other"),
  yandex("YandexVerticals", "other"),
  listed("AI2Bot-DeepResearchEval", "Ai2", "ai-user"),
  listed("AIWebIndex", "Lyrenth", "data-provider", {
    obeys: "yes", crawlDelay: true, source: "https://lyrenth.com/crawler-policy" }),
  crawler("Amazonbot-Video", "Amazon", "search", { source: DEVICE_DETECTOR }),
  listed("AmazonBuyForMe", "Amazon", "ai-agent"),
  crawler("Amzn-SearchBot", "Amazon", "ai-search", { obeys: "yes", crawlDelay: false, source: AMAZON }),
  listed("Amzn-User", "Amazon", "ai-user", { obeys: "yes", crawlDelay: false, source: AMAZON }),
  listed("ApifyBot", "Apify", "data-provider"),
  crawler("ArchiveTeam", "Archive Team", "archive", { obeys: "reportedly-not",
    source: "https://wiki.archiveteam.org/index.php/Robots.txt",
    note: "Volunteers who save closing sites; disregard robots.txt on principle." }),
  listed("atlassian-bot", "Atlassian", "owner-agent", { obeys: "yes" }),
  listed("AzureAI-SearchBot", "Microsoft", "ai-search"),
  crawler("BingVideoPreview", "Microsoft", "search", { reader: READERS.bing, source: BING }),
  crawler("Bluesky", "Bluesky", "social", { source: "https://bsky.app/" }),
  crawler("Character-AI", "Character.AI", "ai-user", { source: DEVICE_DETECTOR }),
  listed("Claude-Code", "Anthropic", "coding-agent"),
  listed("Cloudflare-AutoRAG", "Cloudflare", "owner-agent", { obeys: "yes" }),
  crawler("Cloudflare-Healthchecks", "Cloudflare", "monitoring", {
    source: "https://developers.cloudflare.com/health-checks/" }),
  listed("CloudflareBrowserRenderingCrawler", "Cloudflare", "data-provider"),
  listed("Cursor", "Cursor", "coding-agent"),
  crawler("DatadogSynthetics", "Datadog", "monitoring", { source: "https://docs.datadoghq.com/synthetics/" }),
  listed("Devin", "Cognition", "ai-agent", { obeys: "yes" }),
  listed("Diffbot-User", "Diffbot", "ai-user", { obeys: "yes" }),
  crawler("DoubaoBot", "ByteDance", "ai-training", { source: "https://www.doubao.com/" }),
  crawler("ERNIEBot", "Baidu", "ai-training", { source: "https://yiyan.baidu.com/" }),
  listed("ExaSearchBot", "Exa", "ai-search"),
  googleListed("Gemini-Deep-Research", "ai-user"),
  googleForUser("Google-Agent", "ai-agent", {
    note: "AI agents on Google's servers, acting for a user; generally does not obey robots.txt." }),
  googleForUser("Google-CWS", "other", {
    note: "Reads pages that extension authors link in the Chrome Web Store; does not obey robots.txt." }),
  googleListed("Google-Gemini-CLI", "coding-agent"),
  googleForUser("Google-GeminiNotebook", "ai-user", {
    note: "Reads sources that a user adds to a notebook; does not obey robots.txt. Once Google-NotebookLM." }),
  googleForUser("Google-NotebookLM", "ai-user", { retired: true,
    successor: "Google-GeminiNotebook",
    note: "The name of Google-GeminiNotebook until August 2026." }),
  googleForUser("Google-Pinpoint", "other", {
    note: "Reads documents that a Pinpoint user collects; does not obey robots.txt." }),
  googleListed("GoogleAgent-Mariner", "ai-agent"),
  googleListed("GoogleAgent-URLContext", "ai-user"),
  googleForUser("GoogleMessages", "social", {
    note: "Makes link previews for Google Messages; does not obey robots.txt." }),
  crawler("GoogleStackdriverMonitoring", "Google", "monitoring", {
    reader: READERS.googleMonitoring, source: DEVICE_DETECTOR }),
  crawler("HuggingFace-Bot", "Hugging Face", "ai-training", { source: DEVICE_DETECTOR }),
  crawler("IbouBot", "Ibou", "ai-search", { source: "https://ibou.io/iboubot.html" }),
  crawler("iTMS", "Apple", "other", { obeys: "reportedly-not", source: APPLE,
    note: "Reads podcast feeds for Apple; does not obey robots.txt." }),
  listed("kagi-fetcher", "Kagi", "ai-user"),
  listed("KeenableBot", "Keenable", "ai-search"),
  listed("Kimi-Agent", "Moonshot AI", "ai-agent"),
  crawler("Kimi-SearchBot", "Moonshot AI", "ai-search", { obeys: "yes", source: KIMI }),
  listed("Kimi-User", "Moonshot AI", "ai-user", { obeys: "partly", source: KIMI,
    note: "Reads what a Kimi user asks for; Moonshot says that rules may not directly apply." }),
  crawler("KimiBot", "Moonshot AI", "ai-training", { obeys: "yes", source: KIMI }),
  listed("KlaviyoAIBot", "Klaviyo", "owner-agent", { obeys: "yes",
    source: "https://help.klaviyo.com/hc/en-us/articles/40496146232219" }),
  listed("LAIONDownloader", "LAION", "ai-training", {
    obeys: "reportedly-not", note: "Downloads for LAION's data sets; said not to obey." }),
  listed("Lightpanda", "Lightpanda", "ai-agent", {
    obeys: "partly", note: "A browser for agents; its user decides whether it obeys." }),
  listed("Manus-User", "Butterfly Effect", "ai-agent"),
  crawler("meta-externalads", "Meta", "ads", { obeys: "yes", source: META }),
  crawler("meta-webindexer", "Meta", "ai-search", { obeys: "yes", source: META }),
  crawler("MistralAI-Index", "Mistral AI", "ai-search", { obeys: "yes", source: MISTRAL }),
  crawler("MistralAI-Training", "Mistral AI", "ai-training", { obeys: "yes", source: MISTRAL }),
  listed("Mozilla-Tabstack", "Mozilla", "data-provider", { obeys: "yes",
    source: "https://docs.tabstack.ai/trust/controlling-access" }),
  crawler("OAI-AdsBot", "OpenAI", "ads", { source: OPENAI }),
  listed("opencode", "opencode", "coding-agent"),
  crawler("OpenRobotsTXT", "Majestic", "seo", { obeys: "yes", source: "https://openrobotstxt.org/ua" }),
  crawler("QwenBot", "Alibaba", "ai-training", { source: "https://qwen.ai/" }),
  listed("Reflectionbot", "Reflection AI", "other"),
  crawler("SeznamHomepageCrawler", "Seznam.cz", "search", {
    source: "https://o-seznam.cz/napoveda/vyhledavani/en/seznambot-crawler/" }),
  listed("Shap-User", "Parallel", "ai-user", { obeys: "partly", source: PARALLEL,
    note: "Reads what a user asks for; Parallel does not mean it to be managed by robots.txt." }),
  listed("ShapBot", "Parallel", "ai-search", { obeys: "yes", source: PARALLEL }),
  crawler("SmartologyBot", "Smartology", "ads", { source: "https://smartology.net/smartologybot/" }),
  crawler("Snap URL Preview Service", "Snap", "social", { source: "https://developers.snap.com/robots" }),
  crawler("SnapchatAds", "Snap", "ads", {
    source: "https://businesshelp.snapchat.com/s/article/adsbot-crawler" }),
  crawler("StatusCake", "StatusCake", "monitoring", { source: "https://www.statuscake.com/" }),
  listed("TavilyBot", "Tavily", "data-provider"),
  listed("TerraCotta", "Ceramic AI", "data-provider", {
    obeys: "yes", source: "https://github.com/CeramicTeam/CeramicTerracotta" }),
  crawler("Together-Bot", "Together", "ai-training", { source: DEVICE_DETECTOR }),
  listed("TongyiBot", "Alibaba", "ai-user"),
  listed("Trae", "Trae", "coding-agent"),
  crawler("webzio-extended", "Webz.io", "ai-training", { crawlDelay: false, controlOnly: true,
    source: AI_ROBOTS }),
  crawler("xAI-Bot", "xAI", "ai-training", { source: DEVICE_DETECTOR }),
  yandex("YandexMobileScreenShotBot", "other"),
  yandex("YandexOntoDB", "search"),
  yandex("YandexPartner", "other"),
  yandex("YandexRCA", "search"),
  yandex("YandexSpravBot", "search"),
  yandex("YandexTracker", "other"),
  yandex("YandexUserproxy", "other"),
  listed("YiyanBot", "Baidu", "ai-user"),
];
