import type { TesterPanel } from "../features/panel.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { loadLater, whenQuiet } from "../ui/load-later.ts";
import { shellMessages } from "./messages.ts";

const bulkModule = loadLater(() => import("../features/bulk/index.ts"));
const compareModule = loadLater(() => import("../features/compare/index.ts"));
const matrixModule = loadLater(() => import("../features/matrix/index.ts"));
const responseModule = loadLater(() => import("../features/response/ResponsePanel.tsx"));

/** The tester's tabs beside `URLs`, in order. */
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

/**
 * The summary of changes since the file was opened. It shows nothing before a change, so it loads
 * late.
 */
export const ChangeLine = lazyPart(async () => {
  await whenQuiet();
  return (await compareModule()).ChangeLine;
});
