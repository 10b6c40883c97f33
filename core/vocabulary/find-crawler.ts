import { asciiLower } from "../text/ascii.ts";
import type { Crawler } from "./crawler.ts";
import { crawlers } from "./crawlers.ts";

let byToken: ReadonlyMap<string, Crawler> | null = null;

/** The crawler with a product token, compared without regard to ASCII case; null if unknown. */
export const findCrawler = (token: string): Crawler | null => {
  // Built on first use, so that a page that never needs it saves the work.
  byToken ??= new Map(crawlers.map((crawler) => [asciiLower(crawler.token), crawler]));
  return byToken.get(asciiLower(token)) ?? null;
};
