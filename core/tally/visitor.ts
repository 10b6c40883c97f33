import { asciiLower } from "../text/ascii.ts";
import type { Crawler } from "../vocabulary/crawler.ts";
import { identify } from "../vocabulary/product-token.ts";
import { programs } from "../vocabulary/programs.ts";

/** Who a request says it is from. User-agents can be faked: this is what they say, and no more. */
export interface Visitor {
  /** A product token; empty where the request has no user-agent. */
  readonly token: string;
  /**
   * A crawler in the table of crawlers; a name that is in no table; a browser; another program, which
   * reads robots.txt only when it is made to; nobody, where there is no user-agent.
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
 * Where a name ends that has no slash behind it: at a number or a dash that stands alone, as names within
 * longer headers do. What follows differs from one request to the next: readers of feeds say there how many
 * subscribers they have, `Feedbin - 12 subscribers`.
 */
const NAME_END = /\s(?:[-–—|]|v?\d[\d.,]*)(?:\s[\s\S]*)?$/;

/** Longer names are no names. */
const LONGEST = 100;

/** Who a User-Agent header says it is from; null stands for a request without one. */
export const visitorOf = (userAgent: string | null): Visitor => {
  if (userAgent === null || userAgent.trim() === "") return NAMELESS;
  const { token, crawler } = identify(userAgent);
  if (crawler !== null) return { token: crawler.token, kind: "crawler", crawler };
  const name = token.slice(0, LONGEST).replace(NAME_END, "").trimEnd();
  const known = asciiLower(name);
  if (BROWSERS.has(known)) return { token: "", kind: "browser", crawler: null };
  return { token: name, kind: programs.has(known) ? "program" : "unknown", crawler: null };
};

/** Whether a robots.txt is meant for it: browsers and requests without a name read none. */
export const isBound = ({ kind }: Visitor): boolean => kind === "crawler" || kind === "unknown";
