import { createStore } from "zustand/vanilla";
import { memo } from "../../core/index.ts";
import type { AppState, Baseline } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { LONG_TEXT } from "../time/schedule.ts";
import { latestAnswer, type Readable, type Start } from "./latest-answer.ts";
import { startImpact } from "./page-worker.ts";
import type { FileReader, ImpactAnswer, ImpactQuestion } from "./workers/messages.ts";

/** Two readers of one file. */
export type ReaderPair = readonly [FileReader, FileReader];

/** What is compared. */
export interface Comparison {
  readonly state: AppState;
  /** The text that the file is compared with. */
  readonly baseline: Baseline;
  /** The readers that are compared on the current file; null if texts are compared. */
  readonly readers: ReaderPair | null;
}

/** The effect of a change, as far as is known. */
export interface ImpactShown {
  /**
   * The last answer and its inputs, which may be older than the store's state; null before the
   * first answer.
   */
  readonly found: { readonly of: Comparison; readonly answer: ImpactAnswer } | null;
  /**
   * `same`: there is nothing to compare. `current`: the answer is for the current state.
   * `comparing`: something has changed since. `failed`: the comparison could not be loaded, or
   * stopped working.
   */
  readonly progress: "same" | "current" | "comparing" | "failed";
}

/** Computes the effect of the changes to a store's file. */
export interface ImpactSource extends Readable<ImpactShown> {
  /** Compares two readers on the file instead of two texts; null returns to texts. */
  readonly compareReaders: (readers: ReaderPair | null) => void;
}

/**
 * The text that the file is compared with: the selected one, otherwise the file as opened, without
 * a name.
 */
export const baselineOf = ({ baseline, openedText }: AppState): Baseline =>
  baseline ?? { name: "", ...openedText };

/** Milliseconds without a change before the worker is asked. */
export const SETTLED = 300;

/** The same for long texts. */
const SETTLED_LONG = 1_500;

const messageOf = ({ state, baseline, readers }: Comparison): ImpactQuestion => {
  const { source, encoding } = state.document;
  const text = { source, encoding };
  if (readers !== null) return { text, readers };
  return {
    before: { source: baseline.source, encoding: baseline.encoding },
    after: text,
    dialect: state.dialect === "automatic" ? null : state.dialect,
  };
};

const isSameText = ({ state: { document }, baseline }: Comparison): boolean =>
  document.source === baseline.source && document.encoding === baseline.encoding;

/** The inputs of the answer. */
const inputsOf = (state: AppState): readonly unknown[] => {
  const { source, encoding } = baselineOf(state);
  return [state.document, state.dialect, source, encoding];
};

const asksTheSame = (a: AppState, b: AppState): boolean => {
  const inputs = inputsOf(b);
  return inputsOf(a).every((input, index) => input === inputs[index]);
};

/**
 * Creates what `impactOf` returns; exported only for tests.
 *
 * @param start starts the comparison; for tests.
 */
export const createImpact = (
  store: AppStore,
  start: Start<ImpactQuestion, ImpactAnswer> = startImpact,
): ImpactSource => {
  const shown = createStore<ImpactShown>(() => ({ found: null, progress: "same" }));
  const comparison = latestAnswer({ start, messageOf });
  let readers: ReaderPair | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  comparison.subscribe(({ last, progress }, before) => {
    if (last !== null && last !== before.last) {
      const found = { of: last.question, answer: last.answer };
      shown.setState({ found, progress: "current" });
    } else if (progress === "failed") {
      shown.setState({ progress });
    }
  });
  const present = (): Comparison => {
    const state = store.getState();
    return { state, baseline: baselineOf(state), readers };
  };
  const askAfter = (pause: number): void => {
    comparison.drop();
    clearTimeout(timer);
    if (readers === null && isSameText(present())) {
      shown.setState({ found: null, progress: "same" });
      return;
    }
    shown.setState({ progress: "comparing" });
    timer = setTimeout(() => void comparison.ask(present()), pause);
  };
  store.subscribe((state, before) => {
    if (asksTheSame(state, before)) return;
    askAfter(state.document.source.length < LONG_TEXT ? SETTLED : SETTLED_LONG);
  });
  askAfter(SETTLED);
  return {
    ...shown,
    compareReaders: (pair) => {
      if (pair === null && readers === null) return;
      readers = pair;
      askAfter(0);
    },
  };
};

/** Computes the effect of changes to a store's file: one per store. */
export const impactOf: (store: AppStore) => ImpactSource = memo((store: AppStore) =>
  createImpact(store),
);
