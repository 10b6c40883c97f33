import { google } from "../dialects/google.ts";
import type { Matcher } from "../match/compile.ts";
import { consult } from "../match/consult.ts";
import { GLOBAL } from "../policy/agent.ts";
import { asciiLower } from "../text/ascii.ts";
import { findCrawler } from "../vocabulary/find-crawler.ts";
import type { LintContext } from "./rule.ts";

/** The crawlers of the search engines that a public site can least do without. */
export const SEARCH_CRAWLERS = [
  "Googlebot",
  "bingbot",
  "YandexBot",
  "Baiduspider",
  "Applebot",
  "DuckDuckBot",
] as const;

/** A crawler that finds its own rules in a file. */
export interface SearchReader {
  /** As in `SEARCH_CRAWLERS`, or `*` for all that the file does not name. */
  readonly name: string;
  readonly matcher: Matcher;
}

/** Whether some group names a crawler or one of its fallbacks, as Google's library reads the file. */
const namedIn = ({ google: policy }: LintContext): ((token: string) => boolean) => {
  const names = new Set(policy.groups.flatMap(({ agents }) => agents.map(({ name }) => name)));
  return (token) =>
    [token, ...(findCrawler(token)?.fallbacks ?? [])].some((each) => names.has(asciiLower(each)));
};

/** The rules for every crawler, and those for each search crawler that has some of its own. */
export const searchReaders = (context: LintContext): readonly SearchReader[] => {
  const isNamed = namedIn(context);
  return [GLOBAL, ...SEARCH_CRAWLERS.filter(isNamed)].map((name) => ({
    name,
    matcher: consult(context.document, google, name).matcher,
  }));
};
