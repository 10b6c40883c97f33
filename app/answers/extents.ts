import { createStore } from "zustand/vanilla";
import type { Extent } from "../../core/index.ts";
import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { LONG_TEXT } from "../time/schedule.ts";
import { asksTheSame, crawlerQuestion } from "./crawler-question.ts";
import { latestAnswer, type Readable, type Start } from "./latest-answer.ts";
import { startExtents } from "./page-worker.ts";
import type { ExtentsAnswer, ExtentsQuestion } from "./workers/messages.ts";

/** The worker's answers on patterns. */
export interface Extents {
  /** The verdict for each pattern. */
  readonly known: ReadonlyMap<string, Extent>;
  /** The state of the answer, which may be older than the store's; null before an answer. */
  readonly of: AppState | null;
  readonly progress: "current" | "working" | "failed";
}

/** Asks the worker about patterns that would block the page. */
export interface ExtentsSource extends Readable<Extents> {
  /** Asks about these patterns in the store's state, unless the answer is known or on its way. */
  readonly need: (patterns: readonly string[]) => void;
}

interface Asked {
  readonly state: AppState;
  readonly patterns: readonly string[];
}

/** Milliseconds after a change before the worker is asked. */
const SETTLED = 60;

/** The same for long texts. */
const SETTLED_LONG = 400;

const isSame = (a: Asked, b: Asked): boolean =>
  asksTheSame(a.state, b.state) && a.patterns.join("\n") === b.patterns.join("\n");

/**
 * Creates what `extentsOf` returns; exported only for tests.
 *
 * @param start starts the worker's side; for tests.
 */
export const createExtents = (
  store: AppStore,
  start: Start<ExtentsQuestion, ExtentsAnswer> = startExtents,
): ExtentsSource => {
  const shown = createStore<Extents>(() => ({ known: new Map(), of: null, progress: "current" }));
  const asking = latestAnswer<Asked, ExtentsQuestion, ExtentsAnswer>({
    start,
    messageOf: ({ state, patterns }) => ({ ...crawlerQuestion(state), patterns }),
  });
  let wanted: Asked | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  asking.subscribe(({ last, progress }, before) => {
    if (last !== null && last !== before.last) {
      const { state, patterns } = last.question;
      const known = new Map(
        last.answer.extents.map((extent, index) => [patterns[index] ?? "", extent]),
      );
      shown.setState({ known, of: state, progress: "current" });
    } else if (progress === "failed") shown.setState({ progress });
  });
  return {
    ...shown,
    need: (patterns) => {
      const asked = { state: store.getState(), patterns };
      if (wanted !== null && isSame(wanted, asked)) return;
      wanted = asked;
      asking.drop();
      clearTimeout(timer);
      shown.setState({ progress: "working" });
      const isLong = asked.state.document.source.length >= LONG_TEXT;
      timer = setTimeout(() => void asking.ask(asked), isLong ? SETTLED_LONG : SETTLED);
    },
  };
};

const sources = new WeakMap<AppStore, ExtentsSource>();

/** Answers for a store's patterns: one per store. */
export const extentsOf = (store: AppStore): ExtentsSource => {
  const source = sources.get(store) ?? createExtents(store);
  sources.set(store, source);
  return source;
};
