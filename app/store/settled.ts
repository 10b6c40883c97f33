import { createStore, type StoreApi } from "zustand/vanilla";
import type { AppState } from "./state.ts";
import type { AppStore } from "./store.ts";

/** A store to read what is worked out from: it follows the page's own, and is never written to. */
export type SettledStore = Pick<StoreApi<AppState>, "getState" | "getInitialState" | "subscribe">;

/** Texts up to this many UTF-16 units are followed letter by letter. */
export const FOLLOWED_AT_ONCE = 100_000;

/** How long typing in a longer text has to pause before it is followed, in milliseconds. */
export const PAUSE = 300;

/** Whether only the text differs, as it does while somebody types. */
const onlyTyped = (state: AppState, before: AppState): boolean =>
  (Object.keys(state) as (keyof AppState)[]).every(
    (key) => key === "document" || state[key] === before[key],
  );

/**
 * Makes a store that follows another: at once, but in a long text only when typing pauses. Verdicts
 * and findings on half a megabyte take longer than the next key, and nobody reads them in between.
 */
export const settledStore = (store: AppStore): SettledStore => {
  const settled = createStore(() => store.getState());
  let timer: ReturnType<typeof setTimeout> | null = null;
  const follow = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    settled.setState(store.getState(), true);
  };
  store.subscribe((state, before) => {
    const isTyping = onlyTyped(state, before);
    if (!isTyping || state.document.source.length <= FOLLOWED_AT_ONCE) return follow();
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(follow, PAUSE);
  });
  return settled;
};
