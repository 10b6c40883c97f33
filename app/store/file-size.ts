import { byteLength, bytesOfDocument } from "../../core/index.ts";
import { lastCall } from "./last-call.ts";
import type { AppState } from "./state.ts";

/**
 * How many bytes the file has when saved; a byte order mark counts. Where the line ends are mixed
 * it is an estimate, as if all were of the commonest kind.
 */
export const fileSizeOf: (state: AppState) => number = lastCall(
  (state) => [state.format.lineEnd],
  ({ document, format }) => {
    const { encoding, lineCount } = document;
    const longer = byteLength(format.lineEnd, encoding) - byteLength("\n", encoding);
    return bytesOfDocument(document) + (lineCount - 1) * longer;
  },
);
