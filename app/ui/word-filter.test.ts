import { expect, it } from "vitest";
import { wordFilter } from "./word-filter.ts";

it.each([
  ["", true],
  ["  ", true],
  ["old CART", true],
  ["cart new", false],
  ["blocked", true],
  ["block", false],
])("whether the filter %j finds a text is %s", (filter, found) => {
  expect(wordFilter(filter)("/Cart/old", "blocked")).toBe(found);
});
