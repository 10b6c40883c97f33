import { later, lazyPart, whenIdle } from "../ui/later.tsx";

const compareModule = () => import("../features/compare/index.ts");
const matrixModule = () => import("../features/matrix/index.ts");
const outlineModule = () => import("../features/outline/index.ts");
const problemsModule = () => import("../features/problems/index.ts");
const ruleModule = () => import("../features/reference/RulePage.tsx");
const siteModule = () => import("../features/site/index.ts");

// On the first screen.
export const Problems = lazyPart(async () => (await problemsModule()).Problems);
export const ProblemCount = lazyPart(async () => (await problemsModule()).ProblemCount);

// The tester's tabs.
export const MatrixPanel = lazyPart(async () => (await matrixModule()).MatrixPanel);
export const BulkPanel = lazyPart(
  async () => (await import("../features/bulk/index.ts")).BulkPanel,
);
export const ComparePanel = lazyPart(async () => (await compareModule()).ComparePanel);
export const ResponsePanel = lazyPart(
  async () => (await import("../features/response/ResponsePanel.tsx")).ResponsePanel,
);

// The tester's other panels.
export const AccessPanel = lazyPart(
  async () => (await import("../features/crawler/AccessPanel.tsx")).AccessPanel,
);
export const DialectSheet = lazyPart(
  async () => (await import("../features/crawler/DialectSheet.tsx")).DialectSheet,
);
export const DifferencesPanel = lazyPart(
  async () => (await import("../features/differences/DifferencesPanel.tsx")).DifferencesPanel,
);

// They show nothing at first, so they may wait.
export const ChangeLine = lazyPart(async () => {
  await whenIdle();
  return (await compareModule()).ChangeLine;
});
export const ExpectationCount = lazyPart(async () => {
  await whenIdle();
  return (await matrixModule()).ExpectationCount;
});

export const Outline = lazyPart(async () => (await outlineModule()).Outline);
export const RulePage = lazyPart(async () => (await ruleModule()).RulePage);

export const ChoiceDialog = lazyPart(
  async () => (await import("../ui/ChoiceDialog.tsx")).ChoiceDialog,
);
export const ShortcutsDialog = lazyPart(
  async () => (await import("./ShortcutsDialog.tsx")).ShortcutsDialog,
);
export const RenameDialog = lazyPart(async () => (await import("./RenameDialog.tsx")).RenameDialog);
export const ViewDialog = lazyPart(async () => (await import("./ViewDialog.tsx")).ViewDialog);
export const HistoryDialog = lazyPart(
  async () => (await import("../features/history/HistoryDialog.tsx")).HistoryDialog,
);
export const FromSiteDialog = lazyPart(async () => (await siteModule()).FromSiteDialog);
export const PrivacyDialog = lazyPart(async () => (await siteModule()).PrivacyDialog);
export const ShareAsDialog = lazyPart(
  async () => (await import("../features/share/ShareAsDialog.tsx")).ShareAsDialog,
);
export const LinkDialog = lazyPart(
  async () => (await import("../features/share/LinkDialog.tsx")).LinkDialog,
);
export const ChecksDialog = lazyPart(
  async () => (await import("../features/problems/ChecksDialog.tsx")).ChecksDialog,
);

/** Creates links to the current state. */
export const shareModule = later(() => import("../features/share/index.ts"));

/** Reads and writes files. */
export const filesModule = later(() => import("../features/files/index.ts"));

/** The examples. */
export const examplesModule = later(() => import("../features/examples/index.ts"));

/** Offline use, files that the page is launched with, and the offer to install it. */
export const offlineModule = later(() => import("../offline/index.ts"));

/** Returns in one line what a check asks for. Nothing waits for it, so it loads late. */
export const ruleTitles = async (): Promise<(ruleId: string) => string> => {
  await whenIdle();
  return (await ruleModule()).ruleTitle;
};

/** The checks, for their settings. */
export const listedChecks = async () => (await ruleModule()).listedChecks();

/** Goes to the next failing expectation, once the Matrix is loaded; announces which it is. */
export const goToNextMissed = async (
  ...step: Parameters<typeof import("../features/matrix/index.ts").goToNextMissed>
): Promise<string> => (await matrixModule()).goToNextMissed(...step);

/** Goes from the cursor to the next or the previous problem, once the checks are loaded. */
export const stepProblem = async (
  ...step: Parameters<typeof import("../features/problems/index.ts").stepProblem>
): Promise<void> => (await problemsModule()).stepProblem(...step);

/** Formats the file, once the formatter is loaded; announces the result. */
export const formatFile = async (
  ...file: Parameters<typeof import("../features/outline/index.ts").formatFile>
): Promise<string> => (await outlineModule()).formatFile(...file);
