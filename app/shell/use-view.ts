import { useCallback, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { EditorPort } from "../editor/editor-port.ts";
import { isNarrow } from "../ui/narrow.ts";
import type { View } from "./ViewTabs.tsx";

/** Which panel a narrow page shows, and what brings one into view. */
export interface ViewState {
  readonly view: View;
  readonly setView: (view: View) => void;
  /** Shows a panel now, so that it can be scrolled or take the focus; on a wide page all are shown. */
  readonly bringIntoView: (view: View) => void;
  /** The editor's port, which brings the editor into view before it shows a place in it. */
  readonly port: EditorPort;
}

/** Keeps which panel a narrow page shows. */
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
