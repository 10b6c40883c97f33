import { expect, test } from "vitest";
import { once } from "./once.ts";

test("what is made once is made when it is first asked for, and never again", () => {
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
