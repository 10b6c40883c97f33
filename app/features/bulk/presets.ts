import { identify, policyOf } from "../../../core/index.ts";
import { dialectOf } from "../../state/store/derive.ts";
import { crawlerKey } from "../../state/store/expectations.ts";
import { MAX_CRAWLER_LENGTH } from "../../state/store/limits.ts";
import type { AppState } from "../../state/store/state.ts";
import { ANY_OTHER, presetCrawlers } from "../../state/store/table.ts";
import { PRESET_WORDS } from "./messages.ts";

/** Which crawlers lists and sitemaps are judged for. */
export interface Preset {
  readonly id: PresetId;
  readonly name: string;
  readonly crawlers: readonly string[];
}

export type PresetId = keyof typeof PRESET_WORDS;

/** The most crawlers that one result can show clearly; some files name hundreds. */
const MOST = 60;

/** The crawler under test, and the columns of the Matrix, if any. */
const tested = ({ query }: AppState): readonly string[] => [
  ...new Set([query.crawler.trim() || "*", ...query.crawlers].slice(0, MOST)),
];

/** Crawlers that do not obey the file are left out: no rule applies to them. */
const isBound = (crawler: string): boolean => identify(crawler).crawler?.obeys !== "no";

/** Whether a group applies to all crawlers that are not named. */
const namesAnyOther = (state: AppState): boolean =>
  policyOf(state.document, dialectOf(state)).groups.some(({ agents }) =>
    agents.some(({ name }) => name === ANY_OTHER),
  );

/** The crawlers that the user selects: those of a preset, or the list that they typed. */
export interface CrawlerChoice {
  readonly preset: PresetId;
  /** The list of the preset `own`. */
  readonly own: readonly string[];
}

/** The crawlers that are selected. Never empty. */
export const crawlersOf = ({ preset, own }: CrawlerChoice, state: AppState): readonly string[] => {
  if (preset === "own" && own.length > 0) return own.slice(0, MOST);
  if (preset === "own" || preset === "tested") return tested(state);
  const listed = presetCrawlers(preset, state).filter(isBound);
  const chosen = preset === "named" && namesAnyOther(state) ? [...listed, ANY_OTHER] : listed;
  return chosen.length === 0 ? tested(state) : chosen.slice(0, MOST);
};

/** A list that a user typed: product tokens, each once, not longer than a result can show. */
export const ownCrawlers = (typed: readonly string[]): readonly string[] => {
  const fitting = typed.filter(({ length }) => length <= MAX_CRAWLER_LENGTH);
  const byKey = new Map(fitting.map((one) => [crawlerKey(one), identify(one).token || one]));
  return [...byKey.values()].slice(0, MOST);
};

/** The presets and their crawlers. */
export const presetsOf = (state: AppState, own: readonly string[]): readonly Preset[] =>
  (Object.keys(PRESET_WORDS) as PresetId[]).map((id) => ({
    id,
    name: PRESET_WORDS[id],
    crawlers: crawlersOf({ preset: id, own }, state),
  }));
