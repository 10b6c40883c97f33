export { formatFile } from "./format-file.ts";
export { Outline } from "./Outline.tsx";
