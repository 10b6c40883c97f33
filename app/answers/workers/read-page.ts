import { Parser } from "htmlparser2";
import {
  areHeaders,
  type HarPage,
  hasBody,
  headerOf,
  markupOf,
  type PageResource,
  PageTagReader,
  type PageTags,
  readAnswer,
} from "../../../core/index.ts";

/** What a text says of a page. */
export interface ReadPage {
  /** The address that the text gives as the page's own; null if it gives none. */
  readonly named: string | null;
  /** Null if unknown. */
  readonly status: number | null;
  readonly headers: readonly (readonly [name: string, value: string])[] | null;
  readonly tags: PageTags | null;
  /** What was loaded, as far as it was recorded; absolute. What the tags load is not in it. */
  readonly loaded: readonly PageResource[];
}

/** Where browsers note the address of a page that they save: its own, and as SingleFile writes it. */
const SAVED_FROM = /saved from url=\(\d{4}\)(https?:\/\/\S+)|SingleFile\s+url:\s*(https?:\/\/\S+)/i;

const isAbsolute = (address: string): boolean => /^https?:\/\//i.test(address);

const isPageUrl = (address: string | null | undefined): address is string =>
  typeof address === "string" && isAbsolute(address) && URL.canParse(address);

/** What the tags of a page say, and the address that it names as its own. Reads any text. */
const readHtml = (html: string): { readonly tags: PageTags; readonly named: string | null } => {
  const reader = new PageTagReader();
  let savedFrom: string | null = null;
  let shared: string | null = null;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      reader.open(name, attributes);
      const { property, content } = attributes;
      if (name === "meta" && property === "og:url") shared ??= content?.trim() ?? null;
    },
    oncomment: (text) => {
      const [, own, other] = SAVED_FROM.exec(text.slice(0, 4096)) ?? [];
      savedFrom ??= own ?? other ?? null;
    },
  });
  parser.end(html);
  const tags = reader.tags();
  const named = [savedFrom, ...tags.canonicals, shared].find(isPageUrl);
  return { tags, named: named ?? null };
};

/** What a page's tags say; the parser reads any text. */
const tagsIn = (html: string): PageTags => readHtml(html).tags;

const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)/i;

const CANONICAL = /<(https?:\/\/[^>]*)>[^<]*rel\s*=\s*"?canonical\b/i;

/** The address that redirects led to; null if they do not give the site. */
const redirectedTo = (locations: readonly string[]): string | null => {
  let address = "";
  for (const location of locations) {
    const isWhole = isAbsolute(location) || address !== "";
    address = isWhole ? (resolved(location, address || location) ?? "") : "";
  }
  return isPageUrl(address) ? address : null;
};

/** The lines before the first blank one. */
const headOf = (text: string): readonly string[] =>
  (text.trimStart().split(/\r?\n[ \t]*\r?\n/, 1)[0] ?? "").split(/\r?\n|\r/);

/** Whether a text has tags, and is no sitemap: that is markup, too, but no page. */
const mayBeHtml = (text: string): boolean =>
  /<[a-z!]/i.test(text) && markupOf(text)?.kind !== "sitemap";

/**
 * Reads what `curl -i` or `curl -I` prints for a page, its header lines, its HTML or a part of it.
 * Of a text that is none of these, nothing is known.
 */
export const readPage = (text: string): ReadPage => {
  const hasStatus = readAnswer(text) !== null;
  const isHead = !hasStatus && areHeaders(headOf(text));
  const answer = readAnswer(isHead ? `HTTP/1.1 200\n${text.trimStart()}` : text);
  const body = answer?.body ?? text;
  const isHtml = answer === null || HTML.test(headerOf(answer, "content-type") ?? "text/html");
  // Headers alone say nothing of the tags.
  const hasHtml = isHtml && (answer === null ? mayBeHtml(body) : hasBody(answer));
  const html = hasHtml ? readHtml(body) : null;
  const link = answer === null ? null : CANONICAL.exec(headerOf(answer, "link") ?? "")?.[1];
  return {
    named: redirectedTo(answer?.redirects ?? []) ?? html?.named ?? (isPageUrl(link) ? link : null),
    status: answer !== null && hasStatus ? answer.status : null,
    headers: answer?.headers ?? null,
    tags: html?.tags ?? null,
    loaded: [],
  };
};

/** A page of an HTTP archive. */
export const readHarPage = ({ url, status, headers, html, resources }: HarPage): ReadPage => ({
  named: isPageUrl(url) ? url.replace(/#.*$/s, "") : null,
  status,
  headers: status === null ? null : headers,
  tags: html === null ? null : tagsIn(html),
  loaded: resources,
});

/** A site of which only paths are known, so that relative addresses can be resolved. */
const NO_SITE = "http://site.invalid";

/** Resolves an address of a page as browsers do; null if it is none, or not of the web. */
const resolved = (address: string, base: string): string | null => {
  try {
    const { protocol, href } = new URL(address, base);
    if (protocol !== "http:" && protocol !== "https:") return null;
    return href.replace(/#.*$/s, "");
  } catch {
    return null;
  }
};

/**
 * What a page loads, with addresses as requested: absolute, or paths on its own site if only the
 * page's path is known.
 *
 * @param url of the page: absolute, or a path on the site that it names, if it names one.
 */
export const resourcesOf = (
  { tags, loaded, named }: Pick<ReadPage, "tags" | "loaded" | "named">,
  url: string,
): readonly PageResource[] => {
  const isPath = !isAbsolute(url);
  const site = named === null ? NO_SITE : new URL(named).origin;
  const own = resolved(url, site) ?? site;
  const from = resolved(tags?.base ?? "", own) ?? own;
  return [...loaded, ...(tags?.resources ?? [])].flatMap((each) => {
    const address = resolved(each.url, from);
    if (address === null) return [];
    const isOwn = isPath && address.startsWith(`${site}/`);
    return [{ ...each, url: isOwn ? address.slice(site.length) : address }];
  });
};
