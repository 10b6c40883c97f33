import { EditorState, type EditorStateConfig } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { type RefObject, useLayoutEffect, useRef } from "react";

/** What to show, and what to do while it is shown. */
export interface CodeMirrorConfig {
  /** Asked anew on every mount, so that a remount shows the present text. */
  readonly initial: () => EditorStateConfig;
  /** Called with the view; gives the function that undoes what it did. */
  readonly onMount: (view: EditorView) => () => void;
}

/**
 * Keeps a CodeMirror view in an element for as long as that is mounted.
 *
 * @param config read at mount: later ones are ignored, so typing never leads to a render.
 */
export const useCodeMirror = (config: CodeMirrorConfig): RefObject<HTMLDivElement | null> => {
  const parent = useRef<HTMLDivElement>(null);
  const first = useRef(config);
  useLayoutEffect(() => {
    if (parent.current === null) return;
    const { initial, onMount } = first.current;
    const view = new EditorView({
      parent: parent.current,
      state: EditorState.create(initial()),
    });
    const unmount = onMount(view);
    return () => {
      unmount();
      view.destroy();
    };
  }, []);
  return parent;
};
