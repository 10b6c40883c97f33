import { useEffect } from "react";
import { useStore } from "zustand";
import { extentsOf } from "../../answers/extents.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { later } from "../../ui/later.tsx";
import { type ListedTests, withPatterns } from "./pattern-tests.ts";

let verdictsWithin: typeof import("./prove-pattern.ts").verdictsWithin | null = null;

const proving = later(async () => {
  ({ verdictsWithin } = await import("./prove-pattern.ts"));
});

/** The tests as shown in the list. The worker computes those that would block the page. */
export const useListedTests = (store: AppStore, state: AppState): ListedTests => {
  const source = extentsOf(store);
  const listed = withPatterns(state, useStore(source), verdictsWithin);
  const { needed } = listed;
  useEffect(() => {
    if (needed.length === 0) return;
    source.need(needed);
    // If it cannot be loaded, the worker answers instead, only later.
    if (verdictsWithin === null) proving().catch(() => {});
  });
  return listed;
};
