export { convertToUtf8 } from "./convert.ts";
export { type DecodedFile, decodeFile } from "./decode.ts";
export { download, FILE_NAME } from "./download.ts";
export { type EncodedFile, encodeFile, saveFile } from "./encode.ts";
export { openFile, takeAnswer } from "./open-file.ts";
export { responseOf } from "./response-of.ts";
