import { LONGEST_LINE } from "../../core/index.ts";

/** The encoding of a text by its byte order mark. */
const encodingOf = (head: Uint8Array): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  return head[0] === 0xfe && head[1] === 0xff ? "utf-16be" : "utf-8";
};

/** Decodes pieces of a text; without a piece, its end. */
const decoderFor = (head: Uint8Array): ((piece?: Uint8Array) => string) => {
  const decoder = new TextDecoder(encodingOf(head));
  return (piece) => decoder.decode(piece, { stream: piece !== undefined });
};

/**
 * Splits a stream of UTF-8, or UTF-16 with a byte order mark, into lines; yields all complete
 * lines of a piece at a time. CR, LF and CRLF end a line. Of a line that is too long only the beginning is kept, one character longer than
 * `LONGEST_LINE`: a stream without line ends must not fill the memory.
 */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly string[]> {
  let decode: ((piece?: Uint8Array) => string) | null = null;
  let rest = "";
  const take = (piece: string): readonly string[] => {
    if (rest.length > LONGEST_LINE && !/[\r\n]/.test(piece)) return [];
    // A blank line between CR and LF is as good as none.
    const lines = (rest + piece.replaceAll("\r", "\n")).split("\n");
    rest = (lines.pop() ?? "").slice(0, LONGEST_LINE + 1);
    return lines;
  };
  for await (const piece of stream) {
    decode ??= decoderFor(piece);
    const lines = take(decode(piece));
    if (lines.length > 0) yield lines;
  }
  yield [...take(decode?.() ?? ""), rest];
}
