import { createStore, type StoreApi } from "zustand/vanilla";
import type { AppState } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import { createWorkerClient } from "../worker-client/worker-client.ts";
import type {
  BulkProgress,
  BulkReply,
  BulkRequest,
  BulkResult,
  FileVersion,
  RowsAnswer,
  RowsQuestion,
  SavedRows,
} from "../workers/bulk/messages.ts";
import { MESSAGES } from "./messages.ts";
import { crawlersOf, type PresetId } from "./presets.ts";

/** What the Bulk tab holds: it outlives the tab being shown. */
export interface BulkState {
  readonly files: readonly File[];
  readonly preset: PresetId;
  readonly phase: "idle" | "running" | "done" | "failed";
  readonly progress: BulkProgress | null;
  /** When the run began, on the clock of `performance`. */
  readonly startedAt: number;
  readonly result: BulkResult | null;
  /** The state that the result was worked out from. */
  readonly judged: AppState | null;
  readonly judgedPreset: PresetId;
}

/** Reads and judges whatever a page's user drops. */
export interface Bulk {
  /** What is typed or pasted into the field. Nothing is drawn anew for it: it may be long. */
  readonly typed: { text: string };
  readonly store: StoreApi<BulkState>;
  readonly start: () => void;
  readonly cancel: () => void;
  /** Asks for rows of the result. Null where a newer question came first. */
  readonly find: (question: Omit<RowsQuestion, "id">) => Promise<RowsAnswer | null>;
  /** All rows of a filter as a file. */
  readonly save: (filter: RowsQuestion["filter"], form: "csv" | "json") => Promise<Blob>;
}

const client = createWorkerClient<BulkRequest, BulkReply>(
  () => new Worker(new URL("../workers/bulk-worker.ts", import.meta.url), { type: "module" }),
);

const versionOf = ({ source, encoding }: FileVersion): FileVersion => ({ source, encoding });

const createBulk = (app: AppStore): Bulk => {
  const store = createStore<BulkState>(() => ({
    files: [],
    preset: "tested",
    phase: "idle",
    progress: null,
    startedAt: 0,
    result: null,
    judged: null,
    judgedPreset: "tested",
  }));
  const typed = { text: "" };
  let run = 0;
  let question = 0;
  let answer: (found: RowsAnswer | null) => void = () => {};
  let saved: (file: SavedRows) => void = () => {};

  const onReply = (reply: BulkReply): void => {
    if ("found" in reply) {
      if (reply.found.id === question) answer(reply.found);
    } else if ("saved" in reply) saved(reply.saved);
    else if (reply.run !== run) return;
    else if ("progress" in reply) store.setState({ progress: reply.progress });
    else store.setState({ phase: "done", progress: null, result: reply.result });
  };
  const post = client.listen(onReply, () => {
    if (store.getState().phase === "running") store.setState({ phase: "failed", progress: null });
    answer(null);
  });

  const start = (): void => {
    const state = app.getState();
    const { files, preset } = store.getState();
    const { text } = typed;
    const pasted = text.trim() === "" ? [] : [{ name: MESSAGES.pasted, data: new Blob([text]) }];
    run++;
    store.setState({
      phase: "running",
      progress: null,
      result: null,
      startedAt: performance.now(),
      judged: state,
      judgedPreset: preset,
    });
    post({
      start: run,
      inputs: [...pasted, ...files.map((file) => ({ name: file.name, data: file }))],
      setup: {
        file: versionOf(state.document),
        response: state.response,
        baseline: state.baseline === null ? null : versionOf(state.baseline),
        crawlers: crawlersOf(preset, state),
        dialect: state.dialect,
      },
    });
  };

  return {
    typed,
    store,
    start,
    cancel: () => post({ cancel: run }),
    find: (asked) => {
      answer(null);
      question++;
      post({ find: { ...asked, id: question } });
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    save: (filter, form) => {
      post({ save: { filter, form } });
      return new Promise((resolve) => {
        saved = ({ file }) => resolve(file);
      });
    },
  };
};

const bulks = new WeakMap<AppStore, Bulk>();

/** The Bulk tab of a page. The same object for the same store. */
export const bulkOf = (app: AppStore): Bulk => {
  const known = bulks.get(app) ?? createBulk(app);
  bulks.set(app, known);
  return known;
};

/** Whether a result was worked out from something else than what is on show. */
export const isStale = ({ judged, judgedPreset, preset }: BulkState, now: AppState): boolean =>
  judged !== null &&
  (judged.document !== now.document ||
    judged.response !== now.response ||
    judged.dialect !== now.dialect ||
    judged.baseline !== now.baseline ||
    judgedPreset !== preset ||
    (preset === "tested" && crawlersOf(preset, judged).join() !== crawlersOf(preset, now).join()));
