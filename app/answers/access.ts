import { createStore } from "zustand/vanilla";
import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { LONG_TEXT } from "../time/schedule.ts";
import { asksTheSame, crawlerQuestion } from "./crawler-question.ts";
import { latestAnswer, type Readable, type Start } from "./latest-answer.ts";
import { startAccess } from "./page-worker.ts";
import type { AccessAnswer, AccessQuestion } from "./workers/messages.ts";

/** What the selected crawler may fetch, as far as is known. */
export interface AccessShown {
  /**
   * The last answer and its state, which may be older than the store's; null before the first
   * answer.
   */
  readonly found: { readonly of: AppState; readonly answer: AccessAnswer } | null;
  /**
   * `working`: something has changed since. `failed`: it could not be loaded, or stopped working.
   */
  readonly progress: "current" | "working" | "failed";
}

/** Computes what the selected crawler may fetch while it is shown. */
export interface AccessSource extends Readable<AccessShown> {
  /** Call it when shown; returns a function to call when hidden. */
  readonly show: () => () => void;
}

/** Milliseconds without a change of the text before the worker is asked. */
const SETTLED = 120;

/** The same for long texts. */
const SETTLED_LONG = 1_000;

const pauseFor = ({ document }: AppState, before: AppState): number => {
  if (document === before.document) return 0;
  return document.source.length < LONG_TEXT ? SETTLED : SETTLED_LONG;
};

/**
 * Creates what `accessSourceOf` returns; exported only for tests.
 *
 * @param start starts the worker's side; for tests.
 */
export const createAccess = (
  store: AppStore,
  start: Start<AccessQuestion, AccessAnswer> = startAccess,
): AccessSource => {
  const shown = createStore<AccessShown>(() => ({ found: null, progress: "current" }));
  const asking = latestAnswer({ start, messageOf: crawlerQuestion });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let viewers = 0;

  asking.subscribe(({ last, progress }, before) => {
    if (last !== null && last !== before.last) {
      shown.setState({ found: { of: last.question, answer: last.answer }, progress: "current" });
    } else if (progress === "failed") shown.setState({ progress });
  });
  const askAfter = (pause: number): void => {
    asking.drop();
    clearTimeout(timer);
    shown.setState({ progress: "working" });
    timer = setTimeout(() => void asking.ask(store.getState()), pause);
  };
  const isCurrent = (): boolean => {
    const { found } = shown.getState();
    return found !== null && asksTheSame(found.of, store.getState());
  };
  store.subscribe((state, before) => {
    if (viewers > 0 && !asksTheSame(state, before)) askAfter(pauseFor(state, before));
  });
  return {
    ...shown,
    show: () => {
      viewers += 1;
      if (viewers === 1 && !isCurrent()) askAfter(0);
      return () => {
        viewers -= 1;
        if (viewers > 0) return;
        clearTimeout(timer);
        asking.drop();
      };
    },
  };
};

const sources = new WeakMap<AppStore, AccessSource>();

/** Computes what a store's crawler may fetch: one per store. */
export const accessSourceOf = (store: AppStore): AccessSource => {
  const source = sources.get(store) ?? createAccess(store);
  sources.set(store, source);
  return source;
};
