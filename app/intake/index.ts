export { takeFiles } from "./take-files.ts";
export { openText, takeAsResponse, takeText } from "./take-text.ts";
