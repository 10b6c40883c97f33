import { memo } from "../collections/memo.ts";
import { memoByValue } from "../collections/memo-by-value.ts";
import { type RobotsDocument, tableOf } from "../syntax/document.ts";
import { reparse } from "../syntax/reparse.ts";
import { FROM, STRIDE, TO } from "../syntax/table.ts";
import { byteCut, byteLength } from "../text/bytes.ts";

/** The bytes that a document's text takes in its encoding. Counted once for each document. */
export const bytesOfDocument: (document: RobotsDocument) => number = memo(({ source, encoding }) =>
  byteLength(source, encoding),
);

const findCut = (document: RobotsDocument, limit: number, sent: number): number | null => {
  const { source, encoding, lineCount } = document;
  const table = tableOf(document);
  const unit = byteLength("\n", encoding);
  const ends = (lineCount - 1) * unit;
  if (ends === 0 || sent - bytesOfDocument(document) !== ends) {
    return byteCut(source, 0, source.length, limit, encoding)?.at ?? null;
  }
  let room = limit;
  for (let line = 1; line <= lineCount; line++) {
    const row = (line - 1) * STRIDE;
    const from = table[row + FROM] as number;
    const to = table[row + TO] as number;
    const cut = byteCut(source, from, to, room, encoding);
    if (cut !== null) return cut.at;
    room -= byteLength(source.slice(from, to), encoding) + 2 * unit;
    if (room < 0 && line < lineCount) return to;
  }
  return null;
};

/** What was found in a document, by limit and size. */
const cutsOf = memo((document: RobotsDocument) =>
  memoByValue((limit: number) => memoByValue((sent: number) => findCut(document, limit, sent))),
);

/**
 * Where a reader that stops after `limit` bytes stops: the UTF-16 offset of the first character
 * that it does not read whole. Null where it reads the text to its end. Counted once for each
 * document.
 *
 * @param sent bytes of the file as sent. Where they are just as many more than the text's as it has
 *   line ends, each of those was of two bytes; what else there is more is taken to come after the text.
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

/** A document up to an offset, as a reader that stops there sees it: its last line may be cut short. Made once. */
export const beginningOf = (document: RobotsDocument, offset: number): RobotsDocument =>
  beginningsOf(document)(offset);
