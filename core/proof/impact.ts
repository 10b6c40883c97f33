import type { Dialect } from "../dialects/dialect.ts";
import type { Matcher } from "../match/compile.ts";
import { consult } from "../match/consult.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { type Area, type ChangedAreas, changedAreas } from "./areas.ts";
import { Budget } from "./budget.ts";
import { type ConcernedCrawler, concernedCrawlers } from "./concerned-crawlers.ts";
import { rulesOfMatcher } from "./rules.ts";

/** What a change does to a set of crawlers that it affects in the same way. */
export interface Impact extends ChangedAreas {
  readonly crawlers: readonly ConcernedCrawler[];
  /** The front page, which is the worst to lose; null if its verdict stays. */
  readonly frontPage: "closed" | "opened" | null;
}

/** What a change to a file does to all crawlers. */
export interface Impacts {
  /** Worst first. */
  readonly changed: readonly Impact[];
  /** The crawlers for which it is proved that no URL changes. */
  readonly unchanged: readonly ConcernedCrawler[];
  /** The crawlers for which no change was found, but some URLs were not examined. */
  readonly unsure: readonly Impact[];
}

/** Whether an area is the whole site, judging by its pattern. */
export const isWholeSite = ({ pattern }: Pick<Area, "pattern">): boolean =>
  /^(?:\/\**|\*+)$/.test(pattern);

const isClosed = ({ after }: Area): boolean => !after.allowed;

/** The severity of a changed area; sort descending for the worst first. */
const weightOf = (area: Area): number =>
  (isClosed(area) ? 4 : 0) + (isWholeSite(area) ? 2 : 0) + (area.url === "/" ? 1 : 0);

const inOrder = (areas: readonly Area[]): readonly Area[] =>
  areas.toSorted((a, b) => weightOf(b) - weightOf(a) || a.pattern.length - b.pattern.length || 0);

/** Whether a crawler brings many visitors to the site. */
const matters = ({ category }: ConcernedCrawler): boolean => category === "search";

const severityOf = ({ areas, crawlers, frontPage }: Impact): number =>
  (frontPage === "closed" ? 8 : 0) +
  (areas.some((area) => isClosed(area) && isWholeSite(area)) ? 4 : 0) +
  (areas.some(isClosed) ? 2 : 0) +
  (crawlers.some(matters) ? 1 : 0);

const frontPageOf = (before: Matcher, after: Matcher): Impact["frontPage"] => {
  const { allowed } = after.decide("/");
  if (before.decide("/").allowed === allowed) return null;
  return allowed ? "opened" : "closed";
};

/** Numbers objects, so that equal queries are found by their numbers. */
class Numbers {
  private readonly known = new Map<unknown, number>();

  of(object: unknown): number {
    const known = this.known.get(object);
    if (known !== undefined) return known;
    this.known.set(object, this.known.size);
    return this.known.size - 1;
  }
}

/** The content of the areas as a key: crawlers with the same key are reported together. */
const sayingOf = (areas: readonly Area[]): string =>
  JSON.stringify(
    areas.map(({ pattern, before, after, exceptions }) => [
      pattern,
      after.allowed,
      before.rule?.line,
      after.rule?.line,
      exceptions.map((each) => [each.pattern, each.rule?.line]),
    ]),
  );

/** Returns the reader that a crawler is judged by. */
type Reader = (crawler: string) => Dialect;

/**
 * What a change to a file does to each crawler that it may affect, grouped by effect. Every area has an example URL that both versions decided. For the crawlers in `unchanged`, it is
 * proved that no URL changes.
 *
 * @param readerFor the reader that a crawler is judged by.
 */
export const impactOf = (
  before: RobotsDocument,
  after: RobotsDocument,
  readerFor: Reader,
): Impacts => {
  const budget = new Budget();
  const numbers = new Numbers();
  const known = new Map<string, ChangedAreas & Pick<Impact, "frontPage">>();
  const groups = new Map<string, Impact & { readonly crawlers: ConcernedCrawler[] }>();
  for (const crawler of concernedCrawlers(before, after)) {
    const dialect = readerFor(crawler.token);
    const old = consult(before, dialect, crawler.token).matcher;
    const now = consult(after, dialect, crawler.token).matcher;
    const key = [old, now]
      .map(rulesOfMatcher)
      .map(({ list, otherwise }) => `${numbers.of(list)}${otherwise ? "+" : "-"}`)
      .concat(dialect.id)
      .join(" ");
    const areas = known.get(key) ?? {
      ...changedAreas(old, now, budget),
      frontPage: frontPageOf(old, now),
    };
    known.set(key, areas);
    const saying = `${areas.proved} ${areas.isExact} ${sayingOf(areas.areas)}`;
    const group = groups.get(saying);
    if (group !== undefined) group.crawlers.push(crawler);
    else groups.set(saying, { ...areas, areas: inOrder(areas.areas), crawlers: [crawler] });
  }
  const all = [...groups.values()];
  const same = all.filter(({ areas }) => areas.length === 0);
  return {
    changed: all
      .filter(({ areas }) => areas.length > 0)
      .sort((a, b) => severityOf(b) - severityOf(a)),
    unchanged: same.filter(({ proved }) => proved).flatMap(({ crawlers }) => crawlers),
    unsure: same.filter(({ proved }) => !proved),
  };
};
