import { type ReactElement, StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { EditorPlace } from "./editor/EditorPlace.tsx";
import type { EditorPort } from "./editor/editor-port.ts";
import type { LaunchQueue } from "./offline/index.ts";
import { App } from "./shell/App.tsx";
import { performClick } from "./shell/drawn-parts.ts";
import { type Files, filesOf } from "./shell/files.ts";
import { PageBoundary } from "./shell/PageBoundary.tsx";
import type { Workspace } from "./state/drafts/open-draft.ts";
import type { AppStore } from "./state/store/store.ts";
import { nextTask } from "./time/schedule.ts";
import { loadLater, loadRest } from "./ui/load-later.ts";

/** The parts that the page is made of. */
interface PageParts {
  readonly workspace: Workspace;
  readonly port: EditorPort;
  /** The editor, from `mountEditor`. */
  readonly host: HTMLElement;
}

const offline = loadLater(() => import("./offline/index.ts"));

/**
 * Starts what is not visible: opening the files that the page is launched with, the parts that
 * nobody has requested yet, the offer to install the page, and offline support, which fetches all
 * files and therefore comes last.
 */
const settleIn = async (store: AppStore, files: Files): Promise<void> => {
  await nextTask();
  const rest = loadRest();
  const { keepOffline, offerInstall, openLaunched } = await offline();
  openLaunched((window as { readonly launchQueue?: LaunchQueue }).launchQueue, files.openFiles);
  await rest;
  offerInstall();
  if (import.meta.env.PROD) keepOffline(store);
};

const pageOf = ({ workspace, port, host }: PageParts, onPlaced: () => void): ReactElement => {
  const { store } = workspace;
  const files = filesOf(workspace);
  // Without it the page still works, as long as there is a network.
  settleIn(store, files).catch(() => {});
  return (
    <StrictMode>
      <PageBoundary store={store}>
        <App
          store={store}
          port={port}
          files={files}
          editor={<EditorPlace host={host} onPlaced={onPlaced} />}
        />
      </PageBoundary>
    </StrictMode>
  );
};

/**
 * Takes over the drawn page, which shows exactly this. Clicks made meanwhile are performed as soon
 * as the part they were in can handle them: first the page itself, then each part that loads later.
 */
export const takeOver = (drawn: HTMLElement, parts: PageParts): void => {
  const root = document.documentElement;
  const onPlaced = (): void => {
    root.setAttribute("data-start", "parts");
    setTimeout(() => performClick(drawn));
  };
  // React renders a transition in slices, so that input is handled in between; Preact takes over at
  // once.
  startTransition(() => {
    hydrateRoot(drawn, pageOf(parts, onPlaced));
  });
};

/** Replaces the drawn page, including its editor, by the actual one. */
export const replace = (drawn: HTMLElement, parts: PageParts): void => {
  const root = document.createElement("div");
  drawn.after(root);
  const onPlaced = (): void => {
    drawn.remove();
    root.id = drawn.id;
    document.documentElement.removeAttribute("data-start");
  };
  createRoot(root).render(pageOf(parts, onPlaced));
};
