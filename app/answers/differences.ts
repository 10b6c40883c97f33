import { createStore } from "zustand/vanilla";
import {
  type Dialect,
  type DialectId,
  type Disagreements,
  dialects,
  memo,
} from "../../core/index.ts";
import { normalisedOf, responseInForce } from "../state/store/derive.ts";
import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { LONG_TEXT } from "../time/schedule.ts";
import { latestAnswer, type Readable, type Start } from "./latest-answer.ts";
import { startComparing } from "./page-worker.ts";
import type { CompareAnswer, CompareQuestion } from "./workers/messages.ts";

/** Where the compared readers differ, as far as is known. */
export interface Differences {
  /** Null before the first answer. */
  readonly found: Disagreements | null;
  /** The state it was computed for, which may be older than the store's. */
  readonly state: AppState;
  /**
   * `current`: the answer is for the store's state. `comparing`: something has changed since.
   * `failed`: the comparison could not be loaded, or stopped working.
   */
  readonly progress: "current" | "comparing" | "failed";
}

/** Milliseconds without a change of the text before readers are compared. */
export const SETTLED = 400;

/** The same for long texts. */
const SETTLED_LONG = 1_500;

/** The same after any other change. */
const SETTLED_ELSE = 100;

/** The inputs of the answer. */
const inputsOf = (state: AppState): readonly unknown[] => [
  state.document,
  state.query.crawler,
  state.query.urls,
  state.compared,
  responseInForce(state),
];

const asksTheSame = (a: AppState, b: AppState): boolean => {
  const inputs = inputsOf(b);
  return inputsOf(a).every((input, index) => input === inputs[index]);
};

/** In a fixed order, so that the answer does not depend on the order of selection. */
export const inListOrder = (ids: readonly DialectId[]): readonly Dialect[] =>
  Object.values(dialects).filter(({ id }) => ids.includes(id));

const messageOf = (state: AppState): CompareQuestion => ({
  source: state.document.source,
  encoding: state.document.encoding,
  dialects: inListOrder(state.compared).map(({ id }) => id),
  crawler: state.query.crawler,
  response: responseInForce(state),
  urls: state.query.urls.map((url) => normalisedOf(url).url),
});

const pauseFor = ({ document }: AppState, before: AppState | null): number => {
  if (document === before?.document) return SETTLED_ELSE;
  return document.source.length < LONG_TEXT ? SETTLED : SETTLED_LONG;
};

/**
 * Creates what `differencesOf` returns; exported only for tests.
 *
 * @param start starts the comparison; for tests.
 */
export const createDifferences = (
  store: AppStore,
  start: Start<CompareQuestion, CompareAnswer> = startComparing,
): Readable<Differences> => {
  const shown = createStore<Differences>(() => ({
    found: null,
    state: store.getState(),
    progress: "comparing",
  }));
  const comparison = latestAnswer({ start, messageOf });
  comparison.subscribe(({ last, progress }, before) => {
    if (last !== null && last !== before.last) {
      shown.setState({ found: last.answer.found, state: last.question, progress: "current" });
    } else if (progress === "failed") {
      shown.setState({ progress });
    }
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const askAfterPause = (state: AppState, before: AppState | null): void => {
    comparison.drop();
    clearTimeout(timer);
    timer = setTimeout(() => void comparison.ask(store.getState()), pauseFor(state, before));
  };
  store.subscribe((state, before) => {
    if (asksTheSame(state, before)) return;
    if (shown.getState().progress === "current") shown.setState({ progress: "comparing" });
    askAfterPause(state, before);
  });
  askAfterPause(store.getState(), null);
  return shown;
};

/** Compares readers on a store's files: one per store. */
export const differencesOf: (store: AppStore) => Readable<Differences> = memo((store: AppStore) =>
  createDifferences(store),
);
