import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/** Where what follows has been tried; other browsers replace a selection without help. */
const IS_CHROMIUM: boolean = typeof navigator !== "undefined" && /Chrom/.test(navigator.userAgent);

/**
 * Deletes the selected text before an input method begins to compose in its place. Left to Chromium,
 * a selection that reaches over several coloured pieces is replaced in one of them while the editor draws
 * them again, and the first letter of the composition stays behind as a stray character.
 */
export const composeOverSelection: Extension = EditorView.domEventHandlers({
  compositionstart: (_, view) => {
    const { state } = view;
    const { ranges, main } = state.selection;
    if (!IS_CHROMIUM || state.readOnly || ranges.length > 1 || main.empty) return;
    view.dispatch({
      changes: { from: main.from, to: main.to },
      selection: { anchor: main.from },
      // What is composed joins it: one step back undoes both.
      userEvent: "input.type.compose.start",
    });
  },
});
