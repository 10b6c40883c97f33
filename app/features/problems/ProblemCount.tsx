import type { AppStore } from "../../state/store/store.ts";
import { useFindings } from "./use-findings.ts";

/** The number of findings, shown when the list is not visible. */
export const ProblemCount = ({ store }: { readonly store: AppStore }) => {
  const count = useFindings(store).diagnostics.length;
  return count > 0 && <span className="nav__count">{count}</span>;
};
