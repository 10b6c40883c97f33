import fc from "fast-check";
import { expect, it } from "vitest";
import { findEach, joinEach } from "./flat.ts";

it("findEach leaves out what is null, and nothing else", () => {
  const halved = (number: number): number | null => (number % 2 === 0 ? number / 2 : null);
  expect(findEach([4, 3, 0, 2], halved)).toEqual([2, 0, 1]);
});

it("joinEach joins lists as flatMap does", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer())), (lists) => {
      expect(joinEach(lists, (list) => list)).toEqual(lists.flat());
    }),
  );
});
