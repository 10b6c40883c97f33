import type { Extension } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { AppStore } from "../store/store.ts";

/** What makes the editor helpful, joined to a store. */
export interface Assistance {
  readonly extension: Extension;
  readonly disconnect: () => void;
}

/** Makes the editor's helpers and keeps their query in step with the store. */
export const connectAssistance = (_store: AppStore, _view: EditorView): Assistance => ({
  extension: [],
  disconnect: () => {},
});
