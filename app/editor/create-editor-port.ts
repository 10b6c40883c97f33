import { redo, undo } from "@codemirror/commands";
import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type Text,
  type TransactionSpec,
} from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { Encoding, RobotsDocument, Span } from "../../core/index.ts";
import { loadAnew } from "../loading/load-anew.ts";
import type { CursorPosition, EditorPort, TextEdit } from "./editor-port.ts";
import { asStep, documentField, setEncoding } from "./language/index.ts";
import { observable } from "./observable.ts";

/** What a port needs from a mounted editor. */
export interface MountedEditor {
  readonly view: EditorView;
  /** Shows another text with its own undo history, and publishes it. */
  readonly open: (text: string, encoding: Encoding) => void;
}

/** A port with the methods that connect the editor. Used by `createEditor` only. */
export interface AttachablePort extends EditorPort {
  /** Connects a mounted editor; returns the function that disconnects it. */
  readonly attach: (editor: MountedEditor) => () => void;
  /** Reports the document that the editor shows from now on. */
  readonly changed: (document: RobotsDocument) => void;
  /** Reports that the whole text is about to be deleted or replaced. */
  readonly replacing: () => void;
  /** Reports a new state of the view. */
  readonly moved: (state: EditorState) => void;
}

const clamp = (offset: number, length: number): number => Math.max(0, Math.min(length, offset));

/**
 * Converts edits to changes of a text: with the editor's line ends, and offsets clamped to the
 * text.
 */
export const changesOf = (doc: Text, edits: readonly TextEdit[]): readonly ChangeSpec[] =>
  edits.map(({ from, to, insert }) => {
    const start = clamp(from, doc.length);
    return {
      from: start,
      to: Math.max(start, clamp(to, doc.length)),
      insert: insert.replace(/\r\n?/g, "\n"),
    };
  });

/** The position of the main cursor of a state. */
export const cursorOf = ({ doc, selection }: EditorState): CursorPosition => {
  const { head } = selection.main;
  const line = doc.lineAt(head);
  const selected = selection.ranges.reduce((sum, range) => sum + range.to - range.from, 0);
  return { line: line.number, column: head - line.from + 1, selected };
};

const sameCursor = (a: CursorPosition, b: CursorPosition): boolean =>
  a.line === b.line && a.column === b.column && a.selected === b.selected;

/**
 * Creates the port of a page's editor. It can be handed out before the editor exists: `open` is
 * then deferred until it does; other calls do nothing.
 */
export const createEditorPort = (): AttachablePort => {
  let editor: MountedEditor | null = null;
  let waiting: { readonly text: string; readonly encoding: Encoding } | null = null;
  const cursor = observable<CursorPosition>({ line: 1, column: 1, selected: 0 });
  const latest = observable<RobotsDocument | null>(null);
  const listeners = new Set<() => void>();

  const change = (edits: readonly TextEdit[], more: TransactionSpec): void => {
    if (editor === null || edits.length === 0) return;
    const { view } = editor;
    const changes = [...changesOf(view.state.doc, edits)];
    view.dispatch({ changes, scrollIntoView: true, ...more });
  };

  return {
    open: (text, encoding) => {
      if (editor === null) waiting = { text, encoding };
      else editor.open(text, encoding);
    },
    applyEdits: (edits, document, said, along) => {
      // Text typed into a long file reaches the store only when typing pauses.
      if (editor?.view.state.field(documentField) !== document) return false;
      change(edits, { userEvent: "input.edit", ...asStep(said, along) });
      return true;
    },
    replace: (text, said) => {
      const to = editor?.view.state.doc.length ?? 0;
      // Clears the selection, so that the next key does not replace the new text.
      const more = { selection: { anchor: 0 }, userEvent: "input.replace" };
      change([{ from: 0, to, insert: text }], { ...more, ...(said === null ? {} : asStep(said)) });
    },
    insert: (text) => {
      if (editor === null) return;
      const { view } = editor;
      const pasted = view.state.toText(text.replace(/\r\n?/g, "\n"));
      view.dispatch(view.state.replaceSelection(pasted), {
        scrollIntoView: true,
        userEvent: "input.paste",
      });
      view.focus();
    },
    reencode: (text, encoding, said) => {
      if (editor === null) return;
      const { view } = editor;
      const { doc, selection } = view.state;
      const changes = changesOf(doc, [{ from: 0, to: doc.length, insert: text }]);
      const { newDoc } = view.state.update({ changes });
      const line = Math.min(doc.lineAt(selection.main.head).number, newDoc.lines);
      const { effects, annotations } = asStep(said);
      view.dispatch({
        changes,
        selection: { anchor: newDoc.line(line).from },
        effects: [setEncoding.of(encoding), effects],
        annotations,
        userEvent: "input.replace",
      });
    },
    reveal: (span: Span) => {
      if (editor === null) return;
      const { view } = editor;
      const { length } = view.state.doc;
      const range = EditorSelection.range(clamp(span.from, length), clamp(span.to, length));
      view.dispatch({
        selection: EditorSelection.create([range]),
        effects: EditorView.scrollIntoView(range, { y: "center" }),
      });
      view.focus();
    },
    focus: () => editor?.view.focus(),
    undo: () => editor !== null && undo(editor.view),
    redo: () => editor !== null && redo(editor.view),
    find: () => {
      const view = editor?.view;
      // Loaded with the other assistance, shortly after the editor.
      if (view === undefined) return;
      void loadAnew(() => import("./language/help.ts")).then(({ find }) => find(view));
    },
    selection: () => {
      if (editor === null) return { from: 0, to: 0 };
      const { from, to } = editor.view.state.selection.main;
      return { from, to };
    },
    document: latest,
    onReplacing: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    cursor,
    attach: (mounted) => {
      editor = mounted;
      if (waiting !== null) {
        const { text, encoding } = waiting;
        waiting = null;
        mounted.open(text, encoding);
      }
      return () => {
        if (editor === mounted) editor = null;
      };
    },
    changed: latest.set,
    replacing: () => {
      for (const listener of listeners) listener();
    },
    moved: (state) => {
      const next = cursorOf(state);
      if (!sameCursor(next, cursor.get())) cursor.set(next);
    },
  };
};
