import type { RobotsDocument } from "../../../syntax/document.ts";
import { definePart, type Finding, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import type { Fix } from "../../diagnostic.ts";
import { FIELD_NAMES } from "../../facts/fields.ts";
import { removing, repair, writing } from "../../fixes/fix.ts";
import { deleteLinesFix, lineEndOf } from "../../fixes/line-edits.ts";
import { FIX_TITLES } from "../../messages.ts";

/** A complete URL: scheme, host, and no invalid characters. */
const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#"'<>]+(?:[/?][^\s"<>]*)?$/i;
/** Another URL directly after a comma, or two schemes in a row. */
const SECOND = /[,;]https?:\/\/|^https?:\/\/(?:www\.)?https?:/i;
/** Punctuation that came along with a complete URL. */
const TRAILING = /(?<=\.(?:xml|txt|gz|php|aspx?|html?))[.,;]+$/i;
/** Tags of a web page around a value. */
const TAGS = /^(?:<\/?[a-z][^<>]*>\s*)+|(?:\s*<\/?[a-z][^<>]*>)+$/gi;
const TAG = /<[^<>]*>/;
/** A web URL whose scheme is misspelt in one of the usual ways. */
const MISSPELT_SCHEME = /^(https?)(?:[:;]?\/*|[:;]\\*)(?=[a-z0-9-]+\.)/i;

type Message =
  | "empty"
  | "below"
  | "belowMany"
  | "several"
  | "tagged"
  | "quoted"
  | "trailing"
  | "blank"
  | "malformed";

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

/** The fault of a value, most specific cause first. */
const faultOf = (
  line: LineView,
  document: RobotsDocument,
): Pick<Finding<Message>, "message" | "severity" | "data"> & { readonly fixes: readonly Fix[] } => {
  const { valueText: text, value, keyText } = line;
  const { from, to } = value ?? line;
  const [below, ...more] = text === "" ? addressesBelow(line, document) : [];
  if (below !== undefined) {
    const insert = `${FIELD_NAMES.sitemap}: `;
    return {
      message: more.length === 0 ? "below" : "belowMany",
      data: { count: more.length + 1 },
      fixes: [
        repair(more.length === 0 ? "Join the two lines" : FIX_TITLES.writeEach, [
          { from: line.content.from, to: below, insert },
          ...more.map((at) => ({ from: at, to: at, insert })),
        ]),
      ],
    };
  }
  if (text === "") {
    const fix = deleteLinesFix([line], "suggest");
    return { message: "empty", severity: "info", fixes: [fix] };
  }
  const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
  if (parts.length > 1 && parts.every((part) => ADDRESS.test(part))) {
    const insert = parts.join(`${lineEndOf(document)}${keyText}: `);
    return { message: "several", fixes: [repair(FIX_TITLES.writeEach, { from, to, insert })] };
  }
  const untagged = text.replace(TAGS, "");
  if (untagged !== text && ADDRESS.test(untagged)) {
    const tag = TAG.exec(text)?.[0] ?? "";
    const title = removing(tag);
    return {
      message: "tagged",
      data: { tag },
      fixes: [repair(title, { from, to, insert: untagged })],
    };
  }
  const bare = text.replace(/^["'<]+|["'>]+$/g, "");
  if (bare !== text) {
    const fixes = ADDRESS.test(bare)
      ? [repair("Remove the marks", { from, to, insert: bare })]
      : [];
    return { message: "quoted", fixes };
  }
  if (/\s/.test(text)) return { message: "blank", fixes: [] };
  const ended = text.replace(TRAILING, "");
  if (ended !== text && ADDRESS.test(ended)) {
    const mark = text.slice(ended.length);
    const title = removing(mark);
    return {
      message: "trailing",
      data: { mark },
      fixes: [repair(title, { from, to, insert: ended })],
    };
  }
  const corrected = text
    .replace(/^https?:\/\/(?:www\.)?(?=https?:)/i, "")
    .replace(MISSPELT_SCHEME, "$1://");
  const isCorrected = corrected !== text && ADDRESS.test(corrected);
  return {
    message: "malformed",
    fixes: isCorrected
      ? [repair(writing(schemeOf(corrected)), { from, to, insert: corrected })]
      : [],
  };
};

const isOneAddress = (text: string): boolean =>
  ADDRESS.test(text) && !SECOND.test(text) && !TRAILING.test(text);

const schemeOf = (address: string): string => address.slice(0, address.indexOf("//") + 2);

export const form: Part = definePart({
  severity: "warning",
  messages: {
    below:
      "Crawlers find no sitemap here, because its URL is on the next line. Put both on one line.",
    belowMany: {
      other:
        "Crawlers find none of these {count} sitemaps, because their URLs are on lines of their own. Write `Sitemap:` before each.",
    },
    empty: "This Sitemap line has no effect, because it has no URL. Write one, or delete the line.",
    several:
      "Crawlers find none of these sitemaps: they expect one URL on a line. Write a `Sitemap` line for each.",
    tagged: "Crawlers do not find this sitemap: they read `{tag}` as part of its URL. Remove it.",
    quoted:
      "Crawlers do not find this sitemap: they read the quotes or brackets as part of its URL. Remove them.",
    trailing:
      "Crawlers do not find this sitemap: they read `{mark}` at the end as part of its URL. Remove it.",
    blank:
      "Crawlers do not find this sitemap: its URL has a space. Write `%20`, or each URL on its own line.",
    malformed:
      "Crawlers do not find this sitemap: `{value}` is not a valid URL. Write scheme, host and path, such as `https://shop.example/sitemap.xml`.",
  },
  checkLine(line, { document }): Finding<Message> | null {
    const { field, value, valueText } = line;
    if (field !== "sitemap" || value === null || isOneAddress(valueText)) return null;
    const fault = faultOf(line, document);
    const span = valueText === "" ? line.content : value;
    return { from: span.from, to: span.to, ...fault, data: { value: valueText, ...fault.data } };
  },
});
