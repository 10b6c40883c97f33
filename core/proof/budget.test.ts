import { describe, expect, it } from "vitest";
import { Budget } from "./budget.ts";

const usedUp = (steps: number, most?: number): Budget => {
  const budget = new Budget(most);
  budget.steps = steps;
  return budget;
};

describe("the budget of an answer", () => {
  it("is over once more steps are used than it has", () => {
    expect([usedUp(10, 10), usedUp(11, 10)].map(({ isOver }) => isOver)).toEqual([false, true]);
    expect([usedUp(6_000_000), usedUp(6_000_001)].map(({ isOver }) => isOver)).toEqual([
      false,
      true,
    ]);
  });

  it("counts four steps for each query, and half of one for each character and its cost", () => {
    const budget = new Budget();
    budget.countQuery("/abcdefg", 1);
    expect(budget.steps).toBe(8);
    budget.countQuery("/abcdefg", 2.5);
    expect(budget.steps).toBe(22);
  });

  it("is whole again once renewed", () => {
    const budget = usedUp(100_000, 1000);
    budget.renew();
    expect([budget.steps, budget.isOver]).toEqual([0, false]);
  });
});
