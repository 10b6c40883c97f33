import { expect, test } from "vitest";
import { once } from "./once.ts";

test("once creates its result on first use, and only once", () => {
  let times = 0;
  const value = once(() => {
    times += 1;
    return undefined;
  });
  expect(times).toBe(0);
  expect(value()).toBeUndefined();
  value();
  expect(times).toBe(1);
});
