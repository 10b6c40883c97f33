import { constants, deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inflateUpTo } from "./inflate.ts";

const MEGABYTE = 1024 * 1024;

const bytesOf = (buffer: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(buffer);

const deflated = (text: string): Uint8Array<ArrayBuffer> => bytesOf(deflateRawSync(text));

const bytesArbitrary = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }),
  fc
    .tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.nat(3000))
    .map(([piece, times]) =>
      Uint8Array.from({ length: piece.length * times }, (_, at) => piece[at % piece.length] ?? 0),
    ),
);

describe("inflateUpTo", () => {
  it("returns what was deflated, at any level and strategy", async () => {
    await fc.assert(
      fc.asyncProperty(
        bytesArbitrary,
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom(
          constants.Z_DEFAULT_STRATEGY,
          constants.Z_HUFFMAN_ONLY,
          constants.Z_RLE,
          constants.Z_FIXED,
        ),
        async (bytes, level, strategy) => {
          const input = bytesOf(deflateRawSync(bytes, { level, strategy }));
          expect(await inflateUpTo(MEGABYTE, input)).toEqual({ bytes, fault: null });
        },
      ),
    );
  });

  it("says whether data is cut short, invalid or too large", async () => {
    const input = deflated("User-agent: *\nDisallow: /private\n".repeat(20));
    const faultOf = async (bytes: Uint8Array<ArrayBuffer>, limit = MEGABYTE) =>
      (await inflateUpTo(limit, bytes)).fault;
    expect(await faultOf(input)).toBeNull();
    expect(await faultOf(input.subarray(0, -4))).toBe("truncated");
    expect(await faultOf(new Uint8Array(0))).toBe("truncated");
    expect(await faultOf(Uint8Array.of(0xff, 0xff))).toBe("invalid");
    expect(await faultOf(input, 660)).toBeNull();
    expect(await faultOf(input, 659)).toBe("too-large");
  });

  it("returns all bytes if others follow the data", async () => {
    const text = "User-agent: *\nDisallow: /private\n".repeat(20_000);
    const input = Uint8Array.of(...deflated(text), 0xfc, 0xff);
    const { bytes } = await inflateUpTo(MEGABYTE, input);
    expect(new TextDecoder().decode(bytes)).toBe(text);
  });
});
