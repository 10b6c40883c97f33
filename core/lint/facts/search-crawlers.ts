// The crawlers of search engines, and what they may not crawl as their own readers follow a file.

import { memo } from "../../collections/memo.ts";
import type { Dialect } from "../../dialects/dialect.ts";
import { google } from "../../dialects/google.ts";
import { dialects } from "../../dialects/index.ts";
import { type Consultation, consult, policyOf } from "../../match/consult.ts";
import type { Verdict } from "../../match/readings.ts";
import { rulesOf } from "../../match/ruleset.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Rule } from "../../policy/policy.ts";
import { select } from "../../policy/select.ts";
import type { HttpResponse } from "../../response/response.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { asciiLower } from "../../text/ascii.ts";
import { formatList } from "../../text/list.ts";
import type { Crawler } from "../../vocabulary/crawler.ts";
import { crawlers } from "../../vocabulary/crawlers.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { ENGINES } from "../../vocabulary/large.ts";
import { readerOf } from "../../vocabulary/reader-of.ts";
import type { FileContext } from "../context.ts";
import { LIST_MESSAGES } from "../messages.ts";
import { LISTED } from "../wording.ts";
import { isWholeSite } from "./groups.ts";

/** The crawlers of the search engines that matter most to a public site. */
export const SEARCH_CRAWLERS = [
  "Googlebot",
  "bingbot",
  "YandexBot",
  "Baiduspider",
  "Applebot",
  "DuckDuckBot",
] as const;

/** A crawler that has its own rules in a file. */
export interface SearchReader {
  /** As in `SEARCH_CRAWLERS`, or `*` for all that the file does not name. */
  readonly name: string;
  /** The rules it follows, in file order. */
  readonly rules: readonly Rule[];
  /** Its verdict on a URL. The first call compiles the rules, so examine them before. */
  readonly decide: (url: string) => Verdict;
}

const searchReader = (
  { document, google: policy }: FileContext,
  name: string,
  token: string,
): SearchReader => ({
  name,
  rules: rulesOf(policy, select(policy, [token])),
  decide: (url) => consult(document, google, name).matcher.decide(url),
});

/**
 * The rules for every crawler, and those for each search crawler that the file names directly or by
 * a fallback, as Google's library reads the file.
 */
export const searchReaders = (context: FileContext): readonly SearchReader[] => {
  const named = new Set(
    context.google.groups.flatMap(({ agents }) => agents.map(({ name }) => name)),
  );
  const readers = [searchReader(context, GLOBAL, GLOBAL)];
  for (const crawler of SEARCH_CRAWLERS) {
    const chain = [crawler, ...(findCrawler(crawler)?.fallbacks ?? [])];
    const token = chain.find((each) => named.has(asciiLower(each)));
    if (token !== undefined) readers.push(searchReader(context, crawler, token));
  }
  return readers;
};

const isSearchCrawler = ({ category, retired, controlOnly, obeys }: Crawler): boolean =>
  category === "search" && !retired && !controlOnly && obeys !== "no";

/** The tokens of all crawlers of search engines, the best known engines first. */
export const searchTokens: readonly string[] = [
  ...new Set<string>([
    ...SEARCH_CRAWLERS,
    ...crawlers.filter(isSearchCrawler).map(({ token }) => token),
  ]),
];

/**
 * A file as a crawler's own reader follows it. Crawlers that it does not name (`*`) are judged as
 * by Google, the most lenient reader: a typo that Google accepts has its own finding.
 */
export const consultOwnReader = (
  document: RobotsDocument,
  crawler: string,
  response: HttpResponse | null = null,
): Consultation =>
  consult(document, crawler === GLOBAL ? google : dialects[readerOf(crawler)], crawler, response);

/** The best known search engines of some crawlers, in words: `Bing, Yandex and others`. */
export const enginesOf = (tokens: readonly string[]): string => {
  const known = SEARCH_CRAWLERS.filter((token) => tokens.includes(token));
  const shown = known.slice(0, known.length > LISTED ? LISTED - 1 : LISTED);
  const names = shown.map((token) => ENGINES.get(token) ?? token);
  return formatList(tokens.length > shown.length ? [...names, LIST_MESSAGES.others] : names);
};

/** URLs that are also blocked if the whole site is; few rules are about the last one. */
export const PAGES: readonly string[] = ["/page", "/folder/", "/folder/page.html", "/~page"];

/** What rules keep a crawler from. */
export type Blocked = "site" | "home";

/**
 * What a crawler's own reader finds blocked by the rules: the whole site, the home page and not all others, or neither.
 *
 * @param response the HTTP response for the file; null or omitted if unknown.
 */
export const blockedFor = (
  document: RobotsDocument,
  crawler: string,
  response: HttpResponse | null = null,
): Blocked | null => blockedBy(consultOwnReader(document, crawler, response));

/**
 * The rule by which a consultation finds the whole site blocked: one for the whole of it is among those that decide a few
 * URLs, and none of them is open. Many rules that happen to match those URLs are not enough.
 */
export const siteRuleOf = ({ matcher: { decide } }: Consultation): Rule | null => {
  if (decide("/").allowed) return null;
  const verdicts = ["/", ...PAGES].map(decide);
  if (verdicts.some(({ allowed }) => allowed)) return null;
  return verdicts.find(({ rule }) => rule !== null && isWholeSite(rule.text))?.rule ?? null;
};

/** What a consultation finds blocked by rules. */
export const blockedBy = (consultation: Consultation): Blocked | null => {
  const { allowed, rule } = consultation.matcher.decide("/");
  if (allowed || rule === null) return null;
  return siteRuleOf(consultation) === null ? "home" : "site";
};

/**
 * The names in a file as a dialect reads them, and what is blocked for crawlers that it does not
 * name.
 */
const unnamedIn = memo((document: RobotsDocument) =>
  memo((dialect: Dialect) => ({
    names: new Set(
      policyOf(document, dialect).groups.flatMap(({ agents }) => agents.map(({ name }) => name)),
    ),
    blocked: blockedBy(consult(document, dialect, GLOBAL)),
  })),
);

/** Like `blockedFor`, but the rules for all unnamed crawlers are examined once. */
const blockedAmongMany = (document: RobotsDocument, crawler: Crawler): Blocked | null => {
  const { token, fallbacks, ignoresGlobal, reader } = crawler;
  const dialect = dialects[reader.dialect];
  const { names, blocked } = unnamedIn(document)(dialect);
  const isUnnamed =
    dialect.facts.agentMatch.value === "equal" &&
    ![token, ...fallbacks].some((name) => names.has(asciiLower(name)));
  return isUnnamed && !ignoresGlobal ? blocked : blockedFor(document, token);
};

/** The search crawlers that rules keep from the home page, in the order of `searchTokens`. */
export const blockedSearchCrawlers: (document: RobotsDocument) => ReadonlyMap<string, Blocked> =
  memo((document) => {
    const blocked = new Map<string, Blocked>();
    for (const token of searchTokens) {
      const crawler = findCrawler(token);
      if (crawler === null) continue;
      const what = blockedAmongMany(document, crawler);
      if (what !== null) blocked.set(token, what);
    }
    return blocked;
  });

/** Whether a search crawler that may not fetch the home page by one text may do so by another. */
export const opensHome = (before: RobotsDocument, after: RobotsDocument): boolean =>
  [...blockedSearchCrawlers(before).keys()].some((token) => {
    const crawler = findCrawler(token);
    return crawler !== null && blockedAmongMany(after, crawler) === null;
  });
