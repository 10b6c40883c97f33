import { definePart, type Part } from "../../check.ts";
import { ownSite } from "../../facts/sitemaps.ts";
import { suggest } from "../../fixes/fix.ts";
import { FIX_TITLES } from "../../messages.ts";

/** A host name and a path: `www.shop.example/sitemap.xml`, with or without two leading slashes. */
const HOST_AND_PATH = /^(?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?\/\S*$/i;
/** A path, with or without its leading slash. */
const PATH = /^\/?[\w.-][^\s:]*$/;
/** A scheme, spelt correctly or nearly so: another check reports that. */
const SCHEME = /^[a-z][a-z0-9+.-]*:|^https?\b/i;

export const relative: Part = definePart({
  aliases: ["sitemap-relative-url"],
  severity: "warning",
  messages: {
    path: "Google and others ignore this sitemap: `{value}` is not a complete URL. Write scheme and host, as in `https://shop.example/sitemap.xml`.",
    host: "Google and others ignore this sitemap: `{value}` has no scheme. Write `https://` before the host.",
  },
  checkLine({ field, value, valueText }, context) {
    if (field !== "sitemap" || value === null || valueText === "") return null;
    if (SCHEME.test(valueText) || /[ \t,"'<>]/.test(valueText)) return null;
    if (!HOST_AND_PATH.test(valueText)) {
      const site = ownSite(context);
      const origin = site === null ? "" : `${site.scheme}://${site.host}`;
      const insert = valueText.startsWith("/") ? origin : `${origin}/`;
      const fix = suggest(FIX_TITLES.writeOwnAddress, { from: value.from, to: value.from, insert });
      const fixes = site === null || !PATH.test(valueText) ? [] : [fix];
      return { ...value, message: "path", data: { value: valueText }, fixes };
    }
    const to = valueText.startsWith("//") ? value.from + 2 : value.from;
    const fix = suggest("Write https:// before the host", {
      from: value.from,
      to,
      insert: "https://",
    });
    return { ...value, message: "host", data: { value: valueText }, fixes: [fix] };
  },
});
