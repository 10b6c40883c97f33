import { memo } from "../collections/memo.ts";
import { memoByValue } from "../collections/memo-by-value.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { reparse } from "../syntax/reparse.ts";
import { byteCut, byteLength } from "../text/bytes.ts";

/** The size of a document's text in its encoding, in bytes. Computed once for each document. */
export const bytesOfDocument: (document: RobotsDocument) => number = memo(({ source, encoding }) =>
  byteLength(source, encoding),
);

const findCut = (document: RobotsDocument, limit: number, sent: number): number | null => {
  const { source, encoding, lineCount } = document;
  const unit = byteLength("\n", encoding);
  const ends = (lineCount - 1) * unit;
  if (ends === 0 || sent - bytesOfDocument(document) !== ends) {
    return byteCut(source, 0, source.length, limit, encoding)?.at ?? null;
  }
  let room = limit;
  for (const { number, from, to } of document.lines) {
    const cut = byteCut(source, from, to, room, encoding);
    if (cut !== null) return cut.at;
    room -= byteLength(source.slice(from, to), encoding) + 2 * unit;
    if (room < 0 && number < lineCount) return to;
  }
  return null;
};

/** Cached results of a document, by limit and size. */
const cutsOf = memo((document: RobotsDocument) =>
  memoByValue((limit: number) => memoByValue((sent: number) => findCut(document, limit, sent))),
);

/**
 * Where a reader that stops after `limit` bytes stops: the UTF-16 offset of the first character
 * that it does not read in full. Null if it reads to the end. Computed once for each document.
 *
 * @param sent bytes of the file as sent. If this exceeds the size of the text by exactly its number
 * of line ends, each of those had two bytes; any other excess is assumed to follow the text.
 */
export const cutOffset = (document: RobotsDocument, limit: number, sent: number): number | null =>
  cutsOf(document)(limit)(sent);

const beginningsOf = memo((document: RobotsDocument) =>
  memoByValue((offset: number) => {
    const { length } = document.source;
    const from = Math.max(0, Math.min(offset, length));
    return reparse(document, { from, to: length, insert: "" });
  }),
);

/**
 * A document up to an offset, as seen by a reader that stops there: its last line may be cut.
 * Created once.
 */
export const beginningOf = (document: RobotsDocument, offset: number): RobotsDocument =>
  beginningsOf(document)(offset);
