import { type Check, defineCheck } from "../check.ts";
import { isField, unusualLines } from "../facts/lines.ts";

export const contentSignalNotEnforced: Check = defineCheck({
  id: "content-signal-not-enforced",
  category: "sitemaps",
  severity: "info",
  // Whoever writes the line, or lets Cloudflare write it, usually knows this; nothing needs
  // correction.
  defaultOn: false,
  summary: "Prefer rules where Content-Signal is meant to keep crawlers out",
  explanation:
    "`Content-Signal` states how you want crawled pages to be used. No crawler is known to obey it, and it blocks no crawler: Google's library lists the field as unsupported, and Search Console may report that it does not understand the line. To block a crawler, give it a group with `Disallow: /`.\n\nThe file is reported once.",
  sources: ["contentSignals", "googleLibrary"],
  bad: ["User-agent: *\nContent-Signal: ai-train=no\nDisallow: /cart/\n"],
  good: ["User-agent: GPTBot\nDisallow: /\n"],
  messages: {
    wish: "`Content-Signal` blocks no crawler: it states a wish, and no crawler is known to obey it. To block one, use `Disallow` in its group.",
  },
  check: ({ lines }) => {
    const first = unusualLines(lines).find((line) => isField(line, "content-signal"));
    return first === undefined ? [] : [{ ...first.content, message: "wish" }];
  },
});
