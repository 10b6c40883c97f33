import { fingerprint } from "./bytes.ts";
import type { BulkInput, FileReport } from "./messages.ts";
import { readFile } from "./read-file.ts";
import type { FilesRead, Session } from "./session.ts";

/** The most files reported individually. */
const MOST_REPORTS = 10_001;

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

/** How far files are read. */
export interface Reached {
  /** Bytes, by size on disk. */
  readonly read: number;
  /** Files that are read to their end. */
  readonly files: number;
  readonly entries: number;
  /** The results so far; until the next piece is asked for. */
  readonly soFar: () => FilesRead;
}

/**
 * Reads files one after the other into a session, and says after each piece how far it is. Whoever
 * asks for no next piece stops it, for as long as they like.
 */
export async function* readAll(
  session: Session,
  inputs: readonly BulkInput[],
): AsyncGenerator<Reached, FilesRead> {
  let start = performance.now();
  const reports: FileReport[] = [];
  const known = new Set<string | null>();
  let before = 0;
  let entries = 0;
  const reading = (last: readonly FileReport[]): FilesRead => ({
    files: [...reports, ...last],
    elapsed: performance.now() - start,
  });
  const { taker, onSitemap } = session;
  for (const [index, input] of inputs.entries()) {
    const print = inputs.length > 1 ? await fingerprint(input.data) : null;
    // Of pages at different paths each counts, as their paths are their addresses.
    const place = `${print} ${input.name}`;
    const isAgain = input.data.size > 0 && [print, place].some((key) => known.has(key));
    let report = again(input);
    if (!isAgain) {
      const pieces = readFile(input, { taker, onSitemap });
      let piece = await pieces.next();
      for (; piece.done !== true; piece = await pieces.next()) {
        const { value } = piece;
        const leftAt = performance.now();
        yield {
          read: before + value.read,
          files: index,
          entries: entries + value.entries,
          soFar: () => reading([value.soFar()]),
        };
        start += performance.now() - leftAt;
      }
      report = piece.value;
      known.add(report.kind?.type === "page" ? place : print);
    }
    session.endFile();
    if (reports.length < MOST_REPORTS) reports.push(report);
    before += input.data.size;
    entries += report.entries;
  }
  return reading([]);
}
