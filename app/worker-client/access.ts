import { createStore } from "zustand/vanilla";
import type { AppState } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import { LONG_TEXT } from "../time/schedule.ts";
import type { AccessAnswer, AccessQuestion } from "../workers/messages.ts";
import { asksTheSame, crawlerQuestion } from "./crawler-question.ts";
import { latestAnswer, type Readable, type Start } from "./latest-answer.ts";
import { startAccess } from "./page-worker.ts";

/** What the chosen crawler may fetch, as far as is known by now. */
export interface AccessShown {
  /** The last answer and the state it is about, which may be an older one than the store's; null before it. */
  readonly found: { readonly of: AppState; readonly answer: AccessAnswer } | null;
  /** `working`: something has changed since. `failed`: it could not be loaded, or broke down. */
  readonly progress: "current" | "working" | "failed";
}

/** Works out what the chosen crawler may fetch for as long as somebody looks. */
export interface AccessSource extends Readable<AccessShown> {
  /** Says that it is on show; returns a function that ends that. */
  readonly show: () => () => void;
}

/** Milliseconds without a change of the text before the question is asked. */
const SETTLED = 120;

/** The same for long texts. */
const SETTLED_LONG = 1_000;

const pauseFor = ({ document }: AppState, before: AppState): number => {
  if (document === before.document) return 0;
  return document.source.length < LONG_TEXT ? SETTLED : SETTLED_LONG;
};

/**
 * Creates what `accessSourceOf` returns; exported for tests alone.
 *
 * @param start starts what answers; for tests.
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

/** What works out the access of a store's crawler: one per store. */
export const accessSourceOf = (store: AppStore): AccessSource => {
  const source = sources.get(store) ?? createAccess(store);
  sources.set(store, source);
  return source;
};
