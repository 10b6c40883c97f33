import {
  crawlers,
  type DialectId,
  type Disagreements,
  dialects,
  formatList,
  formatMessage,
  groupBy,
  identify,
  type Openness,
  type Overview,
  type OverviewAccess,
  type OverviewCrawler,
  type PurposeId,
  sentences,
} from "../../../core/index.ts";
import { AUDIENCES, overviewMessages as words } from "./messages.ts";

/** How a clause begins: open or closed, each with or without exceptions. */
type Saying = Openness | "closed-part";

/** Crawlers of one purpose that are treated alike. */
interface Part {
  /** Null for those of none of the nine purposes. */
  readonly purpose: PurposeId | null;
  readonly saying: Saying;
  readonly crawlers: readonly OverviewCrawler[];
  /** How many of that purpose count. */
  readonly total: number;
}

/** The most crawlers that are named, and the most purposes, before the rest is counted. */
const MOST_NAMES = 3;
const MOST_PURPOSES = 2;

/** The purposes of which the sentence says how many are treated so; of others, only if all are. */
const NOTED: ReadonlySet<PurposeId | null> = new Set(["ai-search", "ai-training"]);

/** The search engine that most sites ask about first. */
const FIRST = "Googlebot";

const sayingOf = ({ openness, allowed }: OverviewAccess): Saying =>
  openness === "part" && !allowed ? "closed-part" : openness;

const partsOf = ({ rows, accesses }: Overview): readonly Part[] =>
  rows.flatMap(({ purpose, crawlers: all }) => {
    const counted = all.filter(({ counts }) => counts);
    const groups = groupBy(counted, ({ access }) => sayingOf(accesses[access] as OverviewAccess));
    return Array.from(groups, ([saying, group]) => ({
      purpose,
      saying,
      crawlers: group,
      total: counted.length,
    }));
  });

/** Each operator's best known crawler among those given: an engine with many crawlers is one. */
const enginesOf = (group: readonly OverviewCrawler[]): readonly string[] => {
  const byOperator = groupBy(group, ({ token }) => identify(token).crawler?.operator ?? token);
  return Array.from(byOperator.values(), ([first]) => first?.token ?? "");
};

/** Search engines as in a sentence, by name where they are few. */
const searchWords = (part: Part, all: readonly OverviewCrawler[]): readonly string[] => {
  const who = AUDIENCES.search;
  if (part.crawlers.length === part.total) return [who];
  const engines = enginesOf(part.crawlers);
  if (engines.length > enginesOf(all).length / 2) return [formatMessage(words.mostOf, { who })];
  if (engines.length <= MOST_NAMES) return engines;
  const name = engines.includes(FIRST) ? FIRST : (engines[0] ?? "");
  return [formatMessage(words.nameAndOthers, { name, count: engines.length - 1, who })];
};

/**
 * Other crawlers as in a sentence: by name if they are few, or else by purpose.
 * @param isList whether others are listed before them.
 */
const otherWords = (parts: readonly Part[], isList: boolean): readonly string[] => {
  const all = parts.flatMap((part) => part.crawlers);
  if (all.length <= MOST_NAMES) return all.map(({ token }) => token);
  const said: string[] = [];
  const left: OverviewCrawler[] = [];
  for (const { purpose, crawlers: group, total } of parts) {
    const count = group.length;
    const isNoted = count === total || (NOTED.has(purpose) && group.some((each) => each.isNamed));
    if (purpose === null || !isNoted || said.length >= MOST_PURPOSES) left.push(...group);
    else if (count === total) said.push(AUDIENCES[purpose]);
    else if (count === 1) said.push(...group.map(({ token }) => token));
    else said.push(formatMessage(words.someOf, { count, total, who: AUDIENCES[purpose] }));
  }
  const [only] = left;
  if (only === undefined) return said;
  if (left.length === 1) return [...said, only.token];
  const rest = isList || said.length > 0 ? words.otherCrawlers : words.crawlers;
  return [...said, formatMessage(rest, { count: left.length })];
};

/** How many areas are excepted; the most of them if crawlers differ, or not all is proved. */
const areasOf = (accesses: readonly OverviewAccess[]): string => {
  const count = Math.max(...accesses.map(({ areas }) => areas));
  const isSure = accesses.every(({ areas, isExact }) => isExact && areas === count);
  return formatMessage(isSure ? words.paths : words.upToPaths, { count });
};

const TEMPLATES: Readonly<Record<Saying, string>> = {
  open: words.open,
  part: words.openExcept,
  "closed-part": words.closedExcept,
  closed: words.closed,
};

/** The order of clauses after the first: what is closed is said before what is not. */
const ORDER: readonly Saying[] = ["closed", "closed-part", "part", "open"];

/**
 * What a file does to search engines, AI and everyone else, in a clause for each way in which they
 * are treated: that of the best known search engine first, that of everyone else last.
 */
export const sentenceOf = (overview: Overview): string => {
  const { rows, accesses } = overview;
  const parts = partsOf(overview);
  const has = (part: Part, name: string) => part.crawlers.some(({ token }) => token === name);
  const usual = parts.find((part) => has(part, "*"))?.saying ?? "open";
  const first = parts.find((part) => has(part, FIRST))?.saying ?? usual;
  const isAlike = parts.every(({ saying }) => saying === usual);
  const searching = rows.find(({ purpose }) => purpose === "search")?.crawlers ?? [];
  const engines = searching.filter(({ counts }) => counts);

  const clauseOf = (saying: Saying): readonly string[] => {
    const of = parts.filter((part) => part.saying === saying);
    if (of.length === 0) return [];
    const isUsual = saying === usual;
    // Of those treated as usual, "everyone else" includes all but search engines as a whole.
    const isSaid = (part: Part): boolean =>
      !isUsual || has(part, FIRST) || part.crawlers.length === part.total;
    const searched = of.filter((part) => part.purpose === "search" && isSaid(part));
    const others = isUsual ? [] : of.filter(({ purpose }) => purpose !== "search");
    const search = searched.flatMap((part) => searchWords(part, engines));
    const rest = isUsual ? [words.everyoneElse] : otherWords(others, search.length > 0);
    const who = isAlike ? [words.everyCrawler] : [...search, ...rest];
    const said = of.flatMap((part) =>
      part.crawlers.map(({ access }) => accesses[access] as OverviewAccess),
    );
    return [formatMessage(TEMPLATES[saying], { who: formatList(who), paths: areasOf(said) })];
  };

  const between = ORDER.filter((saying) => saying !== first && saying !== usual);
  return sentences(...[...new Set([first, ...between, usual])].flatMap(clauseOf));
};

/** The readers of crawlers that bring visitors; a library that differs is no news for a site. */
const READERS: ReadonlySet<DialectId> = new Set(
  crawlers
    .filter(({ category, retired }) => category === "search" && !retired)
    .map(({ reader }) => reader.dialect),
);

/** Which readers read the file differently, in a sentence; null if all that matter agree. */
export const differenceSentence = (found: Disagreements): string | null => {
  const entries = found.entries.filter(({ dissenters }) =>
    dissenters.some((id) => READERS.has(id)),
  );
  const dissenters = new Set(entries.flatMap((entry) => entry.dissenters));
  const readers = [...dissenters].filter((id) => READERS.has(id));
  if (readers.length === 0) return null;
  const names = {
    readers: formatList(readers.map((id) => dialects[id].name)),
    count: readers.length,
  };
  const lines = new Set(
    entries.flatMap(({ cases }) => cases[0]?.lines ?? []).map(({ line }) => line),
  );
  const [line] = lines;
  return line !== undefined && lines.size === 1
    ? formatMessage(words.readersDifferOnLine, { ...names, line: String(line) })
    : formatMessage(words.readersDiffer, names);
};

/** What `differenceSentence` may say, about as long as it gets: the room that it will need. */
export const usualDifference = (): string => {
  const readers = [...READERS].slice(0, MOST_NAMES).map((id) => dialects[id].name);
  return formatMessage(words.readersDiffer, {
    readers: formatList(readers),
    count: readers.length,
  });
};
