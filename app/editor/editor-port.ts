import type { Encoding, RobotsDocument, Span } from "../../core/index.ts";

/** A replacement of part of the text. Offsets are UTF-16 units of the text before any of the edits. */
export interface TextEdit extends Span {
  readonly insert: string;
}

/** The only door through which other features reach the editor. */
export interface EditorPort {
  /** Opens another text with a history of its own. Line ends become LF, as the editor holds them. */
  readonly open: (text: string, encoding: Encoding) => void;
  /**
   * Changes the text as one undoable step, if it still is the document that the edits were made for;
   * gives whether it is. Edits must not overlap; those outside the text are clamped.
   */
  readonly applyEdits: (edits: readonly TextEdit[], document: RobotsDocument) => boolean;
  /** Replaces the whole text as one undoable step. */
  readonly replace: (text: string) => void;
  /**
   * Replaces the whole text and says what its characters stand for on disk, as one undoable step; the
   * cursor stays on its line.
   */
  readonly reencode: (text: string, encoding: Encoding) => void;
  /** Scrolls to a span, selects it and gives the editor focus. */
  readonly reveal: (span: Span) => void;
  readonly focus: () => void;
  /** Takes the last step back, or does it again; nothing where there is none. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** Opens the editor's search and gives it the focus. */
  readonly find: () => void;
  /** The main selection as it is now; empty at a bare cursor. */
  readonly selection: () => Span;
  /**
   * The text as it is with the latest key; null before there is an editor. The store has a long text
   * only in the next pause: this is for callers that must not lose a key.
   */
  readonly document: Observable<RobotsDocument | null>;
  /** Where the cursor is, for those who show it: a moment late, so no place to act from. */
  readonly cursor: Observable<CursorPosition>;
}

/** The place of the main cursor. */
export interface CursorPosition {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units from the start of the line. */
  readonly column: number;
  /** UTF-16 units selected, over all ranges; 0 for a bare cursor. */
  readonly selected: number;
}

/** A value that changes, in the form React's `useSyncExternalStore` takes. */
export interface Observable<T> {
  /** The same object until the value changes. */
  readonly get: () => T;
  /** Calls `listener` after each change; returns the function that ends this. */
  readonly subscribe: (listener: () => void) => () => void;
}
