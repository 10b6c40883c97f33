import { describe, expect, it } from "vitest";
import {
  isSamePattern,
  literalPattern,
  matches,
  matchSpans,
  parsePattern,
  patternOfPieces,
  pieceSpans,
} from "./pattern.ts";

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

describe("an anchored pattern", () => {
  it.each([
    ["/a*a$", "/a", false],
    ["/a*a$", "/aa", true],
    ["/*ab*b$", "/ab", false],
    ["/*ab*b$", "/abb", true],
    ["/a*$", "/a", true],
    ["/a$", "/ab", false],
  ])("%s needs room for each of its pieces in %s: %j", (pattern, path, expected) => {
    expect(matches(parsePattern(pattern), path)).toBe(expected);
  });
});

describe("a pattern without special characters", () => {
  it("is the beginning of a path, letter by letter", () => {
    const pattern = literalPattern("/a*b$");
    expect(["/a*b$c", "/axb", "/a*b"].map((path) => matches(pattern, path))).toEqual([
      true,
      false,
      false,
    ]);
    expect(pieceSpans("/a*b$", pattern)).toEqual([{ from: 0, to: 5 }]);
    expect(matchSpans(pattern, "/a*b$c")).toEqual([{ from: 0, to: 5 }]);
  });
});

describe("the pattern of some pieces", () => {
  it.each([
    [["/a"], "/a$"],
    [["/a", ""], "/a*"],
    [["/a", "b"], "/a*b$"],
    [["/a", "b", ""], "/a*b*"],
    [["", "b", "c"], "*b*c$"],
    [[], "$"],
  ])("%j is %s", (pieces, text) => {
    expect(patternOfPieces(pieces)).toEqual(parsePattern(text));
  });
});

describe("a pattern with a long piece", () => {
  const piece = `${"ab".repeat(40)}c`;

  it.each([
    [`/x${piece}y`, true],
    // The piece begins in the middle of what looked like it.
    [`/ab${piece}`, true],
    [`/aab${piece}`, true],
    [`/${piece.slice(0, -1)}/${piece}`, true],
    [`/${piece.slice(0, -1)}/${piece.slice(1)}`, false],
    [`/${piece.slice(0, -1)}`, false],
    ["/", false],
  ])("is found in %s: %j", (path, expected) => {
    expect(matches(parsePattern(`/*${piece}`), path)).toBe(expected);
  });

  it("is found at its first place, and again after it", () => {
    const path = `/ab${piece}-${piece}z`;
    const twice = matchSpans(parsePattern(`/*${piece}*${piece}`), path);
    expect(twice).toEqual([
      { from: 0, to: 1 },
      { from: 3, to: 3 + piece.length },
      { from: 4 + piece.length, to: 4 + 2 * piece.length },
    ]);
    expect(matches(parsePattern(`/*${piece}*${piece}*${piece}`), path)).toBe(false);
  });

  it("may repeat its own beginning in several lengths", () => {
    const nested = `${"aabaaab".repeat(10)}aabaab`;
    for (const before of ["", "a", "aab", "aabaaa", "aabaaabaab", "b", nested.slice(0, -1)]) {
      expect(matches(parsePattern(`/*${nested}`), `/${before}${nested}`)).toBe(true);
      expect(matches(parsePattern(`/*${nested}`), `/${before}${nested.slice(0, -1)}`)).toBe(false);
    }
  });
});
