import { describe, expect, it } from "vitest";
import { code, fillPieces, listPieces, place, plainText } from "./pieces.ts";

describe("fillPieces", () => {
  it("puts pieces in placeholders, and makes code of text in backquotes", () => {
    const there = place("line 2", { from: 4, to: 9 });
    expect(fillPieces("See {place} for `{name}: x` too.", { place: there, name: "a`b" })).toEqual([
      "See ",
      there,
      " for ",
      code("a`b: x"),
      " too.",
    ]);
  });

  it("puts several pieces in place of one", () => {
    const filled = fillPieces("{all}.", { all: listPieces(["1", "2", "3"]) });
    expect(plainText(filled)).toBe("1, 2 and 3.");
  });

  it("leaves filled-in text unchanged", () => {
    expect(plainText(fillPieces("{name}", { name: "{other} `x`" }))).toBe("{other} `x`");
  });
});
