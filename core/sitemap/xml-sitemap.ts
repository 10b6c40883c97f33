import type { EntryKind, SitemapEntry, SitemapForm, SitemapNote } from "./entry.ts";

/**
 * Longer addresses are cut: no reader accepts them, and a hostile file must not fill the memory.
 */
const LONGEST = 8192;

/** Files nested deeper are not sitemaps; a parser would have to remember every open tag. */
const DEEPEST = 64;

const SITEMAP_NAMESPACE = /^https?:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9\/?$/;

const FORMS: ReadonlyMap<string, SitemapForm> = new Map([
  ["urlset", "urlset"],
  ["sitemapindex", "index"],
  ["rss", "rss"],
  ["RDF", "rss"],
  ["feed", "atom"],
  // A part of a sitemap that was copied, down to the lines that a search for `<loc>` prints.
  ["url", "urlset"],
  ["loc", "urlset"],
  ["sitemap", "index"],
]);

/**
 * Elements whose text is an address, by the names of their two ancestors and their own. Prefixes
 * are removed: `sm:loc` is `loc`.
 */
const ADDRESSES: ReadonlyMap<string, EntryKind> = new Map([
  ["urlset url loc", "page"],
  ["sitemapindex sitemap loc", "sitemap"],
  ["sitemapindex url loc", "page"],
  ["url image loc", "image"],
  ["url video content_loc", "video"],
  ["url video player_loc", "video"],
  ["url video thumbnail_loc", "image"],
  ["channel item link", "page"],
  ["RDF item link", "page"],
  ["url loc", "page"],
  ["sitemap loc", "sitemap"],
  ["loc", "page"],
]);

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** The form of sitemap that begins with an element, which may have a prefix; null for none. */
export const formOfRoot = (name: string): SitemapForm | null => FORMS.get(localName(name)) ?? null;

type Attributes = Readonly<Record<string, string>>;

const atomLink = (attributes: Attributes): SitemapEntry | null => {
  const { href = "", rel = "alternate" } = attributes as { href?: string; rel?: string };
  return href !== "" && rel === "alternate" ? { kind: "page", url: href.trim() } : null;
};

const alternateLink = (attributes: Attributes): SitemapEntry | null => {
  const { href = "", rel = "" } = attributes as { href?: string; rel?: string };
  return href !== "" && rel === "alternate" ? { kind: "alternate", url: href.trim() } : null;
};

/**
 * Extracts the addresses from a sitemap (urlset or index, with images, videos and translations), an
 * RSS feed or an Atom feed, from the events of an XML parser. Keeps only one address and the names
 * of the open elements in memory.
 */
export class XmlSitemap {
  /** The form according to the root element; null before it, or if it is something else. */
  form: SitemapForm | null = null;
  /** The name of the root; null before it. */
  root: string | null = null;
  /** The file is nested too deep to be a sitemap: no more events are needed. */
  isHopeless = false;
  readonly notes: Set<SitemapNote> = new Set();

  private readonly path: string[] = [];
  private kind: EntryKind | null = null;
  private address = "";
  private readonly take: (entry: SitemapEntry) => void;

  /** @param take is called with each address when its element ends. */
  constructor(take: (entry: SitemapEntry) => void) {
    this.take = take;
  }

  /** An element begins. Its name and its attributes' names have their prefixes. */
  open(name: string, attributes: Attributes): void {
    const local = localName(name);
    if (this.root === null) this.begin(name, local, attributes);
    this.path.push(local);
    if (this.path.length > DEEPEST) this.isHopeless = true;
    const link = local === "link" ? this.linkOf(attributes) : null;
    if (link !== null) this.take(link);
    this.kind = this.isForeign(name)
      ? null
      : (ADDRESSES.get(this.path.slice(-3).join(" ")) ?? null);
    this.address = "";
  }

  /** Text within the current element, in any number of pieces. */
  text(piece: string): void {
    if (this.kind !== null && this.address.length < LONGEST)
      this.address += piece.slice(0, LONGEST);
  }

  /** The current element ends. */
  close(): void {
    this.path.pop();
    const url = this.address.trim();
    if (this.kind !== null && url !== "") {
      if (this.kind === "page" && this.form === "index") this.notes.add("pages-in-index");
      this.take({ kind: this.kind, url });
    }
    this.kind = null;
  }

  private begin(name: string, local: string, attributes: Attributes): void {
    this.root = local;
    this.form = formOfRoot(local);
    const prefix = name.includes(":") ? `xmlns:${name.slice(0, name.indexOf(":"))}` : "xmlns";
    const isSitemap = this.form === "urlset" || this.form === "index";
    if (isSitemap && !SITEMAP_NAMESPACE.test(attributes[prefix] ?? "")) this.notes.add("namespace");
  }

  /** `atom:link` in an RSS feed is the feed's own URL. */
  private isForeign(name: string): boolean {
    return this.form === "rss" && name.startsWith("atom");
  }

  private linkOf(attributes: Attributes): SitemapEntry | null {
    if (this.form === "atom") return this.path.at(-2) === "entry" ? atomLink(attributes) : null;
    return this.form === "urlset" ? alternateLink(attributes) : null;
  }
}
