import { expect, it } from "vitest";
import { lastOf } from "../testing/contexts.ts";
import { memoSteps } from "./memo-steps.ts";

it("memoSteps computes finished steps once, and abandoned ones again", () => {
  let calls = 0;
  const remembered = memoSteps(function* (_: object) {
    yield "step";
    calls += 1;
    return calls;
  });
  const key = {};
  remembered(key).next();
  expect(lastOf(remembered(key))).toBe(1);
  expect(remembered(key).next()).toEqual({ done: true, value: 1 });
  expect(lastOf(remembered({}))).toBe(2);
});
