import { createStore } from "zustand/vanilla";
import { lineAt, memo, type RobotsDocument } from "../../core/index.ts";
import type { Diagnostic } from "../../core/lint/index.ts";
import { dialectOf } from "../store/dialect.ts";
import { fileSizeOf } from "../store/file-size.ts";
import { lineEndsOnDisk } from "../store/line-ends.ts";
import type { AppState } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import type { LintAnswer, LintQuestion } from "../workers/messages.ts";
import { latestAnswer, type Readable, type Start } from "./latest-answer.ts";
import { restartWorker, startChecks } from "./page-worker.ts";

/** What the checks have found, as far as is known by now. */
export interface Findings {
  /** The text they stand in, which may be an older one than the store's; null before the first check. */
  readonly document: RobotsDocument | null;
  readonly diagnostics: readonly Diagnostic[];
  /** What is left out because the file asks for it. */
  readonly suppressed: readonly Diagnostic[];
  /** How many findings the settings of checks hide. */
  readonly hidden: number;
  /** How many checks were made. */
  readonly checks: number;
  /**
   * `settled`: nothing is being done, or it takes no time worth a word. `checking`: a newer text or
   * another reader is taking a while. `failed`: the checks could not be loaded, or broke down.
   */
  readonly progress: "settled" | "checking" | "failed";
}

/** Finds what is wrong with the files of a store, and tells its readers of it. */
export interface FindingsSource extends Readable<Findings> {
  /** The findings in a document under the store's dialect if they are known, else null. */
  readonly known: (document: RobotsDocument) => readonly Diagnostic[] | null;
  /**
   * The findings in a document under the store's dialect, worked out now unless they are known. One
   * document is checked at a time: null when another one was asked about meanwhile, or when the
   * checks could not be loaded or broke down.
   */
  readonly ask: (document: RobotsDocument) => Promise<readonly Diagnostic[] | null>;
  /** Checks once more after a failure, in a new worker. */
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

/** What findings hang on apart from the document. */
const inputsOf = (state: AppState): readonly unknown[] => [
  dialectOf(state),
  state.checks,
  state.format,
  state.response,
];

/** Whether the same text has the same findings in two states: nothing else they hang on differs. */
export const checksTheSame = (a: AppState, b: AppState): boolean => {
  const inputs = inputsOf(b);
  return inputsOf(a).every((input, index) => input === inputs[index]);
};

const isSameCase = (a: AppState, b: AppState): boolean =>
  a.document === b.document && a.unfinishedLine === b.unfinishedLine && checksTheSame(a, b);

/** What the checks are told apart from the text. */
const optionsOf = (state: AppState): LintQuestion["options"] => ({
  format: { bytes: fileSizeOf(state), lineEnds: lineEndsOnDisk(state.format) },
  ...(state.response === null ? {} : { response: state.response }),
  off: state.checks.off,
  on: state.checks.on,
});

/**
 * A text as the checks see it: the line that is being written is a comment of the same length, so that
 * it is neither wrong itself nor makes other lines look wrong, and all offsets stay what they are.
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

/** What the checks have found in a document, as far as it is shown. */
type Result = Pick<Findings, "diagnostics" | "suppressed" | "hidden">;

const resultOf = ({ checks }: AppState, { diagnostics, suppressed }: LintAnswer): Result => {
  const shown = diagnostics.filter(({ severity }) => !checks.hidden.includes(severity));
  return { diagnostics: shown, suppressed, hidden: diagnostics.length - shown.length };
};

/** Milliseconds after which it is worth saying that something is being done. */
const SLOW = 300;

/**
 * Creates what `findingsOf` returns; exported for tests alone.
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
    // The text with the first letters of the line is yet to come.
    const isBegun = before.unfinishedLine === null && state.unfinishedLine !== null;
    if (isBegun && state.document === before.document) return;
    // What was found in another file says nothing of this one.
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

/** What finds the problems in a store's files: one per store. */
export const findingsOf: (store: AppStore) => FindingsSource = memo((store: AppStore) =>
  createFindings(store),
);
