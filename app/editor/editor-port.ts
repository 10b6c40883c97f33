import type { Encoding, RobotsDocument, Span } from "../../core/index.ts";
import type { Along } from "./language/steps.ts";

export type { Along } from "./language/steps.ts";

/**
 * A replacement of part of the text. Offsets are in UTF-16 units of the text before any of the
 * edits.
 */
export interface TextEdit extends Span {
  readonly insert: string;
}

/** The only interface through which other features access the editor. */
export interface EditorPort {
  /** Opens another text with its own undo history. Line ends become LF, as in the editor. */
  readonly open: (text: string, encoding: Encoding) => void;
  /**
   * Changes the text in one undoable step, provided that it still is the document that the edits
   * were made for; returns whether it is. Edits must not overlap; those outside the text are
   * clamped.
   *
   * @param said what the step does, in a sentence, for a notice that offers to undo it.
   * @param along what is done and undone together with it.
   */
  readonly applyEdits: (
    edits: readonly TextEdit[],
    document: RobotsDocument,
    said: string,
    along?: Along,
  ) => boolean;
  /**
   * Replaces the whole text by that of another file, in one undoable step like `applyEdits`; null if
   * there is nothing to say about it.
   */
  readonly replace: (text: string, said: string | null) => void;
  /** Puts a text in place of the selection, as if it was pasted there. */
  readonly insert: (text: string) => void;
  /**
   * Replaces the whole text and its encoding in one undoable step like `applyEdits`; the cursor
   * stays on its line.
   */
  readonly reencode: (text: string, encoding: Encoding, said: string) => void;
  /** Scrolls to a span, selects it and focuses the editor. */
  readonly reveal: (span: Span) => void;
  readonly focus: () => void;
  /** Undoes the last step, or redoes it; returns whether there was one. */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  /** Opens the editor's search and focuses it. */
  readonly find: () => void;
  /** The current main selection; empty if there is only a cursor. */
  readonly selection: () => Span;
  /**
   * The text including the latest key; null before there is an editor. The store receives a long
   * text only at the next pause: use this where no key may be lost.
   */
  readonly document: Observable<RobotsDocument | null>;
  /**
   * Calls `listener` before the whole text is deleted or another takes its place, by a paste or by
   * `replace`, while `document` and the store still have it; returns the function that ends this.
   */
  readonly onReplacing: (listener: () => void) => () => void;
  /** The cursor position for display: slightly delayed, so do not edit at it. */
  readonly cursor: Observable<CursorPosition>;
}

/** The position of the main cursor. */
export interface CursorPosition {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units from the start of the line. */
  readonly column: number;
  /** The number of UTF-16 units selected, over all ranges; 0 if there is only a cursor. */
  readonly selected: number;
}

/** A value that changes, in the form that React's `useSyncExternalStore` expects. */
export interface Observable<T> {
  /** The same object until the value changes. */
  readonly get: () => T;
  /** Calls `listener` after each change; returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}
