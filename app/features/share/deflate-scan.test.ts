import { constants, deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { deflateSync, inflateSync } from "fflate";
import { describe, expect, it } from "vitest";
import { inflatedLength } from "./deflate-scan.ts";

const MEGABYTE = 1024 * 1024;

const bytesArbitrary = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }),
  fc
    .string({ unit: fc.constantFrom("a", "b", "\n"), maxLength: 5000 })
    .map((text) => new TextEncoder().encode(text)),
  fc
    .tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.nat(3000))
    .map(([piece, times]) =>
      Uint8Array.from({ length: piece.length * times }, (_, at) => piece[at % piece.length] ?? 0),
    ),
);

/** Writes numbers as bits, lowest first, as DEFLATE does. */
const packBits = (values: readonly (readonly [value: number, count: number])[]): Uint8Array => {
  const bits = values.flatMap(([value, count]) =>
    Array.from({ length: count }, (_, at) => (value >> at) & 1),
  );
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  bits.forEach((bit, at) => {
    bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7));
  });
  return bytes;
};

/** The order of the code length codes in RFC 1951. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** An empty block with its own tables, with codes of 15 bits. */
const EMPTY_BLOCK: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 2],
  [0, 5],
  [0, 5],
  [15, 4],
  ...ORDER.map((symbol) => [symbol === 18 || symbol === 15 ? 1 : 0, 3] as const),
  // 138 and 118 times no code, then one for the end of the block, and one distance.
  [1, 1],
  [127, 7],
  [1, 1],
  [107, 7],
  [0, 1],
  [0, 1],
  [0, 15],
];

describe("inflatedLength", () => {
  it("returns the number of bytes that zlib and fflate deflated, at any level and strategy", () => {
    fc.assert(
      fc.property(
        bytesArbitrary,
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom(
          constants.Z_DEFAULT_STRATEGY,
          constants.Z_FIXED,
          constants.Z_HUFFMAN_ONLY,
          constants.Z_RLE,
        ),
        (bytes, level, strategy) => {
          expect(inflatedLength(deflateRawSync(bytes, { level, strategy }), MEGABYTE)).toBe(
            bytes.length,
          );
          const deflated = deflateSync(bytes, { level: level as 0 });
          expect(inflatedLength(deflated, MEGABYTE)).toBe(bytes.length);
        },
      ),
    );
  });

  it("is right about damaged data too, if fflate inflates it at all", () => {
    let inflated = 0;
    fc.assert(
      fc.property(bytesArbitrary, fc.nat(), fc.nat(255), (bytes, at, other) => {
        const deflated = Uint8Array.from(deflateRawSync(bytes));
        deflated[at % deflated.length] = other;
        const length = inflatedLength(deflated, MEGABYTE);
        if (typeof length !== "number") return;
        try {
          expect(inflateSync(deflated)).toHaveLength(length);
          inflated += 1;
        } catch (error) {
          expect(error).toMatchObject({ code: expect.any(Number) });
        }
      }),
      { numRuns: 2000 },
    );
    expect(inflated).toBeGreaterThan(20);
  });

  it("reports data as truncated wherever it is cut", () => {
    const deflated = deflateRawSync(Buffer.from("User-agent: *\nDisallow: /a\n".repeat(20)));
    for (let length = 0; length < deflated.length; length++) {
      expect(inflatedLength(deflated.subarray(0, length), MEGABYTE)).toBe("truncated");
    }
  });

  it("counts stored blocks, however many", () => {
    const bytes = Uint8Array.from({ length: 150_000 }, (_, at) => (at * 2_654_435_761) >>> 24);
    const stored = deflateRawSync(bytes, { level: 0 });
    expect(stored.length).toBeGreaterThan(bytes.length);
    expect(inflatedLength(stored, MEGABYTE)).toBe(150_000);
    expect(inflatedLength(stored, 150_000)).toBe(150_000);
    expect(inflatedLength(stored, 149_999)).toBe("too-large");
    for (const length of [1, 3, 5, 70_000, stored.length - 1]) {
      expect(inflatedLength(stored.subarray(0, length), MEGABYTE)).toBe("truncated");
    }
    const damaged = Uint8Array.from(stored);
    damaged[3] = (damaged[3] ?? 0) ^ 1;
    expect(inflatedLength(damaged, MEGABYTE)).toBe("invalid");
  });

  describe("of a block with fixed Huffman codes", () => {
    /** Writes a Huffman code, highest bit first. */
    const code = (value: number, count: number): readonly (readonly [number, number])[] =>
      Array.from({ length: count }, (_, at) => [(value >> (count - 1 - at)) & 1, 1] as const);
    const LETTER = code(0x30 + 97, 8);
    const END = code(0, 7);
    /** Copies three bytes from the distance given by the symbol and its extra bits. */
    const copy = (symbol: number, more: number, bits: number) =>
      [...code(1, 7), ...code(symbol, 5), [more, bits] as const] as const;
    const lengthOf = (letters: number, copied: ReturnType<typeof copy>, end = END) => {
      const text = Array.from({ length: letters }, () => LETTER).flat();
      return inflatedLength(packBits([[1, 1], [1, 2], ...text, ...copied, ...end]), MEGABYTE);
    };

    it("adds up literals and copies", () => {
      expect(lengthOf(1, copy(0, 0, 0))).toBe(4);
      expect(lengthOf(5, copy(4, 0, 1))).toBe(8);
      expect(lengthOf(6, copy(4, 1, 1))).toBe(9);
      expect(lengthOf(7, copy(5, 0, 1))).toBe(10);
    });

    it("is invalid if a copy begins before the data", () => {
      expect(lengthOf(0, copy(0, 0, 0))).toBe("invalid");
      expect(lengthOf(4, copy(4, 0, 1))).toBe("invalid");
      expect(lengthOf(5, copy(4, 1, 1))).toBe("invalid");
    });

    it("is invalid if a copy has an invalid distance or length", () => {
      expect(lengthOf(5, copy(30, 0, 0), [...END, ...END, ...END])).toBe("invalid");
      expect(inflatedLength(packBits([[1, 1], [1, 2], ...code(0xc6, 8)]), MEGABYTE)).toBe(
        "invalid",
      );
      expect(
        inflatedLength(
          packBits([
            [1, 1],
            [3, 2],
          ]),
          MEGABYTE,
        ),
      ).toBe("invalid");
    });

    it("is truncated if its end is missing", () => {
      expect(lengthOf(1, copy(0, 0, 0), [])).toBe("truncated");
    });
  });

  it("stops at the limit, and reads nothing after it", () => {
    const bomb = deflateRawSync(Buffer.alloc(50_000_000, " "), { level: 9 });
    bomb.fill(0xff, 5000);
    expect(inflatedLength(bomb, MEGABYTE)).toBe("too-large");
    const exact = deflateRawSync(Buffer.alloc(1000, " "));
    expect(inflatedLength(exact, 1000)).toBe(1000);
    expect(inflatedLength(exact, 999)).toBe("too-large");
  });

  it("stops soon if code tables come without data", () => {
    const blocks = packBits(Array.from({ length: 2000 }, () => EMPTY_BLOCK).flat());
    let read = 0;
    const counted = new Proxy(blocks, {
      get: (bytes, key) => {
        if (/^\d+$/.test(String(key))) read += 1;
        const value: unknown = Reflect.get(bytes, key, bytes);
        return value;
      },
    });
    expect(inflatedLength(counted, MEGABYTE)).toBe("invalid");
    expect(read).toBeLessThan(blocks.length / 20);
  });
});
