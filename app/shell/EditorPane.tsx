import { type ReactNode, Suspense, useRef } from "react";
import type { EditorPort } from "../editor/editor-port.ts";
import type { AppStore } from "../store/store.ts";
import { isNarrow } from "../ui/narrow.ts";
import { PanelBoundary } from "../ui/PanelBoundary.tsx";
import { ChangeLine } from "./panels.ts";
import { ExpectationCount, FileCounts, Outline } from "./parts.ts";
import { StatusBar } from "./StatusBar.tsx";

interface EditorPaneProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** Where the editor stands. */
  readonly editor: ReactNode;
  readonly outlined: boolean;
  readonly onOutline: (outlined: boolean) => void;
  readonly onFormat: () => void;
  readonly onConvert: () => void;
  readonly onPrivacy: () => void;
  /** Leads to what has changed. */
  readonly onCompare: () => void;
  readonly say: (text: string) => void;
}

/** The file: its outline, its text, and how it stands. */
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
    say,
  } = props;
  const outlineButton = useRef<HTMLButtonElement>(null);
  const closeOutline = () => {
    onOutline(false);
    outlineButton.current?.focus();
  };
  return (
    <section id="view-editor" className="pane pane--editor" aria-label="Editor">
      <div className="pane__text">
        {outlined && (
          <div className="pane__outline">
            <PanelBoundary name="The outline">
              <Suspense>
                <Outline
                  store={store}
                  port={port}
                  onClose={closeOutline}
                  onWent={() => isNarrow() && onOutline(false)}
                />
              </Suspense>
            </PanelBoundary>
          </div>
        )}
        <div className="pane__editor">{editor}</div>
      </div>
      <PanelBoundary name="The line on what has changed">
        <Suspense>
          <ChangeLine store={store} onShow={onCompare} />
        </Suspense>
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
        counts={
          <PanelBoundary name="The count of groups and rules" inline>
            <Suspense>
              <FileCounts store={store} />
            </Suspense>
          </PanelBoundary>
        }
        guards={
          <PanelBoundary name="The count of expectations" inline>
            <Suspense>
              <ExpectationCount store={store} say={say} />
            </Suspense>
          </PanelBoundary>
        }
      />
    </section>
  );
};
