import { createStore, type StoreApi } from "zustand/vanilla";
import { memo } from "../../../core/index.ts";
import { type AnswerSource, createAnswer, isSame } from "../../answers/answer.ts";
import type {
  BulkInput,
  BulkProgress,
  BulkResult,
  BulkStart,
  RowsAnswer,
  RowsQuestion,
  SavedRows,
  SaveQuestion,
} from "../../answers/workers/bulk/messages.ts";
import type { BulkAnswers } from "../../answers/workers/bulk-worker.ts";
import workerScript from "../../answers/workers/bulk-worker.ts?worker&url";
import { createWorkerClient } from "../../answers/workers.ts";
import { MOST_FILES, type NamedFile } from "../../intake/dropped-files.ts";
import { startWorker } from "../../loading/start-worker.ts";
import { coverageOf } from "../../state/store/coverage.ts";
import type { AppStore } from "../../state/store/store.ts";
import { MESSAGES } from "./messages.ts";
import type { CrawlerChoice } from "./presets.ts";
import { type Basis, basisOf, setupOf } from "./setup.ts";

/** What was read, up to the end or to where it was cancelled. */
interface FilesRead {
  readonly by: Basis;
  readonly result: BulkResult;
  /** In the order of the result's files. */
  readonly inputs: readonly BulkInput[];
}

/** The state of the Bulk tab. It is kept while another tab is shown. */
export interface BulkState extends CrawlerChoice {
  readonly files: readonly NamedFile[];
  readonly phase: "idle" | "running" | "paused" | "done" | "failed";
  readonly progress: BulkProgress | null;
  /** The number of the run. */
  readonly run: number;
  /** When the run began, on the clock of `performance`, without the time it was paused. */
  readonly startedAt: number;
  readonly read: FilesRead | null;
}

/** What the verdicts on what was read depend on. */
interface ResultInputs extends Basis {
  readonly read: FilesRead;
}

/** Reads and judges the files that the user drops. */
export interface Bulk {
  /** The text in the input field. Setting it redraws nothing, because it may be long. */
  readonly typed: { text: string };
  readonly store: StoreApi<BulkState>;
  /** The verdicts on what was read, by the present file. */
  readonly result: AnswerSource<ResultInputs, BulkResult>;
  readonly start: () => void;
  /** Adds files and reads all of them. Returns a function that takes them out again. */
  readonly take: (files: readonly NamedFile[]) => () => void;
  /** Stops reading. The results so far are shown; `resume` continues. */
  readonly cancel: () => void;
  readonly resume: () => void;
  /** Fetches rows of the result. Null if a newer request replaced this one. */
  readonly find: (question: RowsQuestion) => Promise<RowsAnswer | null>;
  /** All rows that match a filter, as a file. Null if they could not be saved. */
  readonly save: (question: SaveQuestion) => Promise<SavedRows | null>;
}

/**
 * Milliseconds between a result and what each rule decides of it, which may take as long: its rows
 * are asked for first.
 */
const COVERAGE_DELAY = 200;

const createBulk = (app: AppStore): Bulk => {
  const store = createStore<BulkState>(() => ({
    files: [],
    preset: "tested",
    own: [],
    phase: "idle",
    progress: null,
    run: 0,
    startedAt: 0,
    read: null,
  }));
  const worker = createWorkerClient<BulkAnswers>(
    () => startWorker(workerScript),
    () => store.setState({ phase: "failed", progress: null, read: null }),
  );
  const typed = { text: "" };
  /** The text of the field in the last run, and whether it was added after all files. */
  let readText = "";
  let isTextLast = false;
  let inputs: readonly BulkInput[] = [];
  /** What the worker currently judges by. */
  let present = basisOf(app.getState(), store.getState());

  const result = createAnswer<ResultInputs, BulkResult>(app, {
    inputs: (state) => {
      const { read, ...choice } = store.getState();
      return read && { read, ...basisOf(state, choice) };
    },
    alsoOn: store,
    ask: async ({ read, ...by }) => {
      if (isSame(by, read.by)) return read.result;
      // What is being read is judged as it began; what was not kept cannot be judged again.
      if (store.getState().phase === "running" || !read.result.canJudgeAgain) return null;
      const judged = await worker.ask("judge", setupOf(by));
      if (judged !== null) present = by;
      return judged;
    },
    whenSettled: true,
  });

  /** Shows what each rule decides in the editor and the outline. */
  const showCoverage = async ({ document }: Basis): Promise<void> => {
    const coverage = await worker.ask("cover", null);
    if (coverage === null) return;
    const rules = new Map(coverage.rules.map((rule) => [rule.line, rule]));
    coverageOf(app).setState({ coverage: { ...coverage, document, rules } });
  };
  let covering: ReturnType<typeof setTimeout> | undefined;
  // It is judged again while another tab is shown, too: the editor shows what each rule decides.
  result.subscribe(({ found }, before) => {
    if (found === before.found) return;
    clearTimeout(covering);
    if (found === null) coverageOf(app).setState({ coverage: null });
    else covering = setTimeout(() => void showCoverage(found.of), COVERAGE_DELAY);
  });

  const read = async (files: BulkStart | null): Promise<void> => {
    const answer = await worker.ask("run", files, undefined, (progress) =>
      store.setState({ progress }),
    );
    if (answer === null) return;
    store.setState({
      phase: answer.isPartial ? "paused" : "done",
      ...(answer.isPartial ? {} : { progress: null }),
      startedAt: performance.now() - answer.elapsed,
      read: { by: present, result: answer, inputs },
    });
    // Also while somebody types.
    void result.now();
  };
  const start = (): void => {
    const { files, run } = store.getState();
    const { text } = typed;
    const pasted = text.trim() === "" ? [] : [{ name: MESSAGES.pasted, data: new Blob([text]) }];
    const chosen = files.map(({ name, file }) => ({ name, data: file }));
    isTextLast ||= text !== readText;
    readText = text;
    present = basisOf(app.getState(), store.getState());
    // Engines keep the rows of an earlier run for long, unless its worker ends.
    worker.end();
    store.setState({
      phase: "running",
      progress: null,
      run: run + 1,
      startedAt: performance.now(),
      read: null,
    });
    // In the order in which they were added: what came last is shown first.
    inputs = isTextLast ? [...chosen, ...pasted] : [...pasted, ...chosen];
    void read({ inputs, setup: setupOf(present) });
  };

  return {
    typed,
    store,
    result,
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
          worker.end();
          store.setState({ phase: "idle", progress: null, read: null });
        }
      };
    },
    cancel: () => worker.stop("run"),
    resume: () => {
      const { read: stopped } = store.getState();
      store.setState({
        phase: "running",
        startedAt: performance.now() - (stopped?.result.elapsed ?? 0),
      });
      void read(null);
    },
    find: (question) => worker.ask("find", question),
    save: (question) => worker.ask("save", question),
  };
};

/** The Bulk state of a page. Always the same object for the same store. */
export const bulkOf: (app: AppStore) => Bulk = memo(createBulk);
