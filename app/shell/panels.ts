import { lazy } from "react";
import type { TesterPanel } from "../tester/panel.ts";
import { afterPaint } from "../ui/after-paint.ts";

const bulkModule = afterPaint(() => import("../bulk/index.ts"));
const compareModule = afterPaint(() => import("../compare/index.ts"));
const matrixModule = afterPaint(() => import("../matrix/index.ts"));
const responseModule = afterPaint(() => import("../tester/ResponsePanel.tsx"));

/** The tester's tabs beside `URLs`, in their order. Each panel is loaded after the first paint. */
export const PANELS: readonly TesterPanel[] = [
  {
    id: "matrix",
    label: "Matrix",
    Panel: lazy(async () => ({ default: (await matrixModule()).MatrixPanel })),
  },
  {
    id: "bulk",
    label: "Bulk",
    Panel: lazy(async () => ({ default: (await bulkModule()).BulkPanel })),
  },
  {
    id: "compare",
    label: "Compare",
    Panel: lazy(async () => ({ default: (await compareModule()).ComparePanel })),
  },
  {
    id: "response",
    label: "Response",
    Panel: lazy(async () => ({ default: (await responseModule()).ResponsePanel })),
    isMarked: ({ response }) => response !== null,
  },
];

/** The line on what has changed since the file was opened. */
export const ChangeLine = lazy(async () => ({ default: (await compareModule()).ChangeLine }));
