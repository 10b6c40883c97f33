import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
import { byteCut, byteLength, type Encoding, percentEncodeCodePoint } from "./bytes.ts";

const text = fc.string({
  unit: fc.constantFrom("a", "b", "\n", "é", "€", "💩", "\ud83d"),
  maxLength: 40,
});
const encoding = fc.constantFrom<Encoding>("utf-8", "latin1", "utf-16le");

describe("where text exceeds a byte limit", () => {
  it("is the first character that does not fit whole, with the bytes that do", () => {
    fc.assert(
      fc.property(text, fc.nat(60), fc.nat(10), encoding, (source, limit, begin, asWritten) => {
        const from = Math.min(begin, source.length);
        const cut = byteCut(source, from, source.length, limit, asWritten);
        const bytes = (to: number) => byteLength(source.slice(from, to), asWritten);
        expect(cut === null).toBe(bytes(source.length) <= limit);
        if (cut === null) return;
        const after = cut.at + String.fromCodePoint(source.codePointAt(cut.at) as number).length;
        expect(bytes(cut.at) + cut.partial).toBe(limit);
        expect(bytes(after)).toBeGreaterThan(limit);
      }),
      seeded(1000),
    );
  });

  it("is nowhere in an empty text, and at the start if the limit is 0", () => {
    expect(byteCut("", 0, 0, -1, "utf-8")).toBeNull();
    expect(byteCut("ab", 1, 1, -1, "utf-8")).toBeNull();
    expect(byteCut("ab", 1, 2, -1, "utf-8")?.at).toBe(1);
    expect(byteCut("ab", 1, 2, 0, "utf-8")).toEqual({ at: 1, partial: 0 });
  });
});

describe("the bytes of a text", () => {
  it.each([
    ["", 0, 0, 0],
    ["abc", 3, 3, 6],
    ["\x7f\x80", 3, 2, 4],
    ["a\u00e9b", 4, 3, 6],
    ["\u07ff\u0800", 5, 5, 4],
    ["\uffff\u{10000}", 7, 7, 6],
    ["\u{1f4a9}\u00e9a", 7, 6, 8],
    ["\u{1f4a9}\u{1f4a9}", 8, 8, 8],
    ["\ud83da", 4, 4, 4],
  ])("of %j are %d in UTF-8, %d one by one, and %d in UTF-16", (source, utf8, latin1, utf16) => {
    expect(byteLength(source)).toBe(utf8);
    expect(byteLength(source, "latin1")).toBe(latin1);
    expect([byteLength(source, "utf-16le"), byteLength(source, "utf-16be")]).toEqual([
      utf16,
      utf16,
    ]);
  });

  it("exceed a limit in UTF-16 after two for each unit", () => {
    expect(byteCut("a\u{10000}b", 0, 4, 5, "utf-16be")).toEqual({ at: 1, partial: 3 });
    expect(byteCut("a\uffffb", 0, 3, 5, "utf-16le")).toEqual({ at: 2, partial: 1 });
  });

  it.each<[number, Encoding, string]>([
    [0x0a, "utf-8", "%0A"],
    [0x7f, "utf-8", "%7F"],
    [0x80, "utf-8", "%C2%80"],
    [0xe9, "utf-8", "%C3%A9"],
    [0x7ff, "utf-8", "%DF%BF"],
    [0x800, "utf-8", "%E0%A0%80"],
    [0xd7ff, "utf-8", "%ED%9F%BF"],
    [0xd800, "utf-8", "%EF%BF%BD"],
    [0xdfff, "utf-8", "%EF%BF%BD"],
    [0xe000, "utf-8", "%EE%80%80"],
    [0xffff, "utf-8", "%EF%BF%BF"],
    [0x10000, "utf-8", "%F0%90%80%80"],
    [0x10ffff, "utf-8", "%F4%8F%BF%BF"],
    [0x41, "latin1", "%41"],
    [0xe9, "latin1", "%E9"],
    [0xff, "latin1", "%FF"],
    [0x100, "latin1", "%C4%80"],
  ])("of code point %d are percent-encoded in %s as %s", (codePoint, form, encoded) => {
    expect(percentEncodeCodePoint(codePoint, form)).toBe(encoded);
    expect(percentEncodeCodePoint(codePoint, form, 1)).toBe(encoded.slice(0, 3));
    expect(percentEncodeCodePoint(codePoint, form, 0)).toBe("");
  });
});
