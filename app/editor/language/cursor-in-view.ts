import type { Extension } from "@codemirror/state";
import { EditorView, ViewPlugin } from "@codemirror/view";

/**
 * Keeps the line of the cursor in view when the editor becomes lower: below it a line on the changes or the
 * keyboard of a phone appears while somebody types.
 */
export const cursorInView: Extension = ViewPlugin.define((view) => {
  const { scrollDOM } = view;
  let height = 0;
  const observer = new ResizeObserver(() => {
    const before = height;
    height = scrollDOM.clientHeight;
    if (height >= before || !view.hasFocus) return;
    const { head } = view.state.selection.main;
    const { top, bottom } = view.lineBlockAt(head);
    const { scrollTop } = scrollDOM;
    const wasShown = bottom > scrollTop && top < scrollTop + before;
    if (wasShown) view.dispatch({ effects: EditorView.scrollIntoView(head) });
  });
  observer.observe(scrollDOM);
  return { destroy: () => observer.disconnect() };
});
