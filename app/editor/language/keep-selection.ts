import type { Extension } from "@codemirror/state";
import { type EditorView, ViewPlugin } from "@codemirror/view";

/** Milliseconds after getting the focus in which CodeMirror distrusts the browser's selection. */
const FRESH = 200;

/**
 * Keeps the selection when lines are redrawn just after the editor got the focus: Ctrl+A and a paste may
 * follow a click that fast. The redrawing moves the browser's selection to the start of the text;
 * CodeMirror (6.43) takes that for what browsers do on focus, believes that it has put it right
 * without doing so, and then reads the start as the user's choice.
 */
export const keepSelection: Extension = ViewPlugin.fromClass(
  class {
    focusedAt = Number.NEGATIVE_INFINITY;

    docViewUpdate(view: EditorView): void {
      const isFresh = performance.now() - this.focusedAt < FRESH;
      if (!isFresh || !view.hasFocus || view.composing) return;
      const { anchor, head } = view.state.selection.main;
      const from = view.domAtPos(anchor);
      const to = view.domAtPos(head);
      document.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
    }
  },
  {
    eventObservers: {
      focus() {
        this.focusedAt = performance.now();
      },
    },
  },
);
