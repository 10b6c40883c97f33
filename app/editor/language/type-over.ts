import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * Replaces a selection by typed text itself. Chromium would carry the old text's colours over in a
 * `style` attribute, which the page's Content-Security-Policy blocks with an error, and its change
 * would have to be read back from the DOM.
 */
export const typeOver: Extension = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { inputType, data, isComposing } = event;
    if (inputType !== "insertText" || data === null || isComposing || view.composing) return false;
    if (view.state.readOnly || view.state.selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(data), {
      userEvent: "input.type",
      scrollIntoView: true,
    });
    return true;
  },
});
