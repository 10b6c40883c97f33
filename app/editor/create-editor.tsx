import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { AppStore } from "../state/store/store.ts";
import { nextTask } from "../time/schedule.ts";
import { createEditorPort } from "./create-editor-port.ts";
import { EditorPlace, type PageEditor } from "./EditorPlace.tsx";
import { takeEarlyKeys } from "./early-keys.ts";
import { createSession } from "./session.ts";

/** The robots.txt source editor. */
export const createEditor = (store: AppStore): PageEditor => {
  const port = createEditorPort();
  const mount = (place: HTMLElement): (() => void) => {
    let isWanted = true;
    let unmount = (): void => {};
    // In two tasks, since each takes a slow phone a while; what is typed meanwhile is kept.
    const show = async (): Promise<void> => {
      const { initial, onMount } = createSession(store, port);
      const state = EditorState.create(initial());
      await nextTask();
      if (!isWanted) return;
      const view = new EditorView({ state });
      place.replaceChildren(view.dom);
      const disconnect = onMount(view);
      takeEarlyKeys(view);
      unmount = () => {
        disconnect();
        view.destroy();
      };
    };
    void show();
    return () => {
      isWanted = false;
      unmount();
    };
  };
  return { port, element: <EditorPlace mount={mount} /> };
};
