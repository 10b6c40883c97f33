import { asciiLower } from "../text/ascii.ts";
import type { Crawler } from "./crawler.ts";
import { crawlers } from "./crawlers.ts";

let byToken: ReadonlyMap<string, Crawler> | null = null;

/** The crawler of a product token, compared without regard to ASCII case; null when unknown. */
export const findCrawler = (token: string): Crawler | null => {
  // Built on first use: a page that never asks does not pay for it.
  byToken ??= new Map(crawlers.map((crawler) => [asciiLower(crawler.token), crawler]));
  return byToken.get(asciiLower(token)) ?? null;
};
