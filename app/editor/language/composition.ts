import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/** Only where this has been tested; other browsers replace a selection correctly. */
const IS_CHROMIUM: boolean = typeof navigator !== "undefined" && /Chrom/.test(navigator.userAgent);

/**
 * Deletes the selected text before an input method starts composing. Chromium replaces a selection
 * of several coloured elements within one of them while the editor redraws them, and leaves the
 * first letter of the composition behind.
 */
export const composeOverSelection: Extension = EditorView.domEventHandlers({
  compositionstart: (_, view) => {
    const { state } = view;
    const { ranges, main } = state.selection;
    if (!IS_CHROMIUM || state.readOnly || ranges.length > 1 || main.empty) return;
    view.dispatch({
      changes: { from: main.from, to: main.to },
      selection: { anchor: main.from },
      // The composed text joins this change: one undo reverts both.
      userEvent: "input.type.compose.start",
    });
  },
});
