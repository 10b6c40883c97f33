import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byteCut, byteLength, type Encoding } from "./bytes.ts";

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
      { numRuns: 1000 },
    );
  });

  it("is nowhere in an empty text, and at the start if the limit is 0", () => {
    expect(byteCut("", 0, 0, -1, "utf-8")).toBeNull();
    expect(byteCut("ab", 1, 1, -1, "utf-8")).toBeNull();
    expect(byteCut("ab", 1, 2, -1, "utf-8")?.at).toBe(1);
    expect(byteCut("ab", 1, 2, 0, "utf-8")).toEqual({ at: 1, partial: 0 });
  });
});
