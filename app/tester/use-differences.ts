import { useStore } from "zustand";
import type { AppStore } from "../store/store.ts";
import { type Differences, differencesOf } from "../worker-client/differences.ts";

/** Where the compared readers differ on a store's file, as far as is known. */
export const useDifferences = (store: AppStore): Differences => useStore(differencesOf(store));
