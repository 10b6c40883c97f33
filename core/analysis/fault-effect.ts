import { groupBy } from "../collections/group-by.ts";
import { dialects } from "../dialects/index.ts";
import { type Impact, impactOf, isWholeSite } from "../proof/impact.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { ENGINES, isLarge } from "../vocabulary/large.ts";
import { identify } from "../vocabulary/product-token.ts";
import { readerOf } from "../vocabulary/reader-of.ts";

/** What a fault does to crawlers: what its fix would change, turned round. */
export interface FaultEffect {
  /**
   * - `closes-site`: the fix would open the whole site to them
   * - `closes-paths`: it would open some paths
   * - `not-out`: it would close the whole site
   * - `opens-paths`: it would close some paths
   */
  readonly kind: "closes-site" | "closes-paths" | "not-out" | "opens-paths";
  /** Product tokens, the best known ones first; `*` for those that are neither named nor known. */
  readonly tokens: readonly string[];
  /** How many of them belong to the engines that people search with. */
  readonly engines: number;
  /** The number of paths; 1 for the site. */
  readonly count: number;
}

const KINDS: readonly FaultEffect["kind"][] = [
  "closes-site",
  "not-out",
  "closes-paths",
  "opens-paths",
];

/** How far down effects come: a site closed to engines, then who is not kept out, then other engines. */
const classOf = ({ kind, engines: hit }: FaultEffect): number =>
  kind === "closes-site" && hit > 0 ? 0 : kind === "not-out" ? 1 : hit > 0 ? 2 : 3;

const engines = [...ENGINES.keys()];

/** Whether there is such a crawler: a misspelt name concerns nobody. */
const isCrawler = (token: string): boolean => token === "*" || identify(token).crawler !== null;

const rankOf = (token: string): number => {
  const place = engines.indexOf(token);
  if (place >= 0) return place;
  return isLarge(token) ? engines.length : engines.length + (token === "*" ? 2 : 1);
};

const kindOf = ({ areas }: Impact): Pick<FaultEffect, "kind" | "count"> => {
  const opened = areas.filter(({ after }) => after.allowed);
  const [found, site, paths] =
    opened.length > 0
      ? ([opened, "closes-site", "closes-paths"] as const)
      : ([areas, "not-out", "opens-paths"] as const);
  return found.some(isWholeSite) ? { kind: site, count: 1 } : { kind: paths, count: found.length };
};

/**
 * Which of two effects is worse. Within a class, the one that hits more search engines; then the site
 * before paths, and more paths before fewer. For `sort`.
 */
export const worstFirst = (a: FaultEffect, b: FaultEffect): number =>
  classOf(a) - classOf(b) ||
  b.engines - a.engines ||
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  b.count - a.count;

/**
 * The worst effect of a fault in `before` that is mended in `after`, by proof for all URLs, each crawler
 * as its own reader follows the file. Null if no known crawler's verdicts change, or not all changes can be
 * told.
 */
export const faultEffect = (before: RobotsDocument, after: RobotsDocument): FaultEffect | null => {
  const { changed, unsure } = impactOf(before, after, (crawler) => dialects[readerOf(crawler)]);
  if (unsure.length > 0 || changed.some(({ proved, isExact }) => !proved || !isExact)) return null;
  const byKind = groupBy(changed, (impact) => {
    const { kind, count } = kindOf(impact);
    return `${kind} ${count}`;
  });
  const effects = [...byKind.values()].flatMap((impacts): readonly FaultEffect[] => {
    const tokens = impacts.flatMap(({ crawlers }) => crawlers.map(({ token }) => token));
    const sorted = tokens.filter(isCrawler).sort((a, b) => rankOf(a) - rankOf(b));
    const hit = sorted.filter((token) => ENGINES.has(token)).length;
    return sorted.length === 0
      ? []
      : [{ ...kindOf(impacts[0] as Impact), tokens: sorted, engines: hit }];
  });
  return effects.sort(worstFirst)[0] ?? null;
};
