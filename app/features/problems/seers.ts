import type { ValidatorId } from "../../../core/index.ts";

/** Who judges the file: the checks of this page, or another validator. */
export type Seer = "workbench" | ValidatorId;

/** Their names, in the order in which they are offered. */
export const SEER_NAMES: Readonly<Record<Seer, string>> = {
  workbench: "Workbench",
  "google-search-console": "Google Search Console",
  lighthouse: "Lighthouse",
  yandex: "Yandex",
  bing: "Bing",
};

export const SEERS = Object.keys(SEER_NAMES) as readonly Seer[];
