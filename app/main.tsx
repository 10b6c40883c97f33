import { startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import "./ui/styles/index.css";
import "./shell/overlays.css";
import "./shell/shell.css";
import "./shell/status-bar.css";
import "./shell/start.css";
// The prerendered elements of parts that load later.
import "./features/problems/problems.css";
import "./features/urls/steps.css";
import "./shell/tester.css";
import "./features/urls/verdicts.css";
import "virtual:first-screen.css";
import "./editor/editor.css";
import { createPlainEditor } from "./editor/plain-editor.tsx";
import { savesData } from "./loading/saves-data.ts";
import type { LaunchQueue } from "./offline/index.ts";
import { type Files, filesOf } from "./shell/files.ts";
import { Page } from "./shell/Page.tsx";
import { offerLanguageModule, offlineModule } from "./shell/parts.ts";
import { repeatEarlyPress } from "./shell/start/early-press.ts";
import { looksPrerendered } from "./shell/start/first-visit.ts";
import { start } from "./shell/start/start.ts";
import "./shell/start/whole-links.js";
import { applyTheme } from "./shell/theme.ts";
import { type AppStore, createAppStore, isUnsaved } from "./state/store/store.ts";
import { nextTask } from "./time/schedule.ts";
import { later, prefetch } from "./ui/later.tsx";

/**
 * The editor, by far the largest part. The page's HTML has it loaded together with this script, but
 * it runs in a task of its own.
 */
const editorModule = later(() => import("./editor/index.ts"));

/** Records that there is a draft to show next time; theme.js reads this before the first paint. */
const rememberWork = (store: AppStore): void => {
  const unsubscribe = store.subscribe((state) => {
    if (!isUnsaved(state)) return;
    unsubscribe();
    try {
      localStorage.setItem("robots-txt-workbench.used", "1");
    } catch {
      // Storage is blocked, so nothing is stored.
    }
  });
};

/**
 * Starts what is not visible: opening the files that the page is launched with, the parts that
 * nobody has called for, the offer to install the page, and offline support, which fetches all
 * files and therefore comes last; users who save data keep what they have of it.
 */
const startBackground = async (store: AppStore, files: Files): Promise<void> => {
  const rest = prefetch();
  rest.then(repeatEarlyPress());
  const { keepOffline, offerInstall, openLaunched } = await offlineModule();
  openLaunched((window as { readonly launchQueue?: LaunchQueue }).launchQueue, files.openFiles);
  await rest;
  offerInstall();
  const isKept = navigator.serviceWorker?.controller != null;
  if (import.meta.env.PROD && (isKept || !savesData())) keepOffline(store);
  (await offerLanguageModule()).offerLanguage(store);
  document.documentElement.dataset["complete"] = "";
};

/** Shows the page: in the prerendered first screen if that shows the same, else in its place. */
const open = async (root: HTMLElement): Promise<void> => {
  // Running the modules that the page is made of has taken a slow phone a while.
  await nextTask();
  const [{ state, settle }, { createEditor }] = await Promise.all([
    start(window),
    // The text must be there all the same.
    editorModule().catch(() => ({ createEditor: createPlainEditor })),
  ]);
  const store = createAppStore(state);
  const { port, element } = createEditor(store);
  const workspace = settle(store, port);
  const files = filesOf(workspace);
  applyTheme(store);
  rememberWork(store);
  const page = <Page store={store} port={port} files={files} editor={element} />;
  await nextTask();
  if (root.hasChildNodes() && looksPrerendered(state, window.location)) {
    // An extension or a translation may have changed what was prerendered: React renders it anew, which is no error.
    // biome-ignore lint/suspicious/noConsole: what is not as prerendered without one should be noticed
    const onRecoverableError = (error: unknown): void => console.warn(error);
    startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
  } else {
    flushSync(() => createRoot(root).render(page));
  }
  document.documentElement.removeAttribute("data-start");
  // Without it the page still works, as long as there is a network.
  startBackground(store, files).catch(() => {});
};

const root = document.getElementById("root");
if (root !== null) {
  open(root).catch(() => document.querySelector(".broken")?.removeAttribute("hidden"));
}
