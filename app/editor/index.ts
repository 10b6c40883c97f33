export { createEditorPort } from "./create-editor-port.ts";
export { Editor } from "./Editor.tsx";
