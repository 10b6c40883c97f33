import { memo } from "../../collections/memo.ts";
import { asciiLower } from "../../text/ascii.ts";
import type { Span } from "../../text/span.ts";
import type { FileContext, LineContext, LineView } from "../context.ts";
import { hasCause } from "./intended-groups.ts";
import { unusualLines } from "./unusual-lines.ts";

/** A parsed web address, with the parts that checks compare. */
export interface WebAddress {
  readonly scheme: "http" | "https";
  /** In lower case, with the port unless it is the scheme's own. */
  readonly host: string;
  /** Path and query as written, without the fragment; empty if there is none. */
  readonly path: string;
}

const ADDRESS = /^(https?):\/\/(?:[^@/?#\s]*@)?([^/?#\s]+)([^#\s]*)/i;

const OWN_PORT = { http: /:80$/, https: /:443$/ } as const;

/** Parses an http or https URL; null for anything else. */
export const webAddress = (text: string): WebAddress | null => {
  const match = ADDRESS.exec(text);
  if (match === null) return null;
  const scheme = asciiLower(match[1] ?? "") === "http" ? "http" : "https";
  const host = asciiLower(match[2] ?? "").replace(OWN_PORT[scheme], "");
  return { scheme, host, path: match[3] ?? "" };
};

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
 * Hosts that store files for other sites: content delivery networks, cloud storage, sitemap
 * services.
 */
const FILE_HOST =
  /^(?:cdn|static|assets?|media|files?|storage|s3)\d*[.-]|sitemap|\.(?:amazonaws\.com|cloudfront\.net|googleapis\.com|core\.windows\.net|digitaloceanspaces\.com|r2\.dev|b-cdn\.net)$/;

/**
 * A URL on the site of the file: the requested one, or that of a sitemap if all are on one host,
 * unless that only stores files. Null if neither is known.
 */
export const ownSite = (context: LineContext): WebAddress | null => {
  const requested = requestedAddress(context);
  if (requested !== null) return requested;
  const [first, ...others] = readableSitemaps(context);
  if (first === undefined) return null;
  const { host } = first.address;
  if (FILE_HOST.test(host)) return null;
  return others.every(({ address }) => address.host === host) ? first.address : null;
};
