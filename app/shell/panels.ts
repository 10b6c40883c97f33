import type { TesterPanel } from "../tester/panel.ts";
import { afterPaint } from "../ui/after-paint.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { shellMessages } from "./messages.ts";

const bulkModule = afterPaint(() => import("../bulk/index.ts"));
const compareModule = afterPaint(() => import("../compare/index.ts"));
const matrixModule = afterPaint(() => import("../matrix/index.ts"));
const responseModule = afterPaint(() => import("../tester/ResponsePanel.tsx"));

/** The tester's tabs beside `URLs`, in order. Each panel is loaded after the first paint. */
export const PANELS: readonly TesterPanel[] = [
  {
    id: "matrix",
    label: shellMessages.matrix,
    Panel: lazyPart(async () => (await matrixModule()).MatrixPanel),
  },
  {
    id: "bulk",
    label: shellMessages.bulk,
    Panel: lazyPart(async () => (await bulkModule()).BulkPanel),
  },
  {
    id: "compare",
    label: shellMessages.compare,
    Panel: lazyPart(async () => (await compareModule()).ComparePanel),
  },
  {
    id: "response",
    label: shellMessages.response,
    Panel: lazyPart(async () => (await responseModule()).ResponsePanel),
    isMarked: ({ response }) => response !== null,
  },
];

/** The summary of changes since the file was opened. */
export const ChangeLine = lazyPart(async () => (await compareModule()).ChangeLine);
