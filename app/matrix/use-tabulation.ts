import { useEffect } from "react";
import { useStore } from "zustand";
import type { AppStore } from "../store/store.ts";
import { type Tabulation, tabulationOf } from "../worker-client/tabulation.ts";

/** The verdicts of a store's table, computed while the component is mounted. */
export const useTabulation = (store: AppStore): Tabulation => {
  const source = tabulationOf(store);
  useEffect(() => source.show(), [source]);
  return useStore(source);
};
