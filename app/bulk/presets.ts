import { type Crawler, crawlers, type RobotsDocument } from "../../core/index.ts";
import type { AppState } from "../store/state.ts";
import { PRESET_WORDS } from "./messages.ts";

/** Whom lists and sitemaps are judged for. */
export interface Preset {
  readonly id: PresetId;
  readonly name: string;
  readonly crawlers: readonly string[];
}

export type PresetId = keyof typeof PRESET_WORDS;

/** As many as one outcome can tell apart at a glance; files name hundreds. */
const MOST = 60;

const ofCategory = (category: Crawler["category"]): readonly string[] =>
  crawlers
    .filter((crawler) => crawler.category === category && !crawler.retired)
    .filter(({ obeys }) => obeys !== "no")
    .map(({ token }) => token)
    .slice(0, MOST);

const namedIn = ({ lines, source }: RobotsDocument): readonly string[] => {
  const names = new Map<string, string>();
  for (const { field, value } of lines) {
    if (field !== "user-agent" || value === null) continue;
    const name = source.slice(value.from, value.to).trim();
    if (name !== "" && names.size < MOST) names.set(name.toLowerCase(), name);
  }
  return [...names.values()];
};

/** The crawler under test, and the columns of the table of crawlers if it has any. */
const tested = ({ query }: AppState): readonly string[] => [
  ...new Set([query.crawler.trim() || "*", ...query.crawlers].slice(0, MOST)),
];

/** Whom to judge for, by a preset. Never empty. */
export const crawlersOf = (preset: PresetId, state: AppState): readonly string[] => {
  if (preset === "tested") return tested(state);
  if (preset !== "named") return ofCategory(preset);
  const named = namedIn(state.document);
  return named.length === 0 ? tested(state) : named;
};

/** The presets, with what each stands for. */
export const presetsOf = (state: AppState): readonly Preset[] =>
  (Object.keys(PRESET_WORDS) as PresetId[]).map((id) => ({
    id,
    name: PRESET_WORDS[id],
    crawlers: crawlersOf(id, state),
  }));
