import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { AppStore } from "../state/store/store.ts";
import { createEditorPort } from "./create-editor-port.ts";
import { EditorPlace, type PageEditor } from "./EditorPlace.tsx";
import { takeEarlyKeys } from "./early-keys.ts";
import { createSession } from "./session.ts";

/** The robots.txt source editor. */
export const createEditor = (store: AppStore): PageEditor => {
  const port = createEditorPort();
  const mount = (place: HTMLElement): (() => void) => {
    const { initial, onMount } = createSession(store, port);
    const view = new EditorView({ state: EditorState.create(initial()) });
    place.replaceChildren(view.dom);
    const disconnect = onMount(view);
    takeEarlyKeys(view);
    return () => {
      disconnect();
      view.destroy();
    };
  };
  return { port, element: <EditorPlace mount={mount} /> };
};
