import { describe, expect, it } from "vitest";
import { codeWords } from "./code-words.ts";

describe("codeWords", () => {
  it("treats text between backquotes as code", () => {
    expect(codeWords("Write `a` or `b`.").filter(({ code }) => code)).toEqual([
      { text: "a", code: true },
      { text: "b", code: true },
    ]);
  });

  it("keeps an unpaired backquote", () => {
    expect(codeWords("a ` b")).toEqual([{ text: "a ` b", code: false }]);
  });
});
