import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

const tinted = (token: string, share: number): string =>
  `color-mix(in srgb, var(${token}) ${share}%, transparent)`;

/**
 * The styles of changes between two texts, in design tokens. Added and removed lines also differ by
 * their sign.
 */
export const diffTheme: Extension = EditorView.theme({
  "&": { height: "auto", maxHeight: "60vh", fontSize: "13px" },
  ".cm-changedLine": { backgroundColor: `${tinted("--allowed", 11)} !important` },
  ".cm-deletedChunk": {
    backgroundColor: tinted("--blocked", 11),
    padding: "0 14px 0 6px",
    textDecoration: "none",
  },
  ".cm-deletedChunk .cm-deletedText, .cm-deletedText": {
    background: tinted("--blocked", 22),
    textDecoration: "none",
  },
  ".cm-changedText": { background: tinted("--allowed", 22) },
  ".cm-changeGutter": { width: "3px", paddingLeft: "1px" },
  ".cm-changedLineGutter": { backgroundColor: "var(--allowed)" },
  ".cm-deletedLineGutter": { backgroundColor: "var(--blocked)" },
  ".cm-deletedLine, .cm-deletedChunk del": { textDecoration: "none" },
  ".cm-deletedChunk .cm-deletedLine::before": { content: "'\u2212 '", color: "var(--blocked)" },
  ".cm-changedLine::before": { content: "'+ '", color: "var(--allowed)" },
  ".cm-collapsedLines": {
    color: "var(--muted)",
    background: "var(--sunken)",
    font: "13px/22px var(--font-ui)",
    padding: "0 8px",
  },
  // Few fonts have the sign that stands there otherwise.
  ".cm-collapsedLines::before, .cm-collapsedLines::after": { content: "'…'" },
});
