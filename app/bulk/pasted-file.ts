import { nextTask } from "../time/schedule.ts";

/** UTF-16 units made bytes of in one task: a few milliseconds. */
const PIECE = 1_000_000;

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

/**
 * A long text as a file, in UTF-8. It is made a piece a task: as a whole, a million lines would hold the
 * page up for a tenth of a second.
 */
export const pastedFile = async (text: string, name: string): Promise<File> => {
  const pieces: Blob[] = [];
  for (let from = 0; from < text.length; ) {
    await nextTask();
    const end = Math.min(text.length, from + PIECE);
    // The halves of a pair are one character.
    const to = end < text.length && isHighSurrogate(text.charCodeAt(end - 1)) ? end + 1 : end;
    pieces.push(new Blob([text.slice(from, to)]));
    from = to;
  }
  return new File(pieces, name);
};
