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
import workerScript from "../../answers/workers/bulk-worker.ts?worker&url";
import { MOST_FILES, type NamedFile } from "../../intake/dropped-files.ts";
import { startWorker } from "../../loading/start-worker.ts";
import type { AppStore } from "../../state/store/store.ts";
import { pauseTimer } from "../../time/schedule.ts";
import { isSameSetup, type Judged, setupOf, showCoverage } from "./judging.ts";
import { MESSAGES } from "./messages.ts";
import type { CrawlerChoice } from "./presets.ts";
import { createWorkerClient } from "./worker-client.ts";

/** The state of the Bulk tab. It is kept while another tab is shown. */
export interface BulkState extends CrawlerChoice {
  readonly files: readonly NamedFile[];
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
  /** Adds files and reads all of them. Returns a function that takes them out again. */
  readonly take: (files: readonly NamedFile[]) => () => void;
  /** Stops reading. The results so far are shown; `resume` continues. */
  readonly cancel: () => void;
  readonly resume: () => void;
  /** Fetches rows of the result. Null if a newer request replaced this one. */
  readonly find: (question: Omit<RowsQuestion, "id">) => Promise<RowsAnswer | null>;
  /** All rows that match a filter, as a file. Null if they could not be saved. */
  readonly save: (
    filter: RowsQuestion["filter"],
    form: SaveQuestion["form"],
  ) => Promise<SavedRows | null>;
}

/**
 * Milliseconds after the last key before results are judged by the new text, and the longest wait.
 */
const PAUSE = 120;
const LATEST = 1000;

/**
 * Milliseconds after Cancel until a worker that has not stopped is ended. It checks twelve times a
 * second whether it should stop.
 */
const LONGEST_CANCEL = 1_500;

/** Judges the results again when the text, the crawlers or the reader change. */
const watch = (
  app: AppStore,
  store: StoreApi<BulkState>,
  ask: (run: number, judged: Judged) => void,
): void => {
  let requested: Judged | null = null;
  const timer = pauseTimer(
    () => {
      const { phase, result, judged, preset, own, run } = store.getState();
      const now: Judged = { state: app.getState(), preset, own };
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
    const isOther = state.preset !== before.preset || state.own !== before.own;
    if (isOther || state.phase !== before.phase) timer.ask();
  });
};

const createBulk = (app: AppStore): Bulk => {
  const store = createStore<BulkState>(() => ({
    files: [],
    preset: "tested",
    own: [],
    phase: "idle",
    progress: null,
    run: 0,
    startedAt: 0,
    result: null,
    judged: null,
  }));
  const typed = { text: "" };
  /** The text of the field in the last run, and whether it was added after all files. */
  let readText = "";
  let isTextLast = false;
  let question = 0;
  /** Take what was asked for last; null if that has been answered. */
  let answer: ((found: RowsAnswer | null) => void) | null = null;
  let saved: ((file: SavedRows | null) => void) | null = null;
  let cancelling: ReturnType<typeof setTimeout> | undefined;
  /** What each question of the run asked, by its number. */
  const judgedBy = new Map<number, Judged>();
  let lastJudging = 0;
  /** What the worker currently judges by. */
  let present: Judged | null = null;

  const onResult = (requested: number, result: BulkResult): void => {
    present = judgedBy.get(requested) ?? present;
    clearTimeout(cancelling);
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
  const takeRows = (found: RowsAnswer | null): void => {
    answer?.(found);
    answer = null;
  };
  const takeFile = (file: SavedRows | null): void => {
    saved?.(file);
    saved = null;
  };
  const onReply = (reply: BulkReply): void => {
    if ("found" in reply) {
      if (reply.found.id === question) takeRows(reply.found);
    } else if ("saved" in reply) takeFile(reply.saved);
    else if (reply.run !== store.getState().run) return;
    else if ("progress" in reply) store.setState({ progress: reply.progress });
    else if ("result" in reply) onResult(reply.question, reply.result);
    else showCoverage(app, reply.coverage, present);
  };
  /** What the worker has read is gone with it. */
  const onLost = (): void => {
    clearTimeout(cancelling);
    judgedBy.clear();
    showCoverage(app, null, null);
    store.setState({ phase: "failed", progress: null, result: null, judged: null });
    takeRows(null);
    takeFile(null);
  };
  const { post, postAnew, end } = createWorkerClient<BulkRequest, BulkReply>({
    make: () => startWorker(workerScript),
    onReply,
    onLost,
    owes: () =>
      store.getState().phase === "running" ||
      answer !== null ||
      saved !== null ||
      judgedBy.size > 0,
  });
  watch(app, store, (run, judged) => {
    lastJudging++;
    judgedBy.set(lastJudging, judged);
    post({ judge: run, setup: setupOf(judged), question: lastJudging });
  });

  const start = (): void => {
    const { files, preset, own, run: last } = store.getState();
    const judged: Judged = { state: app.getState(), preset, own };
    const { text } = typed;
    const pasted = text.trim() === "" ? [] : [{ name: MESSAGES.pasted, data: new Blob([text]) }];
    const chosen = files.map(({ name, file }) => ({ name, data: file }));
    isTextLast ||= text !== readText;
    readText = text;
    const run = last + 1;
    present = judged;
    clearTimeout(cancelling);
    judgedBy.clear();
    takeRows(null);
    takeFile(null);
    showCoverage(app, null, null);
    store.setState({
      phase: "running",
      progress: null,
      run,
      result: null,
      startedAt: performance.now(),
      judged: null,
    });
    // Engines keep the rows of an earlier run for long, unless its worker ends.
    postAnew({
      start: run,
      // In the order in which they were added: what came last is shown first.
      inputs: isTextLast ? [...chosen, ...pasted] : [...pasted, ...chosen],
      setup: setupOf(judged),
    });
  };

  return {
    typed,
    store,
    start,
    take: (more) => {
      const { files } = store.getState();
      store.setState({ files: [...files, ...more].slice(0, MOST_FILES) });
      readText = typed.text;
      isTextLast = false;
      start();
      return () => {
        const rest = store.getState().files.filter((file) => !more.includes(file));
        store.setState({ files: rest });
        if (rest.length > 0 || typed.text.trim() !== "") start();
        else {
          end();
          store.setState({ phase: "idle" });
        }
      };
    },
    cancel: () => {
      const { phase, run } = store.getState();
      if (phase !== "running") return;
      clearTimeout(cancelling);
      cancelling = setTimeout(end, LONGEST_CANCEL);
      post({ cancel: run });
    },
    resume: () => {
      const { run, result } = store.getState();
      store.setState({
        phase: "running",
        startedAt: performance.now() - (result?.elapsed ?? 0),
      });
      post({ resume: run });
    },
    find: (requested) => {
      takeRows(null);
      question++;
      return new Promise((resolve) => {
        answer = resolve;
        post({ find: { ...requested, id: question } });
      });
    },
    save: (filter, form) => {
      takeFile(null);
      return new Promise((resolve) => {
        saved = resolve;
        post({ save: { filter, form } });
      });
    },
  };
};

/** The Bulk state of a page. Always the same object for the same store. */
export const bulkOf: (app: AppStore) => Bulk = memo(createBulk);

/** Whether a result was computed from something else than the current text and settings. */
export const isStale = ({ judged, preset, own }: BulkState, now: Judged["state"]): boolean =>
  judged !== null && !isSameSetup(judged, { state: now, preset, own });
