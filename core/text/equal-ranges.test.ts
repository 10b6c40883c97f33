import fc from "fast-check";
import { expect, it } from "vitest";
import { EqualRanges } from "./equal-ranges.ts";
import { nextHash } from "./hash.ts";

const wordRanges = (text: string): readonly (readonly [number, number])[] =>
  Array.from(text.matchAll(/\S*/g), ({ index, 0: word }) => [index, index + word.length] as const);

const hashOf = (text: string, from: number, to: number): number => {
  let hash = 0;
  for (let at = from; at < to; at++) hash = nextHash(hash, text.charCodeAt(at));
  return hash;
};

type First = (from: number, to: number, value: number) => number;

/** `firstWith` of new ranges, with the hashes of their characters. */
const firstIn = (text: string, ranges = new EqualRanges(text)): First => {
  return (from, to, value) => ranges.firstWith(hashOf(text, from, to), from, to, value);
};

it("finds the first of equal ranges", () => {
  const first = firstIn("ab cd ab abc");
  expect(first(0, 2, 10)).toBe(10);
  expect(first(3, 5, 11)).toBe(11);
  expect(first(6, 8, 12)).toBe(10);
  expect(first(9, 12, 13)).toBe(13);
});

it("compares only ranges with the same hash", () => {
  const ranges = new EqualRanges("ab ab");
  expect(ranges.firstWith(1, 0, 2, 1)).toBe(1);
  expect(ranges.firstWith(2, 3, 5, 2)).toBe(2);
});

it("tells ranges with the same hash apart", () => {
  const ranges = new EqualRanges("ab cd abc cd");
  expect(ranges.firstWith(1, 0, 2, 1)).toBe(1);
  expect(ranges.firstWith(1, 3, 5, 2)).toBe(2);
  expect(ranges.firstWith(1, 6, 9, 3)).toBe(3);
  expect(ranges.firstWith(1, 10, 12, 4)).toBe(2);
});

it("forgets all ranges when cleared", () => {
  const ranges = new EqualRanges("ab ab ab");
  const first = firstIn("ab ab ab", ranges);
  first(0, 2, 1);
  ranges.clear();
  expect(first(3, 5, 2)).toBe(2);
  expect(first(6, 8, 3)).toBe(2);
});

it("finds the same ranges as a Map of strings, in any text", () => {
  const text = fc
    .array(fc.string({ unit: fc.constantFrom("a", "b", "é", "😀", " "), maxLength: 4 }), {
      maxLength: 60,
    })
    .map((words) => words.join(" "));
  fc.assert(
    fc.property(text, (source) => {
      const known = new Map<string, number>();
      const first = firstIn(source);
      for (const [at, [from, to]] of wordRanges(source).entries()) {
        const word = source.slice(from, to);
        if (!known.has(word)) known.set(word, at);
        expect(first(from, to, at)).toBe(known.get(word));
      }
    }),
  );
});

it("tells many ranges with similar hashes apart", () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at}`);
  const text = `${words.join(" ")} w19999`;
  const first = firstIn(text);
  let from = 0;
  for (const [at, word] of [...words, "w19999"].entries()) {
    expect(first(from, from + word.length, at)).toBe(Math.min(at, 19_999));
    from += word.length + 1;
  }
});
