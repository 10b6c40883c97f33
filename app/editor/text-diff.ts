import { type Chunk, getChunks, unifiedMergeView } from "@codemirror/merge";
import { EditorState, Text } from "@codemirror/state";
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
  /** The 1-based number of a line of `before` to show at first, and what is called if it is still there: with its number in `after`. */
  readonly shown?: { readonly line: number; readonly onKept: (line: number) => void } | undefined;
}

/** The number of unchanged lines shown around a change. */
const MARGIN = 2;

/** A text as the editor counts its lines. */
export const asText = (text: string): Text => Text.of(text.split(/\r\n?|\n/));

/**
 * Where a line of the text before, by its 1-based number, is in the text after: its beginning there,
 * or the place of the change that removed or replaced it.
 */
export const placeNow = (
  before: Text,
  chunks: readonly Pick<Chunk, "fromA" | "toA" | "fromB" | "toB">[],
  line: number,
): { readonly at: number; readonly isKept: boolean } => {
  const { from } = before.line(Math.min(line, before.lines));
  const chunk = chunks.find(({ fromA, toA }) => fromA <= from && from < toA);
  if (chunk !== undefined) return { at: chunk.fromB, isKept: false };
  const last = chunks.findLast(({ toA }) => toA <= from);
  return { at: from + (last === undefined ? 0 : last.toB - last.toA), isKept: true };
};

/** Shows a line of the text before: where it was removed or changed, or else where it stands now. */
const showBefore = (
  view: EditorView,
  before: string,
  { line, onKept }: NonNullable<TextDiff["shown"]>,
): void => {
  const { doc } = view.state;
  const { at, isKept } = placeNow(asText(before), getChunks(view.state)?.chunks ?? [], line);
  if (isKept) {
    onKept(doc.lineAt(at).number);
    return;
  }
  view.dispatch({
    selection: { anchor: at },
    effects: EditorView.scrollIntoView(at, { y: "center" }),
  });
  view.focus();
};

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
  if (diff.shown !== undefined) showBefore(view, diff.before, diff.shown);
  return () => view.destroy();
};
