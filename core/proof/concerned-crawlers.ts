import { google } from "../dialects/google.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { policyOf } from "../match/consult.ts";
import { GLOBAL } from "../policy/agent.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { asciiLower } from "../text/ascii.ts";
import type { Crawler, CrawlerCategory } from "../vocabulary/crawler.ts";
import { crawlers } from "../vocabulary/crawlers.ts";
import { identify } from "../vocabulary/product-token.ts";

/** A crawler that a change to a file may affect. */
export interface ConcernedCrawler {
  /** Its product token; `*` for every crawler that is neither named nor known. */
  readonly token: string;
  readonly category: CrawlerCategory | null;
}

/** Any crawler that neither file names. */
const ANY_OTHER: ConcernedCrawler = { token: GLOBAL, category: null };

/** The categories that site owners ask about, whether a file names them or not. */
const CATEGORIES_OF_INTEREST: ReadonlySet<CrawlerCategory> = new Set([
  "search",
  "ai-training",
  "ai-search",
  "ai-user",
  "ai-agent",
] as const);

const isOfInterest = ({ category, retired, obeys }: Crawler): boolean =>
  CATEGORIES_OF_INTEREST.has(category) && !retired && obeys !== "no";

/** The most names used: a file can contain any number. */
const MOST_NAMED = 500;

/** The names on a file's user-agent lines, as both lenient and strict readers find them, each once. */
export const namesIn = (document: RobotsDocument): readonly string[] => {
  const names = [google, rfc9309].flatMap((dialect) =>
    policyOf(document, dialect).groups.flatMap(({ agents }) =>
      agents
        .filter(({ name }) => name !== GLOBAL && name !== "")
        .map(({ from, to }) => document.source.slice(from, to)),
    ),
  );
  return [...new Set(names)];
};

/**
 * The crawlers for which the impact of a change is computed: any other crawler, those that either
 * file names, and the known search engines and AI crawlers that obey robots.txt.
 */
export const concernedCrawlers = (
  before: RobotsDocument,
  after: RobotsDocument,
): readonly ConcernedCrawler[] => {
  const found = new Map([[GLOBAL, ANY_OTHER]]);
  const add = (token: string, category: CrawlerCategory | null): void => {
    const key = asciiLower(token);
    if (token !== "" && !found.has(key)) found.set(key, { token, category });
  };
  const names = new Set([...namesIn(after), ...namesIn(before)]);
  for (const name of [...names].slice(0, MOST_NAMED)) {
    const { token, crawler } = identify(name);
    add(token, crawler?.category ?? null);
  }
  for (const each of crawlers.filter(isOfInterest)) add(each.token, each.category);
  return [...found.values()];
};
