/** What a sitemap's address is of. */
export type EntryKind = "page" | "sitemap" | "alternate" | "image" | "video";

/** An address that a sitemap holds, as it stands there without blanks around it. */
export interface SitemapEntry {
  readonly kind: EntryKind;
  readonly url: string;
}

/** The forms of sitemap that search engines read. */
export type SitemapForm = "urlset" | "index" | "rss" | "atom" | "text";

/**
 * The limits that sitemaps.org sets: pages in a file (or files in an index), bytes of a file once it
 * is unpacked, and UTF-16 units of an address.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
const SITEMAP_LIMITS = { entries: 50_000, bytes: 52_428_800, url: 2048 } as const;

/** Something about a sitemap that its readers may not take. */
export type SitemapNote =
  /** More entries, or bytes, than a sitemap may have. */
  | "too-many-entries"
  | "too-large"
  /** An address at least as long as is allowed, or that is not absolute. */
  | "url-too-long"
  | "url-not-absolute"
  /** The namespace is not that of sitemaps.org. */
  | "namespace"
  /** A list of sitemaps that holds pages as well. */
  | "pages-in-index"
  /** No address was found where sitemaps have them. */
  | "no-entries";

const ABSOLUTE = /^https?:\/\/[^/?#]/i;

/** What is wrong with an address of a sitemap; null where nothing is. */
export const urlFault = (url: string): "url-too-long" | "url-not-absolute" | null => {
  if (!ABSOLUTE.test(url)) return "url-not-absolute";
  return url.length >= SITEMAP_LIMITS.url ? "url-too-long" : null;
};

/** What is wrong with a whole sitemap by its size. */
export const sizeNotes = (entries: number, bytes: number): readonly SitemapNote[] => [
  ...(entries > SITEMAP_LIMITS.entries ? (["too-many-entries"] as const) : []),
  ...(bytes > SITEMAP_LIMITS.bytes ? (["too-large"] as const) : []),
];
