import { asciiLower } from "../../text/ascii.ts";
import { nearestName } from "../../text/distance.ts";
import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck } from "../check.ts";
import { FIX_TITLES } from "../messages.ts";
import { googleDocs, lighthouse, sitemapsOrg } from "../sources.ts";

/** A scheme: the text before `://`, or one that is known by name. */
const SCHEME = /^(?:([a-z][a-z0-9+-]*):\/\/|(file|feed|data|mailto|javascript):)/i;

const WEB = ["https", "http"];

export const sitemapInvalidScheme: Check = defineCheck({
  id: "sitemap-invalid-scheme",
  category: "sitemaps",
  severity: "error",
  summary: "Require sitemaps at web URLs",
  explanation:
    "Crawlers fetch a sitemap over the web, so its URL starts with `https://` or `http://`. A `file:` URL names a file on one person's computer. Lighthouse accepts `ftp:`, but search engines document web URLs only.",
  sources: [sitemapsOrg, lighthouse, googleDocs],
  examples: {
    bad: [
      "Sitemap: file:///var/www/sitemap.xml\nUser-agent: *\nDisallow:\n",
      "Sitemap: htps://shop.example/sitemap.xml\nUser-agent: *\nDisallow:\n",
      "Sitemap: ftp://shop.example/sitemap.xml\nUser-agent: *\nDisallow:\n",
    ],
    good: [
      "Sitemap: https://shop.example/sitemap.xml\nSitemap: HTTP://shop.example/b.xml\nUser-agent: *\nDisallow:\n",
    ],
  },
  messages: {
    other:
      "Crawlers do not find this sitemap: they cannot fetch a `{scheme}:` URL. Write the URL it has on the web, with `https://`.",
    misspelt:
      "Crawlers do not find this sitemap: `{scheme}:` is not a scheme they know. You probably mean `{intended}://`.",
    ftp: "Search engines do not find this sitemap: they fetch sitemaps over the web, not by `ftp:`. Publish it at an `https://` URL.",
  },
  stage: "value",
  checkLine({ field, value, valueText }) {
    if (field !== "sitemap" || value === null) return null;
    const match = SCHEME.exec(valueText);
    const scheme = match?.[1] ?? match?.[2];
    if (scheme === undefined) return null;
    const name = asciiLower(scheme);
    if (WEB.includes(name)) return null;
    const span = { from: value.from, to: value.from + scheme.length };
    if (name === "ftp" || name === "ftps") return { ...span, message: "ftp", severity: "warning" };
    const intended = nearestName(name, WEB);
    if (intended === null) return { ...span, message: "other", data: { scheme } };
    return {
      ...span,
      message: "misspelt",
      data: { scheme, intended },
      fixes: [
        {
          title: formatMessage(FIX_TITLES.write, { text: `${intended}://` }),
          kind: "repair",
          edits: [{ ...span, insert: intended }],
        },
      ],
    };
  },
});
