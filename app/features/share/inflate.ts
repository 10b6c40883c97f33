/** Why DEFLATE data was not inflated to its end. */
export type InflateFault = "truncated" | "invalid" | "too-large";

/** What data inflates to; with a fault, what was read before it. */
export interface Inflated {
  readonly bytes: Uint8Array;
  readonly fault: InflateFault | null;
}

/**
 * The bytes written at a time. Browsers inflate all that is written before any of it can be read,
 * and DEFLATE data can inflate to a thousand times its size.
 */
const SLICE = 4096;

/** How many bytes at the end are written one by one, so that what follows the data is apart. */
const SINGLE = 4;

/** Writes everything; resolves to the fault reported by then. Never rejects. */
const writeAll = async (
  writer: WritableStreamDefaultWriter<BufferSource>,
  deflated: Uint8Array<ArrayBuffer>,
): Promise<InflateFault | null> => {
  const single = deflated.length - SINGLE;
  let isWritten = false;
  try {
    for (let at = 0, next = 0; at < deflated.length; at = next) {
      next = at < single ? Math.min(at + SLICE, single) : at + 1;
      await writer.write(deflated.subarray(at, next));
    }
    isWritten = true;
    await writer.close();
    return null;
  } catch (error) {
    // At the end, browsers report only missing data; Node reports any fault, with zlib's code.
    const { code = "" } = (error ?? {}) as { readonly code?: unknown };
    return isWritten && code !== "Z_DATA_ERROR" ? "truncated" : "invalid";
  }
};

const joined = (chunks: readonly Uint8Array[], length: number): Uint8Array => {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
};

/**
 * Inflates raw DEFLATE data, at most to `limit` bytes: neither time nor memory depends on what more
 * it would inflate to. Any data gives a result; what follows the end of the data is a fault in some
 * environments, after all bytes.
 */
export const inflateUpTo = async (
  limit: number,
  deflated: Uint8Array<ArrayBuffer>,
): Promise<Inflated> => {
  const { readable, writable } = new DecompressionStream("deflate-raw");
  const written = writeAll(writable.getWriter(), deflated);
  const reader: ReadableStreamDefaultReader<Uint8Array> = readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { bytes: joined(chunks, length), fault: null };
      if (length + value.length > limit) {
        await reader.cancel();
        return { bytes: joined(chunks, length), fault: "too-large" };
      }
      chunks.push(value);
      length += value.length;
    }
  } catch {
    // The writer has the reason.
    return { bytes: joined(chunks, length), fault: await written };
  }
};
