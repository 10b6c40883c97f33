import type { PurposeId } from "./purposes.ts";

/** The search engines that people search with, by their crawler, as a sentence names them. */
export const ENGINES: ReadonlyMap<string, string> = new Map([
  ["Googlebot", "Google"],
  ["bingbot", "Bing"],
  ["DuckDuckBot", "DuckDuckGo"],
  ["Applebot", "Apple"],
  ["YandexBot", "Yandex"],
  ["Baiduspider", "Baidu"],
  ["Yeti", "Naver"],
]);

/** A site that gets most of its visitors from search hardly intends to shut these out. */
export const LEADING: readonly string[] = ["Googlebot", "bingbot"];

/**
 * The crawlers by which a file is judged even if it does not name them: the engines above, the
 * trainers that more than ten million files name, and one of each large operator for answers and
 * for fetches on demand. A change of this list is a change of what the page says.
 */
const LARGE: Readonly<Partial<Record<PurposeId, readonly string[]>>> = {
  search: [...ENGINES.keys()],
  "ai-search": [
    "OAI-SearchBot",
    "PerplexityBot",
    "Claude-SearchBot",
    "Amzn-SearchBot",
    "meta-webindexer",
    "DuckAssistBot",
  ],
  "ai-training": [
    "GPTBot",
    "ClaudeBot",
    "Google-Extended",
    "CCBot",
    "meta-externalagent",
    "Amazonbot",
    "Applebot-Extended",
    "Bytespider",
  ],
  "ai-user": [
    "ChatGPT-User",
    "Claude-User",
    "Perplexity-User",
    "meta-externalfetcher",
    "MistralAI-User",
  ],
  ads: [
    "AdsBot-Google",
    "Mediapartners-Google",
    "facebookexternalhit",
    "Twitterbot",
    "LinkedInBot",
    "Pinterestbot",
  ],
  archive: ["archive.org_bot", "ia_archiver"],
  seo: ["AhrefsBot", "SemrushBot", "MJ12bot", "DotBot", "UptimeRobot"],
};

const ALL: ReadonlySet<string> = new Set(Object.values(LARGE).flat());

/** Whether a crawler counts for its purpose without being named. */
export const isLarge = (token: string): boolean => ALL.has(token);
