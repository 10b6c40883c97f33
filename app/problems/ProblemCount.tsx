import { useDeferredValue } from "react";
import { useStore } from "zustand";
import { diagnosticsOf } from "../store/derive.ts";
import type { SettledStore } from "../store/settled.ts";

/** The number of findings, for where the list is out of view. */
export const ProblemCount = ({ settled }: { readonly settled: SettledStore }) => {
  const count = diagnosticsOf(useDeferredValue(useStore(settled))).length;
  return count > 0 && <span className="nav__count">{count}</span>;
};
