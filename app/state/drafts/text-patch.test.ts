import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyPatch, patchBetween } from "./text-patch.ts";

describe("patchBetween", () => {
  it("turns any base into any text", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "\n", "\u{1f4a9}") });
    fc.assert(
      fc.property(letters, letters, letters, letters, (start, before, after, end) => {
        const base = start + before + end;
        const text = start + after + end;
        const patch = patchBetween(base, text);
        expect(applyPatch(base, patch)).toBe(text);
        expect(patch.insert.length).toBeLessThanOrEqual(after.length);
      }),
      { seed: 20_260_101, numRuns: 300 },
    );
  });

  it("finds a single letter typed in a long text", () => {
    const base = "Disallow: /page\n".repeat(10_000);
    for (const at of [0, 5, 16_383, 16_384, 80_001, 159_999, 160_000]) {
      const text = `${base.slice(0, at)}X${base.slice(at)}`;
      expect(patchBetween(base, text).insert).toBe("X");
      expect(applyPatch(base, patchBetween(base, text))).toBe(text);
      expect(applyPatch(text, patchBetween(text, base))).toBe(base);
    }
  });
});

describe("applyPatch", () => {
  it("refuses another base, and invalid spans", () => {
    const patch = patchBetween("abc", "abd");
    expect(applyPatch("abcd", patch)).toBeNull();
    expect(applyPatch("abc", { ...patch, from: 3, to: 2 })).toBeNull();
    expect(applyPatch("abc", { ...patch, to: 4 })).toBeNull();
    expect(applyPatch("abc", { ...patch, from: -1 })).toBeNull();
  });
});
