import type { RobotsDocument } from "../../syntax/document.ts";
import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { deleteLinesFix, lineEndOf } from "../fixes/line-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { googleDocs, lighthouse, sitemapsOrg } from "../sources.ts";

/** A complete URL: scheme, host, and no invalid characters. */
const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#"'<>]+(?:[/?][^\s"<>]*)?$/i;
/** Another URL directly after a comma, or two schemes in a row. */
const SECOND = /[,;]https?:\/\/|^https?:\/\/https?:/i;
/** A web URL whose scheme is misspelt in one of the usual ways. */
const MISSPELT_SCHEME = /^(https?)(?:[:;]?\/*|[:;]\\*)(?=[a-z0-9-]+\.)/i;

type Message = "empty" | "below" | "several" | "quoted" | "blank" | "malformed";

const fixed = (title: string, from: number, to: number, insert: string): readonly Fix[] => [
  { title, kind: "repair", edits: [{ from, to, insert }] },
];

/** The start of the next line if it is a complete URL and nothing else; null otherwise. */
const addressBelow = ({ next, to, comment }: LineView, document: RobotsDocument): number | null => {
  if (comment !== null || next === to) return null;
  const { source } = document;
  const end = source.slice(next).search(/[\r\n]|$/);
  return ADDRESS.test(source.slice(next, next + end).trim()) ? next : null;
};

/** The fault of a value, most specific cause first. */
const faultOf = (
  line: LineView,
  document: RobotsDocument,
): { readonly message: Message; readonly fixes: readonly Fix[] } => {
  const { valueText: text, value, keyText } = line;
  const { from, to } = value ?? line;
  const below = text === "" ? addressBelow(line, document) : null;
  if (below !== null) {
    const insert = line.keyText.length + 1 < to - line.from ? "" : " ";
    return { message: "below", fixes: fixed("Join the two lines", to, below, insert) };
  }
  if (text === "") {
    const fix = deleteLinesFix([line], "suggest");
    return { message: "empty", fixes: [fix] };
  }
  const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
  if (parts.length > 1 && parts.every((part) => ADDRESS.test(part))) {
    const insert = parts.join(`${lineEndOf(document)}${keyText}: `);
    return { message: "several", fixes: fixed("Write one line each", from, to, insert) };
  }
  const bare = text.replace(/^["'<]+|["'>]+$/g, "");
  if (bare !== text) {
    const fixes = ADDRESS.test(bare) ? fixed("Remove the marks", from, to, bare) : [];
    return { message: "quoted", fixes };
  }
  if (/\s/.test(text)) return { message: "blank", fixes: [] };
  const corrected = text.replace(/^https?:\/\/(?=https?:)/i, "").replace(MISSPELT_SCHEME, "$1://");
  const isCorrected = corrected !== text && ADDRESS.test(corrected);
  return {
    message: "malformed",
    fixes: isCorrected
      ? fixed(formatMessage(FIX_TITLES.write, { text: schemeOf(corrected) }), from, to, corrected)
      : [],
  };
};

const isOneAddress = (text: string): boolean => ADDRESS.test(text) && !SECOND.test(text);

const schemeOf = (address: string): string => address.slice(0, address.indexOf("//") + 2);

export const sitemapInvalidUrl: Check = defineCheck({
  id: "sitemap-invalid-url",
  category: "sitemaps",
  // Affects no verdict: only the sitemap is not found through this file.
  severity: "warning",
  summary: "Avoid Sitemap lines without one valid URL",
  explanation:
    "A Sitemap line holds one complete URL and nothing else. Crawlers ignore a line whose value is empty, is in quotes, has spaces in it or lists several URLs; Lighthouse reports it.",
  sources: [sitemapsOrg, googleDocs, lighthouse],
  examples: {
    bad: [
      "Sitemap: https://shop.example/a.xml, https://shop.example/b.xml\nUser-agent: *\nDisallow:\n",
      'Sitemap: "https://shop.example/a.xml"\nUser-agent: *\nDisallow:\n',
      "Sitemap:\nUser-agent: *\nDisallow:\n",
      "Sitemap:\nhttps://shop.example/a.xml\nUser-agent: *\nDisallow:\n",
      "Sitemap: https://shop.example/my map.xml\nUser-agent: *\nDisallow:\n",
      "Sitemap: https//shop.example/a.xml\nUser-agent: *\nDisallow:\n",
    ],
    good: [
      "Sitemap: https://shop.example/sitemap.xml?lang=de&n=1\nSitemap: http://shop.example\nSitemap: https://old.example/web/https://shop.example/a.xml\nUser-agent: *\nDisallow:\n",
    ],
  },
  messages: {
    below:
      "Crawlers find no sitemap here, because its address is on the next line. Put both on one line.",
    empty: "This Sitemap line has no effect, because it has no URL. Write one, or delete the line.",
    several:
      "Crawlers find none of these sitemaps: they read several URLs on one line as a single one. Write a `Sitemap` line for each.",
    quoted:
      "Crawlers do not find this sitemap: they read the quotes or brackets as part of its URL. Remove them.",
    blank:
      "Crawlers do not find this sitemap, because its URL contains a space. Write `%20` for a space, or each URL on its own line.",
    malformed:
      "Crawlers do not find this sitemap: `{value}` is not a valid URL. Write scheme, host and path, such as `https://shop.example/sitemap.xml`.",
  },
  stage: "value",
  inFile: true,
  checkLine(line, { document }): Finding<Message> | null {
    const { field, value, valueText } = line;
    if (field !== "sitemap" || value === null || isOneAddress(valueText)) return null;
    const fault = faultOf(line, document);
    const span = valueText === "" ? line.content : value;
    return { from: span.from, to: span.to, data: { value: valueText }, ...fault };
  },
});
