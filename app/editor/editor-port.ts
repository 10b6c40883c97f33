import type { Encoding, Span } from "../../core/index.ts";

/** A replacement of part of the text. Offsets are UTF-16 units of the text before any of the edits. */
export interface TextEdit extends Span {
  readonly insert: string;
}

/** The only door through which other features reach the editor. */
export interface EditorPort {
  /** Opens another text with a history of its own. Line ends become LF, as the editor holds them. */
  readonly open: (text: string, encoding: Encoding) => void;
  /** Changes the text as one undoable step. Edits must not overlap; those outside the text are clamped. */
  readonly applyEdits: (edits: readonly TextEdit[]) => void;
  /** Replaces the whole text as one undoable step. */
  readonly replace: (text: string) => void;
  /** Scrolls to a span, selects it and gives the editor focus. */
  readonly reveal: (span: Span) => void;
  readonly focus: () => void;
}
