import { createStore, type StoreApi } from "zustand/vanilla";
import { memo } from "../../../core/index.ts";
import type { Diagnostic } from "../../../core/lint/index.ts";
import type { AppStore } from "../../state/store/store.ts";

/** The finding that was gone to last, whose row is marked; null for none. One per page. */
export const currentProblemOf: (store: AppStore) => StoreApi<Diagnostic | null> = memo(() =>
  createStore<Diagnostic | null>(() => null),
);
