export { createEditor } from "./create-editor.tsx";
