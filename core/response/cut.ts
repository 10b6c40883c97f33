import type { RobotsDocument } from "../syntax/document.ts";
import { parse } from "../syntax/parse.ts";
import { FROM, STRIDE, TO } from "../syntax/table.ts";
import { octetCut, octetLength } from "../text/octets.ts";

const lengths = new WeakMap<RobotsDocument, number>();

/** The octets of a document's text, counted once. */
export const octetsOfDocument = (document: RobotsDocument): number => {
  const known = lengths.get(document) ?? octetLength(document.source, document.encoding);
  lengths.set(document, known);
  return known;
};

const findCut = (document: RobotsDocument, limit: number, sent: number): number | null => {
  const { source, encoding, table, lineCount } = document;
  const unit = octetLength("\n", encoding);
  const ends = (lineCount - 1) * unit;
  if (ends === 0 || sent - octetsOfDocument(document) !== ends) {
    return octetCut(source, 0, source.length, limit, encoding)?.at ?? null;
  }
  let room = limit;
  for (let line = 1; line <= lineCount; line++) {
    const row = (line - 1) * STRIDE;
    const from = table[row + FROM] as number;
    const to = table[row + TO] as number;
    const cut = octetCut(source, from, to, room, encoding);
    if (cut !== null) return cut.at;
    room -= octetLength(source.slice(from, to), encoding) + 2 * unit;
    if (room < 0 && line < lineCount) return to;
  }
  return null;
};

const cuts = new WeakMap<RobotsDocument, Map<string, number | null>>();

/**
 * Where a reader that stops after `limit` octets stops: the UTF-16 offset of the first character
 * that it does not read whole. Null where it reads the text to its end. Counted once for each
 * document.
 *
 * @param sent octets of the file as sent. Where they are just as many more than the text's as it has
 *   line ends, each of those was of two octets; what else there is more is taken to come after the text.
 */
export const cutOffset = (document: RobotsDocument, limit: number, sent: number): number | null => {
  const known = cuts.get(document) ?? new Map<string, number | null>();
  cuts.set(document, known);
  const key = `${limit} ${sent}`;
  const cut = known.get(key);
  if (cut !== undefined) return cut;
  const found = findCut(document, limit, sent);
  known.set(key, found);
  return found;
};

const beginnings = new WeakMap<RobotsDocument, Map<number, RobotsDocument>>();

/** A document up to an offset, as a reader that stops there sees it: its last line may be cut short. Parsed once. */
export const beginningOf = (document: RobotsDocument, offset: number): RobotsDocument => {
  const known = beginnings.get(document) ?? new Map<number, RobotsDocument>();
  beginnings.set(document, known);
  const beginning = known.get(offset) ?? parse(document.source.slice(0, offset), document.encoding);
  known.set(offset, beginning);
  return beginning;
};
