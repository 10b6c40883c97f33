import { useEffect } from "react";
import { useStore } from "zustand";
import type { AppStore } from "../store/store.ts";
import { type Tabulation, tabulationOf } from "../worker-client/tabulation.ts";

/** The verdicts of the table of a store, worked out for as long as the component is there. */
export const useTabulation = (store: AppStore): Tabulation => {
  const source = tabulationOf(store);
  useEffect(() => source.show(), [source]);
  return useStore(source);
};
