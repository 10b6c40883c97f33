import { loadAnew } from "../loading/load-anew.ts";
import { afterStart, later, lazyPart } from "../ui/later.tsx";

const loadBulk = () => import("../features/bulk/index.ts");
const loadCompare = () => import("../features/compare/index.ts");
const loadMatrix = () => import("../features/matrix/index.ts");
const loadOutline = () => import("../features/outline/index.ts");
const loadOverview = () => import("../features/overview/index.ts");
const loadProblems = () => import("../features/problems/index.ts");
const loadSite = () => import("../features/site/index.ts");

// On the first screen, which the build has prerendered.
export const CrawlerField = lazyPart(
  async () => (await import("../features/crawler/CrawlerField.tsx")).CrawlerField,
);
export const DialectField = lazyPart(
  async () => (await import("../features/crawler/DialectField.tsx")).DialectField,
);
export const Problems = lazyPart(async () => (await loadProblems()).Problems);
export const ProblemCount = lazyPart(async () => (await loadProblems()).ProblemCount);

// The tester's tabs, first the one that is shown after a paste.
export const OverviewPanel = lazyPart(async () => (await loadOverview()).OverviewPanel);
export const OverviewLine = lazyPart(async () => (await loadOverview()).OverviewLine);
export const MatrixPanel = lazyPart(async () => (await loadMatrix()).MatrixPanel);
export const BulkPanel = lazyPart(async () => (await loadBulk()).BulkPanel);
export const ComparePanel = lazyPart(async () => (await loadCompare()).ComparePanel);
export const ResponsePanel = lazyPart(
  async () => (await import("../features/response/ResponsePanel.tsx")).ResponsePanel,
);

export const DialectSheet = lazyPart(
  async () => (await import("../features/crawler/DialectSheet.tsx")).DialectSheet,
);

// They need not compete with what the first screen needs.
export const OverviewSign = lazyPart(async () => {
  await afterStart();
  return (await loadOverview()).OverviewSign;
});
export const ChangeLine = lazyPart(async () => {
  await afterStart();
  return (await loadCompare()).ChangeLine;
});
export const ExpectationCount = lazyPart(async () => {
  await afterStart();
  return (await loadMatrix()).ExpectationCount;
});

export const Outline = lazyPart(async () => (await loadOutline()).Outline);
export const RulePage = lazyPart(
  async () => (await import("../features/reference/RulePage.tsx")).RulePage,
);

export const DropHint = lazyPart(async () => (await import("./DropHint.tsx")).DropHint);
export const ExamplesDialog = lazyPart(
  async () => (await import("../features/examples/ExamplesDialog.tsx")).ExamplesDialog,
);
export const ShortcutsDialog = lazyPart(
  async () => (await import("./ShortcutsDialog.tsx")).ShortcutsDialog,
);
export const RenameDialog = lazyPart(async () => (await import("./RenameDialog.tsx")).RenameDialog);
export const ViewDialog = lazyPart(async () => (await import("./ViewDialog.tsx")).ViewDialog);
export const HistoryDialog = lazyPart(
  async () => (await import("../features/history/HistoryDialog.tsx")).HistoryDialog,
);
export const FromSiteDialog = lazyPart(async () => (await loadSite()).FromSiteDialog);
export const PrivacyDialog = lazyPart(async () => (await loadSite()).PrivacyDialog);
export const ShareAsDialog = lazyPart(
  async () => (await import("../features/share/ShareAsDialog.tsx")).ShareAsDialog,
);
export const LinkDialog = lazyPart(
  async () => (await import("../features/share/LinkDialog.tsx")).LinkDialog,
);
export const AboutDialog = lazyPart(
  async () => (await import("../features/share/AboutDialog.tsx")).AboutDialog,
);
export const ChecksDialog = lazyPart(
  async () => (await import("../features/problems/ChecksDialog.tsx")).ChecksDialog,
);

// Nobody prints the page before it is there.
later(() => import("./print.css"));

const regionsModule = later(() => import("./step-region.ts"));

/** Bulk, and what it reads. */
export const bulkModule = () => loadAnew(loadBulk);

/** The Matrix, and checks files. */
export const matrixModule = () => loadAnew(loadMatrix);

/** The Overview, and the file as a system serves it. */
export const overviewModule = () => loadAnew(loadOverview);

/** The pieces that can be inserted into the file. */
export const insertModule = later(() => import("../features/insert/index.ts"));

/** Creates links to the current state. */
export const shareModule = later(() => import("../features/share/index.ts"));

/** Shares the current state in other formats than a link. */
export const shareAsModule = later(() => import("../features/share/share-as.ts"));

/** Reads and writes files. */
export const filesModule = later(() => import("../features/files/index.ts"));

/** The examples. */
export const examplesModule = later(() => import("../features/examples/index.ts"));

/** The offer of the page in the browser's language. */
export const offerLanguageModule = later(() => import("./start/offer-language.ts"));

/** Offline use, files that the page is launched with, and the offer to install it. */
export const offlineModule = later(() => import("../offline/index.ts"));

/** Goes to the next failing expectation, once the Matrix is loaded; announces which it is. */
export const goToNextMissed = async (
  ...step: Parameters<typeof import("../features/matrix/index.ts").goToNextMissed>
): Promise<string> => (await matrixModule()).goToNextMissed(...step);

/** Goes from the cursor to the next or the previous problem, once the checks are loaded. */
export const stepProblem = async (
  ...step: Parameters<typeof import("../features/problems/index.ts").stepProblem>
): Promise<void> => (await loadAnew(loadProblems)).stepProblem(...step);

/** Moves the focus to the next or the previous part of the page. */
export const stepRegion = async (
  ...step: Parameters<typeof import("./step-region.ts").stepRegion>
): Promise<void> => (await regionsModule()).stepRegion(...step);

/** Formats the file, once the formatter is loaded; announces the result. */
export const formatFile = async (
  ...file: Parameters<typeof import("../features/outline/index.ts").formatFile>
): Promise<string> => (await loadAnew(loadOutline)).formatFile(...file);
