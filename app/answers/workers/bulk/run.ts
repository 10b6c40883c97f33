import { fingerprint } from "./bytes.ts";
import type { BulkInput, BulkProgress, FileReport } from "./messages.ts";
import { readFile } from "./read-file.ts";
import type { FilesRead, Session } from "./session.ts";

/**
 * Milliseconds between two progress reports, when the worker also handles messages from the page.
 */
const REPORT_PAUSE = 80;

/** The most files reported individually. */
const MOST_REPORTS = 10_001;

/** Lets the worker handle messages from the page. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

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

/** Callbacks for a run. */
export interface RunControl {
  /** Called a few times per second with the progress. */
  readonly onProgress: (progress: BulkProgress) => void;
  /** Resolves to whether to continue; called as often. */
  readonly mayGoOn: (soFar: () => FilesRead) => Promise<boolean>;
  /** Milliseconds between two reports; for tests. */
  readonly pause?: number;
}

/**
 * Reads files one after the other into a session.
 *
 * @returns null if the run was ended before everything was read.
 */
export const readAll = async (
  session: Session,
  inputs: readonly BulkInput[],
  { onProgress, mayGoOn, pause = REPORT_PAUSE }: RunControl,
): Promise<FilesRead | null> => {
  let start = performance.now();
  const total = inputs.reduce((sum, { data }) => sum + data.size, 0);
  const reports: FileReport[] = [];
  const known = new Set<string | null>();
  let before = 0;
  let entries = 0;
  let reportedAt = start;
  let isEnded = false;
  const reading = (last: readonly FileReport[]): FilesRead => ({
    files: [...reports, ...last],
    elapsed: performance.now() - start,
  });
  const reportProgress = async (
    read: number,
    files: number,
    end?: () => FileReport,
  ): Promise<boolean> => {
    if (isEnded) return false;
    const now = performance.now();
    if (now - reportedAt < pause) return true;
    const last = end === undefined ? [] : [end()];
    const count = last.reduce((sum, file) => sum + file.entries, entries);
    onProgress({ read: before + read, total, files, entries: count });
    await turn();
    const pausedAt = performance.now();
    isEnded = !(await mayGoOn(() => reading(last)));
    reportedAt = performance.now();
    start += reportedAt - pausedAt;
    return !isEnded;
  };
  for (const [index, input] of inputs.entries()) {
    const print = inputs.length > 1 ? await fingerprint(input.data) : null;
    // Of pages at different paths each counts, as their paths are their addresses.
    const place = `${print} ${input.name}`;
    const isAgain = input.data.size > 0 && [print, place].some((key) => known.has(key));
    const report = isAgain
      ? again(input)
      : await readFile(input, {
          judges: session.judges,
          onSitemap: session.onSitemap,
          onProgress: (read, soFar) => reportProgress(read, index, soFar),
        });
    if (!isAgain) known.add(report.kind?.type === "page" ? place : print);
    session.endFile();
    if (reports.length < MOST_REPORTS) reports.push(report);
    before += input.data.size;
    entries += report.entries;
    if (!(await reportProgress(0, index + 1))) return null;
  }
  return reading([]);
};
