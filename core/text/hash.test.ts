import fc from "fast-check";
import { expect, it } from "vitest";
import { chainOf, nextHash } from "./hash.ts";

it("is FNV-1a with a start of 0", () => {
  const hash = [..."ab"].reduce((before, unit) => nextHash(before, unit.charCodeAt(0)), 0);
  expect(hash).toBe(
    Number(BigInt.asIntN(32, (((0x61n * 0x01000193n) & 0xffffffffn) ^ 0x62n) * 0x01000193n)),
  );
});

it("continues two hashes by the same unit to different ones", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.nat(0xffff), (a, b, unit) => {
      expect(nextHash(a, unit) === nextHash(b, unit)).toBe((a | 0) === (b | 0));
    }),
  );
});

it("spreads hashes evenly over the chains", () => {
  const counts = new Array<number>(64).fill(0);
  for (let value = 0; value < 6400; value++) {
    const chain = chainOf(nextHash(0, value), 64);
    counts[chain] = (counts[chain] as number) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(50);
  expect(Math.max(...counts)).toBeLessThan(150);
});
