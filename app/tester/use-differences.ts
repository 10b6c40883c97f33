import { useSyncExternalStore } from "react";
import { type Differences, differencesOf } from "../store/differences.ts";
import type { AppStore } from "../store/store.ts";

/** Where the compared readers differ on a store's file, as far as is known by now. */
export const useDifferences = (store: AppStore): Differences => {
  const { subscribe, get } = differencesOf(store);
  return useSyncExternalStore(subscribe, get);
};
