import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { memo, type ReactElement, useEffect, useRef } from "react";
import type { AppStore } from "../state/store/store.ts";
import type { AttachablePort } from "./create-editor-port.ts";
import { takeEarlyKeys } from "./early-keys.ts";
import { createSession } from "./session.ts";

interface EditorProps {
  readonly store: AppStore;
  /** From `createEditorPort`. */
  readonly port: AttachablePort;
}

/** In the prerendered page the element contains a copy of the editor, which React must not touch. */
const ANYTHING = { __html: "" };

/**
 * The robots.txt source editor. Takes its text from the store and publishes what is typed; React
 * renders it only once.
 */
export const Editor = memo(function Editor({ store, port }: EditorProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { initial, onMount } = createSession(store, port);
    const view = new EditorView({ state: EditorState.create(initial()) });
    place.current?.replaceChildren(view.dom);
    const disconnect = onMount(view);
    takeEarlyKeys(view);
    return () => {
      disconnect();
      view.destroy();
    };
  }, [store, port]);
  return (
    <div
      ref={place}
      className="editor-place"
      translate="no"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps React from what is not its own
      dangerouslySetInnerHTML={ANYTHING}
    />
  );
});
