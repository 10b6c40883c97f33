import { type Encoding, formatMessage, formatUnits, isBinary } from "../../../core/index.ts";
import { MAX_NAME_LENGTH } from "../../state/store/limits.ts";
import {
  countLineEnds,
  dominantLineEnd,
  isMixed,
  LINE_END_NAMES,
  type LineEndCounts,
} from "../../state/store/line-ends.ts";
import type { FileFormat } from "../../state/store/state.ts";
import { filesMessages as words } from "./messages.ts";

/** A decoded file. */
export interface DecodedFile {
  /** As in the editor: LF line ends; a byte order mark is its first character. */
  readonly text: string;
  readonly format: FileFormat;
  /** Messages to the user about the file, one or two sentences each. */
  readonly notes: readonly string[];
}

const startsWith = (bytes: Uint8Array, first: number, second: number): boolean =>
  bytes[0] === first && bytes[1] === second;

/** How much of a file is searched for the NULs of UTF-16. */
const SAMPLE = 4096;

/** UTF-16 without a mark: in Latin script every other byte is NUL. */
const guessUtf16 = (bytes: Uint8Array): Encoding | null => {
  if (bytes.length < 4 || bytes.length % 2 !== 0) return null;
  const sample = bytes.subarray(0, SAMPLE);
  const nuls = [0, 0];
  for (let at = 0; at < sample.length; at++) {
    if (sample[at] === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = nuls.map((count) => count / (sample.length / 2));
  if (odd > 0.7 && even < 0.05) return "utf-16le";
  return even > 0.7 && odd < 0.05 ? "utf-16be" : null;
};

const markedUtf16 = (bytes: Uint8Array): Encoding | null => {
  if (startsWith(bytes, 0xff, 0xfe)) return "utf-16le";
  return startsWith(bytes, 0xfe, 0xff) ? "utf-16be" : null;
};

const decodeUtf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Not UTF-8; the caller decides what it is instead.
    return null;
  }
};

/** Builds a string from character codes, in pieces that fit an argument list. */
const fromUnits = (length: number, unitAt: (index: number) => number): string => {
  const pieces: string[] = [];
  const piece = new Array<number>(4096);
  for (let from = 0; from < length; from += 4096) {
    const count = Math.min(4096, length - from);
    for (let index = 0; index < count; index++) piece[index] = unitAt(from + index);
    pieces.push(String.fromCharCode(...(count < 4096 ? piece.slice(0, count) : piece)));
  }
  return pieces.join("");
};

const decodeUtf16 = (bytes: Uint8Array, encoding: Encoding): string => {
  const high = encoding === "utf-16be" ? 0 : 1;
  return fromUnits(
    bytes.length >> 1,
    (index) => ((bytes[2 * index + high] ?? 0) << 8) | (bytes[2 * index + 1 - high] ?? 0),
  );
};

const decodeLatin1 = (bytes: Uint8Array): string =>
  fromUnits(bytes.length, (index) => bytes[index] ?? 0);

/** Text with the line ends of the file, and the encoding it was decoded with. */
export interface RawText {
  readonly raw: string;
  readonly encoding: Encoding;
}

/**
 * Decodes bytes: as UTF-16 if it has a byte order mark or NULs, otherwise as UTF-8, otherwise one
 * character per byte.
 */
export const readBytes = (bytes: Uint8Array): RawText => {
  const utf16 = markedUtf16(bytes) ?? guessUtf16(bytes);
  if (utf16 !== null) return { raw: decodeUtf16(bytes, utf16), encoding: utf16 };
  const utf8 = decodeUtf8(bytes);
  if (utf8 !== null) return { raw: utf8, encoding: "utf-8" };
  return { raw: decodeLatin1(bytes), encoding: "latin1" };
};

const ENCODING_NOTES: Readonly<Record<Encoding, string | null>> = {
  "utf-8": null,
  latin1: words.latin1,
  "utf-16le": words.utf16,
  "utf-16be": words.utf16,
};

const mixedNote = (counts: LineEndCounts): string | null => {
  if (!isMixed(counts)) return null;
  const ends = ["\n", "\r\n", "\r"] as const;
  const list = ends.filter((end) => counts[end] > 0);
  const shown = list.map((end) =>
    formatMessage(words.countOf, { count: counts[end], name: LINE_END_NAMES[end] }),
  );
  return formatMessage(words.mixedLineEnds, { counts: formatUnits(shown) });
};

/**
 * Decodes a file's bytes without loss: `encodeFile` gives the same bytes back. Accepts any bytes.
 *
 * @param name as shown to the user.
 */
export const decodeFile = (bytes: Uint8Array, name: string): DecodedFile => {
  const { raw, encoding } = readBytes(bytes);
  const counts = countLineEnds(raw);
  const isUtf16 = encoding.startsWith("utf-16");
  const isHalved = isUtf16 && bytes.length % 2 !== 0;
  const notes = [
    !isUtf16 && isBinary(raw) ? words.binary : ENCODING_NOTES[encoding],
    isHalved ? words.halfCharacter : null,
    mixedNote(counts),
  ];
  return {
    text: raw.replace(/\r\n?/g, "\n"),
    format: {
      name: name.slice(0, MAX_NAME_LENGTH),
      isNamed: false,
      encoding,
      lineEnd: dominantLineEnd(counts),
      original: bytes,
    },
    notes: notes.filter((note) => note !== null),
  };
};
