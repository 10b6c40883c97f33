import { describe, expect, it } from "vitest";
import { listed, listedEither } from "./wording.ts";

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

describe("choices in a sentence", () => {
  it.each([
    [[], ""],
    [["A"], "A"],
    [["A", "B"], "A or B"],
    [["A", "B", "C"], "A, B or C"],
  ])("%j are listed as %j", (parts, sentence) => {
    expect(listedEither(parts)).toBe(sentence);
  });
});
