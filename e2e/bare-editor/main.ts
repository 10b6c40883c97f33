import { EditorView } from "@codemirror/view";

/** CodeMirror and nothing else: what the Workbench's editor is measured against. */
document.querySelector("input")?.addEventListener("change", async (event) => {
  const file = (event.target as HTMLInputElement).files?.[0];
  if (file === undefined) return;
  new EditorView({ doc: await file.text(), parent: document.body }).focus();
});
