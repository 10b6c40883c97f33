import type { Query } from "./state.ts";
import type { AppStore } from "./store.ts";

/** Changes parts of the query. */
export const patchQuery = (store: AppStore, patch: Partial<Query>): void =>
  store.setState(({ query }) => ({ query: { ...query, ...patch } }));
