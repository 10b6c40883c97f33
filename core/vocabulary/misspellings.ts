/** A parser that accepts misspelt field names. */
export type SpellingReader = "google" | "crawler-commons" | "protego";

/** A misspelt field name found in real files. */
export interface FieldSpelling {
  /** As written, in lower case. */
  readonly seen: string;
  /** The intended directive, in its canonical spelling. */
  readonly intended: string;
  /** The parsers that accept it; every other reader skips the line. */
  readonly acceptedBy: readonly SpellingReader[];
}

const GOOGLE = "google";
const CRAWLER_COMMONS = "crawler-commons";
const PROTEGO = "protego";

const spelling = (
  seen: string,
  intended: string,
  ...acceptedBy: readonly SpellingReader[]
): FieldSpelling => ({ seen, intended, acceptedBy });

/**
 * Misspelt field names. The parsers that accept them are taken from the sources of google/robotstxt
 * (`kAllowFrequentTypos`), crawler-commons (`SimpleRobotRulesParser`) and Protego. Google's library
 * compares prefixes, so it also accepts names that only add letters, such as `sitemaps`. Names that
 * no parser accepts are listed for suggestions.
 */
export const fieldSpellings: readonly FieldSpelling[] = [
  // User-agent
  spelling("useragent", "User-agent", GOOGLE, CRAWLER_COMMONS, PROTEGO),
  spelling("user agent", "User-agent", GOOGLE, CRAWLER_COMMONS, PROTEGO),
  spelling("useg-agent", "User-agent", CRAWLER_COMMONS),
  spelling("ser-agent", "User-agent", CRAWLER_COMMONS),
  spelling("users-agent", "User-agent", CRAWLER_COMMONS),
  spelling("user-agnet", "User-agent", CRAWLER_COMMONS),
  spelling("user-agents", "User-agent", GOOGLE, CRAWLER_COMMONS),
  spelling("user_agent", "User-agent"),
  spelling("userr-agent", "User-agent"),
  spelling("usr-agent", "User-agent"),
  spelling("use-agent", "User-agent"),
  spelling("uesr-agent", "User-agent"),
  spelling("user-agen", "User-agent"),
  spelling("user-gent", "User-agent"),
  // Disallow
  spelling("dissallow", "Disallow", GOOGLE, CRAWLER_COMMONS, PROTEGO),
  spelling("dissalow", "Disallow", GOOGLE, CRAWLER_COMMONS, PROTEGO),
  spelling("disalow", "Disallow", GOOGLE, CRAWLER_COMMONS, PROTEGO),
  spelling("diasllow", "Disallow", GOOGLE, CRAWLER_COMMONS, PROTEGO),
  spelling("disallaw", "Disallow", GOOGLE, CRAWLER_COMMONS, PROTEGO),
  spelling("desallow", "Disallow", CRAWLER_COMMONS),
  spelling("dssalow", "Disallow", CRAWLER_COMMONS),
  spelling("dsallow", "Disallow", CRAWLER_COMMONS),
  spelling("diallow", "Disallow", CRAWLER_COMMONS),
  spelling("disallows", "Disallow", GOOGLE, CRAWLER_COMMONS),
  spelling("disllow", "Disallow", CRAWLER_COMMONS),
  spelling("dis-allow", "Disallow"),
  spelling("disallo", "Disallow"),
  spelling("disallwo", "Disallow"),
  spelling("disalllow", "Disallow"),
  spelling("disaalow", "Disallow"),
  // Allow
  spelling("alow", "Allow"),
  spelling("alllow", "Allow"),
  spelling("allo", "Allow"),
  spelling("alloww", "Allow", GOOGLE),
  // Sitemap
  spelling("site-map", "Sitemap", GOOGLE, PROTEGO),
  spelling("sitemaps", "Sitemap", GOOGLE, CRAWLER_COMMONS, PROTEGO),
  spelling("sitmap", "Sitemap"),
  spelling("sitemp", "Sitemap"),
  spelling("site map", "Sitemap"),
  // Crawl-delay
  spelling("crawl delay", "Crawl-delay", CRAWLER_COMMONS, PROTEGO),
  spelling("clawl-delay", "Crawl-delay", CRAWLER_COMMONS),
  spelling("craw-delay", "Crawl-delay", CRAWLER_COMMONS),
  spelling("crawl-deley", "Crawl-delay", CRAWLER_COMMONS),
  spelling("crawldelay", "Crawl-delay"),
  spelling("crawl-dealy", "Crawl-delay"),
  // Request-rate
  spelling("request rate", "Request-rate", PROTEGO),
  // Visit-time
  spelling("visit time", "Visit-time", PROTEGO),
];

/** A crawler's name in a spelling that the crawler does not recognise. */
export interface AgentSpelling {
  /** As written, in lower case. */
  readonly seen: string;
  /** The intended product token, or `*`. */
  readonly intended: string;
}

/**
 * Crawler names misspelt in real files, most frequent first, by Common Crawl's counts over the two
 * million best-ranked sites, 2016 to 2025 (commoncrawl/robotstxt-experiments).
 */
export const agentSpellings: readonly AgentSpelling[] = [
  { seen: "mediapartners-google*", intended: "Mediapartners-Google" },
  { seen: "baiduspider+", intended: "Baiduspider" },
  { seen: "* disallow: /", intended: "*" },
  { seen: "* disallow:", intended: "*" },
  { seen: "+baiduspider", intended: "Baiduspider" },
  { seen: "byspider", intended: "Bytespider" },
  { seen: "googlebot*", intended: "Googlebot" },
  { seen: "yandex bot", intended: "YandexBot" },
  { seen: "duckduckgo", intended: "DuckDuckBot" },
  { seen: "baidu spider", intended: "Baiduspider" },
  { seen: "googlebot-images", intended: "Googlebot-Image" },
  { seen: "facebookexternalhit/*", intended: "facebookexternalhit" },
  { seen: "*googlebot*", intended: "Googlebot" },
  { seen: "rojerbot", intended: "rogerbot" },
  { seen: "*allow: /", intended: "*" },
  { seen: "yandex*", intended: "Yandex" },
  { seen: "baiduspider*", intended: "Baiduspider" },
  { seen: "ia_archive", intended: "ia_archiver" },
  { seen: "ahrefs-bot", intended: "AhrefsBot" },
  { seen: "semrushbot/*", intended: "SemrushBot" },
  { seen: "adsbot-google*", intended: "AdsBot-Google" },
  { seen: "yandexblog", intended: "YandexBlogs" },
  { seen: "mj12bot/", intended: "MJ12bot" },
  { seen: "ia_achiver", intended: "ia_archiver" },
  { seen: "google-bot", intended: "Googlebot" },
  { seen: "semrush-bot", intended: "SemrushBot" },
  { seen: "ahrefsbots", intended: "AhrefsBot" },
  { seen: "pinterest bot", intended: "Pinterestbot" },
  { seen: "ahrefbot", intended: "AhrefsBot" },
  { seen: "google bot", intended: "Googlebot" },
  { seen: "petabot", intended: "PetalBot" },
  { seen: "bingbot*", intended: "bingbot" },
  { seen: "googlebot_news", intended: "Googlebot-News" },
  { seen: "ahrefsbbot", intended: "AhrefsBot" },
  { seen: "apple bot", intended: "Applebot" },
  { seen: "petal bot", intended: "PetalBot" },
  { seen: "google_bot", intended: "Googlebot" },
];

/**
 * Names, in lower case, that resemble a known crawler's but are established themselves: never to be
 * "corrected". From the same counts.
 */
export const neverCorrect: ReadonlySet<string> = new Set([
  "moodlebot",
  "jooblebot",
  "wotbot",
  "betabot",
  "zealbot",
  "roverbot",
  "pingbot",
  "ncbot",
  "cubot",
  "amazonadbot",
  "getbot",
  "peterbot",
  "baidoospider",
  "deeptrawl",
]);
