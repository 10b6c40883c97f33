import { describe, expect, it } from "vitest";
import { Work } from "./work.ts";

const usedUp = (steps: number, most?: number): Work => {
  const work = new Work(most);
  work.steps = steps;
  return work;
};

describe("the budget of a proof", () => {
  it("is over once more steps are used than it has", () => {
    expect([usedUp(10, 10), usedUp(11, 10)].map(({ isOver }) => isOver)).toEqual([false, true]);
    expect([usedUp(6_000_000), usedUp(6_000_001)].map(({ isOver }) => isOver)).toEqual([
      false,
      true,
    ]);
  });

  it("may be exceeded fourfold by what is cheap to settle", () => {
    expect([usedUp(40, 10), usedUp(41, 10)].map(({ isSpent }) => isSpent)).toEqual([false, true]);
  });

  it("counts four steps for each query, and half of one for each character and its weight", () => {
    const work = new Work();
    work.ask("/abcdefg", 1);
    expect(work.steps).toBe(8);
    work.ask("/abcdefg", 2.5);
    expect(work.steps).toBe(22);
  });

  it("asks for a pause every 20,000 steps", () => {
    const work = usedUp(19_999);
    expect(work.isTurn).toBe(false);
    work.steps = 20_000;
    expect([work.isTurn, work.isTurn]).toEqual([true, false]);
    work.steps = 39_999;
    expect(work.isTurn).toBe(false);
    work.steps = 45_000;
    expect([work.isTurn, work.isTurn]).toEqual([true, false]);
    work.steps = 64_999;
    expect(work.isTurn).toBe(false);
  });

  it("is whole again once renewed, with the next pause as far away", () => {
    const work = usedUp(100_000, 1000);
    expect([work.isTurn, work.isOver]).toEqual([true, true]);
    work.renew();
    expect([work.steps, work.isTurn, work.isOver]).toEqual([0, false, false]);
    work.steps = 20_000;
    expect(work.isTurn).toBe(true);
  });
});
