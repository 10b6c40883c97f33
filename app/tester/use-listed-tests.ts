import { useEffect } from "react";
import { useStore } from "zustand";
import type { AppState } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import { extentsOf } from "../worker-client/extents.ts";
import { type ListedTests, withPatterns } from "./pattern-tests.ts";

/** The tests as the list shows them; the worker is asked for what would hold the page up. */
export const useListedTests = (store: AppStore, state: AppState): ListedTests => {
  const source = extentsOf(store);
  const listed = withPatterns(state, useStore(source));
  const { needed } = listed;
  useEffect(() => {
    if (needed.length > 0) source.need(needed);
  });
  return listed;
};
