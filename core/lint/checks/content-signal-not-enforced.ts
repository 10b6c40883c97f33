import { type Check, defineCheck } from "../check.ts";
import { isField } from "../facts/field-lines.ts";
import { contentSignals, googleLibrary } from "../sources.ts";

export const contentSignalNotEnforced: Check = defineCheck({
  id: "content-signal-not-enforced",
  category: "sitemaps",
  severity: "info",
  // Whoever writes the line, or has Cloudflare write it, mostly knows; nothing is to be mended.
  defaultOn: false,
  summary: "Prefer rules where Content-Signal is meant to keep crawlers out",
  explanation:
    "A `Content-Signal` states a wish on the use of what was fetched. No crawler says that it obeys, and none is kept out by it: Google's library lists the field among those it does not support, and Search Console may report the line as not understood. To keep a crawler out, give it a group with `Disallow: /`.\n\nIt is reported once for the file.",
  sources: [contentSignals, googleLibrary],
  examples: {
    bad: ["User-agent: *\nContent-Signal: ai-train=no\nDisallow: /cart/\n"],
    good: ["User-agent: GPTBot\nDisallow: /\n"],
  },
  messages: {
    wish: "`Content-Signal` blocks no crawler: it states a wish, no crawler is known to act on it, and Search Console may report it as not understood. To block a crawler, use `Disallow` in its group.",
  },
  *check({ lines }) {
    const first = lines.find((line) => isField(line, "content-signal"));
    if (first !== undefined) yield { ...first.content, message: "wish" };
  },
});
