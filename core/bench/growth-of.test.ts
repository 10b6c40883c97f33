import { expect, it } from "vitest";
import { growth, MOST_GROWTH } from "./growth-of.ts";

/** Simulates work with given times per size, by a clock that ticks. */
const growthOf = (milliseconds: (size: number) => number, tick = 4): number => {
  let now = 0.7;
  const work = (size: number): void => {
    now += milliseconds(size);
  };
  return growth(100, work, () => Math.floor(now / tick) * tick);
};

it("growth tells work that grows with its input from work that grows faster", () => {
  for (const share of [1, 30, 1_000, 3_000]) {
    expect(growthOf((size) => size / share)).toBeLessThan(MOST_GROWTH);
    expect(growthOf((size) => Math.sqrt(size) / share)).toBeLessThan(MOST_GROWTH);
    expect(growthOf((size) => size ** 2 / 1_000 / share)).toBeGreaterThan(MOST_GROWTH);
  }
});
