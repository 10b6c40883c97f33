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
import { furtherOf } from "./further.ts";
import { MAX_CRAWLERS, MAX_MATRIX_URLS, MAX_URL_LENGTH } from "./limits.ts";
import type { AppState, TestUrl } from "./state.ts";
import type { AppStore } from "./store.ts";
import { appendUrls } from "./url-actions.ts";

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

/** The result of adding a list. */
export interface ListTaken {
  readonly taken: number;
  /** How many did not fit, or were too long. */
  readonly left: number;
}

/**
 * Replaces the further URLs of the Matrix by a list.
 *
 * @param text URLs, paths or patterns, one per line. Repeats, and those already under test, are
 * added once.
 */
export const setFurtherUrls = (store: AppStore, text: string): ListTaken => {
  const known = new Set(store.getState().query.urls.map(({ typed }) => typed));
  const taken: string[] = [];
  let left = 0;
  for (const line of text.split(/[\r\n]+/)) {
    const typed = line.trim();
    if (typed === "" || known.has(typed)) continue;
    if (taken.length >= MAX_MATRIX_URLS || typed.length > MAX_URL_LENGTH) {
      left++;
      continue;
    }
    known.add(typed);
    taken.push(typed);
  }
  store.setState({ furtherUrls: furtherOf(taken) });
  return { taken: taken.length, left };
};

const joined = memo((tested: readonly TestUrl[]) =>
  memo((further: readonly TestUrl[]): readonly TestUrl[] => [...tested, ...further]),
);

/**
 * The rows of the Matrix: the URLs under test, then the further ones. The same array for the same
 * lists.
 */
export const matrixRows = ({
  query,
  furtherUrls,
}: Pick<AppState, "query" | "furtherUrls">): readonly TestUrl[] =>
  furtherUrls.length === 0 ? query.urls : joined(query.urls)(furtherUrls);

/**
 * Moves further URLs to those under test, because expectations are kept with them, as far as there
 * is room.
 *
 * @returns those under test that they have become, in the same order.
 */
export const testFurther = (store: AppStore, further: readonly TestUrl[]): readonly TestUrl[] => {
  const tested = appendUrls(
    store,
    further.map(({ typed }) => typed),
  );
  const moved = new Set(further.slice(0, tested.length).map(({ id }) => id));
  store.setState(({ furtherUrls }) => ({
    furtherUrls: furtherUrls.filter(({ id }) => !moved.has(id)),
  }));
  return tested;
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
