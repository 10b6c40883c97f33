import { memo } from "../collections/memo.ts";
import { asciiLower } from "../text/ascii.ts";
import type { Crawler } from "./crawler.ts";
import { crawlers } from "./crawlers.ts";
import { findCrawler } from "./find-crawler.ts";

/**
 * A name with look-alike ASCII characters replaced by the same one, as in Unicode's confusables
 * (UTS #39). Case matters: only the capital I looks like l.
 */
const shapeOf = (name: string): string =>
  asciiLower(name.replace(/[I1|]/g, "l").replaceAll("0", "o").replaceAll("rn", "m"));

const byShape = memo(
  (table: readonly Crawler[]): ReadonlyMap<string, string> =>
    new Map(table.map(({ token }) => [shapeOf(token), token])),
);

/**
 * The known crawler that an ASCII name looks like without being it: GoogIebot, with a capital I,
 * for Googlebot.
 *
 * @param name a product token in the case in which it is shown; null is returned for one that is
 * known, or that looks like none.
 */
export const lookAlikeCrawler = (name: string): string | null =>
  findCrawler(name) === null ? (byShape(crawlers).get(shapeOf(name)) ?? null) : null;
