import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
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
      seeded(1000),
    );
  });

  it.each([
    "\u007f\u0080\u07ff\u0800\u0fff\u1000",
    "\ucfff\ud7ff\ue000\ueeee\uf000\uffff",
    "\u{10000}\u{3ffff}\u{40000}\u{fffff}\u{100000}\u{10ffff}",
  ])("returns characters at the ends of each length of sequence: %j", (text) => {
    expect(decodeUtf8([...new TextEncoder().encode(text)])).toBe(text);
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
    expect(percentDecode("%2f%2a%c3%2f%A9%2f", (value) => value === 0x2f)).toBe(
      "%2F*\ufffd%2F\ufffd%2F",
    );
  });

  it("reads two hexadecimal digits and nothing else", () => {
    const digits = ["fF", "00", "0a", "A0", "9f", "0g", "g0", "a", "", "/0", "0:", "@a", "`1"];
    expect(digits.map((text) => asciiHex(text, 0))).toEqual([
      255, 0, 10, 160, 159, -1, -1, -1, -1, -1, -1, -1, -1,
    ]);
    expect(asciiHex("%4a", 1)).toBe(74);
  });
});
