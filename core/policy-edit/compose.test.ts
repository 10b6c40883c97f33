import fc from "fast-check";
import { expect, it } from "vitest";
import { applyEdits } from "../lint/fixes/apply.ts";
import { composeEdits } from "./compose.ts";

const edit = (from: number, to: number, insert: string) => ({ from, to, insert });

it("composeEdits gives edits of the first text", () => {
  const first = [edit(1, 2, "XY"), edit(4, 4, "Z")];
  expect(composeEdits([first], 5)).toEqual(first);
  expect(composeEdits([first, [edit(2, 4, "")]], 5)).toEqual([edit(1, 3, "X"), edit(4, 4, "Z")]);
  expect(composeEdits([], 5)).toEqual([]);
});

/** Edits in order within a text, each from two cuts of it. */
const editsOf = (length: number) =>
  fc
    .tuple(
      fc.uniqueArray(fc.nat(length), { maxLength: 6 }),
      fc.array(fc.constantFrom("", "x", "yz"), { minLength: 3, maxLength: 3 }),
    )
    .map(([cuts, inserts]) => {
      const sorted = cuts.toSorted((a, b) => a - b);
      return inserts.flatMap((insert, index) => {
        const [from, to] = sorted.slice(index * 2, index * 2 + 2);
        return from === undefined || to === undefined ? [] : [edit(from, to, insert)];
      });
    });

it("composed edits do what the lists do one after the other", () => {
  const text = "abcdefghij";
  fc.assert(
    fc.property(
      editsOf(text.length).chain((first) =>
        editsOf(applyEdits(text, first).length).map((then) => [first, then] as const),
      ),
      ([first, then]) => {
        const composed = composeEdits([first, then], text.length);
        expect(applyEdits(text, composed)).toBe(applyEdits(applyEdits(text, first), then));
        for (const [index, { from }] of composed.entries()) {
          expect(from).toBeGreaterThan(composed[index - 1]?.to ?? -1);
        }
      },
    ),
  );
});
