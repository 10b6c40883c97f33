export { convertToUtf8 } from "./convert.ts";
export { type DecodedFile, decodeFile } from "./decode.ts";
export { download, FILE_NAME } from "./download.ts";
export { type EncodedFile, encodeFile, saveFile } from "./encode.ts";
export { type PastedResponse, readAnswer, responseOf } from "./http-head.ts";
export { type Intake, LARGEST_FILE, takeDropped, takeFiles } from "./intake.ts";
export { openDropped, openFiles, pasteAnswer } from "./open-file.ts";
