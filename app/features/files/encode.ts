import type { Encoding } from "../../../core/index.ts";
import { countLineEnds, dominantLineEnd, isMixed } from "../../state/store/line-ends.ts";
import type { FileFormat } from "../../state/store/state.ts";
import { readBytes } from "./decode.ts";
import { restoreLineEnds } from "./line-ends.ts";
import { filesMessages as words } from "./messages.ts";

/** A file ready to be saved. */
export interface EncodedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Its encoding: the file's own, or UTF-8 if that cannot represent the text. */
  readonly encoding: Encoding;
  /** Messages to the user, one or two sentences each. */
  readonly notes: readonly string[];
}

const encodeUtf16 = (text: string, encoding: Encoding): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) {
    view.setUint16(at * 2, text.charCodeAt(at), encoding === "utf-16le");
  }
  return bytes;
};

const encodeLatin1 = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
};

const LONE_SURROGATE = /\p{Surrogate}/u;
const ABOVE_LATIN1 = /[^\0-\xff]/;

const encodeText = (text: string, encoding: Encoding): EncodedFile => {
  if (encoding === "utf-16le" || encoding === "utf-16be") {
    return { bytes: encodeUtf16(text, encoding), encoding, notes: [] };
  }
  const isLatin1 = encoding === "latin1";
  if (isLatin1 && !ABOVE_LATIN1.test(text)) {
    return { bytes: encodeLatin1(text), encoding, notes: [] };
  }
  const notes = [
    isLatin1 ? words.savedAsUtf8 : null,
    LONE_SURROGATE.test(text) ? words.savedReplaced : null,
  ];
  return {
    bytes: new TextEncoder().encode(text),
    encoding: "utf-8",
    notes: notes.filter((note) => note !== null),
  };
};

/** The text with the line ends it is saved with; null if all are those of the opened file. */
const withLineEnds = (
  source: string,
  { original, lineEnd, encoding }: FileFormat,
): string | null => {
  if (original === null) return source.replaceAll("\n", lineEnd);
  const opened = readBytes(original);
  const counts = countLineEnds(opened.raw);
  // If the user selected another line end, all of them change.
  if (dominantLineEnd(counts) !== lineEnd) return source.replaceAll("\n", lineEnd);
  const isUnchanged = opened.encoding === encoding && opened.raw.replace(/\r\n?/g, "\n") === source;
  if (isUnchanged) return null;
  return isMixed(counts)
    ? restoreLineEnds(source, opened.raw, lineEnd)
    : source.replaceAll("\n", lineEnd);
};

/**
 * Encodes a text with the encoding and line ends of the file it was opened from. An unchanged text
 * gives exactly the opened bytes. Accepts any string.
 *
 * @param source the text with LF line ends, as in the editor.
 */
export const saveFile = (source: string, format: FileFormat): EncodedFile => {
  const text = withLineEnds(source, format);
  if (text === null && format.original !== null) {
    return { bytes: new Uint8Array(format.original), encoding: format.encoding, notes: [] };
  }
  return encodeText(text ?? source, format.encoding);
};

/** The bytes of `saveFile`. */
export const encodeFile = (source: string, format: FileFormat): Uint8Array<ArrayBuffer> =>
  saveFile(source, format).bytes;
