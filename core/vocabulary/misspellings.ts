/** A parser that accepts misspelt field names. */
export type SpellingReader = "google" | "crawler-commons" | "protego";

/** A misspelt field name found in real files. */
export interface FieldSpelling {
  /** As written, in lower case. */
  readonly seen: string;
  /** The intended directive, in its canonical spelling. */
  readonly meant: string;
  /** The parsers that accept it; every other reader skips the line. */
  readonly acceptedBy: readonly SpellingReader[];
}

const GOOGLE = "google";
const CRAWLER_COMMONS = "crawler-commons";
const PROTEGO = "protego";

const spelling = (
  seen: string,
  meant: string,
  ...acceptedBy: readonly SpellingReader[]
): FieldSpelling => ({ seen, meant, acceptedBy });

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
  readonly meant: string;
}

/**
 * Crawler names misspelt in real files, most frequent first, by Common Crawl's counts over the two
 * million best-ranked sites, 2016 to 2025 (commoncrawl/robotstxt-experiments).
 */
export const agentSpellings: readonly AgentSpelling[] = [
  { seen: "mediapartners-google*", meant: "Mediapartners-Google" },
  { seen: "baiduspider+", meant: "Baiduspider" },
  { seen: "* disallow: /", meant: "*" },
  { seen: "* disallow:", meant: "*" },
  { seen: "+baiduspider", meant: "Baiduspider" },
  { seen: "byspider", meant: "Bytespider" },
  { seen: "googlebot*", meant: "Googlebot" },
  { seen: "yandex bot", meant: "YandexBot" },
  { seen: "duckduckgo", meant: "DuckDuckBot" },
  { seen: "baidu spider", meant: "Baiduspider" },
  { seen: "googlebot-images", meant: "Googlebot-Image" },
  { seen: "facebookexternalhit/*", meant: "facebookexternalhit" },
  { seen: "*googlebot*", meant: "Googlebot" },
  { seen: "rojerbot", meant: "rogerbot" },
  { seen: "*allow: /", meant: "*" },
  { seen: "yandex*", meant: "Yandex" },
  { seen: "baiduspider*", meant: "Baiduspider" },
  { seen: "ia_archive", meant: "ia_archiver" },
  { seen: "ahrefs-bot", meant: "AhrefsBot" },
  { seen: "semrushbot/*", meant: "SemrushBot" },
  { seen: "adsbot-google*", meant: "AdsBot-Google" },
  { seen: "yandexblog", meant: "YandexBlogs" },
  { seen: "mj12bot/", meant: "MJ12bot" },
  { seen: "ia_achiver", meant: "ia_archiver" },
  { seen: "google-bot", meant: "Googlebot" },
  { seen: "semrush-bot", meant: "SemrushBot" },
  { seen: "ahrefsbots", meant: "AhrefsBot" },
  { seen: "pinterest bot", meant: "Pinterestbot" },
  { seen: "ahrefbot", meant: "AhrefsBot" },
  { seen: "google bot", meant: "Googlebot" },
  { seen: "petabot", meant: "PetalBot" },
  { seen: "bingbot*", meant: "bingbot" },
  { seen: "googlebot_news", meant: "Googlebot-News" },
  { seen: "ahrefsbbot", meant: "AhrefsBot" },
  { seen: "apple bot", meant: "Applebot" },
  { seen: "petal bot", meant: "PetalBot" },
  { seen: "google_bot", meant: "Googlebot" },
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
