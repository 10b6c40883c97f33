import fc from "fast-check";
import { expect, it } from "vitest";
import { EqualRanges } from "./equal-ranges.ts";

const wordRanges = (text: string): readonly (readonly [number, number])[] =>
  Array.from(text.matchAll(/\S*/g), ({ index, 0: word }) => [index, index + word.length] as const);

const firsts = (text: string, kindOf: (at: number) => number = () => 0): readonly number[] => {
  const ranges = new EqualRanges(text);
  return wordRanges(text).map(([from, to], at) => ranges.firstWith(from, to, kindOf(at), at));
};

it("finds the first of equal ranges", () => {
  const ranges = new EqualRanges("ab cd ab abc");
  expect(ranges.firstWith(0, 2, 0, 10)).toBe(10);
  expect(ranges.firstWith(3, 5, 0, 11)).toBe(11);
  expect(ranges.firstWith(6, 8, 0, 12)).toBe(10);
  expect(ranges.firstWith(9, 12, 0, 13)).toBe(13);
});

it("tells ranges of different kinds apart", () => {
  const ranges = new EqualRanges("ab ab");
  expect(ranges.firstWith(0, 2, 0, 1)).toBe(1);
  expect(ranges.firstWith(3, 5, 1, 2)).toBe(2);
});

it("forgets all ranges when cleared", () => {
  const ranges = new EqualRanges("ab ab ab");
  ranges.firstWith(0, 2, 0, 1);
  ranges.clear();
  expect(ranges.firstWith(3, 5, 0, 2)).toBe(2);
  expect(ranges.firstWith(6, 8, 0, 3)).toBe(2);
});

it("finds the same ranges as a Map of strings, in any text", () => {
  const text = fc
    .array(fc.string({ unit: fc.constantFrom("a", "b", "é", "😀", " "), maxLength: 4 }), {
      maxLength: 60,
    })
    .map((words) => words.join(" "));
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 3 }), (source, kinds) => {
      const known = new Map<string, number>();
      const expected = wordRanges(source).map(([from, to], at) => {
        const key = `${at % kinds} ${source.slice(from, to)}`;
        if (!known.has(key)) known.set(key, at);
        return known.get(key);
      });
      expect(firsts(source, (at) => at % kinds)).toEqual(expected);
    }),
  );
});

it("tells many ranges with similar hashes apart", () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at}`);
  const text = `${words.join(" ")} w19999`;
  const ranges = new EqualRanges(text);
  let from = 0;
  for (const [at, word] of [...words, "w19999"].entries()) {
    expect(ranges.firstWith(from, from + word.length, 0, at)).toBe(Math.min(at, 19_999));
    from += word.length + 1;
  }
});
