import { Inflate } from "fflate";

/** Compressed octets are fed in pieces this small, so that little is inflated before the limit is checked. */
const PIECE = 1024;

class TooLarge extends Error {}

/** fflate's code for input that ends too early. */
const UNEXPECTED_END = 0;

const isEndMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === UNEXPECTED_END;

/** Why octets could not be inflated. */
export type InflateFault = "truncated" | "invalid" | "too-large";

/**
 * Inflates raw DEFLATE octets, or says what is wrong with them. Gives up as soon as more than
 * `limit` octets come out, so that a small input cannot fill the memory. Octets after the end of the
 * deflated data are ignored.
 */
export const inflateUpTo = (limit: number, deflated: Uint8Array): Uint8Array | InflateFault => {
  if (deflated.length === 0) return "truncated";
  const chunks: Uint8Array[] = [];
  let length = 0;
  const inflater = new Inflate((chunk) => {
    length += chunk.length;
    if (length > limit) throw new TooLarge();
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < deflated.length; at += PIECE) {
      inflater.push(deflated.subarray(at, at + PIECE), at + PIECE >= deflated.length);
    }
  } catch (error) {
    if (error instanceof TooLarge) return "too-large";
    return isEndMissing(error) ? "truncated" : "invalid";
  }
  const inflated = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    inflated.set(chunk, at);
    at += chunk.length;
  }
  return inflated;
};
