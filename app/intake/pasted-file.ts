import { nextTask } from "../time/schedule.ts";

/** UTF-16 units encoded in one task, which takes a few milliseconds. */
const PIECE = 1_000_000;

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

/**
 * A long text as a UTF-8 file. It is encoded in several tasks: a million lines in one task would
 * block the page for 0.1 s.
 */
export const pastedFile = async (text: string, name: string): Promise<File> => {
  const pieces: Blob[] = [];
  for (let from = 0; from < text.length; ) {
    await nextTask();
    const end = Math.min(text.length, from + PIECE);
    // Do not split a surrogate pair.
    const to = end < text.length && isHighSurrogate(text.charCodeAt(end - 1)) ? end + 1 : end;
    pieces.push(new Blob([text.slice(from, to)]));
    from = to;
  }
  return new File(pieces, name);
};
