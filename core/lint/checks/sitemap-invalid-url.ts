import type { RobotsDocument } from "../../syntax/document.ts";
import { asciiLower } from "../../text/ascii.ts";
import { nearestName } from "../../text/distance.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { LineContext } from "../context.ts";
import type { Fix, FixKind } from "../diagnostic.ts";
import { FIELD_NAMES, onSitemap, type ValuedLine } from "../facts/lines.ts";
import { ownSite } from "../facts/site.ts";
import { fixOf, removing, repair } from "../fixes/fix.ts";
import { deleteLinesFix, lineEndOf } from "../fixes/line-edits.ts";
import { replaceValue } from "../fixes/value-edits.ts";
import { FIX_TITLES } from "../messages.ts";

type Message = "below" | "empty" | "several" | "tagged" | "malformed" | "page";

/** A complete URL: scheme, host, and no invalid characters. */
const ADDRESS = /^https?:\/\/[^\s/?#"'<>]+(?:[/?][^\s"<>]*)?$/i;
/** Another URL directly after a comma, or two schemes in a row. */
const SECOND = /[,;]https?:\/\/|^https?:\/\/(?:www\.)?https?:/i;
/** Punctuation that came along with a complete URL. */
const TRAILING = /(?<=\.(?:xml|txt|gz|php|aspx?|html?))[.,;]+$/i;
/** Tags of a web page around a value. */
const TAGS = /^(?:<(?!https?:)\/?[a-z][^<>]*>\s*)+|(?:\s*<(?!https?:)\/?[a-z][^<>]*>)+$/gi;
/** A web URL whose scheme is misspelt in one of the usual ways. */
const MISSPELT_SCHEME = /^(https?)(?:[:;]?\/*|[:;]\\*)(?=[a-z0-9-]+\.)/i;
/** A host name and a path: `www.shop.example/sitemap.xml`, with or without two leading slashes. */
const HOST_AND_PATH = /^(?:\/\/)?(?=(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?\/[^\s,"'<>]*$)/i;
/** A path, with or without its leading slash. */
const PATH = /^(?!https?\b)\/?[\w.-][^\s:,"'<>]*$/i;
/** A page by its name: no server is known to send a sitemap under it. */
const PAGE = /^https?:\/\/[^/?#]+\/[^?#]*\.(?:x?html?|xhtm)(?:[?#].*)?$/i;

/** The starts of the lines directly below that are a complete URL and nothing else. */
const addressesBelow = (
  { next, to, comment }: ValuedLine,
  { source }: RobotsDocument,
): readonly number[] => {
  const starts: number[] = [];
  if (comment !== null || next === to) return starts;
  for (let at = next; at < source.length; ) {
    const [text = "", end = ""] = /.*?(?:(\r\n|[\r\n])|$)/s.exec(source.slice(at)) ?? [];
    if (!ADDRESS.test(text.trim())) break;
    starts.push(at);
    if (end === "") break;
    at += text.length;
  }
  return starts;
};

/** A line without a URL: it may be on the next one. */
const emptyFinding = (line: ValuedLine, document: RobotsDocument): Finding<Message> => {
  const [below, ...more] = addressesBelow(line, document);
  if (below === undefined) {
    const fix = deleteLinesFix([line]);
    return { ...line.content, message: "empty", severity: "info", fixes: [fix] };
  }
  const insert = `${FIELD_NAMES.sitemap}: `;
  const edits = [
    { from: line.content.from, to: below, insert },
    ...more.map((at) => ({ from: at, to: at, insert })),
  ];
  return { ...line.content, message: "below", fixes: [repair(FIX_TITLES.writeEach, edits)] };
};

const isOneAddress = (text: string): boolean =>
  ADDRESS.test(text) && !SECOND.test(text) && !TRAILING.test(text);

/** Writes the whole URL that was meant; null if nobody can tell. */
const completeFix = (text: string, line: ValuedLine, context: LineContext): Fix | null => {
  const write = (kind: FixKind, url: string): Fix =>
    fixOf(kind, FIX_TITLES.completeUrl, replaceValue(line, url));
  if (HOST_AND_PATH.test(text)) return write("suggest", text.replace(HOST_AND_PATH, "https://"));
  const site = ownSite(context);
  if (site !== null && PATH.test(text))
    return write("suggest", `${site.scheme}://${site.host}${text.replace(/^\/?/, "/")}`);
  const corrected = text
    .replace(
      /^[a-z][a-z0-9+-]*(?=:\/\/)/i,
      (scheme) => nearestName(asciiLower(scheme), ["https", "http"]) ?? scheme,
    )
    .replace(/^https?:\/\/(?:www\.)?(?=https?:)/i, "")
    .replace(MISSPELT_SCHEME, "$1://");
  return corrected !== text && ADDRESS.test(corrected) ? write("repair", corrected) : null;
};

// Affects no verdict: only the sitemap is not found through this file.
export const sitemapInvalidUrl: Check = defineCheck({
  id: "sitemap-invalid-url",
  aliases: ["sitemap-invalid-scheme", "sitemap-relative-url"],
  gone: ["sitemap-missing"],
  category: "sitemaps",
  severity: "warning",
  summary: "Require one complete web URL in each Sitemap line",
  explanation:
    "A Sitemap line holds one complete URL, with scheme and host, and nothing else: the sitemap may be on another host. Google, Yandex and the sitemaps protocol ask for that. Crawlers read a sitemap over the web, so its URL starts with `https://` or `http://`; a `file:` URL names a file on one person's computer.\n\nCrawlers ignore a line whose value is empty, is in quotes, has spaces in it or lists several URLs; Lighthouse reports it. A page for people, such as `sitemap.html`, is no sitemap: crawlers read XML, feeds and lists of URLs.",
  sources: ["sitemapsOrg", "lighthouse", "googleDocs", "yandexErrors"],
  bad: [
    "Sitemap: htps://shop.example/sitemap.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: /sitemap.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: www.shop.example/sitemap.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://shop.example/a.xml, https://shop.example/b.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://shop.example/a.xml<br/>\nUser-agent: *\nDisallow:\n",
    "Sitemap:\nUser-agent: *\nDisallow:\n",
    "Sitemap:\nhttps://shop.example/a.xml\nhttps://shop.example/b.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://shop.example/sitemap.html\nUser-agent: *\nDisallow:\n",
  ],
  good: [
    "Sitemap: HTTP://shop.example/sitemap.xml?lang=de&n=1\nSitemap: https://old.example/web/https://shop.example/a.xml\nUser-agent: *\nDisallow:\n",
  ],
  messages: {
    below:
      "Crawlers find no sitemap here, because its URL is on a line of its own. Write `Sitemap:` before each URL.",
    empty: "This Sitemap line has no effect, because it has no URL. Write one, or delete the line.",
    several:
      "Crawlers find none of these sitemaps: they expect one URL on a line. Write a `Sitemap` line for each.",
    tagged: "Crawlers do not find this sitemap: they read `{tag}` as part of its URL. Remove it.",
    malformed:
      "Crawlers do not find this sitemap: `{value}` is not a complete web URL. Write scheme, host and path, as in `https://shop.example/sitemap.xml`.",
    page: "Crawlers find no sitemap here if `{value}` is a page for people. Write the URL of the XML sitemap.",
  },
  stage: "value",
  inFile: true,
  checkLine: onSitemap((text, line, context): Finding<Message> | null => {
    const { document } = context;
    const { value, keyText } = line;
    if (isOneAddress(text)) {
      const data = { value: text.replace(/^https?:\/\/[^/]+/i, "") };
      return PAGE.test(text) ? { ...value, message: "page", data } : null;
    }
    if (text === "") return emptyFinding(line, document);
    const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
    if (parts.length > 1 && parts.every((part) => ADDRESS.test(part))) {
      const insert = parts.join(`${lineEndOf(document)}${keyText}: `);
      const fix = repair(FIX_TITLES.writeEach, { ...value, insert });
      return { ...value, message: "several", fixes: [fix] };
    }
    const bare = text
      .replace(TAGS, "")
      .replace(/^["'<]+|["'>]+$/g, "")
      .replace(TRAILING, "");
    if (bare !== text && ADDRESS.test(bare)) {
      const at = text.indexOf(bare);
      const tag = text.slice(0, at).trim() || text.slice(at + bare.length).trim();
      const fix = repair(removing(tag), { ...value, insert: bare });
      return { ...value, message: "tagged", data: { tag }, fixes: [fix] };
    }
    const fixes = [completeFix(text, line, context)];
    return { ...value, message: "malformed", data: { value: text }, fixes };
  }),
});
