import fc from "fast-check";
import { expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
import { firstIndex, firstNotBelow } from "./search.ts";

it("finds the first of sorted values that is not below another one", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.nat(20), fc.nat(5), (values, least, from) => {
      const sorted = values.toSorted((a, b) => a - b);
      const start = Math.min(from, sorted.length);
      expect(firstNotBelow(sorted, least)).toBe(values.filter((value) => value < least).length);
      const expected = sorted.findIndex((value, index) => index >= start && value >= least);
      expect(firstIndex(sorted.length, (index) => (sorted[index] ?? 0) >= least, start)).toBe(
        expected < 0 ? sorted.length : expected,
      );
    }),
    seeded(200),
  );
});

it("asks only a few times", () => {
  let asked = 0;
  const holds = (index: number): boolean => {
    asked++;
    return index >= 777_777;
  };
  expect(firstIndex(1_000_000, holds)).toBe(777_777);
  expect(asked).toBeLessThan(25);
});
