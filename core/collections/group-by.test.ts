import { expect, it } from "vitest";
import { groupBy } from "./group-by.ts";

it("groupBy keeps the order of keys and of the items under each", () => {
  const groups = groupBy(["b1", "a1", "b2"], (text) => text.charAt(0));
  expect([...groups]).toEqual([
    ["b", ["b1", "b2"]],
    ["a", ["a1"]],
  ]);
});
