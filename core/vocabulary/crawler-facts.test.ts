import { describe, expect, it } from "vitest";
import type { Crawler } from "./crawler.ts";
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
    AdsBot-Google-Mobile, SEOkicks-Robot, Googlebot-News, serpstatbot, PerplexityBot, Barkrowler,
    Applebot-Extended, meta-externalagent, BUbiNG, YandexImages, DataForSeoBot, Baiduspider-image,
    Baiduspider-video, msnbot-media, DuckDuckBot, SemrushBot-SI, SemrushBot-BA, Pinterestbot,
    OAI-SearchBot, adidxbot, SemrushBot-SWA, Googlebot-Video, SiteAuditBot, GoogleOther,
    MojeekBot, AdsBot-Google-Mobile-Apps, YandexNews, Baiduspider-news, GoogleOther-Image,
    GoogleOther-Video, YandexDirect, peer39_crawler, YandexMobileBot, DuckAssistBot,
    Baiduspider-favo, APIs-Google, YandexVideoParser, W3C-checklink, Google-InspectionTool,
    SemrushBot-OCOB, Storebot-Google, YandexMedia, YandexMetrika, Google-CloudVertexBot,
    YandexBlogs, Claude-User, Claude-SearchBot, Baiduspider-render, YandexMarket, YaDirectFetcher,
    YandexAdditional, YandexCalendar, YandexPagechecker, YandexImageResizer, YandexFavicons,
    YandexVideo, YandexAdditionalBot, YandexWebmaster, YandexAccessibilityBot, YandexDirectDyn,
    MistralAI-User, YandexSitelinks, Qwantbot, YandexTurbo, YandexRenderResourcesBot, YandexAdNet,
    YandexScreenshotBot, search.marginalia.nu, YandexOntoDBAPI, YandexSearchShop, YandexVertis,
    YandexVerticals, Amzn-SearchBot, meta-webindexer, MistralAI-Index, MistralAI-Training,
    OpenRobotsTXT, YandexMobileScreenShotBot, YandexOntoDB, YandexPartner, YandexRCA,
    YandexSpravBot, YandexTracker, YandexUserproxy`,
  partly: `
    AhrefsSiteAudit, Wget, HTTrack, ChatGPT-User, Bytespider, archive.org_bot,
    facebookexternalhit, heritrix, Scrapy, Diffbot, Screaming Frog SEO Spider, img2dataset,
    meta-externalfetcher, deepcrawl, bnf.fr_bot, DuplexWeb-Google, bl.uk_ldfc_bot`,
  "reportedly-not": `
    Python-urllib, libwww-perl, curl, Go-http-client, Baiduspider-cpro, Baiduspider-ads,
    Slackbot-LinkExpanding, Slackbot, Slack-ImgProxy, ArchiveTeam, iTMS`,
  no: `
    FeedFetcher-Google, Perplexity-User, Google-Site-Verification, Google-Read-Aloud,
    GoogleProducer, Google-Safety, Google-Agent, Google-CWS, Google-GeminiNotebook,
    Google-NotebookLM, Google-Pinpoint, GoogleMessages`,
};

const CRAWL_DELAY: Expected = {
  true: `
    AhrefsBot, MJ12bot, bingbot, SemrushBot, Nutch, AhrefsSiteAudit, Pinterest, BLEXBot, msnbot,
    CCBot, ClaudeBot, serpstatbot, Barkrowler, Pinterestbot, Claude-User, Claude-SearchBot`,
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
    Amzn-SearchBot, Google-Agent, Google-CWS, Google-GeminiNotebook, Google-NotebookLM,
    Google-Pinpoint, GoogleMessages, webzio-extended, YandexMobileScreenShotBot, YandexOntoDB,
    YandexPartner, YandexRCA, YandexSpravBot, YandexTracker, YandexUserproxy`,
};

const FALLBACKS: Expected = {
  msnbot: "bingbot, msnbot-media",
  Googlebot: `
    Googlebot-Image, Googlebot-Mobile, Applebot, Googlebot-News, Googlebot-Video,
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
    Google-Agent, Google-CWS, Google-GeminiNotebook, Google-NotebookLM, Google-Pinpoint,
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
    Qwantbot, YandexRenderResourcesBot, search.marginalia.nu, YandexOntoDBAPI, Kagibot,
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
    YandexMobileScreenShotBot, YandexPartner, YandexTracker, YandexUserproxy`,
  archive: `
    ia_archiver, archive.org_bot, heritrix, special_archiver, arquivo-web-crawler,
    ia_archiver-web.archive.org, bnf.fr_bot, Nicecrawler, bl.uk_ldfc_bot, ArchiveTeam`,
  social: `
    Pinterest, Twitterbot, facebookexternalhit, Facebot, Pinterestbot, LinkedInBot, TelegramBot,
    FlipboardProxy, Discordbot, Slackbot-LinkExpanding, Slackbot, WhatsApp, Embedly,
    MicrosoftPreview, Slack-ImgProxy, vkShare, redditbot, SkypeUriPreview, Tumblr, Iframely,
    kakaotalk-scrap, Bluesky, GoogleMessages, Snap URL Preview Service`,
  "ai-training": `
    CCBot, GPTBot, Google-Extended, Bytespider, ClaudeBot, anthropic-ai, Applebot-Extended,
    meta-externalagent, Diffbot, img2dataset, SemrushBot-OCOB, YandexAdditional,
    YandexAdditionalBot, DoubaoBot, ERNIEBot, HuggingFace-Bot, KimiBot, MistralAI-Training,
    QwenBot, Together-Bot, webzio-extended, xAI-Bot`,
  "ai-user": `
    ChatGPT-User, Claude-Web, meta-externalfetcher, Perplexity-User, Claude-User, MistralAI-User,
    Character-AI, Google-Agent, Google-GeminiNotebook, Google-NotebookLM`,
  "ai-search": `
    Amazonbot, PerplexityBot, OAI-SearchBot, DuckAssistBot, Google-CloudVertexBot,
    Claude-SearchBot, Amzn-SearchBot, IbouBot, Kimi-SearchBot, meta-webindexer, MistralAI-Index`,
  monitoring: `
    UptimeRobot, Pingdom, YandexMetrika, YandexAccessibilityBot, Site24x7, Better Uptime Bot,
    Cloudflare-Healthchecks, DatadogSynthetics, GoogleStackdriverMonitoring, StatusCake`,
};

const BY_NAME = `
    AdsBot-Google, Mediapartners-Google, AdsBot-Google-Mobile, AdsBot-Google-Mobile-Apps,
    APIs-Google, FeedFetcher-Google, Google-Site-Verification, YandexAdditionalBot,
    Google-Read-Aloud, GoogleProducer, Google-Safety, Google-Agent, Google-CWS,
    Google-GeminiNotebook, Google-NotebookLM, Google-Pinpoint, GoogleMessages`;

const RETIRED = `
    Slurp, msnbot, SemrushBot-SA, Gigabot, Googlebot-Mobile, anthropic-ai, NaverBot, Ezooms,
    Claude-Web, Teoma, msnbot-media, Facebot, AspiegelBot, AdsBot-Google-Mobile-Apps,
    DuplexWeb-Google, Google-NotebookLM`;

const UNNOTED = `
    ltx71, SMTBot, ZoominfoBot, SplitSignalBot, Cincraw, Nicecrawler, Quantcastbot, Taboolabot,
    YandexAdNet, YandexSearchShop, YandexVertis, YandexVerticals, IbouBot, YandexPartner,
    YandexTracker`;

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
};

const LISTS = /^https:\/\/github\.com\//;
const LISTED = `
    ia_archiver, Slurp, psbot, Gigabot, Googlebot-Mobile, spbot, Bytespider, magpie-crawler,
    heritrix, proximic, Swiftbot, grapeshot, Ezooms, Teoma, ltx71, trendictionbot, Daumoa,
    linkdexbot, SMTBot, Mail.RU_Bot, Facebot, HaoSouSpider, GrapeshotCrawler, ZoominfoBot,
    YisouSpider, ADmantX, img2dataset, XoviBot, LinkedInBot, yacybot, ia_archiver-web.archive.org,
    seoscanners.net, TelegramBot, FlipboardProxy, Daum, Cincraw, Y!J, bnf.fr_bot, Nicecrawler,
    Quantcastbot, Embedly, cXensebot, vkShare, redditbot, SkypeUriPreview, kakaotalk-scrap,
    Amazonbot-Video, Character-AI, GoogleStackdriverMonitoring, HuggingFace-Bot, Together-Bot,
    webzio-extended, xAI-Bot`;

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
      unnoted: byFact(({ note }) => (note === "" ? "true" : null)),
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
