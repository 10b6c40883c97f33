import {
  type Crawler,
  crawlers,
  identify,
  memo,
  type Policy,
  policyOf,
} from "../../../core/index.ts";
import { dialectOf, normalisedOf, patternOf } from "./derive.ts";
import { crawlerKey } from "./expectations.ts";
import { MAX_CRAWLERS } from "./limits.ts";
import type { AppState, TestUrl } from "./state.ts";

/** Any crawler that no group names. */
export const ANY_OTHER = "*";

/** Presets of crawlers. */
export type Preset =
  | "search"
  | "ai-training"
  | "ai-search"
  | "ai-user"
  | "ai-agent"
  | "data-provider"
  | "seo"
  | "named"
  | "other";

const isRequested = (crawler: Crawler): boolean => !crawler.retired;

const ofCategory = (category: Crawler["category"]): readonly string[] =>
  crawlers.filter((one) => one.category === category && isRequested(one)).map(({ token }) => token);

/**
 * The crawlers named in the file's user-agent lines, each once; without `*`, which names no
 * crawler.
 */
const namedIn = ({ groups, document }: Policy): readonly string[] => {
  const found = new Map<string, string>();
  for (const { from, to, name } of groups.flatMap(({ agents }) => agents)) {
    if (name === "*" || name === "") continue;
    const { token } = identify(document.source.slice(from, to));
    const key = crawlerKey(token);
    if (token !== "" && !found.has(key)) found.set(key, token);
  }
  return [...found.values()];
};

/** The crawlers of a preset, as many as fit in the Matrix. */
export const presetCrawlers = (preset: Preset, state: AppState): readonly string[] => {
  if (preset === "other") return [ANY_OTHER];
  const all =
    preset === "named" ? namedIn(policyOf(state.document, dialectOf(state))) : ofCategory(preset);
  return all.slice(0, MAX_CRAWLERS);
};

/** The default columns: crawlers of every kind that webmasters ask about. */
const FIRST_CHOICE = ["Googlebot", "bingbot", "GPTBot", "ClaudeBot", ANY_OTHER];

/**
 * The crawlers of the Matrix: the selected ones, by default a few of every kind, with the one under
 * test first.
 */
export const tableCrawlers = ({ query }: Pick<AppState, "query">): readonly string[] => {
  if (query.crawlers.length > 0) return query.crawlers;
  const { token } = identify(query.crawler);
  const key = crawlerKey(token);
  const others = FIRST_CHOICE.filter((crawler) => crawlerKey(crawler) !== key);
  return token === "" || token === ANY_OTHER ? FIRST_CHOICE : [token, ...others];
};

/** The crawlers with an expectation on some URL, each once. */
export const expectedCrawlers = ({ query }: Pick<AppState, "query">): readonly string[] => {
  const found = new Map<string, string>();
  for (const { expectations } of query.urls) {
    for (const { crawler } of expectations) found.set(crawlerKey(crawler), crawler);
  }
  return [...found.values()];
};

const rowOf = (url: TestUrl): string =>
  (patternOf(url) ?? normalisedOf(url).url).replace(/[\r\n]/g, "");

/** Some URLs and patterns, normalised for a matcher, one per line. */
export const rowsOf: (urls: readonly TestUrl[]) => string = memo((urls) =>
  urls.map(rowOf).join("\n"),
);

/** The indexes of the URLs that are patterns. The same array for the same URLs. */
export const patternRows: (urls: readonly TestUrl[]) => readonly number[] = memo((urls) =>
  urls.flatMap((url, row) => (patternOf(url) === null ? [] : [row])),
);
