import { asciiLower } from "../text/ascii.ts";
import type { Crawler } from "../vocabulary/crawler.ts";
import { identify } from "../vocabulary/product-token.ts";
import { programs } from "../vocabulary/programs.ts";

/** The sender of a request according to its User-Agent, which can be faked. */
export interface Visitor {
  /** A product token; empty if the request has no user-agent. */
  readonly token: string;
  /**
   * A known crawler; an unknown name; a browser; another program, which reads robots.txt only if
   * its user makes it; or none, without a user-agent.
   */
  readonly kind: "crawler" | "unknown" | "program" | "browser" | "nameless";
  readonly crawler: Crawler | null;
}

const BROWSERS: ReadonlySet<string> = new Set(
  "mozilla chrome chromium firefox safari mobilesafari opera msie lynx links elinks w3m netscape midori konqueror seamonkey epiphany dillo netsurf".split(
    " ",
  ),
);

const NAMELESS: Visitor = { token: "", kind: "nameless", crawler: null };

/**
 * Where a name without a slash ends: at a separate number or dash. The text after it differs
 * between requests: feed readers give their number of subscribers, `Feedbin - 12 subscribers`.
 */
const NAME_END = /\s(?:[-–—|]|v?\d[\d.,]*)(?:\s[\s\S]*)?$/;

/** Longer texts are not names. */
const LONGEST_NAME = 100;

/** The sender according to a User-Agent header; null is a request without one. */
export const visitorOf = (userAgent: string | null): Visitor => {
  if (userAgent === null || userAgent.trim() === "") return NAMELESS;
  const { token, crawler } = identify(userAgent);
  if (crawler !== null) return { token: crawler.token, kind: "crawler", crawler };
  const name = token.slice(0, LONGEST_NAME).replace(NAME_END, "").trimEnd();
  const known = asciiLower(name);
  if (BROWSERS.has(known)) return { token: "", kind: "browser", crawler: null };
  return { token: name, kind: programs.has(known) ? "program" : "unknown", crawler: null };
};

/** Whether robots.txt is meant for it: browsers and requests without a name do not read it. */
export const isBound = ({ kind }: Visitor): boolean => kind === "crawler" || kind === "unknown";
