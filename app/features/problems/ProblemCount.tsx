import { useStore } from "zustand";
import { findingsOf } from "../../answers/findings.ts";
import type { AppStore } from "../../state/store/store.ts";

/** The number of findings, shown when the list is not visible. */
export const ProblemCount = ({ store }: { readonly store: AppStore }) => {
  const count = useStore(findingsOf(store)).diagnostics.length;
  return count > 0 && <span className="nav__count">{count}</span>;
};
