import type { Diagnostic, LintResult, RobotsDocument } from "../../core/index.ts";
import type { LintAnswer, LintQuestion } from "../workers/messages.ts";
import { type StartChecks, startChecks } from "./beside.ts";
import { dialectOf } from "./dialect.ts";
import { lineEndsOnDisk } from "./line-ends.ts";
import { octetsOf } from "./octets.ts";
import type { AppState } from "./state.ts";
import type { AppStore } from "./store.ts";

/** What the checks have found, as far as is known by now. */
export interface Findings {
  /** The text they stand in, which may be an older one than the store's; null before the first check. */
  readonly document: RobotsDocument | null;
  readonly diagnostics: readonly Diagnostic[];
  /** What is left out because the file asks for it. */
  readonly suppressed: readonly Diagnostic[];
  /** How many checks were made. */
  readonly checks: number;
  /**
   * `settled`: nothing is being done, or it takes no time worth a word. `checking`: a newer text or
   * another reader is taking a while. `failed`: the checks could not be loaded, or broke down.
   */
  readonly progress: "settled" | "checking" | "failed";
}

/** Finds what is wrong with the files of a store. */
export interface FindingsSource {
  /** The last findings in the store's text. The same object until `subscribe`'s listeners are called. */
  readonly get: () => Findings;
  /** Calls back whenever `get` gives something new; gives what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The findings in a document under the store's dialect if they are known, else null. */
  readonly known: (document: RobotsDocument) => readonly Diagnostic[] | null;
  /**
   * The findings in a document under the store's dialect, worked out now unless they are known. One
   * document is checked at a time: null when another one was asked about meanwhile, or when the
   * checks could not be loaded or broke down.
   */
  readonly ask: (document: RobotsDocument) => Promise<readonly Diagnostic[] | null>;
}

/** What findings hang on beside the document. */
const inputsOf = (state: AppState): readonly unknown[] => [
  dialectOf(state),
  state.checks,
  state.format,
  state.response,
];

const isSameCase = (a: AppState, b: AppState): boolean => {
  const inputs = inputsOf(b);
  return a.document === b.document && inputsOf(a).every((input, index) => input === inputs[index]);
};

/** What the checks are told beside the text. */
const optionsOf = (state: AppState): LintQuestion["options"] => ({
  format: { octets: octetsOf(state), lineEnds: lineEndsOnDisk(state.format) },
  ...(state.response === null ? {} : { response: state.response }),
});

/** Milliseconds after which it is worth saying that something is being done. */
const SLOW = 300;

/** A check under way. */
interface Run {
  readonly id: number;
  readonly state: AppState;
  readonly answer: Promise<readonly Diagnostic[] | null>;
  readonly resolve: (diagnostics: readonly Diagnostic[] | null) => void;
}

/**
 * Makes what `findingsOf` gives; apart from tests nobody else needs to.
 *
 * @param begin starts the checks; for tests.
 */
export const createFindings = (
  store: AppStore,
  begin: StartChecks = startChecks,
): FindingsSource => {
  const known = new WeakMap<
    RobotsDocument,
    { readonly state: AppState; readonly result: LintResult }
  >();
  const listeners = new Set<() => void>();
  let shown: Findings = {
    document: null,
    diagnostics: [],
    suppressed: [],
    checks: 0,
    progress: "settled",
  };
  let running: Run | null = null;
  let lastId = 0;
  let hasAnswered = false;
  let isDead = false;
  let slow: ReturnType<typeof setTimeout> | undefined;

  const show = (change: Partial<Findings>): void => {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  };
  const isInTime = (): void => {
    clearTimeout(slow);
    slow = undefined;
  };

  const knownOf = (state: AppState): LintResult | null => {
    const last = known.get(state.document);
    return last !== undefined && isSameCase(last.state, state) ? last.result : null;
  };
  const showIfPresent = (): void => {
    const state = store.getState();
    const result = knownOf(state);
    if (result === null) return;
    isInTime();
    show({ ...result, document: state.document, progress: "settled" });
  };

  const onAnswer = ({ id, diagnostics, suppressed, checks }: LintAnswer): void => {
    hasAnswered = true;
    if (running?.id !== id) return;
    const { state, resolve } = running;
    running = null;
    known.set(state.document, { state, result: { diagnostics, suppressed } });
    shown = { ...shown, checks };
    showIfPresent();
    resolve(diagnostics);
  };
  const onFailure = (): void => {
    // What never answered was not loaded. What has may do so again, for another text.
    isDead = !hasAnswered;
    running?.resolve(null);
    running = null;
    isInTime();
    show({ progress: "failed" });
  };
  const post = begin(onAnswer, onFailure);

  /** Drops what is under way and checks the document of a state. */
  const start = (state: AppState): Run => {
    running?.resolve(null);
    slow ??= setTimeout(() => show({ progress: "checking" }), SLOW);
    let resolve: Run["resolve"] = () => {};
    const answer = new Promise<readonly Diagnostic[] | null>((settle) => {
      resolve = settle;
    });
    lastId += 1;
    const { source, encoding } = state.document;
    post({ id: lastId, source, encoding, dialect: dialectOf(state).id, options: optionsOf(state) });
    return { id: lastId, state, answer, resolve };
  };

  const answerTo = (state: AppState): Promise<readonly Diagnostic[] | null> => {
    const result = knownOf(state);
    if (result !== null) return Promise.resolve(result.diagnostics);
    if (isDead) return Promise.resolve(null);
    if (running === null || !isSameCase(running.state, state)) running = start(state);
    return running.answer;
  };

  store.subscribe((state, before) => {
    if (isSameCase(state, before)) return;
    // What was found in another file says nothing of this one.
    if (state.format !== before.format) show({ document: null, diagnostics: [], suppressed: [] });
    showIfPresent();
    void answerTo(state);
  });
  void answerTo(store.getState());

  const presentWith = (document: RobotsDocument): AppState => ({ ...store.getState(), document });
  return {
    get: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    known: (document) => knownOf(presentWith(document))?.diagnostics ?? null,
    ask: (document) => answerTo(presentWith(document)),
  };
};

const sources = new WeakMap<AppStore, FindingsSource>();

/** What finds the problems in a store's files: one for each store, whoever asks. */
export const findingsOf = (store: AppStore): FindingsSource => {
  const source = sources.get(store) ?? createFindings(store);
  sources.set(store, source);
  return source;
};
