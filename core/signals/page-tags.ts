import { asciiLower } from "../text/ascii.ts";
import { findCrawler } from "../vocabulary/find-crawler.ts";
import type { PageResource, ResourceKind } from "./resources.ts";

/** A robots meta tag, for all crawlers or one. */
export interface RobotsMeta {
  /** In lower case: `robots`, or a crawler's name. */
  readonly name: string;
  readonly content: string;
}

/** What a page's tags say to crawlers, in the order of the page. Addresses are as written. */
export interface PageTags {
  readonly metas: readonly RobotsMeta[];
  /** The names of the elements with a `data-nosnippet` attribute, in lower case, once each. */
  readonly withoutSnippet: readonly string[];
  readonly canonicals: readonly string[];
  /** The address that others are relative to; null if the page's own. */
  readonly base: string | null;
  /** What the page needs to be drawn. */
  readonly resources: readonly PageResource[];
  /** False if the page has more of these than are kept. */
  readonly isComplete: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/** Pages have fewer tags of each kind; a hostile one must not fill the memory. */
const MOST = 10_000;

/** Longer contents and addresses are cut. */
const LONGEST = 8192;

/** The resources that elements load, by element and attribute. */
const LOADED: Readonly<Record<string, readonly (readonly [attribute: string, ResourceKind])[]>> = {
  script: [["src", "script"]],
  img: [["src", "image"]],
  image: [["href", "image"]],
  input: [["src", "image"]],
  iframe: [["src", "frame"]],
  frame: [["src", "frame"]],
  video: [
    ["src", "media"],
    ["poster", "image"],
  ],
  audio: [["src", "media"]],
  track: [["src", "media"]],
  embed: [["src", "other"]],
  object: [["data", "other"]],
};

const LINKED: Readonly<Record<string, ResourceKind>> = {
  stylesheet: "style",
  icon: "image",
  "apple-touch-icon": "image",
  modulepreload: "script",
};

/** The kinds of what `<link rel="preload" as="…">` loads. */
const PRELOADED: Readonly<Record<string, ResourceKind>> = {
  script: "script",
  style: "style",
  image: "image",
  font: "font",
  fetch: "fetch",
  video: "media",
  audio: "media",
};

/**
 * An address of `srcset`, then commas or its descriptors. An address may contain commas, but
 * neither begins nor ends with one (HTML, parsing a srcset attribute).
 */
const SRCSET = /([^\s,](?:\S*[^\s,])?)(?:,+|\s+[^,]*)?/g;

/**
 * Collects what a page's tags say to crawlers from the events of an HTML parser that gives names in
 * lower case and decodes entities. Tags anywhere in the page count, as Google documents for
 * `<body>`. Accepts any events.
 */
export class PageTagReader {
  private readonly metas: RobotsMeta[] = [];
  private readonly elements = new Set<string>();
  private readonly canonicals: string[] = [];
  private readonly resources: PageResource[] = [];
  private base: string | null = null;
  private isComplete = true;

  /** An element begins. */
  open(name: string, attributes: Attributes): void {
    const of = (attribute: string): string =>
      Object.hasOwn(attributes, attribute) ? (attributes[attribute] ?? "").slice(0, LONGEST) : "";
    if (Object.hasOwn(attributes, "data-nosnippet")) this.keepElement(name);
    if (name === "meta") this.meta(of("name"), of("content"));
    else if (name === "link") this.link(of);
    else if (name === "base") this.base ??= of("href").trim() || null;
    else {
      if (Object.hasOwn(LOADED, name)) {
        for (const [attribute, kind] of LOADED[name] ?? []) this.resource(of(attribute), kind);
      }
      if (name === "img" || name === "source") this.sources(of("srcset"));
    }
  }

  /** What was found so far. */
  tags(): PageTags {
    return {
      metas: this.metas,
      withoutSnippet: [...this.elements],
      canonicals: this.canonicals,
      base: this.base,
      resources: this.resources,
      isComplete: this.isComplete,
    };
  }

  private keepElement(name: string): void {
    if (this.elements.size < MOST) this.elements.add(name.slice(0, LONGEST));
    else this.isComplete = false;
  }

  private meta(written: string, content: string): void {
    const name = asciiLower(written.trim());
    if (name !== "robots" && (name === "" || findCrawler(name) === null)) return;
    this.keep(this.metas, { name, content });
  }

  private link(of: (attribute: string) => string): void {
    const rels = asciiLower(of("rel")).split(/\s+/);
    const url = of("href").trim();
    if (url !== "" && rels.includes("canonical")) this.keep(this.canonicals, url);
    if (rels.includes("alternate")) return;
    for (const rel of rels) {
      const kind = rel === "preload" ? PRELOADED[asciiLower(of("as"))] : LINKED[rel];
      if (kind !== undefined) this.resource(url, kind);
    }
  }

  private sources(srcset: string): void {
    for (const [, address = ""] of srcset.matchAll(SRCSET)) this.resource(address, "image");
  }

  private resource(written: string, kind: ResourceKind): void {
    const url = written.trim();
    if (url !== "" && !/^(?:data|blob|javascript|about):/i.test(url)) {
      this.keep(this.resources, { url, kind });
    }
  }

  private keep<T>(list: T[], item: T): void {
    if (list.length < MOST) list.push(item);
    else this.isComplete = false;
  }
}
