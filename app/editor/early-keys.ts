import type { EditorView } from "@codemirror/view";

declare global {
  interface Window {
    /**
     * What was typed after a click into the prerendered editor, and where that was, in CSS pixels from the window's
     * corner (see theme.js); null once that is handled.
     */
    typedEarly?: {
      readonly x: number;
      readonly y: number;
      readonly text: string;
      /** Whether all was selected before that. */
      readonly isAll?: true;
    } | null;
  }
}

/** Does in an editor what was done in the prerendered one, which shows the same at the same places. */
export const takeEarlyKeys = (view: EditorView): void => {
  const { typedEarly: early } = window;
  window.typedEarly = null;
  if (early == null) return;
  const { x, y, text, isAll } = early;
  const { length } = view.state.doc;
  const at = view.posAtCoords({ x, y }, false);
  const [from, to] = isAll ? [0, length] : [at, at];
  view.dispatch({
    ...(text === ""
      ? { selection: { anchor: from, head: to } }
      : { changes: { from, to, insert: text }, selection: { anchor: from + text.length } }),
    scrollIntoView: true,
    userEvent: "input.type",
  });
  // Something else may have been focused since.
  if (document.activeElement === document.body) view.focus();
};
