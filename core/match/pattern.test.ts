import { describe, expect, it } from "vitest";
import { isSamePattern, matchSpans, parsePattern, pieceSpans } from "./pattern.ts";

const spansOf = (pattern: string, path: string) =>
  matchSpans(parsePattern(pattern), path)?.map(({ from, to }) => [from, to]) ?? null;

describe("the parts of a path that a pattern's characters match", () => {
  it.each([
    ["/a", "/ab", [[0, 2]]],
    [
      "/a*b",
      "/axbyb",
      [
        [0, 2],
        [3, 4],
      ],
    ],
    [
      "/a*b$",
      "/axbyb",
      [
        [0, 2],
        [5, 6],
      ],
    ],
    [
      "/a*b*c$",
      "/abbccc",
      [
        [0, 2],
        [2, 3],
        [6, 7],
      ],
    ],
    ["*b", "/ab", [[2, 3]]],
    ["/*", "/ab", [[0, 1]]],
    ["/a$", "/ab", null],
    ["/a*c", "/ab", null],
  ])("%s in %s: %j", (pattern, path, spans) => {
    expect(spansOf(pattern, path)).toEqual(spans);
  });
});

describe("the pieces of a pattern's own text", () => {
  it.each([
    ["", []],
    ["/a", ["/a"]],
    ["/a$", ["/a"]],
    ["/$", ["/"]],
    ["$", []],
    ["*", []],
    ["/a*b**c", ["/a", "b", "c"]],
    ["/a*b$", ["/a", "b"]],
    ["/a*$", ["/a"]],
    ["*a$b*", ["a$b"]],
  ])("%j: %j", (text, pieces) => {
    const spans = pieceSpans(text, parsePattern(text));
    expect(spans.map(({ from, to }) => text.slice(from, to))).toEqual(pieces);
  });
});

describe("two patterns", () => {
  it.each([
    ["/a", "/a", true],
    ["/a**b", "/a*b", true],
    ["/a", "/b", false],
    ["/a", "/a*", false],
    ["/a", "/a$", false],
    ["/a*", "/a*$", false],
    ["/a*b", "/a*b*c", false],
    ["/a*b", "/a*c", false],
    ["/a*b*c", "/a*c*b", false],
  ])("%s and %s are the same: %j", (a, b, expected) => {
    expect(isSamePattern(parsePattern(a), parsePattern(b))).toBe(expected);
  });
});
