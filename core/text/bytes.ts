/**
 * How a document's characters represent the bytes that a crawler reads.
 *
 * - `utf-8`: the source is the decoded text; a lone surrogate represents U+FFFD, as encoders write
 * it.
 * - `latin1`: each character U+0000..U+00FF represents one byte. Any sequence of bytes can be
 * represented this way, so a file that is not UTF-8 still gets exact answers.
 * - `utf-16le`, `utf-16be`: the file on disk is UTF-16; most crawlers read no line of it.
 */
export type Encoding = "utf-8" | "latin1" | "utf-16le" | "utf-16be";

const HEX = "0123456789ABCDEF";

const percent = (byte: number): string => `%${HEX[byte >> 4]}${HEX[byte & 15]}`;

/** How many bytes one code point takes. */
const bytesOfCodePoint = (codePoint: number, encoding: Encoding): number => {
  if (encoding === "latin1") return codePoint < 0x100 ? 1 : utf8Length(codePoint);
  if (encoding !== "utf-8") return codePoint < 0x10000 ? 2 : 4;
  return utf8Length(codePoint);
};

const utf8Length = (codePoint: number): number =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;

/** The number of bytes of `text` when written in `encoding`. */
export const byteLength = (text: string, encoding: Encoding = "utf-8"): number => {
  if (encoding === "utf-16le" || encoding === "utf-16be") return text.length * 2;
  let bytes = text.length;
  // Most files are entirely ASCII: a search determines that much faster than a loop over
  // characters.
  const first = text.search(/[^\0-\x7f]/);
  if (first < 0) return bytes;
  for (let index = first; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    const codePoint = text.codePointAt(index) as number;
    const units = codePoint > 0xffff ? 2 : 1;
    bytes += bytesOfCodePoint(codePoint, encoding) - units;
    index += units - 1;
  }
  return bytes;
};

/** A text whose characters outside ASCII are percent-encoded in UTF-8. */
export const percentEncode = (text: string): string =>
  text.replace(/[^\0-\x7f]/gu, (character) =>
    percentEncodeCodePoint(character.codePointAt(0) ?? 0, "utf-8"),
  );

/**
 * The bytes of one code point, percent-encoded with upper-case digits. `keep` limits how many of
 * the leading bytes are written: a line cut at a byte limit can end inside a character.
 */
export const percentEncodeCodePoint = (codePoint: number, encoding: Encoding, keep = 4): string => {
  const code = codePoint >= 0xd800 && codePoint <= 0xdfff ? 0xfffd : codePoint;
  const bytes: number[] =
    encoding === "latin1" && code < 0x100
      ? [code]
      : code < 0x80
        ? [code]
        : code < 0x800
          ? [0xc0 | (code >> 6), 0x80 | (code & 63)]
          : code < 0x10000
            ? [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
            : [
                0xf0 | (code >> 18),
                0x80 | ((code >> 12) & 63),
                0x80 | ((code >> 6) & 63),
                0x80 | (code & 63),
              ];
  return bytes.slice(0, keep).map(percent).join("");
};

/** Where a text exceeds a byte limit. */
export interface ByteCut {
  /** Offset of the first character that is not kept whole. */
  readonly at: number;
  /** How many leading bytes of that character are kept: 0 to 3. */
  readonly partial: number;
}

/**
 * Finds where `source` from `from` to `to` exceeds `limit` bytes; null if it does not. `skipped`
 * bytes at the start are not counted.
 */
export const byteCut = (
  source: string,
  from: number,
  to: number,
  limit: number,
  encoding: Encoding,
  skipped = 0,
): ByteCut | null => {
  let room = limit + skipped;
  let index = from;
  if (room > 0 && (encoding === "utf-8" || encoding === "latin1")) {
    // A search skips ASCII much faster than the loop does.
    const plain = source.slice(from, Math.min(to, from + room)).search(/[^\0-\x7f]/);
    index = plain < 0 ? Math.min(to, from + room) : from + plain;
    room -= index - from;
  }
  while (index < to) {
    const codePoint = source.codePointAt(index) as number;
    const bytes = bytesOfCodePoint(codePoint, encoding);
    if (bytes > room) return { at: index, partial: room };
    room -= bytes;
    index += codePoint > 0xffff ? 2 : 1;
  }
  return null;
};
