import { useDeferredValue } from "react";
import { useStore } from "zustand";
import { diagnosticsOf } from "../store/derive.ts";
import type { AppStore } from "../store/store.ts";

/** The number of findings, for where the list is out of view. */
export const ProblemCount = ({ store }: { readonly store: AppStore }) => {
  const count = diagnosticsOf(useDeferredValue(useStore(store))).length;
  return count > 0 && <span className="nav__count">{count}</span>;
};
