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

/** Takes over the page as the build has drawn it, which shows just this; what was pressed meanwhile is done now. */
export const takeOver = (drawn: HTMLElement, parts: PageParts): void => {
  // A transition is worked off in slices: keys and presses come between.
  startTransition(() => {
    hydrateRoot(
      drawn,
      pageOf(parts, () => {}),
    );
  });
  void drawnParts().then(() => {
    setTimeout(() => {
      const pressed = drawn.querySelector<HTMLElement>("[data-pressed]");
      pressed?.removeAttribute("data-pressed");
      document.documentElement.removeAttribute("data-start");
      pressed?.click();
    });
  });
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
