import type { Span } from "../../text/span.ts";
import { hasCause } from "../groups/meant-groups.ts";
import type { LineView, LintContext } from "../rule.ts";
import { type WebAddress, webAddress } from "./web-address.ts";

/** A Sitemap line with a web address, about which no line check has anything to say. */
export interface SitemapLine {
  readonly line: LineView;
  /** Where the address stands. */
  readonly value: Span;
  readonly address: WebAddress;
}

const read = (context: LintContext): readonly SitemapLine[] => {
  const found: SitemapLine[] = [];
  for (const line of context.lines) {
    const { field, value } = line;
    if (field !== "sitemap" || value === null || hasCause(context, line)) continue;
    const address = webAddress(line.valueText);
    if (address !== null) found.push({ line, value, address });
  }
  return found;
};

const cache = new WeakMap<LintContext, readonly SitemapLine[]>();

/** The Sitemap lines of a file that are in order. Kept for as long as the context lives. */
export const sitemapLines = (context: LintContext): readonly SitemapLine[] => {
  const known = cache.get(context) ?? read(context);
  cache.set(context, known);
  return known;
};

/** The address the file was asked for at; null where nobody said. */
export const requestedAddress = ({ response }: LintContext): WebAddress | null =>
  webAddress(response?.requestedUrl ?? "");

/**
 * An address on the site the file is for: the one it was asked for at, or that of a sitemap where all
 * are on one host. Null where neither tells.
 */
export const ownSite = (context: LintContext): WebAddress | null => {
  const requested = requestedAddress(context);
  if (requested !== null) return requested;
  const [first, ...others] = sitemapLines(context);
  if (first === undefined) return null;
  const { host } = first.address;
  return others.every(({ address }) => address.host === host) ? first.address : null;
};
