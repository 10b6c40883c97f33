import { describe, expect, it } from "vitest";
import type { Crawler } from "./crawler.ts";
import { factsOf, figuresSource } from "./crawler-facts.ts";
import { crawlers } from "./crawlers.ts";

/** Values of a fact, each with its crawlers, in the table's order. */
type Expected = Readonly<Record<string, string>>;

/** The crawlers by the value of a fact, without those for which it is null. */
const byFact = (fact: (crawler: Crawler) => string | null): Expected => {
  const tokens: Record<string, string> = {};
  for (const crawler of crawlers) {
    const value = fact(crawler);
    if (value === null) continue;
    const others = tokens[value];
    tokens[value] = others === undefined ? crawler.token : `${others}, ${crawler.token}`;
  }
  return tokens;
};

const asWritten = (expected: Expected): Expected =>
  Object.fromEntries(
    Object.entries(expected).map(([value, list]) => [value, list.trim().replace(/\s+/g, " ")]),
  );

const OBEYS: Expected = {
  yes: `
    Googlebot, AhrefsBot, MJ12bot, Yandex, AdsBot-Google, bingbot, SemrushBot, Baiduspider,
    Mediapartners-Google, Nutch, DotBot, Googlebot-Image, Pinterest, BLEXBot, Slurp, msnbot,
    CCBot, GPTBot, Twitterbot, rogerbot, YandexBot, PetalBot, TurnitinBot, SeznamBot,
    Googlebot-Mobile, Google-Extended, Yeti, Amazonbot, ClaudeBot, magpie-crawler, Applebot,
    AdsBot-Google-Mobile, SEOkicks-Robot, Googlebot-News, serpstatbot, FacebookBot, PerplexityBot,
    Barkrowler, Applebot-Extended, omgilibot, meta-externalagent, BUbiNG, omgili, YandexImages,
    ICC-Crawler, DataForSeoBot, ImagesiftBot, Baiduspider-image, Baiduspider-video,
    VelenPublicWebCrawler, msnbot-media, DuckDuckBot, YouBot, SemrushBot-SI, SemrushBot-BA,
    Pinterestbot, OAI-SearchBot, adidxbot, SemrushBot-SWA, Googlebot-Video, FriendlyCrawler,
    SiteAuditBot, AI2Bot, Ai2Bot-Dolma, GoogleOther, MojeekBot, AdsBot-Google-Mobile-Apps,
    YandexNews, Baiduspider-news, GoogleOther-Image, GoogleOther-Video, YandexDirect,
    peer39_crawler, YandexMobileBot, DuckAssistBot, Baiduspider-favo, APIs-Google,
    YandexVideoParser, W3C-checklink, Google-InspectionTool, SemrushBot-OCOB, Storebot-Google,
    YandexMedia, YandexMetrika, Google-CloudVertexBot, YandexBlogs, Claude-User, Claude-SearchBot,
    amazon-kendra, Baiduspider-render, YandexMarket, YaDirectFetcher, YandexAdditional,
    YandexCalendar, YandexPagechecker, YandexImageResizer, YandexFavicons, YandexVideo,
    FirecrawlAgent, YandexAdditionalBot, YandexWebmaster, Cotoyogi, YandexAccessibilityBot,
    YandexDirectDyn, SBIntuitionsBot, MistralAI-User, YandexSitelinks, Qwantbot, YandexTurbo,
    bedrockbot, YandexRenderResourcesBot, YandexAdNet, YandexScreenshotBot, search.marginalia.nu,
    YandexOntoDBAPI, YandexSearchShop, YandexVertis, YandexVerticals, AIWebIndex, Amzn-SearchBot,
    Amzn-User, atlassian-bot, Cloudflare-AutoRAG, Devin, Diffbot-User, Kimi-SearchBot, KimiBot,
    KlaviyoAIBot, meta-externalads, meta-webindexer, MistralAI-Index, MistralAI-Training,
    Mozilla-Tabstack, OpenRobotsTXT, ShapBot, TerraCotta, YandexMobileScreenShotBot, YandexOntoDB,
    YandexPartner, YandexRCA, YandexSpravBot, YandexTracker, YandexUserproxy`,
  partly: `
    AhrefsSiteAudit, Wget, HTTrack, ChatGPT-User, archive.org_bot, facebookexternalhit, heritrix,
    Scrapy, Diffbot, Screaming Frog SEO Spider, img2dataset, meta-externalfetcher, deepcrawl,
    bnf.fr_bot, DuplexWeb-Google, bl.uk_ldfc_bot, Kimi-User, Lightpanda, Shap-User`,
  "reportedly-not": `
    Bytespider, Python-urllib, libwww-perl, curl, Go-http-client, Baiduspider-cpro,
    Baiduspider-ads, Slackbot-LinkExpanding, Slackbot, Slack-ImgProxy, DeepSeekBot, ArchiveTeam,
    iTMS, LAIONDownloader`,
  no: `
    FeedFetcher-Google, Perplexity-User, Google-Site-Verification, Google-Read-Aloud,
    GoogleProducer, Google-Safety, Google-Agent, Google-CWS, Google-GeminiNotebook,
    Google-NotebookLM, Google-Pinpoint, GoogleMessages`,
};

const CRAWL_DELAY: Expected = {
  true: `
    AhrefsBot, MJ12bot, bingbot, SemrushBot, Nutch, AhrefsSiteAudit, Pinterest, BLEXBot, msnbot,
    CCBot, ClaudeBot, serpstatbot, Barkrowler, Pinterestbot, Claude-User, Claude-SearchBot,
    AIWebIndex`,
  false: `
    Googlebot, Yandex, AdsBot-Google, Mediapartners-Google, Googlebot-Image, YandexBot, Wget,
    Googlebot-Mobile, Google-Extended, Amazonbot, Applebot, AdsBot-Google-Mobile, Googlebot-News,
    Applebot-Extended, YandexImages, Googlebot-Video, GoogleOther, MojeekBot,
    AdsBot-Google-Mobile-Apps, YandexNews, GoogleOther-Image, GoogleOther-Video, YandexDirect,
    YandexMobileBot, APIs-Google, YandexVideoParser, Google-InspectionTool, FeedFetcher-Google,
    Storebot-Google, YandexMedia, YandexMetrika, Google-CloudVertexBot, YandexBlogs, YandexMarket,
    YaDirectFetcher, YandexAdditional, YandexCalendar, YandexPagechecker, YandexImageResizer,
    DuplexWeb-Google, YandexFavicons, Google-Site-Verification, YandexVideo, YandexAdditionalBot,
    Google-Read-Aloud, YandexWebmaster, YandexAccessibilityBot, GoogleProducer, YandexDirectDyn,
    Google-Safety, YandexSitelinks, YandexTurbo, YandexRenderResourcesBot, YandexAdNet,
    YandexScreenshotBot, YandexOntoDBAPI, YandexSearchShop, YandexVertis, YandexVerticals,
    Amzn-SearchBot, Amzn-User, Google-Agent, Google-CWS, Google-GeminiNotebook, Google-NotebookLM,
    Google-Pinpoint, GoogleMessages, webzio-extended, YandexMobileScreenShotBot, YandexOntoDB,
    YandexPartner, YandexRCA, YandexSpravBot, YandexTracker, YandexUserproxy`,
};

const FALLBACKS: Expected = {
  msnbot: "bingbot, msnbot-media",
  Googlebot: `
    Googlebot-Image, Googlebot-Mobile, Applebot, Googlebot-News, Screaming Frog SEO Spider, Googlebot-Video,
    Google-InspectionTool, Google-CloudVertexBot`,
  Yandex: `
    YandexBot, YandexImages, YandexNews, YandexDirect, YandexMobileBot, YandexVideoParser,
    YandexMedia, YandexMetrika, YandexBlogs, YandexMarket, YaDirectFetcher, YandexAdditional,
    YandexCalendar, YandexPagechecker, YandexImageResizer, YandexFavicons, YandexVideo,
    YandexWebmaster, YandexAccessibilityBot, YandexDirectDyn, YandexSitelinks, YandexTurbo,
    YandexRenderResourcesBot, YandexAdNet, YandexScreenshotBot, YandexOntoDBAPI, YandexSearchShop,
    YandexVertis, YandexVerticals, YandexMobileScreenShotBot, YandexOntoDB, YandexPartner,
    YandexRCA, YandexSpravBot, YandexTracker, YandexUserproxy`,
  SemrushBot: `
    SemrushBot-SA, SemrushBot-SI, SemrushBot-BA, SemrushBot-SWA, SemrushBot-OCOB`,
  Sogou: "Sogou web spider",
  Yeti: "NaverBot",
  Baiduspider: `
    Baiduspider-image, Baiduspider-video, Baiduspider-news, Baiduspider-favo, Baiduspider-render`,
  Daum: "Daumoa",
  Pinterest: "Pinterestbot",
  "AdsBot-Google": "AdsBot-Google-Mobile-Apps",
  ia_archiver: "ia_archiver-web.archive.org",
  GoogleOther: "GoogleOther-Image, GoogleOther-Video",
  Slackbot: "Slackbot-LinkExpanding",
};

const READERS: Expected = {
  google: `
    Googlebot, AdsBot-Google, Mediapartners-Google, Googlebot-Image, Googlebot-Mobile,
    Google-Extended, AdsBot-Google-Mobile, Googlebot-News, Googlebot-Video, GoogleOther,
    AdsBot-Google-Mobile-Apps, GoogleOther-Image, GoogleOther-Video, APIs-Google,
    Google-InspectionTool, FeedFetcher-Google, Storebot-Google, Google-CloudVertexBot,
    DuplexWeb-Google, Google-Site-Verification, Google-Read-Aloud, GoogleProducer, Google-Safety,
    Gemini-Deep-Research, Google-Agent, Google-CWS, Google-Gemini-CLI, Google-GeminiNotebook,
    Google-NotebookLM, Google-Pinpoint, GoogleAgent-Mariner, GoogleAgent-URLContext,
    GoogleMessages, GoogleStackdriverMonitoring`,
  yandex: `
    Yandex, YandexBot, YandexImages, YandexNews, YandexDirect, YandexMobileBot, YandexVideoParser,
    YandexMedia, YandexMetrika, YandexBlogs, YandexMarket, YaDirectFetcher, YandexAdditional,
    YandexCalendar, YandexPagechecker, YandexImageResizer, YandexFavicons, YandexVideo,
    YandexAdditionalBot, YandexWebmaster, YandexAccessibilityBot, YandexDirectDyn,
    YandexSitelinks, YandexTurbo, YandexRenderResourcesBot, YandexAdNet, YandexScreenshotBot,
    YandexOntoDBAPI, YandexSearchShop, YandexVertis, YandexVerticals, YandexMobileScreenShotBot,
    YandexOntoDB, YandexPartner, YandexRCA, YandexSpravBot, YandexTracker, YandexUserproxy`,
  bing: `
    bingbot, msnbot, msnbot-media, adidxbot, BingPreview, MicrosoftPreview, BingVideoPreview`,
  "crawler-commons": "Nutch, CCBot",
  wget: "Wget",
  protego: "Scrapy",
  python: "Python-urllib",
};

const CATEGORIES: Expected = {
  search: `
    Googlebot, Yandex, bingbot, Baiduspider, Googlebot-Image, Slurp, msnbot, psbot, YandexBot,
    PetalBot, Gigabot, SeznamBot, Googlebot-Mobile, Yeti, Applebot, Sogou web spider,
    Googlebot-News, Swiftbot, NaverBot, Teoma, 360Spider, Sogou, YandexImages, Baiduspider-image,
    Baiduspider-video, Daumoa, msnbot-media, DuckDuckBot, Mail.RU_Bot, HaoSouSpider, YisouSpider,
    Googlebot-Video, Qwantify, yacybot, BingPreview, AspiegelBot, MojeekBot, YandexNews,
    Baiduspider-news, coccocbot, YandexMobileBot, Daum, Baiduspider-favo, YandexVideoParser,
    Google-InspectionTool, Storebot-Google, YandexMedia, YandexBlogs, Baiduspider-render, Y!J,
    DuckDuckGo-Favicons-Bot, YandexImageResizer, YandexFavicons, YandexVideo, YandexSitelinks,
    Qwantbot, YandexRenderResourcesBot, Bravebot, search.marginalia.nu, YandexOntoDBAPI, Kagibot,
    Amazonbot-Video, BingVideoPreview, SeznamHomepageCrawler, YandexOntoDB, YandexRCA,
    YandexSpravBot`,
  seo: `
    AhrefsBot, MJ12bot, SemrushBot, DotBot, AhrefsSiteAudit, BLEXBot, rogerbot, SemrushBot-SA,
    spbot, MegaIndex.ru, SEOkicks-Robot, serpstatbot, Ezooms, Barkrowler, DataForSeoBot,
    linkdexbot, LinkpadBot, SMTBot, SemrushBot-SI, SemrushBot-BA, Screaming Frog SEO Spider,
    ZoominfoBot, SemrushBot-SWA, SiteAuditBot, XoviBot, SplitSignalBot, SISTRIX Crawler,
    seoscanners.net, deepcrawl, Cincraw, YandexPagechecker, YandexWebmaster, OpenRobotsTXT`,
  ads: `
    AdsBot-Google, Mediapartners-Google, AdsBot-Google-Mobile, proximic, grapeshot,
    GrapeshotCrawler, adidxbot, ADmantX, AdsBot-Google-Mobile-Apps, YandexDirect, peer39_crawler,
    Baiduspider-cpro, Baiduspider-ads, ias_crawler, CriteoBot, TTD-Content, Quantcastbot,
    YaDirectFetcher, Taboolabot, AmazonAdBot, YandexDirectDyn, cXensebot, YandexAdNet,
    ias_wombles, meta-externalads, OAI-AdsBot, SmartologyBot, SnapchatAds`,
  other: `
    Nutch, Wget, TurnitinBot, HTTrack, magpie-crawler, Scrapy, Python-urllib, ltx71,
    trendictionbot, BUbiNG, libwww-perl, GoogleOther, curl, GoogleOther-Image, GoogleOther-Video,
    W3C_Validator, Go-http-client, APIs-Google, W3C-checklink, FeedFetcher-Google, YandexMarket,
    facebookcatalog, YandexCalendar, DuplexWeb-Google, Feedbin, Google-Site-Verification,
    Google-Read-Aloud, GoogleProducer, Google-Safety, YandexTurbo, FeedlyBot, YandexScreenshotBot,
    YandexSearchShop, YandexVertis, YandexVerticals, Google-CWS, Google-Pinpoint, iTMS,
    Reflectionbot, YandexMobileScreenShotBot, YandexPartner, YandexTracker, YandexUserproxy`,
  archive: `
    ia_archiver, archive.org_bot, heritrix, special_archiver, arquivo-web-crawler,
    ia_archiver-web.archive.org, bnf.fr_bot, Nicecrawler, bl.uk_ldfc_bot, ArchiveTeam`,
  social: `
    Pinterest, Twitterbot, facebookexternalhit, Facebot, Pinterestbot, LinkedInBot, TelegramBot,
    FlipboardProxy, Discordbot, Slackbot-LinkExpanding, Slackbot, WhatsApp, Embedly,
    MicrosoftPreview, Slack-ImgProxy, vkShare, redditbot, SkypeUriPreview, Tumblr, Iframely,
    kakaotalk-scrap, Bluesky, GoogleMessages, Snap URL Preview Service`,
  "ai-training": `
    CCBot, GPTBot, Google-Extended, Amazonbot, Bytespider, ClaudeBot, anthropic-ai, FacebookBot,
    Applebot-Extended, meta-externalagent, ICC-Crawler, Timpibot, img2dataset, AI2Bot,
    Ai2Bot-Dolma, Kangaroo Bot, PanguBot, cohere-training-data-crawler, YandexAdditional,
    YandexAdditionalBot, TikTokSpider, Cotoyogi, SBIntuitionsBot, DeepSeekBot, ChatGLM-Spider,
    DoubaoBot, ERNIEBot, HuggingFace-Bot, KimiBot, LAIONDownloader, MistralAI-Training, QwenBot,
    Together-Bot, webzio-extended, xAI-Bot`,
  "ai-user": `
    ChatGPT-User, Claude-Web, cohere-ai, meta-externalfetcher, Perplexity-User, Claude-User,
    MistralAI-User, AI2Bot-DeepResearchEval, Amzn-User, Character-AI, Diffbot-User,
    Gemini-Deep-Research, Google-GeminiNotebook, Google-NotebookLM, GoogleAgent-URLContext,
    kagi-fetcher, Kimi-User, Shap-User, TongyiBot, YiyanBot`,
  "ai-search": `
    PerplexityBot, YouBot, OAI-SearchBot, DuckAssistBot, Claude-SearchBot, PhindBot, Andibot,
    LinkupBot, Amzn-SearchBot, AzureAI-SearchBot, ExaSearchBot, IbouBot, KeenableBot,
    Kimi-SearchBot, meta-webindexer, MistralAI-Index, ShapBot`,
  monitoring: `
    UptimeRobot, Pingdom, YandexMetrika, YandexAccessibilityBot, Site24x7, Better Uptime Bot,
    Cloudflare-Healthchecks, DatadogSynthetics, GoogleStackdriverMonitoring, StatusCake`,
  "data-provider": `
    ExaBot, omgilibot, omgili, ImagesiftBot, Diffbot, VelenPublicWebCrawler, FriendlyCrawler,
    SemrushBot-OCOB, Brightbot, FirecrawlAgent, AIWebIndex, ApifyBot,
    CloudflareBrowserRenderingCrawler, Mozilla-Tabstack, TavilyBot, TerraCotta`,
  "owner-agent": `
    Google-CloudVertexBot, amazon-kendra, bedrockbot, atlassian-bot, Cloudflare-AutoRAG,
    KlaviyoAIBot`,
  "ai-agent": `
    NovaAct, AmazonBuyForMe, Devin, Google-Agent, GoogleAgent-Mariner, Kimi-Agent, Lightpanda,
    Manus-User`,
  "coding-agent": "Claude-Code, Cursor, Google-Gemini-CLI, opencode, Trae",
};

const BY_NAME = `
    AdsBot-Google, Mediapartners-Google, AdsBot-Google-Mobile, AdsBot-Google-Mobile-Apps,
    APIs-Google, FeedFetcher-Google, Google-Site-Verification, YandexAdditionalBot,
    Google-Read-Aloud, GoogleProducer, Google-Safety, Google-Agent, Google-CWS,
    Google-GeminiNotebook, Google-NotebookLM, Google-Pinpoint, GoogleMessages`;

const RETIRED = `
    Slurp, msnbot, SemrushBot-SA, Gigabot, Googlebot-Mobile, anthropic-ai, NaverBot, FacebookBot,
    Ezooms, Claude-Web, Teoma, omgilibot, msnbot-media, Facebot, AspiegelBot,
    AdsBot-Google-Mobile-Apps, DuplexWeb-Google, Google-NotebookLM`;

const UNNOTED = `
    ltx71, omgili, ICC-Crawler, cohere-ai, ImagesiftBot, VelenPublicWebCrawler, YouBot, SMTBot,
    ZoominfoBot, Timpibot, AI2Bot, Ai2Bot-Dolma, SplitSignalBot, PanguBot, Cincraw,
    cohere-training-data-crawler, Brightbot, amazon-kendra, Nicecrawler, Quantcastbot, Taboolabot,
    PhindBot, FirecrawlAgent, Andibot, Cotoyogi, NovaAct, SBIntuitionsBot, ChatGLM-Spider,
    bedrockbot, YandexAdNet, LinkupBot, YandexSearchShop, YandexVertis, YandexVerticals,
    AI2Bot-DeepResearchEval, AIWebIndex, AmazonBuyForMe, Amzn-User, ApifyBot, atlassian-bot,
    AzureAI-SearchBot, Claude-Code, Cloudflare-AutoRAG, Cursor, Devin, Diffbot-User, ExaSearchBot,
    IbouBot, kagi-fetcher, KeenableBot, Kimi-Agent, KlaviyoAIBot, Manus-User, Mozilla-Tabstack,
    opencode, ShapBot, TavilyBot, TerraCotta, TongyiBot, Trae, YandexPartner, YandexTracker,
    YiyanBot`;

const SUCCESSORS: Expected = {
  msnbot: "bingbot",
  "SemrushBot-SA": "SiteAuditBot",
  "Googlebot-Mobile": "Googlebot",
  "anthropic-ai": "ClaudeBot",
  NaverBot: "Yeti",
  "Claude-Web": "Claude-User",
  Facebot: "facebookexternalhit",
  AspiegelBot: "PetalBot",
  "Google-NotebookLM": "Google-GeminiNotebook",
  omgilibot: "omgili",
};

const LISTS = /^https:\/\/github\.com\//;
const LISTED = `
    ia_archiver, Slurp, psbot, ExaBot, Gigabot, Googlebot-Mobile, spbot, Bytespider,
    magpie-crawler, heritrix, proximic, Swiftbot, grapeshot, FacebookBot, Ezooms, Teoma, ltx71,
    trendictionbot, omgilibot, omgili, cohere-ai, Daumoa, linkdexbot, SMTBot, Mail.RU_Bot,
    Facebot, HaoSouSpider, GrapeshotCrawler, ZoominfoBot, YisouSpider, Timpibot, ADmantX,
    FriendlyCrawler, img2dataset, XoviBot, LinkedInBot, yacybot, Kangaroo Bot,
    ia_archiver-web.archive.org, seoscanners.net, TelegramBot, FlipboardProxy, Daum, PanguBot,
    Cincraw, cohere-training-data-crawler, Brightbot, Y!J, bnf.fr_bot, Nicecrawler, Quantcastbot,
    Embedly, PhindBot, FirecrawlAgent, Andibot, TikTokSpider, NovaAct, cXensebot, vkShare,
    redditbot, DeepSeekBot, ChatGLM-Spider, SkypeUriPreview, bedrockbot, Bravebot, LinkupBot,
    kakaotalk-scrap, AI2Bot-DeepResearchEval, Amazonbot-Video, AmazonBuyForMe, ApifyBot,
    atlassian-bot, AzureAI-SearchBot, Character-AI, Claude-Code, Cloudflare-AutoRAG,
    CloudflareBrowserRenderingCrawler, Cursor, Devin, Diffbot-User, ExaSearchBot,
    Gemini-Deep-Research, Google-Gemini-CLI, GoogleAgent-Mariner, GoogleAgent-URLContext,
    GoogleStackdriverMonitoring, HuggingFace-Bot, kagi-fetcher, KeenableBot, Kimi-Agent,
    LAIONDownloader, Lightpanda, Manus-User, opencode, Reflectionbot, TavilyBot, TerraCotta,
    Together-Bot, TongyiBot, Trae, webzio-extended, xAI-Bot, YiyanBot`;

/* The facts of the table of crawlers again, grouped by value, so that a fact cannot be changed by
   mistake in one place only. Their sources are in the rows. */
describe("the table of crawlers", () => {
  it("says who obeys robots.txt, fully, partly or not", () => {
    expect(byFact(({ obeys }) => (obeys === "unknown" ? null : obeys))).toEqual(asWritten(OBEYS));
  });

  it("says who obeys Crawl-delay, and who does not", () => {
    const heeds = byFact(({ crawlDelay }) => (crawlDelay === null ? null : String(crawlDelay)));
    expect(heeds).toEqual(asWritten(CRAWL_DELAY));
  });

  it("lists the fallbacks of a crawler without its own group", () => {
    const names = byFact(({ fallbacks }) => fallbacks.join(" then ") || null);
    expect(names).toEqual(asWritten(FALLBACKS));
  });

  it("names the reader of each crawler with one other than the standard's", () => {
    const readers = byFact(({ reader }) => (reader.dialect === "rfc9309" ? null : reader.dialect));
    expect(readers).toEqual(asWritten(READERS));
  });

  it("gives the purpose of each", () => {
    expect(byFact(({ category }) => category)).toEqual(asWritten(CATEGORIES));
  });

  it("says who obeys only groups with its own name, which names are retired, and which lack a note", () => {
    const flags = {
      byName: byFact(({ ignoresGlobal }) => (ignoresGlobal ? "true" : null)),
      retired: byFact(({ retired }) => (retired ? "true" : null)),
      unnoted: byFact((crawler) => (factsOf(crawler).note === "" ? "true" : null)),
    };
    expect(flags).toEqual({
      byName: asWritten({ true: BY_NAME }),
      retired: asWritten({ true: RETIRED }),
      unnoted: asWritten({ true: UNNOTED }),
    });
  });

  it("names the replacements of retired names", () => {
    const successors = crawlers.flatMap(({ token, successor }) =>
      successor === null ? [] : [[token, successor]],
    );
    expect(Object.fromEntries(successors)).toEqual(SUCCESSORS);
  });

  it("cites GitHub only for crawlers whose source is a list of names", () => {
    const listed = byFact(({ source }) => (LISTS.test(source) ? "true" : null));
    expect(listed).toEqual(asWritten({ true: LISTED }));
  });
});

describe("the facts beside the table", () => {
  const facts = crawlers.map((crawler) => ({ token: crawler.token, ...factsOf(crawler) }));
  const factsAbout = (token: string) => facts.find((each) => each.token === token);
  /** A year, a month or a day. */
  const DATE = /^20\d\d(?:-[01]\d(?:-[0-3]\d)?)?$/;
  const tokensWhere = (keep: (each: (typeof facts)[number]) => boolean): readonly string[] =>
    facts.filter(keep).map(({ token }) => token);

  it("have a source for every crawler, with the date on which it was read", () => {
    expect(tokensWhere(({ source }) => source === null || !DATE.test(source.read))).toEqual([]);
    expect(tokensWhere(({ source }) => source?.title === "")).toEqual([]);
    const unlinked = tokensWhere(({ source }) => !/^https:\/\//.test(source?.url ?? ""));
    expect(unlinked).toEqual(["DoubaoBot", "ERNIEBot", "QwenBot"]);
  });

  it("lack a source for a crawler that no document is recorded for", () => {
    const known = { token: "NewBot", source: "https://bot.example/", note: "" };
    expect(factsOf(known)).toMatchObject({ source: null, note: "", costs: null, namedIn: null });
  });

  it("count no more files that close the site to a crawler than files that name it", () => {
    const wrong = tokensWhere(
      ({ namedIn, closedIn }) =>
        (namedIn === null) !== (closedIn === null) || (closedIn ?? 0) > (namedIn ?? 0),
    );
    expect(wrong).toEqual([]);
    expect(factsAbout("GPTBot")).toMatchObject({ namedIn: 15_524_330, closedIn: 10_817_752 });
    expect(figuresSource).toMatchObject({ read: "2026-05-19", licence: "CC BY 4.0" });
  });

  it("say in one sentence what blocking costs, where that is known", () => {
    const costs = tokensWhere(({ costs }) => costs !== null);
    expect(costs.length).toBeGreaterThan(90);
    const wrong = tokensWhere(({ costs }) => costs !== null && !/^[A-Z].{8,158}\.$/.test(costs));
    expect(wrong).toEqual([]);
  });

  it("have notes of at most 160 characters in whole sentences", () => {
    expect(tokensWhere(({ note }) => note.length > 160)).toEqual([]);
    expect(tokensWhere(({ note }) => note !== "" && !/^[A-Z0-9].*\.$/.test(note))).toEqual([]);
  });

  it("date crawlers by year, month or day", () => {
    expect(tokensWhere(({ since }) => since !== null && !DATE.test(since))).toEqual([]);
    expect(factsAbout("GPTBot")?.since).toBe("2023-08");
  });
});
