/** The crawlers that Cloudflare's managed robots.txt blocks, in its order (seen 2026-07 to 2026-10). */
const BLOCKED = [
  "Amazonbot",
  "Applebot-Extended",
  "Bytespider",
  "CCBot",
  "ClaudeBot",
  "CloudflareBrowserRenderingCrawler",
  "Google-Extended",
  "GPTBot",
  "meta-externalagent",
] as const;

const BLOCK = [
  "# BEGIN Cloudflare Managed content",
  "",
  "User-agent: *",
  "Content-Signal: search=yes,ai-train=no,use=reference",
  "Allow: /",
  "",
  ...BLOCKED.flatMap((name) => [`User-agent: ${name}`, "Disallow: /", ""]),
  "# END Cloudflare Managed Content",
  "",
].join("\n");

/**
 * A text as Cloudflare serves it with its managed robots.txt: the block comes first, the text
 * follows at once. The comments on content signals above the block are left out. Total.
 */
export const cloudflareManaged = (text: string): string => `${BLOCK}${text}`;
