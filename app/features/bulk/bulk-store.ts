import { createStore, type StoreApi } from "zustand/vanilla";
import { memo } from "../../../core/index.ts";
import type {
  BulkProgress,
  BulkReply,
  BulkRequest,
  BulkResult,
  RowsAnswer,
  RowsQuestion,
  SavedRows,
  SaveQuestion,
} from "../../answers/workers/bulk/messages.ts";
import type { AppStore } from "../../state/store/store.ts";
import { pauseTimer } from "../../time/schedule.ts";
import type { NamedFile } from "./dropped-files.ts";
import { isSameSetup, type Judged, setupOf, showCoverage } from "./judging.ts";
import { MESSAGES } from "./messages.ts";
import type { PresetId } from "./presets.ts";
import { createWorkerClient } from "./worker-client.ts";

/** The state of the Bulk tab. It is kept while another tab is shown. */
export interface BulkState {
  readonly files: readonly NamedFile[];
  readonly preset: PresetId;
  readonly phase: "idle" | "running" | "paused" | "done" | "failed";
  readonly progress: BulkProgress | null;
  /** The number of the run. */
  readonly run: number;
  /** When the run began, on the clock of `performance`, without the time it was paused. */
  readonly startedAt: number;
  readonly result: BulkResult | null;
  /** The question that the result answers. */
  readonly judged: Judged | null;
}

/** Reads and judges the files that the user drops. */
export interface Bulk {
  /** The text in the input field. Setting it redraws nothing, because it may be long. */
  readonly typed: { text: string };
  readonly store: StoreApi<BulkState>;
  readonly start: () => void;
  /** Stops reading. The results so far are shown; `resume` continues. */
  readonly cancel: () => void;
  readonly resume: () => void;
  /** Fetches rows of the result. Null if a newer request replaced this one. */
  readonly find: (question: Omit<RowsQuestion, "id">) => Promise<RowsAnswer | null>;
  /** All rows that match a filter, as a file. */
  readonly save: (filter: RowsQuestion["filter"], form: SaveQuestion["form"]) => Promise<SavedRows>;
}

/**
 * Milliseconds after the last key before results are judged by the new text, and the longest wait.
 */
const PAUSE = 120;
const LATEST = 1000;

const client = createWorkerClient<BulkRequest, BulkReply>(
  () =>
    new Worker(new URL("../../answers/workers/bulk-worker.ts", import.meta.url), {
      type: "module",
    }),
);

/** Judges the results again when the text, the crawlers or the reader change. */
const watch = (
  app: AppStore,
  store: StoreApi<BulkState>,
  ask: (run: number, judged: Judged) => void,
): void => {
  let requested: Judged | null = null;
  const timer = pauseTimer(
    () => {
      const { phase, result, judged, preset, run } = store.getState();
      const now: Judged = { state: app.getState(), preset };
      if (result?.canJudgeAgain !== true || (phase !== "done" && phase !== "paused")) return;
      const last = requested ?? judged;
      if (last === null || isSameSetup(last, now)) return;
      requested = now;
      ask(run, now);
    },
    PAUSE,
    LATEST,
  );
  app.subscribe((state, before) => {
    if (state !== before && store.getState().result !== null) timer.ask();
  });
  store.subscribe((state, before) => {
    // Called when a result arrives or a run begins: earlier questions are settled.
    if (state.judged !== before.judged || state.phase !== before.phase) requested = null;
    if (state.preset !== before.preset || state.phase !== before.phase) timer.ask();
  });
};

const createBulk = (app: AppStore): Bulk => {
  const store = createStore<BulkState>(() => ({
    files: [],
    preset: "tested",
    phase: "idle",
    progress: null,
    run: 0,
    startedAt: 0,
    result: null,
    judged: null,
  }));
  const typed = { text: "" };
  let question = 0;
  let answer: (found: RowsAnswer | null) => void = () => {};
  let saved: (file: SavedRows) => void = () => {};
  /** What each question of the run asked, by its number. */
  const judgedBy = new Map<number, Judged>();
  let lastJudging = 0;
  /** What the worker currently judges by. */
  let present: Judged | null = null;

  const onResult = (requested: number, result: BulkResult): void => {
    present = judgedBy.get(requested) ?? present;
    // Questions with smaller numbers will get no answer.
    for (const older of judgedBy.keys()) if (older <= requested) judgedBy.delete(older);
    const { phase } = store.getState();
    // The run was resumed before its results were judged again.
    if (phase === "running" && requested > 0) return;
    store.setState({
      phase: result.isPartial ? "paused" : "done",
      progress: result.isPartial ? store.getState().progress : null,
      startedAt: performance.now() - result.elapsed,
      result,
      judged: present,
    });
  };
  const onReply = (reply: BulkReply): void => {
    if ("found" in reply) {
      if (reply.found.id === question) answer(reply.found);
    } else if ("saved" in reply) saved(reply.saved);
    else if (reply.run !== store.getState().run) return;
    else if ("progress" in reply) store.setState({ progress: reply.progress });
    else if ("result" in reply) onResult(reply.question, reply.result);
    else showCoverage(app, reply.coverage, present);
  };
  const post = client.listen(onReply, () => {
    if (store.getState().phase === "running") store.setState({ phase: "failed", progress: null });
    answer(null);
  });
  watch(app, store, (run, judged) => {
    lastJudging++;
    judgedBy.set(lastJudging, judged);
    post({ judge: run, setup: setupOf(judged), question: lastJudging });
  });

  const start = (): void => {
    const { files, preset, run: last } = store.getState();
    const judged: Judged = { state: app.getState(), preset };
    const { text } = typed;
    const pasted = text.trim() === "" ? [] : [{ name: MESSAGES.pasted, data: new Blob([text]) }];
    const run = last + 1;
    present = judged;
    judgedBy.clear();
    showCoverage(app, null, null);
    store.setState({
      phase: "running",
      progress: null,
      run,
      result: null,
      startedAt: performance.now(),
      judged: null,
    });
    post({
      start: run,
      inputs: [...pasted, ...files.map(({ name, file }) => ({ name, data: file }))],
      setup: setupOf(judged),
    });
  };

  return {
    typed,
    store,
    start,
    cancel: () => post({ cancel: store.getState().run }),
    resume: () => {
      const { run, result } = store.getState();
      store.setState({
        phase: "running",
        startedAt: performance.now() - (result?.elapsed ?? 0),
      });
      post({ resume: run });
    },
    find: (requested) => {
      answer(null);
      question++;
      post({ find: { ...requested, id: question } });
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    save: (filter, form) => {
      post({ save: { filter, form } });
      return new Promise((resolve) => {
        saved = resolve;
      });
    },
  };
};

/** The Bulk state of a page. Always the same object for the same store. */
export const bulkOf: (app: AppStore) => Bulk = memo(createBulk);

/** Whether a result was computed from something else than the current text and settings. */
export const isStale = ({ judged, preset }: BulkState, now: Judged["state"]): boolean =>
  judged !== null && !isSameSetup(judged, { state: now, preset });
