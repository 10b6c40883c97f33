import { google } from "../../dialects/google.ts";
import { consult } from "../../match/consult.ts";
import type { Verdict } from "../../match/readings.ts";
import { rulesOf } from "../../match/ruleset.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Rule } from "../../policy/policy.ts";
import { select } from "../../policy/select.ts";
import { asciiLower } from "../../text/ascii.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import type { FileContext } from "../context.ts";

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

const readerOf = (
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
  const readers = [readerOf(context, GLOBAL, GLOBAL)];
  for (const crawler of SEARCH_CRAWLERS) {
    const chain = [crawler, ...(findCrawler(crawler)?.fallbacks ?? [])];
    const token = chain.find((each) => named.has(asciiLower(each)));
    if (token !== undefined) readers.push(readerOf(context, crawler, token));
  }
  return readers;
};
