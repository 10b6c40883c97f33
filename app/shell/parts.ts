import { lazy } from "react";
import { afterPaint } from "../ui/after-paint.ts";

const testerModule = afterPaint(() => import("../tester/index.ts"));
const problemsModule = afterPaint(() => import("../problems/index.ts"));
const shortcutsModule = afterPaint(() => import("./ShortcutsDialog.tsx"));
const renameModule = afterPaint(() => import("./RenameDialog.tsx"));
const historyModule = afterPaint(() => import("../versions/HistoryDialog.tsx"));
const linkModule = afterPaint(() => import("../share/LinkDialog.tsx"));
const choicesModule = afterPaint(() => import("../ui/ChoiceDialog.tsx"));
const countsModule = afterPaint(() => import("./FileCounts.tsx"));
const matrixModule = afterPaint(() => import("../matrix/index.ts"));
const ruleModule = afterPaint(() => import("../reference/RulePage.tsx"));
const checksModule = afterPaint(() => import("../problems/ChecksDialog.tsx"));
const outlineModule = afterPaint(() => import("../outline/index.ts"));

export const Tester = lazy(async () => ({ default: (await testerModule()).Tester }));
export const VerdictStrip = lazy(async () => ({ default: (await testerModule()).VerdictStrip }));
export const Problems = lazy(async () => ({ default: (await problemsModule()).Problems }));
export const ProblemCount = lazy(async () => ({ default: (await problemsModule()).ProblemCount }));
export const ExpectationCount = lazy(async () => ({
  default: (await matrixModule()).ExpectationCount,
}));

/** The step to the next expectation that does not hold, once the table is loaded; says which it is. */
export const goToNextMissed = async (
  ...step: Parameters<typeof import("../matrix/index.ts").goToNextMissed>
): Promise<string> => (await matrixModule()).goToNextMissed(...step);

export const FileCounts = lazy(async () => ({ default: (await countsModule()).FileCounts }));
export const Outline = lazy(async () => ({ default: (await outlineModule()).Outline }));
/** What says in a line what a check asks for. */
export const ruleTitles = async (): Promise<(ruleId: string) => string> =>
  (await ruleModule()).ruleTitle;
/** The checks, for the list of their settings. */
export const listedChecks = async () => (await ruleModule()).listedChecks();
export const ChecksDialog = lazy(async () => ({
  default: (await checksModule()).ChecksDialog,
}));
export const RulePage = lazy(async () => ({ default: (await ruleModule()).RulePage }));
export const ShortcutsDialog = lazy(async () => ({
  default: (await shortcutsModule()).ShortcutsDialog,
}));

export const RenameDialog = lazy(async () => ({ default: (await renameModule()).RenameDialog }));
export const HistoryDialog = lazy(async () => ({
  default: (await historyModule()).HistoryDialog,
}));
export const LinkDialog = lazy(async () => ({ default: (await linkModule()).LinkDialog }));
export const ChoiceDialog = lazy(async () => ({
  default: (await choicesModule()).ChoiceDialog,
})) as unknown as typeof import("../ui/ChoiceDialog.tsx").ChoiceDialog;

/** The step from the cursor to the next or the previous problem, once the checks are loaded. */
export const stepProblem = async (
  ...step: Parameters<typeof import("../problems/step-problem.ts").stepProblem>
): Promise<void> => (await problemsModule()).stepProblem(...step);

/** Brings the file into the usual form, once what does that is loaded; says what it has done. */
export const formatFile = async (
  ...file: Parameters<typeof import("../outline/format-file.ts").formatFile>
): Promise<string> => (await outlineModule()).formatFile(...file);

/** What makes links of the present state. */
export const shareModule = afterPaint(() => import("../share/index.ts"));

/** What reads and writes files. */
export const filesModule = afterPaint(() => import("../files/index.ts"));

/** The examples. */
export const examplesModule = afterPaint(() => import("../examples/index.ts"));
