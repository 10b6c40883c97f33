import { createStore, type StoreApi } from "zustand/vanilla";
import { memo, type RobotsDocument, type RuleCoverage } from "../../../core/index.ts";
import type { AppStore } from "./store.ts";

/** How many listed URLs and logged requests each rule decides. */
export interface Coverage {
  /** The text that they were judged by. */
  readonly document: RobotsDocument;
  readonly urls: number;
  readonly requests: number;
  /** By 1-based line. Rules that no judged crawler follows are left out. */
  readonly rules: ReadonlyMap<number, RuleCoverage>;
}

/**
 * The coverage of a page's file, null until Bulk has judged something. Always the same for the same
 * store.
 */
export const coverageOf: (store: AppStore) => StoreApi<{ readonly coverage: Coverage | null }> =
  memo(() => createStore<{ readonly coverage: Coverage | null }>(() => ({ coverage: null })));
