import { memo } from "../../collections/memo.ts";
import type { Dialect } from "../../dialects/dialect.ts";
import { google } from "../../dialects/google.ts";
import { dialects } from "../../dialects/index.ts";
import { type Consultation, consult, policyOf } from "../../match/consult.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { asciiLower } from "../../text/ascii.ts";
import type { Crawler } from "../../vocabulary/crawler.ts";
import { crawlers } from "../../vocabulary/crawlers.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { readerOf } from "../../vocabulary/reader-of.ts";
import { SEARCH_CRAWLERS } from "./search-readers.ts";

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
export const consultOwnReader = (document: RobotsDocument, crawler: string): Consultation =>
  consult(document, crawler === GLOBAL ? google : dialects[readerOf(crawler)], crawler);

/** URLs that are also blocked if the whole site is. */
export const PAGES: readonly string[] = ["/page", "/folder/", "/folder/page.html"];

/** What a crawler cannot fetch, as far as a few URLs tell. */
export type Blocked = "site" | "home";

/** What a crawler's own reader finds blocked: the whole site, only the home page, or neither. */
export const blockedFor = (document: RobotsDocument, crawler: string): Blocked | null =>
  blockedBy(consultOwnReader(document, crawler));

const blockedBy = ({ matcher: { decide } }: Consultation): Blocked | null => {
  if (decide("/").allowed) return null;
  return PAGES.every((page) => !decide(page).allowed) ? "site" : "home";
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

/** The search crawlers that may not fetch the home page, in the order of `searchTokens`. */
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
