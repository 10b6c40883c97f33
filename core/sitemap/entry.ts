/** What a sitemap's URL is for. */
export type EntryKind = "page" | "sitemap" | "alternate" | "image" | "video";

/** An address in a sitemap, trimmed. */
export interface SitemapEntry {
  readonly kind: EntryKind;
  readonly url: string;
}

/** The forms of sitemap that search engines read. */
export type SitemapForm = "urlset" | "index" | "rss" | "atom" | "text";

/**
 * The limits of sitemaps.org: pages in a file (or files in an index), bytes of an unpacked file,
 * and UTF-16 units of a URL.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
const SITEMAP_LIMITS = { entries: 50_000, bytes: 52_428_800, url: 2048 } as const;

/** A property of a sitemap that its readers may not accept. */
export type SitemapNote =
  /** More entries, or bytes, than a sitemap may have. */
  | "too-many-entries"
  | "too-large"
  /** A URL that is too long or not absolute. */
  | "url-too-long"
  | "url-not-absolute"
  /** The namespace is not that of sitemaps.org. */
  | "namespace"
  /** A sitemap index that also lists pages. */
  | "pages-in-index"
  /** No address was found where sitemaps have them. */
  | "no-entries";

const ABSOLUTE = /^https?:\/\/[^/?#]/i;

/** What is wrong with an address of a sitemap; null if it is valid. */
export const urlFault = (url: string): "url-too-long" | "url-not-absolute" | null => {
  if (!ABSOLUTE.test(url)) return "url-not-absolute";
  return url.length >= SITEMAP_LIMITS.url ? "url-too-long" : null;
};

/** What is wrong with the size of a sitemap. */
export const sizeNotes = (entries: number, bytes: number): readonly SitemapNote[] => [
  ...(entries > SITEMAP_LIMITS.entries ? (["too-many-entries"] as const) : []),
  ...(bytes > SITEMAP_LIMITS.bytes ? (["too-large"] as const) : []),
];
