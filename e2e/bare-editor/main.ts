import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { drawSelection, EditorView, highlightSpecialChars, keymap } from "@codemirror/view";

/**
 * The reference for the Workbench's editor: CodeMirror with its own minimal setup, and nothing
 * else.
 */
const minimal = [
  highlightSpecialChars(),
  history(),
  drawSelection(),
  keymap.of([...defaultKeymap, ...historyKeymap]),
];

document.querySelector("input")?.addEventListener("change", async (event) => {
  const file = (event.target as HTMLInputElement).files?.[0];
  if (file === undefined) return;
  new EditorView({
    doc: await file.text(),
    extensions: minimal,
    parent: document.body,
  }).focus();
});
