import { type Dialect, type DialectId, type Disagreements, dialects } from "../../core/index.ts";
import { LONG_TEXT } from "../time/schedule.ts";
import { type StartComparing, startComparing } from "./beside.ts";
import { answerOf, normalisedOf } from "./derive.ts";
import type { AppState } from "./state.ts";
import type { AppStore } from "./store.ts";

/** Where the readers that are compared differ, as far as is known by now. */
export interface Differences {
  /** Null before the first answer. */
  readonly found: Disagreements | null;
  /** What it was found in, which may be an older state than the store's. */
  readonly state: AppState;
  /**
   * `current`: the store asks for nothing else. `comparing`: something has changed since. `failed`:
   * the comparison could not be loaded, or broke down.
   */
  readonly progress: "current" | "comparing" | "failed";
}

/** Finds where readers differ on the file of a store. */
export interface DifferencesSource {
  /** The last answer. The same object until `subscribe`'s listeners are called. */
  readonly get: () => Differences;
  /** Calls back whenever `get` gives something new; gives what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Milliseconds without a change of the text before readers are compared. */
export const SETTLED = 400;

/** The same for long texts. */
const SETTLED_LONG = 1_500;

/** The same after a change of something else. */
const SETTLED_ELSE = 100;

/** What the answer hangs on. */
const inputsOf = (state: AppState): readonly unknown[] => [
  state.document,
  state.query.crawler,
  state.query.urls,
  state.compared,
  answerOf(state),
];

const asksTheSame = (a: AppState, b: AppState): boolean => {
  const inputs = inputsOf(b);
  return inputsOf(a).every((input, index) => input === inputs[index]);
};

/** In the order of the lists, so that the answer does not depend on the order of choosing. */
export const inListOrder = (ids: readonly DialectId[]): readonly Dialect[] =>
  Object.values(dialects).filter(({ id }) => ids.includes(id));

const pauseFor = ({ document }: AppState, before: AppState | null): number => {
  if (document === before?.document) return SETTLED_ELSE;
  return document.source.length < LONG_TEXT ? SETTLED : SETTLED_LONG;
};

/**
 * Makes what `differencesOf` gives; apart from tests nobody else needs to.
 *
 * @param begin starts the comparison; for tests.
 */
export const createDifferences = (
  store: AppStore,
  begin: StartComparing = startComparing,
): DifferencesSource => {
  const listeners = new Set<() => void>();
  let shown: Differences = { found: null, state: store.getState(), progress: "comparing" };
  /** The state asked about. */
  let asked: AppState | null = null;
  let lastId = 0;

  const show = (change: Partial<Differences>): void => {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  };
  const post = begin(
    ({ id, found }) => {
      if (asked === null || id !== lastId) return;
      const state = asked;
      asked = null;
      show({ found, state, progress: "current" });
    },
    () => show({ progress: "failed" }),
  );

  const compare = (): void => {
    asked = store.getState();
    lastId += 1;
    const { document, query, compared } = asked;
    post({
      id: lastId,
      source: document.source,
      encoding: document.encoding,
      dialects: inListOrder(compared).map(({ id }) => id),
      crawler: query.crawler,
      response: answerOf(asked),
      urls: query.urls.map((url) => normalisedOf(url).url),
    });
  };
  const drop = (): void => {
    if (asked !== null) post(null);
    asked = null;
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (state: AppState, before: AppState | null): void => {
    drop();
    clearTimeout(timer);
    timer = setTimeout(compare, pauseFor(state, before));
  };
  store.subscribe((state, before) => {
    if (asksTheSame(state, before)) return;
    if (shown.progress === "current") show({ progress: "comparing" });
    ask(state, before);
  });
  ask(store.getState(), null);
  return {
    get: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const sources = new WeakMap<AppStore, DifferencesSource>();

/** What compares readers on a store's files: one for each store, whoever asks. */
export const differencesOf = (store: AppStore): DifferencesSource => {
  const source = sources.get(store) ?? createDifferences(store);
  sources.set(store, source);
  return source;
};
