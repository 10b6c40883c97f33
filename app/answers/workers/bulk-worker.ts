// Bulk's worker: reads and judges the dropped files, in one run. The page ends it before the next.
import type {
  BulkReply,
  BulkRequest,
  BulkSetup,
  Ping,
  Pong,
  RowsQuestion,
  SaveQuestion,
} from "./bulk/messages.ts";
import { newestOnly } from "./bulk/newest-only.ts";
import { readAll } from "./bulk/run.ts";
import { saveRows } from "./bulk/save-rows.ts";
import { type FilesRead, Session } from "./bulk/session.ts";

const reply = (message: BulkReply | Pong): void => self.postMessage(message);

/** A run: in progress, paused, or finished. */
interface Run {
  readonly number: number;
  readonly session: Session;
  isPaused: boolean;
  /** Makes a paused run check whether it should continue. */
  wake: () => void;
  /** What had been read at the last report; null before. */
  reading: FilesRead | null;
  isPartial: boolean;
}

let current: Run | null = null;

/** The question number of a result that was not requested again. */
const UNASKED = 0;

/**
 * Milliseconds between a result and what each rule decides of it, which may take as long: the page
 * asks for the rows first.
 */
const COVERAGE_DELAY = 200;

const onCover = newestOnly(
  ({ run, question }: { readonly run: Run; readonly question: number }) =>
    reply({ run: run.number, question, coverage: run.session.coverage() }),
  COVERAGE_DELAY,
);

const tell = (run: Run, question: number): void => {
  const { number, session, reading, isPartial } = run;
  if (reading === null) return;
  reply({ run: number, question, result: session.result(reading, isPartial) });
  onCover({ run, question });
};

/** The rows being saved, if any. */
let saving: SaveQuestion | null = null;

const onJudge = newestOnly(
  (asked: { readonly run: Run; readonly setup: BulkSetup; readonly question: number }) => {
    // All rows of a saved file are judged by the same text.
    if (saving !== null) {
      onJudge(asked);
      return;
    }
    asked.run.session.judgeAgain(asked.setup);
    tell(asked.run, asked.question);
  },
);

/** Resolves at once, or when a cancelled run is resumed. */
const waitFor = async (run: Run, soFar: () => FilesRead): Promise<boolean> => {
  if (run.isPaused) {
    run.reading = soFar();
    run.isPartial = true;
    tell(run, UNASKED);
  }
  while (run.isPaused) {
    await new Promise<void>((resolve) => {
      run.wake = resolve;
    });
  }
  return true;
};

const start = async ({
  start: number,
  setup,
  inputs,
}: Extract<BulkRequest, { readonly start: number }>): Promise<void> => {
  const session = new Session(setup);
  const run: Run = {
    number,
    session,
    isPaused: false,
    wake: () => {},
    reading: null,
    isPartial: false,
  };
  current = run;
  const reading = await readAll(session, inputs, {
    onProgress: (progress) => reply({ run: number, progress }),
    mayGoOn: (soFar) => waitFor(run, soFar),
  });
  if (reading === null) return;
  run.reading = reading;
  run.isPartial = false;
  run.isPaused = false;
  tell(run, UNASKED);
};

const onFind = newestOnly(({ id, filter, from, to }: RowsQuestion) => {
  const found = current?.session.find(filter);
  reply({ found: { id, from, total: found?.total ?? 0, rows: found?.rows(from, to) ?? [] } });
});

/** Saves rows; a newer question replaces an older one. */
const save = async (question: SaveQuestion): Promise<void> => {
  saving = question;
  const saved =
    current === null
      ? { file: new Blob(), rows: 0, left: 0 }
      : await saveRows(current.session, question);
  if (saving !== question) return;
  saving = null;
  reply({ saved });
};

const resume = (run: Run): void => {
  // Input that is being read must not be judged again meanwhile.
  onJudge(null);
  onCover(null);
  run.isPaused = false;
  run.wake();
};

// The page hears of errors only, and replaces the worker.
self.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));

self.addEventListener("message", ({ data }: MessageEvent<BulkRequest | Ping>) => {
  if ("ping" in data) reply({ pong: true });
  else if ("start" in data) void start(data);
  else if ("find" in data) onFind(data.find);
  else if ("save" in data) void save(data.save);
  else if ("cancel" in data) {
    if (current?.number === data.cancel) current.isPaused = true;
  } else if ("resume" in data) {
    if (current?.number === data.resume) resume(current);
  } else if (current?.number === data.judge && current.reading !== null) {
    onJudge({ run: current, setup: data.setup, question: data.question });
  }
});
