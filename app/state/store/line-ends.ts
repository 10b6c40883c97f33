import type { LintFormat } from "../../../core/lint/index.ts";
import type { FileFormat } from "./state.ts";

type LineEnd = FileFormat["lineEnd"];

/** The names of line ends. */
export const LINE_END_NAMES: Readonly<Record<LineEnd, string>> = {
  "\n": "LF",
  "\r\n": "CRLF",
  "\r": "CR",
};

/** How often each line end occurs. */
export type LineEndCounts = Readonly<Record<LineEnd, number>>;

/** Counts the line ends of a text. CRLF counts as one. */
export const countLineEnds = (text: string): LineEndCounts => {
  const counts = { "\n": 0, "\r\n": 0, "\r": 0 };
  for (let at = text.search(/[\r\n]/); at >= 0 && at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x0a) counts["\n"] += 1;
    if (unit !== 0x0d) continue;
    if (text.charCodeAt(at + 1) === 0x0a) {
      counts["\r\n"] += 1;
      at += 1;
    } else {
      counts["\r"] += 1;
    }
  }
  return counts;
};

/** The most common line end. If equally common, or if there is none: LF before CRLF before CR. */
export const dominantLineEnd = (counts: LineEndCounts): LineEnd => {
  const order: readonly LineEnd[] = ["\n", "\r\n", "\r"];
  return order.reduce((best, end) => (counts[end] > counts[best] ? end : best));
};

/** Whether more than one kind of line end occurs. */
export const isMixed = (counts: LineEndCounts): boolean =>
  Object.values(counts).filter((count) => count > 0).length > 1;

const NAMES: Readonly<Record<LineEnd, NonNullable<LintFormat["lineEnds"]>>> = {
  "\n": "lf",
  "\r\n": "crlf",
  "\r": "cr",
};

/**
 * The opened file, decoded only as far as needed for its line ends: they are ASCII in every 8-bit
 * encoding, and next to a NUL in a file that was converted from UTF-16.
 */
const textOf = (bytes: Uint8Array, { encoding }: FileFormat): string =>
  encoding.startsWith("utf-16")
    ? new TextDecoder(encoding).decode(bytes)
    : new TextDecoder("latin1").decode(bytes).replaceAll("\0", "");

const counted = new WeakMap<Uint8Array, LineEndCounts>();

/**
 * The line ends that a text has when it is saved in a format. An opened file with mixed line ends
 * keeps them, unless others were selected.
 */
export const lineEndsOnDisk = (format: FileFormat): NonNullable<LintFormat["lineEnds"]> => {
  const { original, lineEnd } = format;
  if (original === null) return NAMES[lineEnd];
  const counts = counted.get(original) ?? countLineEnds(textOf(original, format));
  counted.set(original, counts);
  return isMixed(counts) && dominantLineEnd(counts) === lineEnd ? "mixed" : NAMES[lineEnd];
};
