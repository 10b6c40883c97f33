import { type ReactElement, StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Workspace } from "./drafts/open-draft.ts";
import { EditorPlace } from "./editor/EditorPlace.tsx";
import type { EditorPort } from "./editor/editor-port.ts";
import type { LaunchQueue } from "./offline/index.ts";
import { App } from "./shell/App.tsx";
import { type Files, filesOf } from "./shell/files.ts";
import { PageBoundary } from "./shell/PageBoundary.tsx";
import { drawnParts } from "./shell/parts.ts";
import type { AppStore } from "./store/store.ts";
import { nextTask } from "./time/schedule.ts";
import { afterPaint } from "./ui/after-paint.ts";

/** What the page is made of. */
interface PageParts {
  readonly workspace: Workspace;
  readonly port: EditorPort;
  /** The editor, from `mountEditor`. */
  readonly host: HTMLElement;
}

const offline = afterPaint(() => import("./offline/index.ts"));

/** What the page does beside being shown: it works offline, and opens what it is started with. */
const settleIn = async (store: AppStore, files: Files): Promise<void> => {
  const { keepOffline, openLaunched } = await offline();
  openLaunched((window as { readonly launchQueue?: LaunchQueue }).launchQueue, files.openFiles);
  if (import.meta.env.PROD) keepOffline(store);
};

const pageOf = ({ workspace, port, host }: PageParts, onPlaced: () => void): ReactElement => {
  const { store } = workspace;
  const files = filesOf(workspace);
  // Without it the page works as well, as long as there is a network.
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

/** Does what was pressed in an element before it took presses, unless that was in a part of it that takes none yet. */
const doPressed = (element: Element): void => {
  const pressed = element.querySelector<HTMLElement>("[data-pressed]");
  if (pressed === null || pressed.closest("[data-drawn]") !== null) return;
  pressed.removeAttribute("data-pressed");
  pressed.click();
};

/**
 * Takes over the page as the build has drawn it, which shows just this. What was pressed meanwhile is done as soon
 * as the part it was pressed in takes presses: the page itself, then what loads after it, each by itself.
 */
export const takeOver = (drawn: HTMLElement, parts: PageParts): void => {
  const root = document.documentElement;
  const onPlaced = (): void => {
    root.setAttribute("data-start", "parts");
    setTimeout(() => doPressed(drawn));
  };
  // React works a transition off in slices, so that keys and presses come between; Preact takes over at once.
  startTransition(() => {
    hydrateRoot(drawn, pageOf(parts, onPlaced));
  });
  const taken = drawnParts().map(async ({ name, shown }) => {
    await shown;
    await nextTask();
    const part = drawn.querySelector(`[data-drawn="${name}"]`);
    part?.removeAttribute("data-drawn");
    if (part !== null) doPressed(part);
  });
  void Promise.all(taken).then(() => root.removeAttribute("data-start"));
};

/** Shows the page in place of the one that is drawn, the editor in it included. */
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
