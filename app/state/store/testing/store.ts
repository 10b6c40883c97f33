import { type AppStore, createAppStore, initialState } from "../store.ts";

/** The store of a page that shows a short file. */
export const shortFileStore = (): AppStore =>
  createAppStore(initialState("User-agent: *\nDisallow: /a\n"));

/** The URLs under test, as typed. */
export const urlsOf = (store: AppStore): readonly string[] =>
  store.getState().query.urls.map(({ typed }) => typed);

/** The id of a URL under test; -1 if there is none. */
export const idOf = (store: AppStore, typed: string): number =>
  store.getState().query.urls.find((url) => url.typed === typed)?.id ?? -1;

/** The active URL, as typed; null for none. */
export const activeOf = (store: AppStore): string | null => {
  const { urls, activeUrl } = store.getState().query;
  return urls.find(({ id }) => id === activeUrl)?.typed ?? null;
};

/** The texts of the visible messages. */
export const noticesOf = (store: AppStore): readonly string[] =>
  store.getState().notices.map(({ text }) => text);

/** Settings that differ from the default. */
export const CHECKS = { off: ["trailing-wildcard"], on: [], hidden: [] } as const;
export const BASELINE = { name: "live", source: "User-agent: *\n", encoding: "utf-8" } as const;
