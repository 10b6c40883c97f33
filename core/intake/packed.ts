const GZIP: readonly number[] = [0x1f, 0x8b];

/** zip, 7z, xz, zstd, bzip2. */
const ARCHIVES: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0xfd, 0x37, 0x7a, 0x58],
  [0x28, 0xb5, 0x2f, 0xfd],
  [0x42, 0x5a, 0x68],
];

/**
 * How a file is packed, by its first bytes (four are enough): as gzip, or as an archive, which
 * nothing here unpacks; null for neither.
 */
export const packedAs = (head: Uint8Array): "gzip" | "archive" | null => {
  const begins = (magic: readonly number[]): boolean =>
    magic.every((byte, index) => head[index] === byte);
  if (begins(GZIP)) return "gzip";
  return ARCHIVES.some(begins) ? "archive" : null;
};
