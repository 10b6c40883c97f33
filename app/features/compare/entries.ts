import {
  type Area,
  type ChangedAreas,
  type ConcernedCrawler,
  type Exception,
  formatList,
  formatMessage,
  type Impacts,
  isWholeSite,
  type Unexamined,
} from "../../../core/index.ts";
import type { ImpactResult } from "../../answers/impact.ts";
import { compareMessages as words } from "./messages.ts";

/** An area that changes, with the crawlers it changes for. */
export interface ChangeEntry {
  readonly area: Area;
  /** Null if two readers are compared. */
  readonly crawlers: readonly ConcernedCrawler[] | null;
  /** Whether all exceptions of the area are listed. */
  readonly isExact: boolean;
}

/** Everything the panel shows about an answer. */
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

const ofImpacts = ({ changed, unchanged, unsure }: Impacts): Outcome => {
  const all = [...changed, ...unsure];
  return {
    entries: blockedFirst(changed.flatMap((impact) => ofAreas(impact, impact.crawlers))),
    unchanged,
    unexamined: unlike(all.flatMap(({ unexamined }) => unexamined)),
    proved: all.every(({ proved }) => proved),
    crawlers: all.reduce((sum, { crawlers }) => sum + crawlers.length, unchanged.length),
  };
};

/** Converts an answer to what the panel shows. */
export const outcomeOf = (answer: ImpactResult): Outcome => {
  if ("impacts" in answer) return ofImpacts(answer.impacts);
  const { areas } = answer;
  return {
    entries: blockedFirst(ofAreas(areas, null)),
    unchanged: [],
    unexamined: unlike(areas.unexamined),
    proved: areas.proved,
    crawlers: null,
  };
};

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

/** Describes some crawlers in a few words. */
export const crawlersText = (crawlers: readonly ConcernedCrawler[], isEvery = false): string => {
  if (isEvery) return words.everyCrawler;
  const names = crawlerNames(crawlers);
  const any = crawlers.some(({ token }) => token === "*");
  if (names.length <= MOST_NAMES + 1) return formatList(names);
  const first = names.slice(0, any ? MOST_NAMES - 1 : MOST_NAMES);
  const shown = any ? [...first, words.anyOther] : first;
  const count = names.length - shown.length;
  return formatMessage(words.andMore, { crawlers: shown.join(", "), count });
};

/** The most exceptions shown before the rest is counted. */
const MOST_EXCEPTIONS = 3;

/** An exception of an area, and the reason. */
const exceptionText = ({ pattern, rule, allowed }: Exception, area: Area): string => {
  if (allowed === area.after.allowed) {
    return formatMessage(allowed ? words.allowedBefore : words.blockedBefore, { pattern });
  }
  return rule === null ? pattern : formatMessage(words.exceptionLine, { pattern, line: rule.line });
};

/** The exceptions of an area, in words; empty if there are none. */
export const exceptText = (area: Area): string => {
  const { exceptions } = area;
  if (exceptions.length === 0) return "";
  const shown = exceptions.slice(0, MOST_EXCEPTIONS).map((each) => exceptionText(each, area));
  const count = exceptions.length - shown.length;
  return count === 0
    ? formatMessage(words.except, { list: formatList(shown) })
    : formatMessage(words.exceptMore, { list: shown.join(", "), count });
};

/** Selects the sentence that says which lines decide an area, before and now. */
export const decidedBy = ({ before, after }: Area) => {
  if (after.rule === null) return before.rule === null ? words.noneNone : words.noneRule;
  return before.rule === null ? words.ruleNone : words.ruleRule;
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
  const sure =
    crawlers === null ? words.provedPair : formatMessage(words.provedFor, { count: crawlers });
  return entries.length === 0 ? `${words.nothingChanges} ${sure}` : sure;
};

/** The warning if a change blocks the whole site or the home page; null if it does neither. */
export const alarmOf = ({ entries }: Outcome): string | null => {
  const blocking = entries.filter(({ area, crawlers }) => !area.after.allowed && crawlers !== null);
  const site = blocking.find(({ area }) => isWholeSite(area));
  const worst = site ?? blocking.find(({ area }) => area.url === "/");
  if (worst === undefined) return null;
  const template = site === undefined ? words.closesFrontPage : words.closesSite;
  return formatMessage(template, { crawlers: crawlersText(worst.crawlers ?? []) });
};

/** A change in numbers. */
export const countsText = ({ entries }: Outcome): string => {
  const count = entries.filter(({ area }) => !area.after.allowed).length;
  const opened = entries.length - count;
  const blocked = formatMessage(words.areasBlocked, { count });
  const allowed = formatMessage(words.areasAllowed, { count: opened });
  if (count > 0 && opened > 0) return formatMessage(words.bothWays, { blocked, allowed });
  if (count > 0) return blocked;
  return opened > 0 ? allowed : words.noUrlChanges;
};
