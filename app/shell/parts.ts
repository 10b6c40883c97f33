import { type ComponentType, createElement, useLayoutEffect } from "react";
import { drawnLater, lazyPart } from "../ui/lazy-part.tsx";
import { loadLater, whenQuiet } from "../ui/load-later.ts";
import { type DrawnName, takeOverPart } from "./drawn-parts.ts";
import { Header as PageHeader } from "./Header.tsx";
import { StatusBar as EditorStatusBar } from "./StatusBar.tsx";

const testerModule = loadLater(() => import("./tester-index.ts"));
const problemsModule = loadLater(() => import("../features/problems/index.ts"));
const shortcutsModule = loadLater(() => import("./ShortcutsDialog.tsx"));
const renameModule = loadLater(() => import("./RenameDialog.tsx"));
const viewModule = loadLater(() => import("./ViewDialog.tsx"));
const historyModule = loadLater(() => import("../features/history/HistoryDialog.tsx"));
const linkModule = loadLater(() => import("../features/share/LinkDialog.tsx"));
const choicesModule = loadLater(() => import("../ui/ChoiceDialog.tsx"));
const countsModule = loadLater(() => import("./FileCounts.tsx"));
const matrixModule = loadLater(() => import("../features/matrix/index.ts"));
const ruleModule = loadLater(() => import("../features/reference/RulePage.tsx"));
const siteModule = loadLater(() => import("../features/site/index.ts"));
const shareAsModule = loadLater(() => import("../features/share/ShareAsDialog.tsx"));
const checksModule = loadLater(() => import("../features/problems/ChecksDialog.tsx"));
const outlineModule = loadLater(() => import("../features/outline/index.ts"));

/** A component that takes over a prerendered part; it takes the props of the given one. */
const takingOver = <Part>(name: DrawnName, part: Part): Part => {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when it has loaded
  const TakingOver: ComponentType<object> = (props) => {
    useLayoutEffect(() => void takeOverPart(name), []);
    return createElement(part as ComponentType<object>, props);
  };
  return TakingOver as unknown as Part;
};

export const Header = drawnLater(takingOver("header", PageHeader));
export const StatusBar = drawnLater(takingOver("status-bar", EditorStatusBar));

export const Tester = lazyPart(async () => (await testerModule()).Tester);
export const VerdictStrip = lazyPart(async () =>
  takingOver("strip", (await testerModule()).VerdictStrip),
);
export const Problems = lazyPart(async () =>
  takingOver("problems", (await problemsModule()).Problems),
);
export const ProblemCount = lazyPart(async () => (await problemsModule()).ProblemCount);
/** Loads late: its number takes a moment anyway. */
export const ExpectationCount = lazyPart(async () => {
  await whenQuiet();
  return (await matrixModule()).ExpectationCount;
});

/** Goes to the next failing expectation, once the Matrix is loaded; announces which it is. */
export const goToNextMissed = async (
  ...step: Parameters<typeof import("../features/matrix/index.ts").goToNextMissed>
): Promise<string> => (await matrixModule()).goToNextMissed(...step);

export const FileCounts = lazyPart(async () => (await countsModule()).FileCounts);
export const Outline = lazyPart(async () => (await outlineModule()).Outline);
/** Returns in one line what a check asks for. Nothing waits for it, so it loads late. */
export const ruleTitles = async (): Promise<(ruleId: string) => string> => {
  await whenQuiet();
  return (await ruleModule()).ruleTitle;
};
/** The checks, for their settings. */
export const listedChecks = async () => (await ruleModule()).listedChecks();
export const ChecksDialog = lazyPart(async () => (await checksModule()).ChecksDialog);
export const RulePage = lazyPart(async () => (await ruleModule()).RulePage);
export const ShortcutsDialog = lazyPart(async () => (await shortcutsModule()).ShortcutsDialog);

export const RenameDialog = lazyPart(async () => (await renameModule()).RenameDialog);
export const ViewDialog = lazyPart(async () => (await viewModule()).ViewDialog);
export const HistoryDialog = lazyPart(async () => (await historyModule()).HistoryDialog);
export const FromSiteDialog = lazyPart(async () => (await siteModule()).FromSiteDialog);
export const PrivacyDialog = lazyPart(async () => (await siteModule()).PrivacyDialog);
export const ShareAsDialog = lazyPart(async () => (await shareAsModule()).ShareAsDialog);
export const LinkDialog = lazyPart(async () => (await linkModule()).LinkDialog);
export const ChoiceDialog = lazyPart(
  async () => (await choicesModule()).ChoiceDialog,
) as unknown as typeof import("../ui/ChoiceDialog.tsx").ChoiceDialog;

/** Goes from the cursor to the next or the previous problem, once the checks are loaded. */
export const stepProblem = async (
  ...step: Parameters<typeof import("../features/problems/step-problem.ts").stepProblem>
): Promise<void> => (await problemsModule()).stepProblem(...step);

/** Formats the file, once the formatter is loaded; announces the result. */
export const formatFile = async (
  ...file: Parameters<typeof import("../features/outline/format-file.ts").formatFile>
): Promise<string> => (await outlineModule()).formatFile(...file);

/** Creates links to the current state. */
export const shareModule = loadLater(() => import("../features/share/index.ts"));

/** Reads and writes files. */
export const filesModule = loadLater(() => import("../features/files/index.ts"));

/** The examples. */
export const examplesModule = loadLater(() => import("../features/examples/index.ts"));
