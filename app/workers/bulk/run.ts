import { fingerprint } from "./bytes.ts";
import type { BulkInput, BulkProgress, BulkResult, FileReport } from "./messages.ts";
import { readFile } from "./read-file.ts";
import type { Session } from "./session.ts";

/** Milliseconds between two reports of progress, at which the worker also listens to its page. */
const PAUSE = 80;

/** Reports of files that are kept one by one. */
const MOST_REPORTS = 10_000;

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
  fields: null,
  problem: "again",
});

/**
 * Reads files one after the other into a session.
 *
 * @param onProgress is told how far the run has come, some times a second.
 * @param isCancelled tells whether the run has been ended; what was read by then counts.
 */
export const readAll = async (
  session: Session,
  inputs: readonly BulkInput[],
  onProgress: (progress: BulkProgress) => void,
  isCancelled: () => boolean,
): Promise<BulkResult> => {
  const start = performance.now();
  const total = inputs.reduce((sum, { data }) => sum + data.size, 0);
  const reports: FileReport[] = [];
  const known = new Set<string>();
  let before = 0;
  let entries = 0;
  let told = start;
  const tell = async (read: number, entriesOfFile: number, files: number): Promise<void> => {
    if (performance.now() - told < PAUSE) return;
    onProgress({ read: before + read, total, files, entries: entries + entriesOfFile });
    await turn();
    told = performance.now();
  };
  for (const [index, input] of inputs.entries()) {
    if (isCancelled()) break;
    const print = inputs.length > 1 ? await fingerprint(input.data) : null;
    const isAgain = print !== null && input.data.size > 0 && known.has(print);
    if (print !== null) known.add(print);
    const report = isAgain
      ? again(input)
      : await readFile(input, {
          judges: session.judges,
          onSitemap: session.onSitemap,
          onProgress: (read, count) => tell(read, count, index),
          isCancelled,
        });
    if (reports.length < MOST_REPORTS) reports.push(report);
    before += input.data.size;
    entries += report.entries;
    await tell(0, 0, index + 1);
  }
  return session.result(reports, isCancelled(), performance.now() - start);
};
