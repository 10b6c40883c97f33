import { useEffect } from "react";
import { useStore } from "zustand";
import { type Tabulation, tabulationOf } from "../../answers/tabulation.ts";
import type { AppStore } from "../../state/store/store.ts";

/** The verdicts of a store's table, computed while the component is mounted. */
export const useTabulation = (store: AppStore): Tabulation => {
  const source = tabulationOf(store);
  useEffect(() => source.show(), [source]);
  return useStore(source);
};
