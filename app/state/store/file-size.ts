import { byteLength, bytesOfDocument } from "../../../core/index.ts";
import { lastCall } from "./last-call.ts";
import type { AppState } from "./state.ts";

/**
 * The size of the file in bytes when saved, including a byte order mark. For mixed line ends it is
 * an estimate, as if all were of the most common kind.
 */
export const fileSizeOf: (state: Pick<AppState, "document" | "format">) => number = lastCall(
  (state) => [state.format.lineEnd],
  ({ document, format }) => {
    const { encoding, lineCount } = document;
    const longer = byteLength(format.lineEnd, encoding) - byteLength("\n", encoding);
    return bytesOfDocument(document) + (lineCount - 1) * longer;
  },
);
