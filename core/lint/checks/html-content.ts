import type { Span } from "../../text/span.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import { isServerOutput } from "../facts/non-robots-lines.ts";
import { CONTENT_KINDS } from "../messages.ts";

/** How pages or data begin, but no robots.txt does. */
const FOREIGN = [
  { kind: "html", pattern: /^\s*<(?:!doctype\s+html|html|head|body)\b[^>]{0,200}>?/i },
  {
    kind: "xml",
    pattern: /^\s*<(?:\?xml|rss|feed|urlset|sitemapindex|svg)\b[^>]{0,200}>?/i,
  },
  {
    kind: "json",
    pattern: /^\s*(?:\{\s*(?:"[^"\n]{0,200}"\s*:|\}\s*$)|\[\s*(?:["{[\]\d]|true|false|null))/,
  },
  { kind: "rtf", pattern: /^\s*\{\\rtf\d?/ },
  { kind: "php", pattern: /^\s*<\?(?:php\b|=)/i },
  {
    kind: "binary",
    pattern:
      /^(?:GIF8[79]a|[\ufffd\x89]PNG|%PDF-|PK[^ -~]{2}|[\ufffdÿ]{1,2}Ø?[\ufffdÿ].{0,6}JFIF|[^ -~]\x8b[^ -~])/s,
  },
] as const;

/** Tags that identify a page anywhere, and tags of which several are needed. */
const PAGE_TAG = /<(?:!doctype\s+html|html|head|body)\b[^>]{0,200}>?/i;
const TAG =
  /<\/?(?:a|br|center|div|form|h[1-6]|hr|img|li|link|meta|p|script|span|strong|style|table|t[dr]|title|ul)\b/gi;
const SEVERAL = 4;

/** How pages and fragments of them begin, for texts without any rule. */
const PAGE_START =
  /^\s*(?:<!--[\s\S]{0,500}?-->\s*)?<(?:base|br|center|div|font|h[1-6]|link|meta|p|style|table|title)\b(?![^>]*display:\s*none)[^>]{0,200}>?/i;

/** The first position that identifies a page whose text begins differently. */
const pageWithin = (lines: readonly LineView[]): Span | null => {
  const tags: Span[] = [];
  for (const { text, content } of lines) {
    if (!text.includes("<")) continue;
    const spanOf = ({ index, 0: tag }: RegExpExecArray): Span => ({
      from: content.from + index,
      to: content.from + index + tag.length,
    });
    const page = PAGE_TAG.exec(text);
    if (page !== null) return spanOf(page);
    tags.push(...Array.from(text.matchAll(TAG), spanOf));
    if (tags.length >= SEVERAL) return tags[0] ?? null;
  }
  return null;
};

/** A program's error message contains tags too, and has its own check. */
const hasOutput = (lines: readonly LineView[]): boolean =>
  lines.some(({ field, text }) => (field === null || field === "other") && isServerOutput(text));

/** The non-robots content at the start of the text. */
const nonRobotsStart = (
  text: string,
  isBare: boolean,
): (Span & { readonly kind: keyof typeof CONTENT_KINDS }) | null => {
  const pieces = isBare ? [{ kind: "html", pattern: PAGE_START } as const] : [];
  for (const { kind, pattern } of [...FOREIGN, ...pieces]) {
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    return { kind, from: found.length - found.trimStart().length, to: found.trimEnd().length };
  }
  return null;
};

export const htmlContent: Check = defineCheck({
  id: "html-content",
  category: "file",
  severity: "error",
  summary: "Avoid a page or data in place of a robots.txt file",
  explanation:
    "A server without a robots.txt often sends its home page, an error page or an API's JSON instead. Crawlers find no directives in it and take everything as allowed. Only crawler-commons removes tags before it reads.\n\nOther findings are left out, since they would have the same cause. A file with rules is not taken for a page because of a tag or an HTML comment.",
  sources: ["googleDocs"],
  bad: [
    "<!doctype html>\n<html><head><title>Not found</title></head>\n<body>404: see /</body></html>\n",
    '{"error": "not found", "status": 404}\n',
    "{\\rtf1\\ansi\nUser-agent: *\\\nDisallow: /cart/\\\n}\n",
    '<meta name="viewport" content="width=device-width"><h1>Not found</h1>\n',
    "<?php echo $rules;\n",
    "Oops!\n<div><h1>Page not found</h1>\n<p>Go <a href='/'>home</a></p></div>\n",
    "<html><body><pre>\nUser-agent: *\nDisallow: /cart/\n</pre></body></html>\n",
  ],
  good: [
    "# <html>\nUser-agent: *\nDisallow: /*<script>\nDisallow: /<p>\nDisallow: /<a>/<b>/<br>\n",
  ],
  messages: {
    foreign:
      "Crawlers may crawl everything: this is {kind}, not a robots.txt file. Check what your server sends for `/robots.txt`.",
    wrapped:
      "Crawlers read only some lines of this file: it is {kind} with rules inside. Send the rules alone, as plain text.",
  },
  needs: "text",
  check: ({ document, lines, google }) => {
    const source = document.source.replace(/^\uFEFF/, "");
    const shift = document.source.length - source.length;
    const rules = google.groups.reduce((sum, { ruleLines }) => sum + ruleLines.length, 0);
    const isBare = rules === 0 && !hasOutput(lines);
    const start = nonRobotsStart(source.slice(0, 2_000), isBare);
    if (start !== null) {
      return {
        from: shift + start.from,
        to: shift + start.to,
        message: rules === 0 ? "foreign" : "wrapped",
        data: { kind: CONTENT_KINDS[start.kind] },
      };
    }
    const page = isBare ? pageWithin(lines) : null;
    if (page === null) return null;
    return { ...page, message: "foreign", data: { kind: CONTENT_KINDS.html } };
  },
});
