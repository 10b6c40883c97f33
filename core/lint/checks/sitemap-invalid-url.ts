import type { RobotsDocument } from "../../syntax/document.ts";
import { asciiLower } from "../../text/ascii.ts";
import { nearestName } from "../../text/distance.ts";
import { type CheckOfParts, definePart, type Finding, joinParts, type Part } from "../check.ts";
import type { LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { FIELD_NAMES, onSitemap } from "../facts/lines.ts";
import { ownSite } from "../facts/site.ts";
import { removing, repair, suggest, writing } from "../fixes/fix.ts";
import { deleteLinesFix, lineEndOf } from "../fixes/line-edits.ts";
import { FIX_TITLES } from "../messages.ts";

/** A scheme: the text before `://`, or one that is known by name. */
const SCHEME = /^(?:([a-z][a-z0-9+-]*):\/\/|(file|feed|data|mailto|javascript):)/i;

const WEB = ["https", "http"];

const scheme: Part = definePart({
  aliases: ["sitemap-invalid-scheme"],
  severity: "error",
  messages: {
    other:
      "Crawlers do not find this sitemap: they cannot read a `{scheme}:` URL. Write its `https://` URL.",
  },
  checkLine: onSitemap((text, { value: { from } }) => {
    const match = SCHEME.exec(text);
    const scheme = match?.[1] ?? match?.[2] ?? "http";
    const name = asciiLower(scheme);
    if (WEB.includes(name)) return null;
    const span = { from, to: from + scheme.length };
    const insert = nearestName(name, WEB);
    return {
      ...span,
      message: "other",
      // Some other readers fetch these.
      ...(/^ftps?$/.test(name) ? { severity: "warning" } : {}),
      data: { scheme },
      fixes: [insert !== null && repair(writing(`${insert}://`), { ...span, insert })],
    };
  }),
});

/** A host name and a path: `www.shop.example/sitemap.xml`, with or without two leading slashes. */
const HOST_AND_PATH = /^(?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?\/\S*$/i;
/** A path, with or without its leading slash. */
const PATH = /^\/?[\w.-][^\s:]*$/;
/** A scheme, spelt correctly or nearly so: another check reports that. */
const RELATIVE_SCHEME = /^[a-z][a-z0-9+.-]*:|^https?\b/i;

const relative: Part = definePart({
  aliases: ["sitemap-relative-url"],
  messages: {
    path: "Google and others ignore this sitemap: `{value}` is not a complete URL. Write scheme and host, as in `https://shop.example/sitemap.xml`.",
    host: "Google and others ignore this sitemap: `{value}` has no scheme. Write `https://` before the host.",
  },
  checkLine: onSitemap((text, { value }, context) => {
    if (text === "" || RELATIVE_SCHEME.test(text) || /[ \t,"'<>]/.test(text)) return null;
    const found = { ...value, data: { value: text } };
    const { from } = value;
    if (HOST_AND_PATH.test(text)) {
      const edit = { from, to: text.startsWith("//") ? from + 2 : from, insert: "https://" };
      const fix = suggest("Write https:// before the host", edit);
      return { ...found, message: "host", fixes: [fix] };
    }
    const site = ownSite(context);
    const insert = `${site?.scheme}://${site?.host}${text.startsWith("/") ? "" : "/"}`;
    const fix = suggest(FIX_TITLES.writeOwnAddress, { from, to: from, insert });
    return { ...found, message: "path", fixes: [site !== null && PATH.test(text) && fix] };
  }),
});

/** A complete URL: scheme, host, and no invalid characters. */
const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#"'<>]+(?:[/?][^\s"<>]*)?$/i;
/** Another URL directly after a comma, or two schemes in a row. */
const SECOND = /[,;]https?:\/\/|^https?:\/\/(?:www\.)?https?:/i;
/** Punctuation that came along with a complete URL. */
const TRAILING = /(?<=\.(?:xml|txt|gz|php|aspx?|html?))[.,;]+$/i;
/** Tags of a web page around a value. */
const TAGS = /^(?:<(?!https?:)\/?[a-z][^<>]*>\s*)+|(?:\s*<(?!https?:)\/?[a-z][^<>]*>)+$/gi;
/** A web URL whose scheme is misspelt in one of the usual ways. */
const MISSPELT_SCHEME = /^(https?)(?:[:;]?\/*|[:;]\\*)(?=[a-z0-9-]+\.)/i;

/** The starts of the lines directly below that are a complete URL and nothing else. */
const addressesBelow = (
  { next, to, comment }: LineView,
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

type Message = "below" | "empty" | "several" | "tagged" | "blank" | "malformed";

/** A line without a URL: it may be on the next one. */
const emptyFinding = (line: LineView, document: RobotsDocument): Finding<Message> => {
  const [below, ...more] = addressesBelow(line, document);
  if (below === undefined) {
    const fix = deleteLinesFix([line]);
    return { ...line.content, message: "empty", severity: "info", fixes: [fix] };
  }
  const insert = `${FIELD_NAMES.sitemap}: `;
  return {
    ...line.content,
    message: "below",
    data: { count: more.length + 1 },
    fixes: [
      repair(more.length === 0 ? "Join the two lines" : FIX_TITLES.writeEach, [
        { from: line.content.from, to: below, insert },
        ...more.map((at) => ({ from: at, to: at, insert })),
      ]),
    ],
  };
};

const isOneAddress = (text: string): boolean =>
  ADDRESS.test(text) && !SECOND.test(text) && !TRAILING.test(text);

const schemeOf = (address: string): string => address.slice(0, address.indexOf("//") + 2);

const form: Part = definePart({
  messages: {
    below: {
      one: "Crawlers find no sitemap here, because its URL is on the next line. Put both on one line.",
      other:
        "Crawlers find none of these {count} sitemaps, because their URLs are on lines of their own. Write `Sitemap:` before each.",
    },
    empty: "This Sitemap line has no effect, because it has no URL. Write one, or delete the line.",
    several:
      "Crawlers find none of these sitemaps: they expect one URL on a line. Write a `Sitemap` line for each.",
    tagged: "Crawlers do not find this sitemap: they read `{tag}` as part of its URL. Remove it.",
    blank:
      "Crawlers do not find this sitemap: its URL has a space. Write `%20`, or each URL on its own line.",
    malformed:
      "Crawlers do not find this sitemap: `{value}` is not a valid URL. Write scheme, host and path, such as `https://shop.example/sitemap.xml`.",
  },
  checkLine: onSitemap((text, line, { document }): Finding<Message> | null => {
    const { value, keyText } = line;
    if (isOneAddress(text)) return null;
    if (text === "") return emptyFinding(line, document);
    const write = (title: string, insert: string): Fix => repair(title, { ...value, insert });
    const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
    if (parts.length > 1 && parts.every((part) => ADDRESS.test(part))) {
      const lines = parts.join(`${lineEndOf(document)}${keyText}: `);
      return { ...value, message: "several", fixes: [write(FIX_TITLES.writeEach, lines)] };
    }
    const bare = text
      .replace(TAGS, "")
      .replace(/^["'<]+|["'>]+$/g, "")
      .replace(TRAILING, "");
    if (bare !== text && ADDRESS.test(bare)) {
      const at = text.indexOf(bare);
      const tag = text.slice(0, at).trim() || text.slice(at + bare.length).trim();
      return { ...value, message: "tagged", data: { tag }, fixes: [write(removing(tag), bare)] };
    }
    if (/\s/.test(text)) return { ...value, message: "blank" };
    const corrected = text
      .replace(/^https?:\/\/(?:www\.)?(?=https?:)/i, "")
      .replace(MISSPELT_SCHEME, "$1://");
    const isCorrected = corrected !== text && ADDRESS.test(corrected);
    const fixes = [isCorrected && write(writing(schemeOf(corrected)), corrected)];
    return { ...value, message: "malformed", data: { value: text }, fixes };
  }),
});

/** A page by its name: no server is known to send a sitemap under it. */
const PAGE = /^https?:\/\/[^/?#]+\/[^?#]*\.(?:x?html?|xhtm)(?:[?#].*)?$/i;

const page: Part = definePart({
  messages: {
    page: "Crawlers find no sitemap here if `{value}` is a page for people. Write the URL of the XML sitemap.",
  },
  checkLine: onSitemap((text, { value }) => {
    if (!PAGE.test(text)) return null;
    return {
      ...value,
      message: "page",
      data: { value: text.replace(/^https?:\/\/[^/]+/i, "") },
    };
  }),
});

// Affects no verdict: only the sitemap is not found through this file.
export const sitemapInvalidUrl: CheckOfParts = joinParts({
  id: "sitemap-invalid-url",
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
    'Sitemap: "https://shop.example/a.xml"\nUser-agent: *\nDisallow:\n',
    "Sitemap: https://shop.example/a.xml<br/>\nUser-agent: *\nDisallow:\n",
    "Sitemap:\nUser-agent: *\nDisallow:\n",
    "Sitemap:\nhttps://shop.example/a.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap:\nhttps://shop.example/a.xml\nhttps://shop.example/b.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://shop.example/my map.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https//shop.example/a.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://shop.example/sitemap.html\nUser-agent: *\nDisallow:\n",
  ],
  good: [
    "Sitemap: https://shop.example/sitemap.xml\nSitemap: HTTP://shop.example/b.xml\nUser-agent: *\nDisallow:\n",
    "Sitemap: https://shop.example/sitemap.xml?lang=de&n=1\nSitemap: http://shop.example\nSitemap: https://old.example/web/https://shop.example/a.xml\nUser-agent: *\nDisallow:\n",
  ],
  stage: "value",
  inFile: true,
  parts: { scheme, relative, form, page },
});
