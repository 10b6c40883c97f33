/** Longer lines are cut: a stream without line ends must not fill the memory. */
const LONGEST = 1024 * 1024;

/** Splits a UTF-8 stream into lines; yields all complete lines of a piece at a time. */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of stream) {
    const text = decoder.decode(piece, { stream: true });
    const end = text.lastIndexOf("\n");
    if (end < 0) {
      if (rest.length < LONGEST) rest += text;
      continue;
    }
    const lines = (rest + text.slice(0, end)).split("\n");
    rest = text.slice(end + 1);
    yield lines;
  }
  rest += decoder.decode();
  if (rest !== "") yield [rest];
}
