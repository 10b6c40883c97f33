import { HEADER } from "./http-answer.ts";

/**
 * Names of response headers that no field of robots.txt shares (RFC 9110, RFC 9111, and those that
 * CDNs and operating manuals of search engines name).
 */
const KNOWN: ReadonlySet<string> = new Set(
  "accept-ranges age cache-control cf-cache-status cf-ray connection content-encoding content-language content-length content-security-policy content-type date etag expires last-modified link location server set-cookie strict-transport-security transfer-encoding vary via x-cache x-frame-options x-powered-by x-robots-tag".split(
    " ",
  ),
);

/**
 * Whether lines are response headers without a status line: each has the form of one, and most have
 * names that only headers have.
 */
export const areHeaders = (lines: readonly string[]): boolean => {
  const names = lines.map((line) => HEADER.exec(line)?.[1]?.toLowerCase() ?? "");
  const known = names.filter((name) => KNOWN.has(name)).length;
  return names.length > 0 && !names.includes("") && known * 2 > names.length;
};
