import { useDeferredValue } from "react";
import { useStore } from "zustand";
import { formatMessage, policyOf } from "../../core/index.ts";
import { dialectOf } from "../state/store/derive.ts";
import type { AppStore } from "../state/store/store.ts";
import { shellMessages } from "./messages.ts";

/** How many groups and rules the selected reader finds in the file. */
export const FileCounts = ({ store }: { readonly store: AppStore }) => {
  const state = useDeferredValue(useStore(store));
  const { groups } = policyOf(state.document, dialectOf(state));
  const rules = groups.reduce((sum, { ruleLines }) => sum + ruleLines.length, 0);
  return formatMessage(shellMessages.groupsAndRules, {
    groups: formatMessage(shellMessages.groups, { count: groups.length }),
    rules: formatMessage(shellMessages.rules, { count: rules }),
  });
};
