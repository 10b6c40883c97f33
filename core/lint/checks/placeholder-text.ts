import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import { googleDocs, reservedNames } from "../sources.ts";
import { shorten } from "../wording.ts";

/** Code that a template engine or a server should have replaced. */
const CODE = /\{%.*?%\}|<\?(?:php|=)|%%\w+%%|%\{\w+\}/i;

/** Reserved host names, or placeholders for a host. */
const HOST =
  /(?<=^|\/\/)(?:[\w-]+\.)*example\.(?:com|org|net)(?=[/:?]|$)|\byour-?(?:domain|site|website|host)(?:-?name)?\.[a-z]+|(?<=\/\/|\/\/www\.)(?:my-?domain|my-?site|domain|sitename|hostname)\.(?:com|tld|org|net)\b|\[(?:your[ _-]?)?(?:domain|site|host|url)\b[^\]]*\]|\bTODO\b/i;

/** URLs contain no braces; paths may, to block faulty links. */
const BRACES = /\{\{.*?\}\}|\$?\{[\w .-]+\}|<[\w -]*(?:domain|site|host|url)[\w -]*>/i;

/**
 * Where the placeholder begins, with the kind of message; null if there is none, as in nearly all
 * lines.
 */
const leftIn = ({
  field,
  valueText,
}: LineView): readonly ["code" | "host", RegExpExecArray] | null => {
  const isAddress = field === "sitemap" || field === "other";
  const code = /[{<%]/.test(valueText)
    ? (CODE.exec(valueText) ?? (isAddress ? BRACES.exec(valueText) : null))
    : null;
  if (code !== null) return ["code", code];
  const host = isAddress ? HOST.exec(valueText) : null;
  return host === null ? null : ["host", host];
};

export const placeholderText: Check = defineCheck({
  id: "placeholder-text",
  category: "paths",
  severity: "warning",
  summary: "Avoid text that a template left to be filled in",
  explanation:
    "Somebody copied a template and did not fill it in: `example.com`, `yourdomain.com`, `[domain]`, `{{ site.url }}`, `%%SITE%%`. Crawlers read it as it is: a sitemap on another host, or a path that no URL has.",
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
    code: "This line does nothing: `{text}` is code of a template that was not filled in. Replace it.",
    host: "This line does nothing for your site: `{text}` looks like a placeholder. Write your own host.",
  },
  // Before the checks on paths and URLs: the replacement has to be valid, not the placeholder.
  stage: "field",
  inFile: true,
  checkLine(line) {
    if (line.field === null || line.field === "user-agent" || line.value === null) return null;
    const found = leftIn(line);
    if (found === null) return null;
    const [message, { index, 0: text }] = found;
    const from = line.value.from + index;
    return {
      from,
      to: from + text.length,
      message,
      data: { text: shorten(text) },
    };
  },
});
