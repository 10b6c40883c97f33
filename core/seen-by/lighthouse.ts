import { asciiLower } from "../text/ascii.ts";
import type { Said } from "./seen.ts";
import { protocolOf } from "./url-protocol.ts";

/** The fields that the audit accepts. */
const FIELDS: ReadonlySet<string> = new Set([
  "user-agent",
  "disallow",
  "allow",
  "sitemap",
  "crawl-delay",
  "clean-param",
  "host",
  "request-rate",
  "visit-time",
  "noindex",
  "content-signal",
]);

const PROTOCOLS: ReadonlySet<string> = new Set(["http", "https", "ftp"]);

type Code = Extract<Said["code"], `lighthouse-${string}`>;

/** What is wrong with the value of one field; null if nothing. */
const VALUES: Readonly<Record<string, (value: string) => Code | null>> = {
  sitemap: (value) => {
    const protocol = protocolOf(value);
    if (protocol === null) return "lighthouse-sitemap-url";
    return PROTOCOLS.has(protocol) ? null : "lighthouse-sitemap-protocol";
  },
  "user-agent": (value) => (value === "" ? "lighthouse-no-name" : null),
};

const pathFault = (path: string): Code | null => {
  if (path !== "" && !/^[/*]/.test(path)) return "lighthouse-path";
  const dollar = path.indexOf("$");
  return dollar >= 0 && dollar !== path.length - 1 ? "lighthouse-dollar" : null;
};

const isRule = (name: string): boolean => name === "allow" || name === "disallow";

/**
 * The audit `robots-txt` of Lighthouse 13.4.1, line by line. Each line has one error at most.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/f8eac39/core/audits/seo/robots-txt.js
 */
export const saidByLighthouse = (source: string): readonly Said[] => {
  const said: Said[] = [];
  let isGroupOpen = false;

  const faultOf = (line: string): Code | null => {
    const text = line.replace(/#.*/s, "").trim();
    if (text === "") return null;
    const colon = text.indexOf(":");
    if (colon < 0) return "lighthouse-syntax";
    // JavaScript's own folding and white space, as in the audit.
    const name = text.slice(0, colon).trim().toLowerCase();
    const value = text.slice(colon + 1).trim();
    if (!FIELDS.has(name)) return "lighthouse-unknown";
    const fault = isRule(name) ? pathFault(value) : (VALUES[asciiLower(name)]?.(value) ?? null);
    if (fault !== null) return fault;
    if (name === "user-agent") isGroupOpen = true;
    return isRule(name) && !isGroupOpen ? "lighthouse-no-agent" : null;
  };

  for (const [index, line] of source.split(/\r\n|\r|\n/).entries()) {
    const code = faultOf(line);
    if (code !== null) said.push({ line: index + 1, code, severity: "error" });
  }
  return said;
};
