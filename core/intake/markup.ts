import { formOfRoot } from "../sitemap/xml-sitemap.ts";
import type { Content } from "./content.ts";

/** What may precede the root element: white space, declarations, comments. */
const PROLOG = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype\b[^>[]*(?:\[[\s\S]*?\]\s*)?>/iy;

const ROOT = /<([a-z_][\w.-]*(?::[\w.-]+)?)(?=[\s/>])/iy;

const HTML_DOCTYPE = /^\s*<!doctype\s+html\b/i;
const DOCUMENT = /<(?:!doctype\s+html|html|head|body|urlset|sitemapindex|rss|feed)[\s>]/i;

/** Elements that begin a page, or a part of one that was copied. */
const PAGE_ROOTS: ReadonlySet<string> = new Set(
  "html head body base br center div font h1 h2 h3 h4 h5 h6 iframe link main meta p script style table title".split(
    " ",
  ),
);

/** Where browsers show XML as a tree, a sentence of theirs precedes it in the copied text. */
const LONGEST_LEAD = 400;

const rootAt = (text: string, start: number): string | null => {
  PROLOG.lastIndex = start;
  let at = start;
  while (PROLOG.test(text)) at = PROLOG.lastIndex;
  ROOT.lastIndex = at;
  return ROOT.exec(text)?.[1] ?? null;
};

/** Whether a text has the beginning of a whole page, sitemap or feed in its first lines. */
export const isDocument = (text: string): boolean => DOCUMENT.test(text.slice(0, 2_000));

/** A page or a sitemap, by its root element; null for anything else, other XML included. */
export const markupOf = (text: string): Content | null => {
  const start = text.indexOf("<");
  if (start < 0 || start > LONGEST_LEAD) return null;
  const isFirst = text.slice(0, start).trim() === "";
  if (isFirst && HTML_DOCTYPE.test(text)) return { kind: "html" };
  const root = rootAt(text, start);
  if (root === null) return null;
  const form = formOfRoot(root);
  if (form !== null) return { kind: "sitemap", form };
  return isFirst && PAGE_ROOTS.has(root.toLowerCase()) ? { kind: "html" } : null;
};
