import {
  type Area,
  type ChangedAreas,
  type ConcernedCrawler,
  dialects,
  type Exception,
  formatList,
  formatMessage,
  formatUnits,
  groupBy,
  type Impacts,
  impactOf,
  isWholeSite,
  type RobotsDocument,
  readerOf,
  sentences,
  type Unexamined,
} from "../../core/index.ts";
import { changeMessages as words } from "./messages.ts";

/** The names of two crawlers or readers that are compared on one file. */
export interface Pair {
  readonly first: string;
  readonly second: string;
}

/** An area that changes, with the crawlers it changes for. */
export interface ChangeEntry {
  readonly area: Area;
  /** Null if two readers are compared. */
  readonly crawlers: readonly ConcernedCrawler[] | null;
  /** Whether all exceptions of the area are listed. */
  readonly isExact: boolean;
}

/** Everything that is shown of a comparison. */
export interface Outcome {
  /** Newly blocked areas first, the largest effect first. */
  readonly entries: readonly ChangeEntry[];
  readonly unchanged: readonly ConcernedCrawler[];
  readonly unexamined: readonly Unexamined[];
  readonly proved: boolean;
  /** The number of crawlers it is proved for; null if two readers are compared. */
  readonly crawlers: number | null;
}

const ofAreas = (
  { areas, isExact }: ChangedAreas,
  crawlers: ChangeEntry["crawlers"],
): readonly ChangeEntry[] => areas.map((area) => ({ area, crawlers, isExact }));

const blockedFirst = (entries: readonly ChangeEntry[]): readonly ChangeEntry[] =>
  entries.toSorted((a, b) => Number(a.area.after.allowed) - Number(b.area.after.allowed));

const unlike = (unexamined: readonly Unexamined[]): readonly Unexamined[] => [
  ...new Map(unexamined.map((each) => [unexaminedText(each), each])).values(),
];

/** What an entry says, apart from its crawlers and its example. */
const sayingOf = ({ area, isExact }: ChangeEntry): string => {
  const { pattern, before, after, exceptions } = area;
  const lines = [before.rule?.line, after.rule?.line];
  const excepted = exceptions.map((each) => exceptionText(each, area, null)).sort();
  return JSON.stringify([pattern, after.allowed, lines, isExact, excepted]);
};

/** Each area once, for all crawlers that it concerns in the same way. */
const merged = (entries: readonly ChangeEntry[]): readonly ChangeEntry[] =>
  [...groupBy(entries, sayingOf).values()].map((group) => ({
    ...(group[0] as ChangeEntry),
    // Two areas of one reader may be written alike.
    crawlers: [...new Set(group.flatMap(({ crawlers }) => crawlers ?? []))],
  }));

const ofImpacts = ({ changed, unchanged, unsure }: Impacts): Outcome => {
  const all = [...changed, ...unsure];
  return {
    entries: blockedFirst(merged(changed.flatMap((impact) => ofAreas(impact, impact.crawlers)))),
    unchanged,
    unexamined: unlike(all.flatMap(({ unexamined }) => unexamined)),
    proved: all.every(({ proved }) => proved),
    crawlers: all.reduce((sum, { crawlers }) => sum + crawlers.length, unchanged.length),
  };
};

/** What a change does for each crawler, or where two readers of one file differ, as it is shown. */
export const outcomeOf = (
  found: { readonly impacts: Impacts } | { readonly areas: ChangedAreas },
): Outcome => {
  if ("impacts" in found) return ofImpacts(found.impacts);
  const { areas } = found;
  return {
    entries: blockedFirst(ofAreas(areas, null)),
    unchanged: [],
    unexamined: unlike(areas.unexamined),
    proved: areas.proved,
    crawlers: null,
  };
};

/** What a change of a file does for every crawler, each by its own reader. */
export const outcomeBetween = (before: RobotsDocument, after: RobotsDocument): Outcome =>
  outcomeOf({ impacts: impactOf(before, after, (crawler) => dialects[readerOf(crawler)]) });

/** The most entries that say the same of different paths before the others are only counted. */
const MOST_ALIKE = 3;

/** Entries with the same verdict for the same crawlers: often one edited line has changed them all. */
export interface AlikeEntries {
  /** The first few, or all if there is just one more. */
  readonly first: readonly ChangeEntry[];
  readonly others: readonly ChangeEntry[];
}

const verdictAndCrawlers = ({ area, crawlers }: ChangeEntry): string =>
  JSON.stringify([area.after.allowed, crawlers?.map(({ token }) => token).sort()]);

const lineOf = ({ area: { before, after } }: ChangeEntry): number =>
  after.rule?.line ?? before.rule?.line ?? 0;

/**
 * Entries by verdict and crawlers, in the order of the first of each. In a group, short patterns come
 * first, as they match most, and those of equal length as in the file.
 */
export const alikeEntries = (entries: readonly ChangeEntry[]): readonly AlikeEntries[] =>
  Array.from(groupBy(entries, verdictAndCrawlers).values(), (group) => {
    const sorted = group.toSorted(
      (a, b) => a.area.pattern.length - b.area.pattern.length || lineOf(a) - lineOf(b),
    );
    const most = group.length === MOST_ALIKE + 1 ? group.length : MOST_ALIKE;
    return { first: sorted.slice(0, most), others: sorted.slice(most) };
  });

/** The most names shown before the rest is counted. */
const MOST_NAMES = 3;

const nameOf = ({ token }: ConcernedCrawler): string => (token === "*" ? words.anyOther : token);

/** Search engines first: most visitors come from them. */
const placeOf = ({ token, category }: ConcernedCrawler): number => {
  if (category === "search") return 0;
  return token === "*" ? 2 : 1;
};

/** All names of some crawlers, the best known first. */
export const crawlerNames = (crawlers: readonly ConcernedCrawler[]): readonly string[] =>
  crawlers.toSorted((a, b) => placeOf(a) - placeOf(b)).map(nameOf);

/**
 * Describes some crawlers in a few words.
 *
 * @param most the most names shown before the rest is counted.
 */
export const crawlersText = (crawlers: readonly ConcernedCrawler[], most = MOST_NAMES): string => {
  const names = crawlerNames(crawlers);
  const any = crawlers.some(({ token }) => token === "*");
  if (names.length <= most + 1) return formatList(names);
  const first = names.slice(0, any ? most - 1 : most);
  const shown = any ? [...first, words.anyOther] : first;
  const count = names.length - shown.length;
  return formatMessage(words.andMore, { crawlers: formatUnits(shown), count });
};

/** The most exceptions shown before the rest is counted. */
const MOST_EXCEPTIONS = 3;

/** Whether an entry has more crawlers or exceptions than are named. */
export const hasMore = ({ area, crawlers }: ChangeEntry): boolean =>
  area.exceptions.length > MOST_EXCEPTIONS || (crawlers?.length ?? 0) > MOST_NAMES + 1;

/** An exception of an area, and the reason. */
const exceptionText = (
  { pattern, rule, allowed }: Exception,
  area: Area,
  pair: Pair | null,
): string => {
  if (allowed === area.after.allowed) {
    if (pair === null)
      return formatMessage(allowed ? words.allowedBefore : words.blockedBefore, { pattern });
    const template = allowed ? words.allowedForFirst : words.blockedForFirst;
    return formatMessage(template, { pattern, first: pair.first });
  }
  return rule === null ? pattern : formatMessage(words.exceptionLine, { pattern, line: rule.line });
};

/**
 * The exceptions of an area, in words; empty if there are none.
 *
 * @param most the most exceptions named before the rest is counted.
 */
export const exceptText = (area: Area, pair: Pair | null, most = MOST_EXCEPTIONS): string => {
  const { exceptions } = area;
  if (exceptions.length === 0) return "";
  const shown = exceptions.slice(0, most).map((each) => exceptionText(each, area, pair));
  const count = exceptions.length - shown.length;
  return count === 0
    ? formatMessage(words.except, { list: formatList(shown) })
    : formatMessage(words.exceptMore, { list: formatUnits(shown), count });
};

/** The verdict of an area now, in words. */
export const verdictText = ({ after: { allowed } }: Area, pair: Pair | null): string => {
  if (pair === null) return allowed ? words.newlyAllowed : words.newlyBlocked;
  return formatMessage(allowed ? words.allowedFor : words.blockedFor, { second: pair.second });
};

/** How many paths have an entry's verdict now, in words. */
export const countText = (
  { area: { after } }: ChangeEntry,
  count: number,
  pair: Pair | null,
): string => {
  if (pair === null)
    return formatMessage(after.allowed ? words.pathsAllowed : words.pathsBlocked, { count });
  const { second } = pair;
  const message = after.allowed ? words.pathsAllowedFor : words.pathsBlockedFor;
  return formatMessage(message, { count, second });
};

/** Selects the sentence that says which lines decide an area: before and now, or for two readers. */
export const decidedBy = ({ before, after }: Area, pair: Pair | null) => {
  const isPair = pair !== null;
  if (after.rule === null) {
    if (before.rule === null) return words.noneNone;
    return isPair ? words.noneRulePair : words.noneRule;
  }
  if (before.rule === null) return isPair ? words.ruleNonePair : words.ruleNone;
  return isPair ? words.ruleRulePair : words.ruleRule;
};

/** What may follow a path on its line. */
const AFTER_PATH = /^[\s#\0]?$/;

/**
 * Says that a reader stops within the line of a rule that decides an area now; empty if none does.
 *
 * @param source the text that is compared.
 */
export const cutText = ({ after: { rule } }: Area, source: string): string => {
  if (rule === null || rule.text === "" || AFTER_PATH.test(source.charAt(rule.pattern.to)))
    return "";
  return formatMessage(words.cutHere, { line: formatMessage(words.line, { line: rule.line }) });
};

/** Says in a sentence what was not examined. */
export const unexaminedText = ({ reason, pattern, rules: [old, now] }: Unexamined): string => {
  if (reason === "spelling") return words.spelling;
  if (reason === "no-url") return formatMessage(words.noUrl, { pattern: pattern ?? "" });
  if (old === null || now === null) return words.budget;
  return formatMessage(words.budgetPair, { line: now.line, oldLine: old.line });
};

/** The sentence that says whether there are other changes. */
export const proofText = ({ proved, entries, crawlers, unexamined }: Outcome): string => {
  const isAlike = unexamined.every(({ reason }) => reason === "spelling");
  if (!proved) return isAlike ? words.provedAlike : words.notProved;
  if (crawlers === null && entries.length === 0) return words.samePair;
  const sure =
    crawlers === null ? words.provedPair : formatMessage(words.provedFor, { count: crawlers });
  return sentences(entries.length === 0 && words.nothingChanges, sure);
};

const isSearch = ({ category }: ConcernedCrawler): boolean => category === "search";

/**
 * The warning if a change blocks the whole site or the home page for search crawlers; null if it
 * does neither. To close it to others is often the purpose of a change.
 */
export const alarmOf = ({ entries }: Outcome): string | null => {
  const blocking = entries.filter(
    ({ area, crawlers }) => !area.after.allowed && crawlers?.some(isSearch) === true,
  );
  const site = blocking.find(({ area }) => isWholeSite(area));
  const worst = site ?? blocking.find(({ area }) => area.url === "/");
  if (worst === undefined) return null;
  const template = site === undefined ? words.closesFrontPage : words.closesSite;
  return formatMessage(template, {
    crawlers: crawlersText((worst.crawlers ?? []).filter(isSearch)),
  });
};

/** A change in numbers. */
export const countsText = ({ entries }: Outcome): string => {
  const count = entries.filter(({ area }) => !area.after.allowed).length;
  const opened = entries.length - count;
  const blocked = formatMessage(words.pathsBlocked, { count });
  const allowed = formatMessage(words.pathsAllowed, { count: opened });
  if (count > 0 && opened > 0) return formatMessage(words.bothWays, { blocked, allowed });
  if (count > 0) return blocked;
  return opened > 0 ? allowed : words.noUrlChanges;
};
