import { expect, it } from "vitest";
import { memoByValue } from "./memo-by-value.ts";

it("memoByValue computes once for each value, and distinguishes values", () => {
  const asked: (string | number)[] = [];
  const length = memoByValue((key: string | number) => {
    asked.push(key);
    return key === "" ? undefined : { key };
  });
  expect(length("a")).toBe(length("a"));
  expect([length("1"), length(1), length(""), length("")]).toEqual([
    { key: "1" },
    { key: 1 },
    undefined,
    undefined,
  ]);
  expect(asked).toEqual(["a", "1", 1, ""]);
});
