import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commonEnds } from "./common-ends.ts";

describe("the common ends of two texts", () => {
  it.each([
    ["", "", 0, 0],
    ["abc", "abc", 3, 0],
    ["abc", "axc", 1, 1],
    ["aa", "aaa", 2, 0],
    ["ab", "cab", 0, 2],
  ])("of %j and %j are %i and %i units long", (before, after, prefix, suffix) => {
    expect(commonEnds(before, after)).toEqual({ prefix, suffix });
  });

  it("may be lines", () => {
    expect(commonEnds(["a", "b"], ["a", "c", "b"])).toEqual({ prefix: 1, suffix: 1 });
  });

  it("are as long as possible, and never overlap", () => {
    const piece = fc.constantFrom("a", "b", "ab".repeat(700), "a".repeat(1024));
    const text = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { prefix, suffix } = commonEnds(before, after);
        const shorter = Math.min(before.length, after.length);
        expect(prefix + suffix).toBeLessThanOrEqual(shorter);
        expect(before.slice(0, prefix)).toBe(after.slice(0, prefix));
        expect(before.slice(before.length - suffix)).toBe(after.slice(after.length - suffix));
        if (prefix + suffix === shorter) return;
        expect(before[prefix]).not.toBe(after[prefix]);
        expect(before.at(-1 - suffix)).not.toBe(after.at(-1 - suffix));
      }),
    );
  });
});
