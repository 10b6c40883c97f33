import { useDeferredValue } from "react";
import { useStore } from "zustand";
import { policyOf } from "../../core/index.ts";
import { dialectOf } from "../store/dialect.ts";
import type { AppStore } from "../store/store.ts";
import { counted } from "../ui/counted.ts";

/** How many groups and rules the chosen reader sees in the file. */
export const FileCounts = ({ store }: { readonly store: AppStore }) => {
  const state = useDeferredValue(useStore(store));
  const { groups } = policyOf(state.document, dialectOf(state));
  const rules = groups.reduce((sum, { ruleLines }) => sum + ruleLines.length, 0);
  return `${counted(groups.length, "group")} · ${counted(rules, "rule")}`;
};
