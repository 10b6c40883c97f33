import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { SEVERITIES, type Severity } from "../../../core/lint/index.ts";

/** Shapes as well as colours: a diamond, a triangle, a disc, and a ring for a hint. */
const SHAPES: Readonly<Record<Severity, string>> = {
  error: "polygon(50% 0, 100% 50%, 50% 100%, 0 50%)",
  warning: "polygon(50% 5%, 100% 95%, 0 95%)",
  info: "circle(46%)",
  hint: "none",
};

const bySeverity = (
  selector: (severity: string) => string,
  style: (severity: Severity) => Record<string, string>,
): Record<string, Record<string, string>> =>
  Object.fromEntries(SEVERITIES.map((severity) => [selector(severity), style(severity)]));

/**
 * CodeMirror draws its marks as images from data URLs, which the page's Content-Security-Policy
 * forbids.
 */
const findings = EditorView.theme({
  ...bySeverity(
    (severity) => `.cm-lintRange-${severity}`,
    (severity) => ({
      backgroundImage: "none",
      // Longhand properties: WebKit draws nothing for the shorthand.
      textDecorationLine: "underline",
      textDecorationStyle: severity === "hint" ? "dotted" : "wavy",
      textDecorationColor: `var(--${severity})`,
      textDecorationThickness: "1.5px",
      textUnderlineOffset: "4px",
      textDecorationSkipInk: "none",
    }),
  ),
  ...bySeverity(
    (severity) => `.cm-lintPoint-${severity}::after`,
    (severity) => ({ borderBottomColor: `var(--${severity})` }),
  ),
  // Nothing is there to point at: the gutter says it.
  ".cm-line:has(.cm-placeholder) .cm-lintPoint": { display: "none" },
  ".cm-lintRange-active": { backgroundColor: "var(--warning-soft)" },
  ".cm-gutter-lint .cm-gutterElement": {
    display: "grid",
    // At the first line of an element that is higher than a line.
    placeItems: "start center",
    padding: "0 0 0 4px",
  },
  ".cm-lint-marker": {
    width: "11px",
    height: "11px",
    marginTop: "6px",
    // The shape is cut out of the background, which forced colours would remove.
    forcedColorAdjust: "none",
  },
  ...bySeverity(
    (severity) => `.cm-lint-marker-${severity}`,
    (severity) => ({
      content: "normal",
      backgroundColor: `var(--${severity})`,
      clipPath: SHAPES[severity],
    }),
  ),
  ".cm-lint-marker-hint": {
    backgroundColor: "transparent",
    border: "1.5px solid var(--hint)",
    borderRadius: "50%",
    boxSizing: "border-box",
  },
  ...bySeverity(
    (severity) => `.cm-diagnostic-${severity}`,
    (severity) => ({ borderLeft: `3px solid var(--${severity})` }),
  ),
  ".cm-diagnostic": {
    font: "13px/18px var(--font-ui)",
    margin: "0",
    padding: "6px 10px",
    maxWidth: "420px",
  },
  ".cm-diagnosticAction": {
    font: "13px/18px var(--font-ui)",
    display: "inline-block",
    margin: "4px 6px 0 0",
    padding: "1px 8px",
    color: "var(--text)",
    backgroundColor: "var(--surface)",
    border: "1px solid var(--border-strong)",
    borderRadius: "var(--radius)",
    "&:hover": { backgroundColor: "var(--sunken)" },
  },
  ".cm-diagnosticText": { display: "block" },
  ".cm-diagnosticSource": {
    fontSize: "13px",
    opacity: "1",
    color: "var(--muted)",
    marginTop: "2px",
  },
});

const tooltips = EditorView.theme({
  ".cm-tooltip": {
    color: "var(--text)",
    backgroundColor: "var(--raised)",
    border: "1px solid var(--border-strong)",
    borderRadius: "var(--radius)",
    boxShadow: "var(--shadow)",
    overflow: "hidden",
    // Above notices, which have 39.
    zIndex: "40",
  },
  ".cm-tooltip .cm-tooltip-section:not(:first-child)": { borderTop: "1px solid var(--border)" },
  ".cm-tooltip code": {
    fontFamily: "var(--font-code)",
    backgroundColor: "var(--sunken)",
    borderRadius: "3px",
    padding: "0 3px",
  },
  ".cm-tooltip.cm-tooltip-autocomplete": { overflow: "visible" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    font: "13px/20px var(--font-code)",
    maxHeight: "264px",
    minWidth: "280px",
    maxWidth: "min(560px, 94vw)",
    padding: "4px",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": {
    display: "flex",
    gap: "16px",
    lineHeight: "22px",
    padding: "0 8px",
    borderRadius: "4px",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > completion-section": {
    font: "13px/20px var(--font-ui)",
    color: "var(--muted)",
    opacity: "1",
    border: "none",
    padding: "2px 8px 0",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    color: "var(--text)",
    backgroundColor: "var(--accent-soft)",
    boxShadow: "inset 2px 0 var(--accent)",
  },
  ".cm-completionMatchedText": {
    textDecoration: "none",
    fontWeight: "600",
    color: "var(--accent)",
  },
  ".cm-completionDetail": {
    font: "13px/22px var(--font-ui)",
    color: "var(--muted)",
    margin: "0 0 0 auto",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  ".cm-tooltip.cm-completionInfo": {
    font: "13px/18px var(--font-ui)",
    padding: "6px 10px",
    maxWidth: "300px",
  },
  // If there is no room beside the list, it would cover it.
  "@media (max-width: 760px)": { ".cm-tooltip.cm-completionInfo": { display: "none" } },
});

const panels = EditorView.theme({
  ".cm-panels": { color: "var(--text)", backgroundColor: "var(--bg)" },
  ".cm-panels.cm-panels-top": { borderBottom: "1px solid var(--border)" },
  ".cm-panels.cm-panels-bottom": { borderTop: "1px solid var(--border)" },
  ".cm-panel.cm-search": {
    display: "grid",
    gap: "6px",
    padding: "6px 8px",
    fontFamily: "var(--font-ui)",
  },
  ".cm-search-row": { display: "flex", gap: "4px", alignItems: "center", minWidth: "0" },
  ".cm-search-row[hidden]": { display: "none" },
  ".cm-search-gap": { flex: "1" },
  ".cm-search .cm-textfield": {
    flex: "0 1 200px",
    minWidth: "72px",
    height: "28px",
    margin: "0",
    padding: "0 8px",
    border: "1px solid var(--border-field)",
    borderRadius: "var(--radius)",
    font: "13px/20px var(--font-code)",
    color: "var(--text)",
    backgroundColor: "var(--surface)",
  },
  ".cm-search-button": {
    flex: "none",
    minWidth: "28px",
    height: "28px",
    padding: "0 6px",
    borderRadius: "var(--radius)",
    color: "var(--muted)",
    fontSize: "13px",
    textAlign: "center",
  },
  ".cm-search-button:hover": { backgroundColor: "var(--sunken)", color: "var(--text)" },
  ".cm-search-button[aria-pressed=true], .cm-search-button[aria-expanded=true]": {
    backgroundColor: "var(--accent-soft)",
    color: "var(--text)",
  },
  ".cm-search .cm-textfield:focus-visible, .cm-search-button:focus-visible": {
    outline: "2px solid var(--accent)",
    outlineOffset: "0",
  },
  "@media (max-width: 720px), (pointer: coarse)": {
    ".cm-search-button": { height: "36px", minWidth: "32px" },
    // A field takes a row, so that one sees what one types. What does not fit into the row of its
    // buttons goes below, once that is asked for.
    ".cm-search-row": { flexWrap: "wrap", gap: "4px 2px" },
    ".cm-search .cm-textfield": { flex: "1 0 100%", height: "36px", fontSize: "16px" },
    // The options have a row of their own, below the gap.
    ".cm-search-option": { order: "2" },
    ".cm-search-row:has(+ :not([hidden])) .cm-search-gap": { order: "1", flexBasis: "100%" },
    ".cm-search-row .cm-search-gap + .cm-search-button": { marginLeft: "auto" },
    ".cm-search-row:has(+ [hidden]) .cm-search-option": { display: "none" },
  },
  ".cm-searchMatch": { backgroundColor: "var(--match)" },
  ".cm-searchMatch.cm-searchMatch-selected": {
    backgroundColor: "var(--match)",
    outline: "2px solid var(--accent)",
  },
});

/** The styles of what loads after the editor, all in design tokens. */
export const assistTheme: Extension = [findings, tooltips, panels];
