// What is left of the page if it does not load: app/theme.js then loads this file, which the build makes of all that it
// needs, so that no other can be missing. It shows the text in a plain field, keeps what is written and saves the file.

import { createPlainField } from "./editor/plain-field.ts";
import { download } from "./features/files/index.ts";
import { crashMessages, rescueMessages } from "./shell/messages.ts";
import { start } from "./shell/start/start.ts";
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

/** Says that the text is kept, and what the page would, such as that the storage is full. */
const followNotices = (store: AppStore, place: HTMLElement): void => {
  const show = (): void => {
    const texts = [rescueMessages.kept, ...store.getState().notices.map(({ text }) => text)];
    place.replaceChildren(...texts.map((text) => element("p", "", text)));
  };
  show();
  store.subscribe((state, before) => {
    if (state.notices !== before.notices) show();
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
  document.documentElement.removeAttribute("data-start");
};

const root = document.getElementById("root");
if (root !== null) await rescue(root);
