import { describe, expect, it } from "vitest";
import { counted, listed } from "./wording.ts";

describe("parts of a sentence", () => {
  it.each([
    [[], ""],
    [["A"], "A"],
    [["A", "B"], "A and B"],
    [["A", "B", "C"], "A, B and C"],
  ])("%j are listed as %j", (parts, sentence) => {
    expect(listed(parts)).toBe(sentence);
  });
});

describe("a number with its noun", () => {
  it.each([
    [0, "0 rules"],
    [1, "1 rule"],
    [2, "2 rules"],
    [1204, "1,204 rules"],
  ])("for %d is %j", (count, words) => {
    expect(counted(count, "rule")).toBe(words);
  });
});
