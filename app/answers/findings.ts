import { createStore } from "zustand/vanilla";
import { lineAt, memo, type RobotsDocument } from "../../core/index.ts";
import type { Diagnostic } from "../../core/lint/index.ts";
import { dialectOf, fileSizeOf } from "../state/store/derive.ts";
import { lineEndsOnDisk } from "../state/store/line-ends.ts";
import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { latestAnswer, type Readable, type Start } from "./latest-answer.ts";
import { restartWorker, startChecks } from "./page-worker.ts";
import type { LintAnswer, LintQuestion } from "./workers/messages.ts";

/** The findings of the checks, as far as is known. */
export interface Findings {
  /** The text they are in, which may be older than the store's; null before the first check. */
  readonly document: RobotsDocument | null;
  readonly diagnostics: readonly Diagnostic[];
  /** Findings that comments in the file ignore. */
  readonly suppressed: readonly Diagnostic[];
  /** How many findings the settings of checks hide. */
  readonly hidden: number;
  /** How many checks ran. */
  readonly checks: number;
  /**
   * `settled`: nothing is running, or it is too short to mention. `checking`: a newer text or
   * another reader is taking a while. `failed`: the checks could not be loaded, or stopped working.
   */
  readonly progress: "settled" | "checking" | "failed";
}

/** Checks the files of a store and notifies its subscribers. */
export interface FindingsSource extends Readable<Findings> {
  /** The findings in a document under the store's dialect if they are known, otherwise null. */
  readonly known: (document: RobotsDocument) => readonly Diagnostic[] | null;
  /**
   * The findings in a document under the store's dialect, computed now if unknown. One document is
   * checked at a time: null if another one was requested meanwhile, or if the checks could not be
   * loaded or stopped working.
   */
  readonly ask: (document: RobotsDocument) => Promise<readonly Diagnostic[] | null>;
  /** Runs the checks again after a failure, in a new worker. */
  readonly retry: () => void;
}

const NOTHING_FOUND: Findings = {
  document: null,
  diagnostics: [],
  suppressed: [],
  hidden: 0,
  checks: 0,
  progress: "settled",
};

/** The inputs of findings apart from the document. */
const inputsOf = (state: AppState): readonly unknown[] => [
  dialectOf(state),
  state.checks,
  state.format,
  state.response,
];

/** Whether the same text has the same findings in two states: no other input differs. */
export const checksTheSame = (a: AppState, b: AppState): boolean => {
  const inputs = inputsOf(b);
  return inputsOf(a).every((input, index) => input === inputs[index]);
};

const isSameCase = (a: AppState, b: AppState): boolean =>
  a.document === b.document && a.unfinishedLine === b.unfinishedLine && checksTheSame(a, b);

/** What the checks need apart from the text. */
const optionsOf = (state: AppState): LintQuestion["options"] => ({
  format: { bytes: fileSizeOf(state), lineEnds: lineEndsOnDisk(state.format) },
  ...(state.response === null ? {} : { response: state.response }),
  off: state.checks.off,
  on: state.checks.on,
});

/**
 * A text as the checks see it: the line being written is replaced by a comment of the same length.
 * So it is not reported, affects no other line, and all offsets stay the same.
 */
const checkedSource = ({ document, unfinishedLine }: AppState): string => {
  const { source } = document;
  if (unfinishedLine === null || unfinishedLine > document.lineCount) return source;
  const { from, to } = lineAt(document, unfinishedLine);
  const hidden = source.slice(from, to).replace(/[^\s\ufeff]/g, "#");
  return source.slice(0, from) + hidden + source.slice(to);
};

const messageOf = (state: AppState): LintQuestion => ({
  source: checkedSource(state),
  encoding: state.document.encoding,
  dialect: dialectOf(state).id,
  options: optionsOf(state),
});

/** The findings of a document that are shown. */
type Result = Pick<Findings, "diagnostics" | "suppressed" | "hidden">;

const resultOf = ({ checks }: AppState, { diagnostics, suppressed }: LintAnswer): Result => {
  const shown = diagnostics.filter(({ severity }) => !checks.hidden.includes(severity));
  return { diagnostics: shown, suppressed, hidden: diagnostics.length - shown.length };
};

/** Milliseconds after which the page says that something is running. */
const SLOW = 300;

/**
 * Creates what `findingsOf` returns; exported only for tests.
 *
 * @param start starts the checks; for tests.
 * @param restart gives them a new worker; for tests.
 */
export const createFindings = (
  store: AppStore,
  start: Start<LintQuestion, LintAnswer> = startChecks,
  restart: () => void = restartWorker,
): FindingsSource => {
  const known = new WeakMap<
    RobotsDocument,
    { readonly state: AppState; readonly result: Result }
  >();
  const shown = createStore<Findings>(() => NOTHING_FOUND);
  const checks = latestAnswer({ start, messageOf, isSame: isSameCase, slowAfter: SLOW });

  const knownOf = (state: AppState): Result | null => {
    const last = known.get(state.document);
    return last !== undefined && isSameCase(last.state, state) ? last.result : null;
  };
  const showIfPresent = (): void => {
    const state = store.getState();
    const result = knownOf(state);
    if (result === null) return;
    shown.setState({ ...result, document: state.document, progress: "settled" });
  };
  checks.subscribe(({ last, progress }, before) => {
    if (last !== null && last !== before.last) {
      const { checks: count } = last.answer;
      const { question } = last;
      known.set(question.document, { state: question, result: resultOf(question, last.answer) });
      if (count !== shown.getState().checks) shown.setState({ checks: count });
      showIfPresent();
    } else if (progress === "failed") {
      shown.setState({ progress });
    } else if (progress === "asking" && knownOf(store.getState()) === null) {
      shown.setState({ progress: "checking" });
    }
  });

  const answerTo = async (state: AppState): Promise<readonly Diagnostic[] | null> => {
    const result = knownOf(state);
    if (result !== null) return result.diagnostics;
    const answer = await checks.ask(state);
    return answer === null ? null : (knownOf(state) ?? resultOf(state, answer)).diagnostics;
  };

  store.subscribe((state, before) => {
    if (isSameCase(state, before)) return;
    // Findings in another file do not apply to this one.
    if (state.format !== before.format) {
      shown.setState({ document: null, diagnostics: [], suppressed: [], hidden: 0 });
    }
    showIfPresent();
    void answerTo(state);
  });
  void answerTo(store.getState());

  const presentWith = (document: RobotsDocument): AppState => ({ ...store.getState(), document });
  return {
    getState: shown.getState,
    getInitialState: shown.getInitialState,
    subscribe: shown.subscribe,
    known: (document) => knownOf(presentWith(document))?.diagnostics ?? null,
    ask: (document) => answerTo(presentWith(document)),
    retry: () => {
      restart();
      void answerTo(store.getState());
    },
  };
};

/** Finds the problems in a store's files: one per store. */
export const findingsOf: (store: AppStore) => FindingsSource = memo((store: AppStore) =>
  createFindings(store),
);
