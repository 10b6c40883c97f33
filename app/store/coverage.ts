import { createStore, type StoreApi } from "zustand/vanilla";
import { memo, type RobotsDocument, type RuleCoverage } from "../../core/index.ts";
import type { AppStore } from "./store.ts";

/** What each rule decides of the URLs that were listed and the requests that were logged. */
export interface Coverage {
  /** The text that they were judged by. */
  readonly document: RobotsDocument;
  readonly urls: number;
  readonly requests: number;
  /** By 1-based line; rules that nobody judged follows are left out. */
  readonly rules: ReadonlyMap<number, RuleCoverage>;
}

/** The coverage of a page's file, null for as long as nothing large was judged. The same for the same store. */
export const coverageOf: (store: AppStore) => StoreApi<{ readonly coverage: Coverage | null }> =
  memo(() => createStore<{ readonly coverage: Coverage | null }>(() => ({ coverage: null })));
