import { type ComponentType, createElement, useEffect } from "react";
import { formatUnits } from "../../core/index.ts";
import { nextTask } from "../time/schedule.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { loadLater, whenQuiet } from "../ui/load-later.ts";

const testerModule = loadLater(() => import("../tester/index.ts"));
const problemsModule = loadLater(() => import("../problems/index.ts"));
const shortcutsModule = loadLater(() => import("./ShortcutsDialog.tsx"));
const renameModule = loadLater(() => import("./RenameDialog.tsx"));
const viewModule = loadLater(() => import("./ViewDialog.tsx"));
const historyModule = loadLater(() => import("../versions/HistoryDialog.tsx"));
const linkModule = loadLater(() => import("../share/LinkDialog.tsx"));
const choicesModule = loadLater(() => import("../ui/ChoiceDialog.tsx"));
const countsModule = loadLater(() => import("./FileCounts.tsx"));
const matrixModule = loadLater(() => import("../matrix/index.ts"));
const ruleModule = loadLater(() => import("../reference/RulePage.tsx"));
const siteModule = loadLater(() => import("../site/index.ts"));
const shareAsModule = loadLater(() => import("../share/ShareAsDialog.tsx"));
const checksModule = loadLater(() => import("../problems/ChecksDialog.tsx"));
const outlineModule = loadLater(() => import("../outline/index.ts"));

/** A one-time event and its listeners. */
const happening = (): { readonly happened: Promise<void>; readonly tell: () => void } => {
  let tell = (): void => {};
  const happened = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { happened, tell: () => tell() };
};

/**
 * A component that reports when it is shown and interactive; it takes the props of the given one.
 */
const telling = <Part>(part: Part, tell: () => void): Part => {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when it has loaded
  const Telling: ComponentType<object> = (props) => {
    useEffect(tell, []);
    return createElement(part as ComponentType<object>, props);
  };
  return Telling as unknown as Part;
};

const tester = happening();
const strip = happening();
const problems = happening();

export const Tester = lazyPart(async () => {
  const part = (await testerModule()).Tester;
  // The first formatter of lists that a page makes takes a third of the time that drawing the tester does.
  await nextTask();
  formatUnits([]);
  return telling(part, tester.tell);
});
export const VerdictStrip = lazyPart(async () =>
  telling((await testerModule()).VerdictStrip, strip.tell),
);
export const Problems = lazyPart(async () =>
  telling((await problemsModule()).Problems, problems.tell),
);
export const ProblemCount = lazyPart(async () => (await problemsModule()).ProblemCount);
/** Loads late: its number takes a moment anyway. */
export const ExpectationCount = lazyPart(async () => {
  await whenQuiet();
  return (await matrixModule()).ExpectationCount;
});

/** Milliseconds in which loaded parts must be shown. One that fails never is. */
const SHOWN_BY = 3000;

/** A prerendered part. */
export interface DrawnPart {
  /** The value of its element's `data-drawn`. */
  readonly name: DrawnName;
  /** Settles when it is interactive, or cannot be loaded. */
  readonly shown: Promise<void>;
}

export type DrawnName = "strip" | "tester" | "problems";

const shownPart = async (load: () => Promise<unknown>, shown: Promise<void>): Promise<void> => {
  try {
    await load();
  } catch {
    return;
  }
  const given = new Promise<void>((resolve) => setTimeout(resolve, SHOWN_BY));
  await Promise.race([shown, given]);
};

/** The prerendered parts. They load one by one, without waiting for each other. */
export const drawnParts = (): readonly DrawnPart[] => [
  { name: "strip", shown: shownPart(testerModule, strip.happened) },
  { name: "tester", shown: shownPart(testerModule, tester.happened) },
  { name: "problems", shown: shownPart(problemsModule, problems.happened) },
];

/** Goes to the next failing expectation, once the Matrix is loaded; announces which it is. */
export const goToNextMissed = async (
  ...step: Parameters<typeof import("../matrix/index.ts").goToNextMissed>
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
  ...step: Parameters<typeof import("../problems/step-problem.ts").stepProblem>
): Promise<void> => (await problemsModule()).stepProblem(...step);

/** Formats the file, once the formatter is loaded; announces the result. */
export const formatFile = async (
  ...file: Parameters<typeof import("../outline/format-file.ts").formatFile>
): Promise<string> => (await outlineModule()).formatFile(...file);

/** Creates links to the current state. */
export const shareModule = loadLater(() => import("../share/index.ts"));

/** Reads and writes files. */
export const filesModule = loadLater(() => import("../files/index.ts"));

/** The examples. */
export const examplesModule = loadLater(() => import("../examples/index.ts"));
