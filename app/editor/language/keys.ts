import {
  addCursorAbove,
  addCursorBelow,
  copyLineDown,
  copyLineUp,
  deleteLine,
  historyKeymap,
  moveLineDown,
  moveLineUp,
  selectLine,
  simplifySelection,
  standardKeymap,
  toggleComment,
  toggleTabFocusMode,
} from "@codemirror/commands";
import type { KeyBinding } from "@codemirror/view";

/** Keys that `assist` and `help` act on; pressed before these have loaded, they take effect once they have. */
export const HELP_KEYS = ["Alt-Enter", "Ctrl-Space", "Mod-f", "Mod-.", "Mod-i"] as const;

export type HelpKey = (typeof HELP_KEYS)[number];

/**
 * CodeMirror's usual keys, except those that the page or the browser needs or that are useless in
 * this file. They are listed one by one so that the code of the others is not loaded.
 */
export const editorKeys: readonly KeyBinding[] = [
  { key: "Alt-ArrowUp", run: moveLineUp },
  { key: "Shift-Alt-ArrowUp", run: copyLineUp },
  { key: "Alt-ArrowDown", run: moveLineDown },
  { key: "Shift-Alt-ArrowDown", run: copyLineDown },
  { key: "Mod-Alt-ArrowUp", run: addCursorAbove },
  { key: "Mod-Alt-ArrowDown", run: addCursorBelow },
  { key: "Escape", run: simplifySelection },
  { key: "Alt-l", mac: "Ctrl-l", run: selectLine },
  { key: "Shift-Mod-k", run: deleteLine },
  { key: "Mod-/", run: toggleComment },
  { key: "Ctrl-m", mac: "Shift-Alt-m", run: toggleTabFocusMode },
  ...standardKeymap,
  ...historyKeymap,
];
