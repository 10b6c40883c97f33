import { lazy } from "react";

/** After the first paint; soon anyway when the page is hidden and nothing is painted. */
const firstPaint: Promise<void> = new Promise((resolve) => {
  const timer = setTimeout(resolve, 300);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(resolve);
  });
});

/**
 * Starts loading right after the first paint, whether or not anybody waits for it: once the page is
 * up, it makes no further request.
 */
const afterPaint = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  const loaded = firstPaint.then(load);
  // Whoever asks for the part is told of the failure; nobody may have asked yet.
  loaded.catch(() => {});
  return () => loaded;
};

const testerModule = afterPaint(() => import("../tester/index.ts"));
const problemsModule = afterPaint(() => import("../problems/index.ts"));
const shortcutsModule = afterPaint(() => import("./ShortcutsDialog.tsx"));
const countsModule = afterPaint(() => import("./FileCounts.tsx"));

export const Tester = lazy(async () => ({ default: (await testerModule()).Tester }));
export const VerdictStrip = lazy(async () => ({ default: (await testerModule()).VerdictStrip }));
export const Problems = lazy(async () => ({ default: (await problemsModule()).Problems }));
export const ProblemCount = lazy(async () => ({ default: (await problemsModule()).ProblemCount }));
export const FileCounts = lazy(async () => ({ default: (await countsModule()).FileCounts }));
export const ShortcutsDialog = lazy(async () => ({
  default: (await shortcutsModule()).ShortcutsDialog,
}));

/** The step from the cursor to the next or the previous problem, once the checks are loaded. */
export const stepProblem = async (
  ...step: Parameters<typeof import("../problems/step-problem.ts").stepProblem>
): Promise<void> => (await problemsModule()).stepProblem(...step);

/** What makes links of the present state. */
export const shareModule = afterPaint(() => import("../share/share.ts"));

/** What reads and writes files. */
export const filesModule = afterPaint(() => import("../files/index.ts"));

/** The examples. */
export const examplesModule = afterPaint(() => import("../examples/index.ts"));
