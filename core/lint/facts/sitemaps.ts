import { memo } from "../../collections/memo.ts";
import type { Span } from "../../text/span.ts";
import { siteOfSitemaps, type WebAddress, webAddress } from "../../text/web-address.ts";
import type { FileContext, LineContext, LineView } from "../context.ts";
import { hasCause } from "./intended-groups.ts";
import { unusualLines } from "./unusual-lines.ts";

/** A Sitemap line with a web address. */
export interface SitemapLine {
  readonly line: LineView;
  /** The position of the URL. */
  readonly value: Span;
  readonly address: WebAddress;
}

const read = ({ lines }: LineContext): readonly SitemapLine[] => {
  const found: SitemapLine[] = [];
  for (const line of unusualLines(lines)) {
    const { field, value } = line;
    if (field !== "sitemap" || value === null) continue;
    const address = webAddress(line.valueText);
    if (address !== null) found.push({ line, value, address });
  }
  return found;
};

const readableSitemaps = memo(read);

/** The Sitemap lines of a file without a finding. */
export const sitemapLines: (context: FileContext) => readonly SitemapLine[] = memo((context) =>
  readableSitemaps(context).filter(({ line }) => !hasCause(context, line)),
);

/** The requested URL of the file; null if unknown. */
export const requestedAddress = ({ response }: LineContext): WebAddress | null =>
  webAddress(response?.requestedUrl ?? "");

/**
 * A URL on the site of the file: the requested one, or that of a sitemap if all are on one host,
 * unless that only stores files. Null if neither is known.
 */
export const ownSite = (context: LineContext): WebAddress | null => {
  const requested = requestedAddress(context);
  if (requested !== null) return requested;
  return siteOfSitemaps(readableSitemaps(context).map(({ address }) => address));
};
