import { asciiLower } from "../text/ascii.ts";

const SCHEME = /^[\0- ]*([a-z][a-z\d+.-]*):(.*?)[\0- ]*$/is;

/** The schemes whose URLs must have a host. */
const WITH_HOST: ReadonlySet<string> = new Set(["http", "https", "ftp", "ws", "wss"]);

/** What the host of another scheme may not contain. */
const FORBIDDEN = /[\0\t\n\r #/:<>?@[\\\]^|]/;

/** What no domain may contain, and an escape, which hosts of sitemaps never have. */
const FORBIDDEN_IN_DOMAINS = /[\0- "#%/:<>?@[\\\]^`{|}\x7f]/;

/** Whether the last part of a host is a number, so that it must be an IPv4 address. */
const ENDS_IN_NUMBER = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;

const numberOf = (part: string): number => {
  if (/^0x[\da-f]*$/i.test(part)) return Number.parseInt(part.slice(2) || "0", 16);
  if (/^0[0-7]*$/.test(part)) return Number.parseInt(part, 8);
  return /^[1-9]\d*$/.test(part) ? Number(part) : Number.NaN;
};

const isIpv4 = (host: string): boolean => {
  const numbers = host.replace(/\.$/, "").split(".").map(numberOf);
  const last = numbers.pop() ?? Number.NaN;
  const isSmall = numbers.length <= 3 && numbers.every((number) => number <= 255);
  return isSmall && last < 256 ** (4 - numbers.length);
};

const isDomain = (host: string): boolean => {
  if (host === "" || FORBIDDEN_IN_DOMAINS.test(host)) return false;
  return !ENDS_IN_NUMBER.test(host) || isIpv4(host);
};

const isIpv6 = (host: string): boolean => /^\[[\da-f:.]+\]$/i.test(host) && host.includes(":");

const isPort = (port: string): boolean => /^\d*$/.test(port) && Number(port) <= 65_535;

/**
 * The scheme of an absolute URL, in lower case; null if a browser's `new URL` would refuse the
 * text. Follows the URL Standard, but for rare hosts: escaped, or of letters that IDNA forbids.
 *
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export const protocolOf = (text: string): string | null => {
  const [, written, rest = ""] = SCHEME.exec(text.replace(/[\t\n\r]/g, "")) ?? [];
  if (written === undefined) return null;
  const scheme = asciiLower(written);
  const needsHost = WITH_HOST.has(scheme);
  if (!needsHost && !rest.startsWith("//")) return scheme;
  const [authority = ""] = needsHost
    ? rest.replace(/^[/\\]+/, "").split(/[/\\?#]/, 1)
    : rest.slice(2).split(/[/?#]/, 1);
  if (!needsHost && authority === "") return scheme;
  const place = authority.slice(authority.lastIndexOf("@") + 1);
  const [, host = "", port = ""] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/s.exec(place) ?? [];
  const isHost =
    isIpv6(host) || (needsHost ? isDomain(host) : host !== "" && !FORBIDDEN.test(host));
  return isHost && isPort(port) ? scheme : null;
};
