import { asciiLower } from "./ascii.ts";

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

/**
 * Hosts that store files for other sites: content delivery networks, cloud storage, sitemap
 * services.
 */
const FILE_HOST =
  /^(?:cdn|static|assets?|media|files?|storage|s3)\d*[.-]|sitemap|\.(?:amazonaws\.com|cloudfront\.net|googleapis\.com|core\.windows\.net|digitaloceanspaces\.com|r2\.dev|b-cdn\.net)$/;

/**
 * A URL on the site that lists these sitemaps: the first, if all are on one host that does not only
 * store files; otherwise null.
 */
export const siteOfSitemaps = (sitemaps: readonly WebAddress[]): WebAddress | null => {
  const [first] = sitemaps;
  if (first === undefined || FILE_HOST.test(first.host)) return null;
  return sitemaps.every(({ host }) => host === first.host) ? first : null;
};
