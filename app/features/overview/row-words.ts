import {
  formatList,
  formatMessage,
  formatUnits,
  groupBy,
  identify,
  type Openness,
  type Overview,
  type OverviewAccess,
  type OverviewCrawler,
  type OverviewRow,
  purposes,
} from "../../../core/index.ts";
import { overviewMessages as words } from "./messages.ts";

/** Of these it is said that they may not obey. */
const UNSURE: ReadonlySet<string> = new Set(["no", "partly", "reportedly-not"]);

/** The most of them that are named. */
const MOST_DISOBEDIENT = 3;

/** The most crawlers named in a row of the table, and in a sentence; the others are counted. */
const MOST_IN_ROW = 2;
const MOST_IN_SENTENCE = 4;

/** A crawler's name in the table. */
export const nameOf = ({ token }: OverviewCrawler): string =>
  token === "*" ? words.anyOther : token;

/** The first names of a list; if more than one is left, they are counted. */
export const someNames = (names: readonly string[], most = MOST_IN_SENTENCE): string => {
  const count = names.length - most;
  return count <= 1
    ? formatList(names)
    : formatMessage(words.names, { names: formatUnits(names.slice(0, most)), count });
};

const namesOf = (crawlers: readonly OverviewCrawler[], most = MOST_IN_ROW): string =>
  someNames(crawlers.map(nameOf), most);

/** The name of a row. */
export const purposeName = ({ purpose }: OverviewRow): string =>
  purposes.find(({ id }) => id === purpose)?.name ?? words.others;

/** The areas of an access, in words; empty if it has none. */
const areasOf = ({ openness, allowed, areas: count, isExact }: OverviewAccess): string => {
  if (openness !== "part") return "";
  const [exact, atLeast] = allowed
    ? [words.pathsClosed, words.atLeastClosed]
    : [words.allButPaths, words.allButAtLeast];
  return formatMessage(isExact ? exact : atLeast, { count });
};

/** The areas of crawlers that are all partly closed. */
const allAreas = (accesses: readonly OverviewAccess[]): string => {
  const texts = new Set(accesses.map(areasOf));
  const [only = ""] = texts;
  if (texts.size === 1 || !accesses.every(({ allowed }) => allowed)) return only;
  return formatMessage(words.upToClosed, {
    count: Math.max(...accesses.map(({ areas }) => areas)),
  });
};

/** Who of a row is treated differently from the most of it. */
const mixedWords = (
  { totals: { open, part, closed } }: OverviewRow,
  by: ReadonlyMap<Openness, readonly OverviewCrawler[]>,
): string => {
  const total = open + part + closed;
  const of = (openness: Openness): readonly OverviewCrawler[] => by.get(openness) ?? [];
  if (closed === 0) {
    return formatMessage(words.somePart, { count: part, total, names: namesOf(of("part")) });
  }
  return closed > total / 2
    ? formatMessage(words.mostClosed, {
        count: closed,
        total,
        names: namesOf([...of("open"), ...of("part")]),
      })
    : formatMessage(words.someClosed, { count: closed, total, names: namesOf(of("closed")) });
};

/** What a row says beside its state; both texts may be empty. */
export interface RowDetails {
  /** How many areas are closed to its crawlers, if all of them may crawl a part. */
  readonly areas: string;
  /** Who they are, or who of them is treated differently. */
  readonly who: string;
}

/** What a row says beside its state. */
export const detailsOf = (row: OverviewRow, { accesses }: Overview): RowDetails => {
  const counted = row.crawlers.filter(({ counts }) => counts);
  if (counted.length === 0) {
    return { areas: "", who: row.crawlers.length > 0 ? namesOf(row.crawlers) : words.noneKnown };
  }
  const accessOf = ({ access }: OverviewCrawler) => accesses[access] as OverviewAccess;
  const by = groupBy(counted, (crawler) => accessOf(crawler).openness);
  if (by.size > 1) return { areas: "", who: mixedWords(row, by) };
  return {
    areas: row.openness === "part" ? allAreas(counted.map(accessOf)) : "",
    who: namesOf(counted),
  };
};

/** The crawlers that a file closes at least in part and that may not obey it; empty for none. */
export const disobedientIn = ({ rows, accesses }: Overview): string => {
  const found = rows
    .flatMap(({ crawlers }) => crawlers)
    .filter(({ access }) => accesses[access]?.openness !== "open")
    .filter(({ isNamed, counts }) => isNamed || counts)
    .filter(({ token }) => UNSURE.has(identify(token).crawler?.obeys ?? "yes"));
  return namesOf(
    [...found].sort((a, b) => Number(b.isNamed) - Number(a.isNamed)),
    MOST_DISOBEDIENT,
  );
};

/** What to know about the crawlers of a row: who may not obey; empty for nothing. */
export const obedienceOf = ({ crawlers }: OverviewRow): string => {
  const known = crawlers.map(({ token, isNamed }) => ({
    crawler: identify(token).crawler,
    isNamed,
  }));
  const unsure = known.filter(({ crawler }) => crawler !== null && crawler.obeys !== "yes").length;
  const byName = known.filter(
    ({ crawler, isNamed }) => crawler?.ignoresGlobal === true && !isNamed,
  ).length;
  return [
    ...(byName === 0 ? [] : [formatMessage(words.byNameOnly, { count: byName })]),
    ...(unsure === 0
      ? []
      : [formatMessage(words.noPromise, { count: unsure, total: known.length })]),
  ].join(" · ");
};

/** What to know about a crawler, in a few words. */
export const crawlerWords = (crawler: OverviewCrawler, { accesses }: Overview): string => {
  const access = accesses[crawler.access] as OverviewAccess;
  const { crawler: known } = identify(crawler.token);
  return formatUnits(
    [
      areasOf(access),
      known === null ? "" : words.obeys[known.obeys],
      known?.ignoresGlobal === true && !crawler.isNamed ? words.onlyByName : "",
      known?.retired === true ? words.retired : "",
    ].filter((text) => text !== ""),
  );
};
