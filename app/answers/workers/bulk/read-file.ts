import { HEAD, recognise } from "../../../../core/index.ts";
import { openText } from "./bytes.ts";
import type { BulkInput, FileReport } from "./messages.ts";
import { readerOf } from "./reader-of.ts";
import { rowsOf } from "./rows-of.ts";
import { type EntryTaker, Sink, type TextReader } from "./sink.ts";

/** Callbacks for reading a file. */
export interface ReadOptions {
  readonly taker: EntryTaker;
  /** Called with each sitemap that a sitemap lists. */
  readonly onSitemap: (url: string) => void;
}

/** How far a file is read. */
export interface FilePart {
  /** Bytes, by size on disk. */
  readonly read: number;
  readonly entries: number;
  readonly soFar: () => FileReport;
}

/** CR line ends of old Macs; rare, so they are searched for once. */
const hasLoneReturns = (head: string): boolean => head.includes("\r") && !head.includes("\n");

/**
 * Reads one file to its end, or as far as possible, and reports the outcome; after each piece, how
 * far it is. Never throws.
 */
export async function* readFile(
  { name, data }: BulkInput,
  { taker, onSitemap }: ReadOptions,
): AsyncGenerator<FilePart, FileReport> {
  const sink = new Sink(taker);
  const source = await openText(data);
  let head = "";
  let reader: TextReader | null = null;
  let returns = false;
  const begin = (): void => {
    const found = readerOf(recognise(head, rowsOf), name, sink, onSitemap);
    if (typeof found === "string") {
      source.stop(found);
      return;
    }
    reader = found;
    returns = hasLoneReturns(head);
    push(head);
    head = "";
  };
  const push = (piece: string): void => {
    reader?.push(returns ? piece.replaceAll("\r", "\n") : piece);
    const hopeless = reader?.isHopeless?.() ?? null;
    if (hopeless !== null) source.stop(hopeless);
  };
  for (let piece = await source.next(); piece !== null; piece = await source.next()) {
    if (reader !== null) push(piece);
    else {
      head += piece;
      if (head.length >= HEAD) begin();
    }
    yield {
      read: source.read(),
      entries: sink.entries,
      soFar: () => sink.report(name, data.size),
    };
  }
  if (reader === null && source.problem() === null) begin();
  else if (reader === null && head !== "") begin();
  (reader as TextReader | null)?.finish();
  sink.problem ??= source.problem();
  return sink.report(name, data.size);
}
