import { defineRule, type LintRule } from "../rule.ts";
import { googleDocs, reservedNames } from "../sources.ts";

/** What is never part of a finished file. */
const ANYWHERE =
  /(?<=^|\/\/)(?:[\w-]+\.)*example\.(?:com|org|net)(?=[/:?]|$)|\byour-?(?:domain|site|website|host)(?:-?name)?\.[a-z]+|(?<=\/\/|\/\/www\.)(?:my-?domain|my-?site|domain|sitename|hostname)\.(?:com|tld|org|net)\b|\[(?:your[ _-]?)?(?:domain|site|host|url)\b[^\]]*\]|\{%.*?%\}|<\?(?:php|=)|%%\w+%%|%\{\w+\}/i;

/** Addresses of sitemaps hold no braces; paths may, to keep crawlers off faulty links. */
const IN_ADDRESS = /\{\{.*?\}\}|\$?\{[\w .-]+\}|<[\w -]*(?:domain|site|host|url)[\w -]*>|\bTODO\b/;

export const placeholderText: LintRule = defineRule({
  id: "placeholder-text",
  category: "paths",
  severity: "warning",
  summary: "Disallow text that a template left to be filled in",
  explanation:
    "A template was copied and not filled in: `example.com`, `yourdomain.com`, `[domain]`, `{{ site.url }}`, `%%SITE%%`. Crawlers take it as it stands: a sitemap on another host, or a path that no address has.",
  sources: [reservedNames, googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart\nSitemap: https://www.example.com/sitemap.xml\n",
      "User-agent: *\nDisallow: /cart\nSitemap: https://yourdomain.com/sitemap.xml\n",
      "User-agent: *\nDisallow: /cart\nSitemap: {{ site.url }}/sitemap.xml\n",
      "User-agent: *\nDisallow: /%%FOLDER%%/\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart\nSitemap: https://shop.example/sitemap.xml\n",
      "User-agent: *\nDisallow: /*{{url}}\nDisallow: /example.com/\n",
    ],
  },
  messages: {
    placeholder:
      "`{text}` looks like text from a template that was to be replaced. Crawlers take it as it stands, and this line does nothing for your site. Put in what is meant.",
  },
  stage: "path",
  inRuns: true,
  checkLine(line) {
    if (line.field === null || line.field === "user-agent" || line.value === null) return null;
    const value = line.valueText;
    const match =
      ANYWHERE.exec(value) ?? (line.field === "sitemap" ? IN_ADDRESS.exec(value) : null);
    if (match === null) return null;
    const from = line.value.from + match.index;
    return {
      from,
      to: from + match[0].length,
      message: "placeholder",
      data: { text: match[0] },
    };
  },
});
