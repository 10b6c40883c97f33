import { type ReactNode, Suspense, useRef } from "react";
import { useStore } from "zustand";
import { isChanged } from "../answers/impact.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import { type AppStore, expectsVerdicts } from "../state/store/store.ts";
import { isNarrow } from "../ui/narrow.ts";
import { PanelBoundary } from "../ui/PanelBoundary.tsx";
import { EditorHead } from "./EditorHead.tsx";
import { partNames, shellMessages } from "./messages.ts";
import { ChangeLine, ExpectationCount, Outline } from "./parts.ts";
import { StatusBar } from "./StatusBar.tsx";

interface EditorPaneProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** The element of the editor. */
  readonly editor: ReactNode;
  readonly outlined: boolean;
  readonly onOutline: (outlined: boolean) => void;
  readonly onFormat: () => void;
  readonly onConvert: () => void;
  readonly onPrivacy: () => void;
  readonly onView: () => void;
  /** Shows the comparison. */
  readonly onCompare: () => void;
  readonly announce: (text: string) => void;
}

/** The file: its outline, its text, and its status. */
export const EditorPane = (props: EditorPaneProps) => {
  const {
    store,
    port,
    editor,
    outlined,
    onOutline,
    onFormat,
    onConvert,
    onCompare,
    onPrivacy,
    onView,
    announce,
  } = props;
  // What these two would load shows nothing without either.
  const changed = useStore(store, isChanged);
  const guarded = useStore(store, expectsVerdicts);
  const outlineButton = useRef<HTMLButtonElement>(null);
  const closeOutline = () => {
    onOutline(false);
    outlineButton.current?.focus();
  };
  return (
    <section id="view-editor" className="pane pane--editor" aria-label={shellMessages.editor}>
      <EditorHead store={store} />
      <div className="pane__text">
        {outlined && (
          <div className="pane__outline">
            <PanelBoundary name={partNames.outline}>
              <Outline
                store={store}
                port={port}
                onClose={closeOutline}
                onWent={() => isNarrow() && onOutline(false)}
              />
            </PanelBoundary>
          </div>
        )}
        <div className="pane__editor">
          <Suspense>{editor}</Suspense>
        </div>
      </div>
      <PanelBoundary name={partNames.changeLine}>
        {changed && <ChangeLine store={store} onShow={onCompare} />}
      </PanelBoundary>
      <StatusBar
        store={store}
        port={port}
        outlined={outlined}
        outlineButton={outlineButton}
        onOutline={() => onOutline(!outlined)}
        onFormat={onFormat}
        onConvert={onConvert}
        onPrivacy={onPrivacy}
        onView={onView}
        announce={announce}
        guards={
          <PanelBoundary name={partNames.expectations} inline>
            {guarded && <ExpectationCount store={store} announce={announce} />}
          </PanelBoundary>
        }
      />
    </section>
  );
};
