import { type ReactElement, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Workspace } from "./drafts/open-draft.ts";
import { EditorPlace } from "./editor/EditorPlace.tsx";
import type { EditorPort } from "./editor/editor-port.ts";
import { App } from "./shell/App.tsx";
import { filesOf } from "./shell/files.ts";
import { PageBoundary } from "./shell/PageBoundary.tsx";

/** What the page is made of. */
interface PageParts {
  readonly workspace: Workspace;
  readonly port: EditorPort;
  /** The editor, from `mountEditor`. */
  readonly host: HTMLElement;
}

const pageOf = ({ workspace, port, host }: PageParts, onPlaced: () => void): ReactElement => {
  return (
    <StrictMode>
      <PageBoundary store={workspace.store}>
        <App
          store={workspace.store}
          port={port}
          files={filesOf(workspace)}
          editor={<EditorPlace host={host} onPlaced={onPlaced} />}
        />
      </PageBoundary>
    </StrictMode>
  );
};

/** Takes over the page as the build has drawn it, which shows just this. */
export const takeOver = (drawn: HTMLElement, parts: PageParts): void => {
  hydrateRoot(
    drawn,
    pageOf(parts, () => {}),
  );
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
