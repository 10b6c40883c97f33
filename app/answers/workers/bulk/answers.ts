import type { Work } from "../serve.ts";
import type {
  BulkCoverage,
  BulkProgress,
  BulkResult,
  BulkSetup,
  BulkStart,
  RowsAnswer,
  RowsQuestion,
  SavedRows,
  SaveQuestion,
} from "./messages.ts";
import { type Reached, readAll } from "./run.ts";
import { saveRows, turn } from "./save-rows.ts";
import { type FilesRead, type FoundRows, Session } from "./session.ts";

/** Milliseconds between two reports of progress, and between two pauses for messages. */
const REPORT_PAUSE = 80;

/** A run: in progress, stopped, or finished. */
interface Run {
  readonly session: Session;
  readonly pieces: AsyncGenerator<Reached, FilesRead>;
  /** The size of all files, in bytes on disk. */
  readonly total: number;
  read: FilesRead;
  isPartial: boolean;
}

const begin = ({ setup, inputs }: BulkStart): Run => {
  const session = new Session(setup);
  return {
    session,
    pieces: readAll(session, inputs),
    total: inputs.reduce((sum, { data }) => sum + data.size, 0),
    read: { files: [], elapsed: 0 },
    isPartial: true,
  };
};

/** Reads on, to the end or until the page wants no more. */
const readOn = async (run: Run, { report, isStopped }: Work<BulkProgress>): Promise<void> => {
  let reached: Reached | null = null;
  // Reports also while a slow disk lets it wait.
  const timer = setInterval(() => {
    if (reached === null) return;
    const { read, files, entries } = reached;
    report({ read, files, entries, total: run.total });
  }, REPORT_PAUSE);
  let turnedAt = performance.now();
  for (;;) {
    const piece = await run.pieces.next();
    if (piece.done) {
      run.read = piece.value;
      run.isPartial = false;
      break;
    }
    reached = piece.value;
    if (performance.now() - turnedAt >= REPORT_PAUSE) {
      await turn();
      turnedAt = performance.now();
    }
    if (isStopped()) {
      run.read = reached.soFar();
      break;
    }
  }
  clearInterval(timer);
};

const NO_ROWS: FoundRows = { total: 0, rows: () => [] };

/**
 * What Bulk's worker can be asked. It keeps one run: the page ends the worker before the next, as an
 * engine keeps the rows of a run until it needs the memory.
 */
export const createBulkAnswers = () => {
  let run: Run | null = null;
  /** The rows that are being saved: all of them are judged by the same text. */
  let saving: Promise<unknown> = Promise.resolve();
  const started = (): Run => {
    if (run === null) throw new Error("Nothing was read");
    return run;
  };
  const resultOf = ({ session, read, isPartial }: Run): BulkResult =>
    session.result(read, isPartial);

  return {
    /** Reads and judges files; with null, those of the run that was stopped, from there. */
    run: async (start: BulkStart | null, work: Work<BulkProgress>): Promise<BulkResult> => {
      if (start !== null) run = begin(start);
      await readOn(started(), work);
      return resultOf(started());
    },
    /** Judges again what was read. */
    judge: async (setup: BulkSetup): Promise<BulkResult> => {
      await saving;
      started().session.judgeAgain(setup);
      return resultOf(started());
    },
    /** The rows that match a filter. */
    find: ({ filter, from, to }: RowsQuestion): RowsAnswer => {
      const { total, rows } = run?.session.find(filter) ?? NO_ROWS;
      return { total, from, rows: rows(from, to) };
    },
    /** All rows that match a filter, as a file. */
    save: (question: SaveQuestion, work: Work<number>): Promise<SavedRows> => {
      const saved = saveRows(started().session, question, work);
      saving = saved;
      return saved;
    },
    /** What each rule decides of all that was read. */
    cover: (_: null): BulkCoverage => started().session.coverage(),
  };
};
