/** Why bytes are not DEFLATE data that should be inflated. */
export type DeflateFault =
  | "truncated"
  /** Not DEFLATE, or not as any compressor would write it. */
  | "invalid"
  | "too-large";

/**
 * The fewest compressed bytes for each Huffman table, on average. Reading a table takes as long as
 * inflating many bytes, and a table can be followed by no data: without this limit a small input
 * could keep an inflater busy. fflate, which makes our links, writes at least 7,000 symbols of at
 * least one bit per table.
 */
const BYTES_PER_TABLE = 800;

const LONGEST_CODE = 15;
const END_OF_BLOCK = 256;

/** RFC 1951, 3.2.7: the order in which the code length codes are written. */
const LENGTH_CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** RFC 1951, 3.2.5: the lengths for the symbols 257 to 285, and their number of extra bits. */
const COPY_LENGTHS = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  163, 195, 227, 258,
];
const COPY_LENGTH_BITS = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
];
/** RFC 1951, 3.2.5: the same for distances. */
const DISTANCES = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
  3073, 4097, 6145, 8193, 12_289, 16_385, 24_577,
];
const DISTANCE_BITS = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];

class ScanError extends Error {
  readonly fault: DeflateFault;
  constructor(fault: DeflateFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Reads bits in DEFLATE's order, the lowest of each byte first. */
class BitReader {
  private at = 0;
  private held = 0;
  private count = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** The next bits, at most 16, with the first as the lowest. */
  read(count: number): number {
    while (this.count < count) {
      const byte = this.bytes[this.at];
      if (byte === undefined) throw new ScanError("truncated");
      this.held |= byte << this.count;
      this.count += 8;
      this.at += 1;
    }
    const bits = this.held & ((1 << count) - 1);
    this.held >>>= count;
    this.count -= count;
    return bits;
  }

  /** Discards the rest of a byte and skips whole ones. */
  skip(length: number): void {
    this.held = 0;
    this.count = 0;
    this.at += length;
    if (this.at > this.bytes.length) throw new ScanError("truncated");
  }

  dropPartialByte(): void {
    this.held = 0;
    this.count = 0;
  }
}

/**
 * A Huffman code: the number of codes of each length, and their symbols in the order of the codes.
 */
interface HuffmanCode {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

/** RFC 1951, 3.2.2: builds the code from its lengths. Oversubscribed lengths are invalid. */
const codeOf = (lengths: ArrayLike<number>, from: number, to: number): HuffmanCode => {
  const counts = new Uint16Array(LONGEST_CODE + 1);
  for (let at = from; at < to; at++) counts[lengths[at] ?? 0] = (counts[lengths[at] ?? 0] ?? 0) + 1;
  counts[0] = 0;
  const starts = new Uint16Array(LONGEST_CODE + 2);
  let left = 1;
  for (let length = 1; length <= LONGEST_CODE; length++) {
    const count = counts[length] ?? 0;
    left = left * 2 - count;
    if (left < 0) throw new ScanError("invalid");
    starts[length + 1] = (starts[length] ?? 0) + count;
  }
  const symbols = new Uint16Array(to - from);
  for (let at = from; at < to; at++) {
    const length = lengths[at] ?? 0;
    if (length === 0) continue;
    symbols[starts[length] ?? 0] = at - from;
    starts[length] = (starts[length] ?? 0) + 1;
  }
  return { counts, symbols };
};

const symbolFrom = (reader: BitReader, { counts, symbols }: HuffmanCode): number => {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length <= LONGEST_CODE; length++) {
    code |= reader.read(1);
    const count = counts[length] ?? 0;
    if (code - first < count) return symbols[index + code - first] ?? 0;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw new ScanError("invalid");
};

/** The two Huffman codes of a compressed block. */
interface BlockCodes {
  readonly literals: HuffmanCode;
  readonly distances: HuffmanCode;
}

const fixedLengths = Uint8Array.from({ length: 288 }, (_, symbol) => {
  if (symbol < 144) return 8;
  if (symbol < 256) return 9;
  return symbol < 280 ? 7 : 8;
});
const fixedCodes: BlockCodes = {
  literals: codeOf(fixedLengths, 0, 288),
  distances: codeOf(new Uint8Array(30).fill(5), 0, 30),
};

/**
 * RFC 1951, 3.2.7: for the symbols 16 to 18, the number of extra bits and the smallest repeat
 * count.
 */
const REPEATS = [
  { bits: 2, least: 3 },
  { bits: 3, least: 3 },
  { bits: 7, least: 11 },
] as const;

const readTables = (reader: BitReader): BlockCodes => {
  const literals = reader.read(5) + 257;
  const distances = reader.read(5) + 1;
  const lengthCodes = reader.read(4) + 4;
  if (literals > 286 || distances > 30) throw new ScanError("invalid");
  const codeLengths = new Uint8Array(19);
  for (const symbol of LENGTH_CODE_ORDER.slice(0, lengthCodes))
    codeLengths[symbol] = reader.read(3);
  const lengthCode = codeOf(codeLengths, 0, 19);
  const lengths = new Uint8Array(literals + distances);
  for (let at = 0; at < lengths.length; ) {
    const symbol = symbolFrom(reader, lengthCode);
    const repeat = REPEATS[symbol - 16];
    if (repeat === undefined) {
      lengths[at++] = symbol;
      continue;
    }
    if (symbol === 16 && at === 0) throw new ScanError("invalid");
    const value = symbol === 16 ? (lengths[at - 1] ?? 0) : 0;
    const end = at + repeat.least + reader.read(repeat.bits);
    if (end > lengths.length) throw new ScanError("invalid");
    lengths.fill(value, at, end);
    at = end;
  }
  return {
    literals: codeOf(lengths, 0, literals),
    distances: codeOf(lengths, literals, lengths.length),
  };
};

/**
 * Scans one block; returns the number of bytes output by its end, including the `before` earlier
 * ones.
 */
const scanBlock = (
  reader: BitReader,
  { literals, distances }: BlockCodes,
  before: number,
  limit: number,
): number => {
  let length = before;
  for (;;) {
    const symbol = symbolFrom(reader, literals);
    if (symbol === END_OF_BLOCK) return length;
    if (symbol < END_OF_BLOCK) length += 1;
    else {
      const copied = COPY_LENGTHS[symbol - 257];
      if (copied === undefined) throw new ScanError("invalid");
      const extra = reader.read(COPY_LENGTH_BITS[symbol - 257] ?? 0);
      const distanceSymbol = symbolFrom(reader, distances);
      const distance = DISTANCES[distanceSymbol];
      if (distance === undefined) throw new ScanError("invalid");
      if (distance + reader.read(DISTANCE_BITS[distanceSymbol] ?? 0) > length) {
        throw new ScanError("invalid");
      }
      length += copied + extra;
    }
    if (length > limit) throw new ScanError("too-large");
  }
};

const scanStored = (reader: BitReader): number => {
  reader.dropPartialByte();
  const length = reader.read(16);
  if (reader.read(16) !== (~length & 0xffff)) throw new ScanError("invalid");
  reader.skip(length);
  return length;
};

const scan = (deflated: Uint8Array, limit: number): number => {
  const reader = new BitReader(deflated);
  let tables = 1 + Math.floor(deflated.length / BYTES_PER_TABLE);
  let length = 0;
  let isLast = false;
  while (!isLast) {
    isLast = reader.read(1) === 1;
    const kind = reader.read(2);
    if (kind === 3) throw new ScanError("invalid");
    if (kind === 2) {
      tables -= 1;
      if (tables < 0) throw new ScanError("invalid");
    }
    if (kind === 0) length += scanStored(reader);
    else length = scanBlock(reader, kind === 1 ? fixedCodes : readTables(reader), length, limit);
    if (length > limit) throw new ScanError("too-large");
  }
  return length;
};

/**
 * The size of inflated raw DEFLATE data in bytes, or why it should not be inflated. Writes nothing
 * and allocates no table larger than its code, so the work is a small multiple of the input's
 * length; bytes after the end of the data are ignored (RFC 1951).
 *
 * @param limit the most bytes of output.
 */
export const inflatedLength = (deflated: Uint8Array, limit: number): number | DeflateFault => {
  try {
    return scan(deflated, limit);
  } catch (error) {
    if (error instanceof ScanError) return error.fault;
    throw error;
  }
};
