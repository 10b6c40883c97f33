import { useStore } from "zustand";
import { type Differences, differencesOf } from "../../answers/differences.ts";
import type { AppStore } from "../../state/store/store.ts";

/** Where the compared readers differ on a store's file, as far as is known. */
export const useDifferences = (store: AppStore): Differences => useStore(differencesOf(store));
