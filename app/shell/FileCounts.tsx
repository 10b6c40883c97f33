import { useDeferredValue } from "react";
import { useStore } from "zustand";
import { dialects, policyOf } from "../../core/index.ts";
import type { SettledStore } from "../store/settled.ts";
import { counted } from "./counted.ts";

/** How many groups and rules the chosen reader sees in the file. */
export const FileCounts = ({ settled }: { readonly settled: SettledStore }) => {
  const { document, dialect } = useDeferredValue(useStore(settled));
  const { groups } = policyOf(document, dialects[dialect]);
  const rules = groups.reduce((sum, { ruleLines }) => sum + ruleLines.length, 0);
  return `${counted(groups.length, "group")} · ${counted(rules, "rule")}`;
};
