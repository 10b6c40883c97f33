import { expect, it } from "vitest";
import { memo } from "./memo.ts";

it("memo computes once for each object, even when the result is undefined", () => {
  let calls = 0;
  const remembered = memo((_: object) => {
    calls += 1;
    return undefined;
  });
  const key = {};
  remembered(key);
  remembered(key);
  expect(calls).toBe(1);
  remembered({});
  expect(calls).toBe(2);
});
