/**
 * Names of companies and products that people write in place of a crawler's product token, in lower
 * case, and the tokens of that company's crawlers, the most likely first. The tokens are in the
 * table of crawlers, which has each operator's page. No crawler looks for the names themselves:
 * none is a product token, and tokens are compared whole (RFC 9309, section 2.2.1).
 */
export const brands: ReadonlyMap<string, readonly [string, ...string[]]> = new Map<
  string,
  readonly [string, ...string[]]
>([
  ["ahrefs", ["AhrefsBot", "AhrefsSiteAudit"]],
  ["amazon", ["Amazonbot", "Amzn-SearchBot", "Amzn-User"]],
  ["anthropic", ["ClaudeBot", "Claude-SearchBot", "Claude-User"]],
  ["apple", ["Applebot", "Applebot-Extended"]],
  ["baidu", ["Baiduspider"]],
  ["bing", ["bingbot"]],
  ["bytedance", ["Bytespider"]],
  ["chatgpt", ["GPTBot", "OAI-SearchBot", "ChatGPT-User"]],
  ["claude", ["ClaudeBot", "Claude-SearchBot", "Claude-User"]],
  ["common crawl", ["CCBot"]],
  ["commoncrawl", ["CCBot"]],
  ["duckduckgo", ["DuckDuckBot", "DuckAssistBot"]],
  ["facebook", ["facebookexternalhit", "meta-externalagent"]],
  ["gemini", ["Google-Extended"]],
  ["google", ["Googlebot"]],
  ["majestic", ["MJ12bot"]],
  ["mistral", ["MistralAI-User", "MistralAI-Index", "MistralAI-Training"]],
  ["openai", ["GPTBot", "OAI-SearchBot", "ChatGPT-User"]],
  ["perplexity", ["PerplexityBot", "Perplexity-User"]],
  ["semrush", ["SemrushBot"]],
  ["seznam", ["SeznamBot"]],
]);

/**
 * Beginnings of product tokens, in lower case, that plugins and people write in place of the whole,
 * and the tokens of the crawlers meant. Google's pages list them in full
 * (google-special-case-crawlers, google-common-crawlers).
 */
export const clippedNames: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
  ["adsbot", ["AdsBot-Google", "AdsBot-Google-Mobile"]],
  ["apis", ["APIs-Google"]],
  ["mediapartners", ["Mediapartners-Google"]],
  ["storebot", ["Storebot-Google"]],
]);
