import { useSyncExternalStore } from "react";
import { type Findings, findingsOf } from "../store/findings.ts";
import type { AppStore } from "../store/store.ts";

/** What the checks have found in a store's text, as far as is known by now. */
export const useFindings = (store: AppStore): Findings => {
  const { subscribe, get } = findingsOf(store);
  return useSyncExternalStore(subscribe, get);
};
