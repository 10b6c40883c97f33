import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asciiHex } from "./hex.ts";
import { decodeByteText, decodeUtf8, encodeUtf8, percentDecode } from "./utf8.ts";

const byte = fc.oneof(
  fc.integer({ min: 0, max: 255 }),
  fc.constantFrom(0x61, 0xc3, 0xa9, 0xe2, 0x80, 0xa8, 0xf0, 0x9f, 0x92, 0xed, 0xa0, 0xf4, 0x90),
);
const bytes = fc.array(byte, { maxLength: 24 });
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

describe("decoding UTF-8", () => {
  it("agrees with a replacing decoder, for any bytes", () => {
    fc.assert(
      fc.property(bytes, (list) => {
        expect(decodeUtf8(list)).toBe(decoder.decode(Uint8Array.from(list)));
      }),
      { numRuns: 1000 },
    );
  });

  it("of a text of one character per byte is the same", () => {
    expect(decodeByteText("caf\u00c3\u00a9 \u00e9")).toBe("caf\u00e9 \ufffd");
    expect(decodeByteText("plain")).toBe("plain");
  });
});

describe("encoding UTF-8", () => {
  it("agrees with an encoder, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 20 }), (text) => {
        expect(encodeUtf8(text)).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
  });
});

describe("decoding percent-encoding", () => {
  const all = (): boolean => false;

  it("decodes runs of escapes as UTF-8, and keeps anything else", () => {
    expect(percentDecode("/%C3%a9%zz%", all)).toBe("/\u00e9%zz%");
    expect(percentDecode("%C3x%A9", all)).toBe("\ufffdx\ufffd");
  });

  it("keeps the given bytes encoded, in upper case", () => {
    expect(percentDecode("a%2fb%2Ac", (value) => value === 0x2f)).toBe("a%2Fb*c");
  });

  it("reads two hexadecimal digits and nothing else", () => {
    expect([asciiHex("fF", 0), asciiHex("0g", 0), asciiHex("a", 0)]).toEqual([255, -1, -1]);
  });
});
