// What is left of the page if it does not load: app/theme.js then loads this file, which the build makes of all that it
// needs, so that no other can be missing. It shows the text in a plain field, keeps what is written and saves the file.

import { createPlainField } from "./editor/plain-field.ts";
import { download, openFile } from "./features/files/index.ts";
import { droppedFiles, type NamedFile } from "./intake/dropped-files.ts";
import { takeRobots } from "./intake/take-robots.ts";
import { crashMessages, rescueMessages } from "./shell/messages.ts";
import { start } from "./shell/start/start.ts";
import type { Workspace } from "./state/drafts/open-draft.ts";
import { dismiss, type NoticeContent, notify } from "./state/store/actions.ts";
import { type AppStore, createAppStore } from "./state/store/store.ts";

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
};

const button = (className: string, label: string, run: () => void): HTMLButtonElement => {
  const made = element("button", className, label);
  made.type = "button";
  made.addEventListener("click", run);
  return made;
};

/** Says that the text is kept, and what the page would, such as that the storage is full, with what that offers. */
const followNotices = (store: AppStore, place: HTMLElement): void => {
  const show = (): void => {
    const said = store.getState().notices.map(({ text, action }) => {
      const offer = action === null ? [] : [" ", button("button", action.label, action.run)];
      return element("p", "", text, ...offer);
    });
    place.replaceChildren(element("p", "", rescueMessages.kept), ...said);
  };
  show();
  store.subscribe((state, before) => {
    if (state.notices !== before.notices) show();
  });
};

/** The most dropped files among which a robots.txt is looked for. */
const MOST_DROPPED = 100;

/** Opens a robots.txt that is dropped anywhere, and says of other files what they are. */
const takeDrops = (workspace: Workspace): void => {
  const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
    dataTransfer?.types.includes("Files") ?? false;
  window.addEventListener("dragover", (event) => {
    // Otherwise the browser would show the file in place of the page.
    if (hasFiles(event)) event.preventDefault();
  });
  window.addEventListener("drop", async (event) => {
    const { dataTransfer } = event;
    if (dataTransfer === null || !hasFiles(event)) return;
    event.preventDefault();
    const { store } = workspace;
    for (const { id, ofPage } of store.getState().notices) if (!ofPage) dismiss(store, id);
    const rooms = {
      openFile: ({ file }: NamedFile) => openFile(workspace, file),
      notify: (notice: NoticeContent) => void notify(store, notice),
    };
    await takeRobots(rooms, await droppedFiles(dataTransfer, MOST_DROPPED));
  });
};

const rescue = async (root: HTMLElement): Promise<void> => {
  const { state, settle } = await start(window);
  const store = createAppStore(state);
  const { port, mount } = createPlainField(store);
  const place = element("div", "");
  const said = element("div", "");
  said.role = "status";
  const save = (): void => {
    download(store);
    void workspace.saver.keepVersion("downloaded");
  };
  const buttons = element(
    "p",
    "",
    button("button button--primary", crashMessages.download, save),
    " ",
    button("button", crashMessages.reload, () => window.location.reload()),
  );
  root.replaceChildren(
    element("main", "wreck", element("h1", "", "robots.txt Workbench"), said, buttons, place),
  );
  mount(place);
  const workspace = settle(store, port);
  followNotices(store, said);
  takeDrops(workspace);
  document.documentElement.removeAttribute("data-start");
};

const root = document.getElementById("root");
if (root !== null) await rescue(root);
