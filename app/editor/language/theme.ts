import type { Extension } from "@codemirror/state";
import { EditorView, gutter } from "@codemirror/view";

const FIELD = {
  font: "inherit",
  color: "var(--text)",
  backgroundColor: "var(--surface)",
  border: "1px solid var(--border-strong)",
  borderRadius: "var(--radius)",
};

const FOCUS = { outline: "2px solid var(--accent)", outlineOffset: "1px" };

/** The editor's styles, all in design tokens, which handle light and dark. */
const frame = EditorView.theme({
  "&": {
    height: "100%",
    color: "var(--text)",
    backgroundColor: "var(--surface)",
    font: "var(--editor-text, 13px)/var(--editor-line, 22px) var(--font-code)",
  },
  "&.cm-focused": { outline: "none" },
  // A container, so that elements can be as wide as the visible area, not the longest line.
  ".cm-scroller": {
    font: "inherit",
    overflow: "auto",
    containerType: "inline-size",
    scrollPaddingBottom: "var(--covered, 0)",
  },
  ".cm-content": { padding: "8px 0 var(--covered, 8px)", caretColor: "var(--text)" },
  ".cm-line": { padding: "0 14px 0 6px" },
  // Each edit would restart an animation, even an invisible one, and cost a frame.
  ".cm-cursorLayer": { animation: "none !important" },
  ".cm-cursor, .cm-dropCursor": { borderLeft: "2px solid var(--text)", marginLeft: "-1px" },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground":
    { backgroundColor: "var(--selection)" },
  ".cm-activeLine": {
    backgroundColor: "color-mix(in srgb, var(--accent) 7%, transparent)",
  },
  ".cm-specialChar": {
    color: "var(--code-invalid)",
    border: "1px solid currentColor",
    borderRadius: "3px",
    fontSize: "13px",
    padding: "0 2px",
  },
  ".cm-placeholder": {
    color: "var(--muted)",
    whiteSpace: "pre-wrap",
    maxWidth: "calc(100cqw - 140px)",
  },
  ".cm-button": {
    ...FIELD,
    font: "13px/20px var(--font-ui)",
    backgroundImage: "none",
    padding: "1px 10px",
    cursor: "pointer",
    "&:hover": { backgroundColor: "var(--sunken)" },
    "&:focus-visible": FOCUS,
  },
});

const gutters = EditorView.theme({
  ".cm-gutters": {
    backgroundColor: "var(--surface)",
    color: "var(--muted)",
    border: "none",
    userSelect: "none",
  },
  ".cm-lineNumbers .cm-gutterElement": {
    minWidth: "34px",
    padding: "0 8px 0 0",
    fontVariantNumeric: "tabular-nums",
  },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: "var(--text)" },
  ".cm-gutter-lint": { width: "16px" },
  ".cm-gutter-test": { width: "14px" },
  ".cm-foldGutter": { width: "16px" },
  ".cm-foldGutter .cm-gutterElement": {
    display: "grid",
    placeItems: "center",
    cursor: "pointer",
    color: "var(--muted)",
  },
  ".cm-fold-button": { display: "grid" },
  ".cm-fold-marker": { width: "14px", height: "14px" },
  ".cm-foldPlaceholder": {
    font: "13px/18px var(--font-ui)",
    color: "var(--muted)",
    backgroundColor: "var(--sunken)",
    border: "1px solid var(--border)",
    borderRadius: "4px",
    margin: "0 6px",
    padding: "0 6px",
  },
});

/** The widths of gutters that load later, reserved so that nothing moves when they appear. */
export const reservedGutter = (): Extension => [
  gutter({ class: "cm-gutter-lint" }),
  gutter({ class: "cm-gutter-test" }),
];

export const robotsTheme: Extension = [frame, gutters];
