import { unifiedMergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from "@codemirror/view";
import { baseMessages } from "./language/base-messages.ts";
import { robotsLanguage, robotsTheme } from "./language/index.ts";
import { diffTheme } from "./language/theme-diff.ts";
import { styleNonce } from "./style-nonce.ts";

/** The content of a view of the changes between two texts. */
export interface TextDiff {
  /** The accessible name of the view. */
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /**
   * Called with the 1-based number of the line of `after` that was clicked, or where Enter was
   * pressed.
   */
  readonly onLine?: ((line: number) => void) | undefined;
}

/** The number of unchanged lines shown around a change. */
const MARGIN = 2;

/**
 * Shows the changes between two texts line by line, in the editor's colours except for removed text;
 * returns a function that removes the view.
 */
export const mountTextDiff = (parent: HTMLElement, diff: TextDiff): (() => void) => {
  const lineAt = (view: EditorView, position: number): number =>
    view.state.doc.lineAt(position).number;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: diff.after,
      extensions: [
        EditorState.readOnly.of(true),
        EditorState.phrases.of(baseMessages.phrases),
        lineNumbers(),
        highlightSpecialChars(),
        robotsLanguage(),
        robotsTheme,
        diffTheme,
        unifiedMergeView({
          original: diff.before,
          mergeControls: false,
          gutter: true,
          collapseUnchanged: { margin: MARGIN, minSize: MARGIN * 2 },
        }),
        EditorView.contentAttributes.of({ "aria-label": diff.label, tabindex: "0" }),
        EditorView.cspNonce.of(styleNonce()),
        EditorView.domEventHandlers({
          click: (event, clicked) => {
            const position = clicked.posAtCoords({ x: event.clientX, y: event.clientY });
            if (position !== null) diff.onLine?.(lineAt(clicked, position));
          },
        }),
        keymap.of([
          {
            key: "Enter",
            run: (pressed) => {
              diff.onLine?.(lineAt(pressed, pressed.state.selection.main.head));
              return true;
            },
          },
        ]),
      ],
    }),
  });
  return () => view.destroy();
};
