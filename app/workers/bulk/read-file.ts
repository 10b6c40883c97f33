import { openText } from "./bytes.ts";
import type { BulkInput, FileReport } from "./messages.ts";
import { HEAD, recognise } from "./recognise.ts";
import { type Judges, Sink, type TextReader } from "./sink.ts";

/** Who is told how reading goes on. */
export interface ReadOptions {
  readonly judges: Judges;
  /** Is called with each sitemap that a sitemap lists. */
  readonly onSitemap: (url: string) => void;
  /**
   * Is told after each piece how many bytes of the file have been read and what has come of it; gives
   * whether to go on, when that is to be.
   */
  readonly onProgress: (read: number, report: () => FileReport) => Promise<boolean>;
}

/** Line ends of old Macs; rare enough to be looked for once. */
const hasLoneReturns = (head: string): boolean => head.includes("\r") && !head.includes("\n");

/** Reads one file to its end, or as far as it can be read, and reports the outcome. Never throws. */
export const readFile = async (
  { name, data }: BulkInput,
  { judges, onSitemap, onProgress }: ReadOptions,
): Promise<FileReport> => {
  const sink = new Sink(judges);
  const source = await openText(data);
  let head = "";
  let reader: TextReader | null = null;
  let returns = false;
  const begin = (): void => {
    const found = recognise(head, sink, onSitemap);
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
    if (!(await onProgress(source.read(), () => sink.report(name, data.size)))) source.stop();
  }
  if (reader === null && source.problem() === null) begin();
  else if (reader === null && head !== "") begin();
  (reader as TextReader | null)?.finish();
  sink.problem ??= source.problem();
  return sink.report(name, data.size);
};
