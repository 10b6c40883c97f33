import "./ui/styles/index.css";
import "./shell/overlays.css";
import "./shell/shell.css";
import "./shell/status-bar.css";
import "./shell/start.css";
import "./shell/print.css";
// The prerendered elements of parts that load later.
import "./features/problems/problems.css";
import "./features/urls/steps.css";
import "./shell/tester.css";
import "./features/urls/verdicts.css";
import "virtual:first-screen.css";
// Here, so that those chunks do not depend on this one.
import "./editor/editor.css";
import { createEditorPort } from "./editor/create-editor-port.ts";
import { mountEditor, placeEditor } from "./editor/mount-editor.ts";
import { looksAsDrawn } from "./first-visit.ts";
import { pageMessages } from "./messages.ts";
import { applyTheme } from "./shell/theme.ts";
import { start } from "./start.ts";
import { type AppStore, createAppStore, isUnsaved } from "./state/store/store.ts";
import { nextTask } from "./time/schedule.ts";

/** Marks the page as incomplete. The editor works, so the text can be copied from it. */
const sayBroken = (): void => {
  const message = document.querySelector<HTMLElement>(".broken");
  if (message !== null) {
    message.textContent = pageMessages.broken;
    message.hidden = false;
  }
  document.documentElement.removeAttribute("data-start");
};

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
 * Starts the page. The build has rendered it as on a first visit; the editor replaces its
 * prerendered copy as soon as it can, and the rest follows when loaded.
 */
const open = async (drawn: HTMLElement): Promise<void> => {
  const loading = import("./page.tsx");
  loading.catch(sayBroken);
  // Each step is a separate task, so that keys and clicks are handled in between.
  await nextTask();
  const { state, settle } = await start(window);
  const store = createAppStore(state);
  const port = createEditorPort();
  const workspace = settle(store, port);
  applyTheme(store);
  rememberWork(store);
  await nextTask();
  const host = await mountEditor(store, port);
  const place = drawn.querySelector<HTMLElement>(".editor-place");
  if (place !== null) placeEditor(place, host);
  const { replace, takeOver } = await loading;
  await nextTask();
  const show = place !== null && looksAsDrawn(state, window.location) ? takeOver : replace;
  show(drawn, { workspace, port, host });
};

const root = document.getElementById("root");
if (root !== null) void open(root);
