import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
import { editDistance, nearestName } from "./distance.ts";

describe("the distance between two spellings", () => {
  it.each([
    ["disallow", "disallow", 0],
    ["disallow", "disalow", 1],
    ["disallow", "dissallow", 1],
    ["disallow", "diasllow", 1],
    ["user-agent", "user_agent", 1],
    ["user-agent", "er-agent", 2],
    ["allow", "", 3],
    ["allow", "sitemap", 3],
  ])("of %s and %s is %d, counted up to 2", (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  it("counts a swap of neighbours once", () => {
    expect(editDistance("ab", "ba", 9)).toBe(1);
    expect(editDistance("abcd", "badc", 9)).toBe(2);
  });

  const short = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });

  it("is the same both ways and zero only between equals", () => {
    fc.assert(
      fc.property(short, short, (a, b) => {
        expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
        expect(editDistance(a, b, 9) === 0).toBe(a === b);
      }),
      seeded(300),
    );
  });

  it("is that of the shortest sequence of single edits and swaps of neighbours", () => {
    /** The definition, implemented literally: slow, and correct. */
    const slowly = (a: string, b: string): number => {
      if (a === "" || b === "") return a.length + b.length;
      const [shortA, shortB] = [a.slice(1), b.slice(1)];
      const cost = Math.min(
        slowly(shortA, b) + 1,
        slowly(a, shortB) + 1,
        slowly(shortA, shortB) + (a[0] === b[0] ? 0 : 1),
      );
      const isSwap = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
      return isSwap ? Math.min(cost, slowly(a.slice(2), b.slice(2)) + 1) : cost;
    };
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 5 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 9)).toBe(slowly(a, b));
      }),
      seeded(200),
    );
  });

  it("stops at its limit and is exact below it", () => {
    fc.assert(
      fc.property(short, short, fc.integer({ min: 0, max: 5 }), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(editDistance(a, b, 9), limit + 1));
      }),
      seeded(300),
    );
  });
});

describe("the name that a text may be a typo of", () => {
  const names = ["user-agent", "allow", "disallow"];

  it("may be two edits away from a long name and one from a short one", () => {
    expect(nearestName("disllw", names)).toBe("disallow");
    expect(nearestName("alow", names)).toBe("allow");
    expect(nearestName("alw", names)).toBeNull();
  });

  it("is the nearest, not the first", () => {
    expect(nearestName("alllow", ["disallow", "allow"])).toBe("allow");
  });
});
