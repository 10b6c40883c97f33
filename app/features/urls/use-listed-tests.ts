import { useStore } from "zustand";
import { extentsOf } from "../../answers/crawler.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { type ListedTests, withPatterns } from "./pattern-tests.ts";

/** The tests as shown in the list. Verdicts on patterns take a moment longer than those on URLs. */
export const useListedTests = (store: AppStore, state: AppState): ListedTests =>
  withPatterns(state, useStore(extentsOf(store)));
