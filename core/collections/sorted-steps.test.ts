import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lastOf } from "../testing/contexts.ts";
import { sortedSteps } from "./sorted-steps.ts";

it("sortedSteps sorts as sort does, in more steps for more texts", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 3 }), { maxLength: 20 }),
      fc.integer({ min: 0, max: 700 }),
      (some, times) => {
        const texts = Array.from({ length: times }, (_, at) =>
          some.map((text) => text + ((at * 7919) % 1009)),
        ).flat();
        expect(lastOf(sortedSteps(texts))).toEqual([...texts].sort());
      },
    ),
    { numRuns: 30 },
  );
  const many = Array.from({ length: 20_000 }, (_, at) => `/${(at * 7919) % 100_003}`);
  expect([...sortedSteps(many)].length).toBeGreaterThan(15);
});

describe("a list of few texts", () => {
  it.each([
    [0, 0],
    [1, 0],
    [2048, 0],
    [2049, 2],
  ])("is sorted without pausing up to 2,048: %i texts, %i pauses", (count, pauses) => {
    const steps = sortedSteps(Array.from({ length: count }, (_, index) => `${index}`));
    let paused = 0;
    while (steps.next().done !== true) paused++;
    expect(paused).toBe(pauses);
  });
});
