import { defineRule, type LintRule } from "../rule.ts";
import { googleDocs } from "../sources.ts";

/** What a page or data begins with, and what no robots.txt does. */
const FOREIGN = [
  { kind: "an HTML page", pattern: /^\s*<(?:!doctype\s+html|html|head|body)\b[^>]*>?/i },
  { kind: "an XML document", pattern: /^\s*<\?xml\b[^>]*>?/i },
  { kind: "JSON", pattern: /^\s*[{[]\s*(?:"[^"\n]{0,200}"\s*[:,\]]|[{[\]}])/ },
] as const;

export const htmlContent: LintRule = defineRule({
  id: "html-content",
  category: "file",
  severity: "error",
  summary: "Disallow a page or data in place of a robots.txt file",
  explanation:
    "A server that has no robots.txt often answers with its home page, an error page or an API's JSON instead. Crawlers look for lines they know in it, find none, and take everything as allowed. Only crawler-commons strips tags before it reads.\n\nOther findings are left out: they would all have this one cause.",
  sources: [googleDocs],
  examples: {
    bad: [
      "<!doctype html>\n<html><head><title>Not found</title></head>\n<body>404: see /</body></html>\n",
      '{"error": "not found", "status": 404}\n',
    ],
    good: ["User-agent: *\nDisallow: /drafts/\n"],
  },
  messages: {
    foreign:
      "This is {kind}, not a robots.txt file. Crawlers find no rules in it and may fetch everything. Check what the server sends for `/robots.txt`.",
  },
  exclusive: true,
  *check({ document }) {
    const source = document.source.replace(/^\uFEFF/, "");
    const shift = document.source.length - source.length;
    for (const { kind, pattern } of FOREIGN) {
      const match = pattern.exec(source);
      if (match === null) continue;
      const lead = match[0].length - match[0].trimStart().length;
      yield {
        from: shift + lead,
        to: shift + match[0].length,
        message: "foreign",
        data: { kind },
      };
      return;
    }
  },
});
