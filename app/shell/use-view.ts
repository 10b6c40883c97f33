import { useCallback, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { EditorPort } from "../editor/editor-port.ts";
import { isNarrow } from "../ui/narrow.ts";
import type { View } from "./ViewTabs.tsx";

/** The panel that a narrow page shows, and a function that shows one. */
export interface ViewState {
  readonly view: View;
  readonly setView: (view: View) => void;
  /** Shows a panel synchronously, so that it can be scrolled or focused; a wide page shows all. */
  readonly bringIntoView: (view: View) => void;
  /** The editor's port, extended to show the editor before it reveals a position. */
  readonly port: EditorPort;
}

/** Keeps track of the panel that a narrow page shows. */
export const useView = (port: EditorPort): ViewState => {
  const [view, setView] = useState<View>("editor");
  const bringIntoView = useCallback((wanted: View) => {
    if (isNarrow()) flushSync(() => setView(wanted));
  }, []);
  const shownPort = useMemo<EditorPort>(
    () => ({
      ...port,
      reveal: (span) => {
        bringIntoView("editor");
        port.reveal(span);
      },
      focus: () => {
        bringIntoView("editor");
        port.focus();
      },
    }),
    [port, bringIntoView],
  );
  return { view, setView, bringIntoView, port: shownPort };
};
