import { createStore, type StoreApi } from "zustand/vanilla";
import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";

/** The read-only interface of a store; `useStore` accepts it. */
export type Readable<T> = Pick<StoreApi<T>, "getState" | "getInitialState" | "subscribe">;

/** An answer and what it was computed from. */
export interface Found<Inputs, Result> {
  /** The inputs of the answer, which may be older than the store's. */
  readonly of: Inputs;
  readonly result: Result;
}

/** What is known about a question on the file. */
export interface Answer<Inputs, Result> {
  /** The last answer; null before the first, and if there is nothing to ask. */
  readonly found: Found<Inputs, Result> | null;
  /**
   * - `none`: there is nothing to ask
   * - `waiting`: the first answer is on its way
   * - `current`: the answer is about the present state
   * - `outdated`: the answer is about an older state, and a new one is on its way
   * - `failed`: there is no answer to the present state, because its worker could not be loaded or
   *   stopped working
   */
  readonly status: "none" | "waiting" | "current" | "outdated" | "failed";
}

/**
 * Keeps the answer to a question on a store's file up to date while it has subscribers. Nothing is
 * asked without them.
 */
export interface AnswerSource<Inputs, Result> extends Readable<Answer<Inputs, Result>> {
  /**
   * The answer for the present state, which is asked now if it is unknown. Null if the inputs change
   * meanwhile, or if it fails.
   */
  readonly now: () => Promise<Found<Inputs, Result> | null>;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

interface Options<Inputs, Result> {
  /** All that the answer depends on; null if there is nothing to ask. Called at every change. */
  readonly inputs: (state: AppState) => Inputs | null;
  /** Another source on which they depend; it is followed as long as this one. */
  readonly alsoOn?: Pick<Readable<unknown>, "subscribe">;
  /**
   * Asks. Null if a newer question came meanwhile; rejects if there is no answer.
   *
   * @param lane that of the store, for the worker that is asked.
   */
  readonly ask: (inputs: Inputs, lane: string | undefined) => Promise<Result | null>;
  /** Whether to ask only once the text has settled, because the answer takes long. */
  readonly whenSettled?: boolean;
  /** Whether the status tells only after a moment that a new answer is on its way. */
  readonly isQuick?: boolean;
}

/** Milliseconds for which an answer that is quick shows as if it were about the present state. */
const QUIET = 300;

const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((each, index) => each === b[index]));

/** Whether inputs are the same: identical values, and lists of identical values. */
export const isSame = <Inputs extends object>(a: Inputs | null, b: Inputs | null): boolean =>
  a !== null &&
  b !== null &&
  Object.entries(a).every(([name, value]) => isSameValue(value, b[name as keyof Inputs]));

/** Creates the source of an answer. */
export const createAnswer = <Inputs extends object, Result>(
  store: AppStore,
  { inputs, alsoOn, ask, whenSettled = false, isQuick = false }: Options<Inputs, Result>,
): AnswerSource<Inputs, Result> => {
  const shown = createStore<Answer<Inputs, Result>>(() => ({ found: null, status: "none" }));
  /** The inputs that were last asked about; null if they have changed since. */
  let asked: Inputs | null = null;
  let answering: Promise<void> = Promise.resolve();
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let isAskingSoon = false;
  let subscribers = 0;
  let stop = (): void => {};

  const show = (answer: Partial<Answer<Inputs, Result>>): void => {
    clearTimeout(quiet);
    quiet = undefined;
    const present = shown.getState();
    if (answer.found !== undefined || answer.status !== present.status) shown.setState(answer);
  };
  const showPending = (): void => {
    const status = shown.getState().found === null ? "waiting" : "outdated";
    if (isQuick) quiet ??= setTimeout(() => show({ status }), QUIET);
    else show({ status });
  };
  const askAbout = async (present: Inputs): Promise<void> => {
    asked = present;
    try {
      const result = await ask(present, store.getState().lane);
      if (asked === present && result !== null) {
        show({ found: { of: present, result }, status: "current" });
      }
    } catch {
      if (asked === present) show({ status: "failed" });
    }
  };
  const update = (isUrgent = false): void => {
    const state = store.getState();
    const present = inputs(state);
    const { found, status } = shown.getState();
    if (present === null) {
      asked = null;
      if (status !== "none") show({ found: null, status: "none" });
    } else if (isSame(present, found?.of ?? null)) {
      asked = found?.of ?? null;
      show({ status: "current" });
    } else if (!isSame(present, asked)) {
      asked = null;
      showPending();
      if (isUrgent) answering = askAbout(present);
      else if (!whenSettled || !state.isTyping) askSoon();
    }
  };
  /** Asks once about several changes of the store in a row, as opening a file makes them. */
  const askSoon = (): void => {
    if (isAskingSoon) return;
    isAskingSoon = true;
    queueMicrotask(() => {
      isAskingSoon = false;
      const present = inputs(store.getState());
      if (present !== null && asked === null && subscribers > 0) answering = askAbout(present);
    });
  };
  /** Follows the store; returns a function that ends this. */
  const follow = (): (() => void) => {
    const end = store.subscribe(() => update());
    const endOther = alsoOn?.subscribe(() => update());
    update();
    return () => {
      end();
      endOther?.();
    };
  };

  return {
    getState: shown.getState,
    getInitialState: shown.getInitialState,
    subscribe: (listener) => {
      const leave = shown.subscribe(listener);
      subscribers += 1;
      if (subscribers === 1) stop = follow();
      return () => {
        leave();
        subscribers -= 1;
        if (subscribers === 0) stop();
      };
    },
    now: async () => {
      const present = inputs(store.getState());
      update(true);
      await answering;
      const { found } = shown.getState();
      return isSame(present, found?.of ?? null) ? found : null;
    },
    retry: () => {
      asked = null;
      update();
    },
  };
};
