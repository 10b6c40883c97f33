import { inflateSync } from "fflate";
import { type DeflateFault, inflatedLength } from "./deflate-scan.ts";

/**
 * Inflates raw DEFLATE data, or says what is wrong with it. Data that would give more than `limit`
 * bytes, or take disproportionate work, is refused without being inflated. Bytes after the end of
 * the data are ignored.
 */
export const inflateUpTo = (limit: number, deflated: Uint8Array): Uint8Array | DeflateFault => {
  const length = inflatedLength(deflated, limit);
  if (typeof length !== "number") return length;
  try {
    return inflateSync(deflated, { out: new Uint8Array(length) });
  } catch {
    // fflate rejects data that the scan accepted: it is damaged all the same.
    return "invalid";
  }
};
