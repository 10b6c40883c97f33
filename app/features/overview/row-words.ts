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
  type OverviewLine,
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
    : [words.pathsOpen, words.atLeastOpen];
  return formatMessage(isExact ? exact : atLeast, { count });
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
  if (closed <= total / 2) {
    return formatMessage(words.someClosed, { count: closed, total, names: namesOf(of("closed")) });
  }
  const others = [...of("open"), ...of("part")];
  return others.every(({ token }) => token === "*")
    ? formatMessage(words.namedClosed, { count: closed, total })
    : formatMessage(words.mostClosed, { count: closed, total, names: namesOf(others) });
};

/** The areas of crawlers that are all partly closed. */
const allAreas = (
  counted: readonly OverviewCrawler[],
  accessOf: (crawler: OverviewCrawler) => OverviewAccess,
): string => {
  const texts = new Set(counted.map((crawler) => areasOf(accessOf(crawler))));
  const [only = ""] = texts;
  if (texts.size === 1) return only;
  const mostlyClosed = counted.filter((crawler) => !accessOf(crawler).allowed);
  return mostlyClosed.length === 0
    ? formatMessage(words.upToClosed, {
        count: Math.max(...counted.map((crawler) => accessOf(crawler).areas)),
      })
    : formatMessage(words.mostlyClosed, {
        count: mostlyClosed.length,
        total: counted.length,
        names: namesOf(mostlyClosed),
      });
};

/** What a row says beside its state; the texts may be empty. */
export interface RowDetails {
  /** How many areas are closed, or who is treated differently from the rest of the row. */
  readonly text: string;
  /** The lines that open or close everything to all of its crawlers. */
  readonly lines: readonly OverviewLine[];
  /** Whom the rules may not keep out. */
  readonly aside: string;
}

/** Those of a row to whom the rules may not apply; empty if nothing is closed to them. */
const asideOf = ({ purpose, crawlers }: OverviewRow, { rows, accesses }: Overview): string => {
  const isClosed = ({ access }: OverviewCrawler): boolean =>
    accesses[access]?.openness === "closed";
  const unsure = crawlers.filter(
    ({ token, isNamed, counts }) =>
      (isNamed || counts) && UNSURE.has(identify(token).crawler?.obeys ?? "yes"),
  );
  const closed = unsure.filter(isClosed).map(nameOf);
  const mayNot =
    closed.length === 0
      ? ""
      : formatMessage(words.mayNotObey, {
          names: someNames(closed, MOST_DISOBEDIENT),
          count: closed.length,
        });
  const [star] = crawlers;
  if (purpose !== null || star === undefined || accesses[star.access]?.openness === "open")
    return mayNot;
  const count = rows
    .find((row) => row.purpose === "ads")
    ?.crawlers.filter(
      ({ token, isNamed, counts }) =>
        counts && !isNamed && identify(token).crawler?.ignoresGlobal === true,
    ).length;
  return formatUnits(
    [count ? formatMessage(words.ignoreStar, { count }) : "", mayNot].filter((each) => each !== ""),
  );
};

const isSearch = ({ purpose }: OverviewRow): boolean => purpose === "search";

/** What a row says beside its state. */
export const detailsOf = (row: OverviewRow, overview: Overview): RowDetails => {
  const counted = row.crawlers.filter(({ counts }) => counts);
  const aside = asideOf(row, overview);
  if (counted.length === 0) {
    const text = row.crawlers.length > 0 ? namesOf(row.crawlers) : words.noneKnown;
    return { text, lines: [], aside };
  }
  const accessOf = ({ access }: OverviewCrawler) => overview.accesses[access] as OverviewAccess;
  const by = groupBy(counted, (crawler) => accessOf(crawler).openness);
  if (by.size > 1) return { text: mixedWords(row, by), lines: [], aside };
  if (row.openness === "part") {
    const likenesses = (crawlers: readonly OverviewCrawler[]): ReadonlySet<number> =>
      new Set(crawlers.filter(({ counts }) => counts).map((each) => accessOf(each).likeness));
    const search = overview.rows.find(isSearch)?.crawlers ?? [];
    const all = likenesses([...counted, ...search]);
    const [first] = counted.map(accessOf);
    const isSame = !isSearch(row) && all.size === 1 && first?.isExact === true;
    const text = isSame
      ? formatMessage(words.samePaths, { count: first.areas })
      : allAreas(counted, accessOf);
    return { text, lines: [], aside };
  }
  const lines = new Map(
    counted.flatMap((crawler) => {
      const [first] = accessOf(crawler).lines;
      return first === undefined ? [] : [[first.line, first] as const];
    }),
  );
  const text = lines.size === 0 && row.openness === "open" ? words.nothingClosed : "";
  return { text, lines: [...lines.values()], aside };
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

/** The shape of a state: of what is partly closed, whether most is open, most is closed, or it depends. */
export type StateShape = "open" | "part-open" | "part" | "part-closed" | "closed";

/** The shape for crawlers that are treated so. */
export const shapeOf = (
  openness: Openness,
  accesses: readonly (OverviewAccess | undefined)[],
): StateShape => {
  if (openness !== "part") return openness;
  if (accesses.every((access) => access?.allowed === true)) return "part-open";
  return accesses.some((access) => access?.allowed === true) ? "part" : "part-closed";
};
