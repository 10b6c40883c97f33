import { fingerprint } from "./bytes.ts";
import type { BulkInput, BulkProgress, FileReport } from "./messages.ts";
import { readFile } from "./read-file.ts";
import type { Session } from "./session.ts";

/** Milliseconds between two reports of progress, at which the worker also listens to its page. */
const PAUSE = 80;

/** Reports of files that are kept one by one. */
const MOST_REPORTS = 10_001;

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const again = ({ name, data }: BulkInput): FileReport => ({
  name,
  size: data.size,
  kind: null,
  entries: 0,
  unread: 0,
  unreadExamples: [],
  blocked: 0,
  notes: [],
  hosts: [],
  fields: null,
  problem: "again",
});

/** What has been read so far. */
export interface Reading {
  /** The file being read is the last of them. */
  readonly files: readonly FileReport[];
  /** Milliseconds of reading; waiting is no part of them. */
  readonly elapsed: number;
}

/** Who is told how a run goes on, and says whether it does. */
export interface RunControl {
  /** Is told how far the run has come, some times a second. */
  readonly onProgress: (progress: BulkProgress) => void;
  /** Returns whether to go on, when that is to be; is asked as often. */
  readonly mayGoOn: (soFar: () => Reading) => Promise<boolean>;
  /** Milliseconds between two reports; for tests. */
  readonly pause?: number;
}

/**
 * Reads files one after the other into a session.
 *
 * @returns null where the run was ended before all was read.
 */
export const readAll = async (
  session: Session,
  inputs: readonly BulkInput[],
  { onProgress, mayGoOn, pause = PAUSE }: RunControl,
): Promise<Reading | null> => {
  let start = performance.now();
  const total = inputs.reduce((sum, { data }) => sum + data.size, 0);
  const reports: FileReport[] = [];
  const known = new Set<string>();
  let before = 0;
  let entries = 0;
  let told = start;
  let isEnded = false;
  const reading = (last: readonly FileReport[]): Reading => ({
    files: [...reports, ...last],
    elapsed: performance.now() - start,
  });
  const tell = async (read: number, files: number, report?: () => FileReport): Promise<boolean> => {
    if (isEnded) return false;
    const now = performance.now();
    if (now - told < pause) return true;
    const last = report === undefined ? [] : [report()];
    const count = last.reduce((sum, file) => sum + file.entries, entries);
    onProgress({ read: before + read, total, files, entries: count });
    await turn();
    const asked = performance.now();
    isEnded = !(await mayGoOn(() => reading(last)));
    told = performance.now();
    start += told - asked;
    return !isEnded;
  };
  for (const [index, input] of inputs.entries()) {
    const print = inputs.length > 1 ? await fingerprint(input.data) : null;
    const isAgain = print !== null && input.data.size > 0 && known.has(print);
    if (print !== null) known.add(print);
    const report = isAgain
      ? again(input)
      : await readFile(input, {
          judges: session.judges,
          onSitemap: session.onSitemap,
          onProgress: (read, soFar) => tell(read, index, soFar),
        });
    session.endFile();
    if (reports.length < MOST_REPORTS) reports.push(report);
    before += input.data.size;
    entries += report.entries;
    if (!(await tell(0, index + 1))) return null;
  }
  return reading([]);
};
