import { useStore } from "zustand";
import type { AppStore } from "../store/store.ts";
import { type Findings, findingsOf } from "../worker-client/findings.ts";

/** What the checks have found in a store's text, as far as is known by now. */
export const useFindings = (store: AppStore): Findings => useStore(findingsOf(store));
