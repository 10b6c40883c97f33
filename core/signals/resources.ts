import type { Matcher } from "../match/compile.ts";
import { webAddress } from "../text/web-address.ts";

/** What a page loads, by what it is for. */
export type ResourceKind =
  | "script"
  | "style"
  | "image"
  | "font"
  | "fetch"
  | "frame"
  | "media"
  | "other";

/** The resources without which a page may look broken or empty to a crawler that renders it. */
const NEEDED: ReadonlySet<ResourceKind> = new Set(["script", "style", "fetch"]);

/** Whether a page may look broken or empty without a resource. */
export const isNeeded = ({ kind }: Pick<PageResource, "kind">): boolean => NEEDED.has(kind);

/** Something that a page loads. */
export interface PageResource {
  /** The address: absolute, or in a page's tags as written. */
  readonly url: string;
  readonly kind: ResourceKind;
}

/** A resource that the crawler may not fetch. */
export interface BlockedResource extends PageResource {
  /** The 1-based deciding line; null if none decides, but how the file is read as a whole. */
  readonly line: number | null;
}

/** Which resources of a page a crawler may not fetch. */
export interface BlockedResources {
  /** Each address once, in the order of the page. */
  readonly blocked: readonly BlockedResource[];
  /** How many different addresses were judged. */
  readonly judged: number;
  /**
   * How many are on other sites, whose own robots.txt decides; or may be, if the page's own site is
   * not known.
   */
  readonly elsewhere: number;
}

/** Scheme and host, which a robots.txt is for (RFC 9309, section 2.3); null for a path. */
const siteOf = (url: string): string | null => {
  const address = webAddress(url);
  return address === null ? null : `${address.scheme}://${address.host}`;
};

/** The different resources of a page that are on its own site, and how many are not. */
const onOwnSite = (
  resources: readonly PageResource[],
  page: string,
): { readonly here: readonly PageResource[]; readonly elsewhere: number } => {
  const own = siteOf(page);
  const different = [...new Map(resources.map((each) => [each.url, each])).values()];
  const here = different.filter(({ url }) => {
    const site = siteOf(url);
    return site === null || site === own;
  });
  return { here, elsewhere: different.length - here.length };
};

/**
 * The addresses of what a page cannot do without, each once, as far as the robots.txt of its own
 * site is about them.
 *
 * @param resources with addresses as the crawler requests them: absolute, or paths on the site.
 * @param page its URL; a path if its site is not known.
 */
export const neededOnSite = (resources: readonly PageResource[], page: string): readonly string[] =>
  onOwnSite(resources.filter(isNeeded), page).here.map(({ url }) => url);

/**
 * Finds the resources of a page that a crawler may not fetch, and the lines that say so.
 *
 * @param resources with addresses as the crawler requests them: absolute, or paths on the site.
 * @param page its URL; a path if its site is not known: then paths alone are judged.
 */
export const blockedResources = (
  matcher: Matcher,
  resources: readonly PageResource[],
  page: string,
): BlockedResources => {
  const { here, elsewhere } = onOwnSite(resources, page);
  const blocked = here.flatMap((resource) => {
    const { allowed, rule } = matcher.decide(resource.url);
    return allowed ? [] : [{ ...resource, line: rule?.line ?? null }];
  });
  return { blocked, judged: here.length, elsewhere };
};
