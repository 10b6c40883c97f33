import { expect, it } from "vitest";
import { growth, MOST_GROWTH } from "./growth.ts";

/** Simulates work with given times per size, on a machine that interrupts some runs. */
const growthOf = (
  milliseconds: (size: number) => number,
  delay: (run: number) => number,
): number => {
  let now = 0;
  let run = 0;
  const work = (size: number): void => {
    now += milliseconds(size) + delay(run++);
  };
  return growth(100, work, () => now);
};

it("growth tells work that grows with its input from work that grows faster", () => {
  expect(growthOf(Math.sqrt, () => 0)).toBeLessThan(MOST_GROWTH);
  expect(
    growthOf(
      (size) => size / 10,
      () => 0,
    ),
  ).toBeLessThan(MOST_GROWTH);
  expect(
    growthOf(
      (size) => (size * size) / 1_000,
      () => 0,
    ),
  ).toBeGreaterThan(MOST_GROWTH);
});

it("growth does not mind that runs are interrupted", () => {
  const busy = (run: number): number => (run > 0 && run % 7 < 6 ? 40 * (run % 7) : 0);
  expect(growthOf((size) => size / 100, busy)).toBeLessThan(MOST_GROWTH);
});
