import { describe, expect, it } from "vitest";
import { nameList } from "./facts/agents.ts";
import { codeOf } from "./facts/lines.ts";
import { lineList, shorten } from "./wording.ts";

describe("a quoted text", () => {
  it("is at most as long as the limit, and has no backquote", () => {
    expect(shorten("a".repeat(40))).toBe("a".repeat(40));
    expect(shorten("a".repeat(41))).toBe(`${"a".repeat(39)}…`);
    expect(shorten("a`b`", 4)).toBe("a'b'");
    expect(shorten("abcde", 4)).toBe("abc…");
  });

  it("is measured in characters, and splits none", () => {
    expect(shorten("😀".repeat(4), 4)).toBe("😀".repeat(4));
    expect(shorten("😀".repeat(5), 4)).toBe("😀😀😀…");
  });
});

describe("line numbers", () => {
  it.each([
    [[3], "line 3"],
    [[5, 3], "lines 3 and 5"],
    [[3, 4], "lines 3 and 4"],
    [[5, 3, 4], "lines 3 to 5"],
    [[3, 5, 8], "lines 3, 5 and 8"],
    [[3, 5, 8, 10], "lines 3, 5, 8 and 1 more"],
    [[3, 5, 8, 10, 11], "lines 3, 5, 8 and 2 more"],
    [[1200, 1300], "lines 1200 and 1300"],
  ])("%j: %s", (numbers, text) => {
    expect(lineList(numbers)).toBe(text);
  });

  it("are fewer where there is little room", () => {
    expect(lineList([3, 5, 8], 1)).toBe("lines 3 and 2 more");
    expect(lineList([3, 4, 5], 1)).toBe("lines 3 to 5");
  });
});

describe("names in a message", () => {
  it.each([
    [["a"], "a"],
    [["a", "b"], "a and b"],
    [["a", "b", "c"], "a, b and 1 more"],
    [["abcdef", "b", "c"], "abcdef and 2 more"],
    [["ab", "cd", "ef"], "ab, cd and 1 more"],
  ])("are as many as there is room for: %j", (names, text) => {
    expect(nameList(names, 6)).toBe(text);
  });

  it("have about forty characters by default", () => {
    expect(nameList(["Googlebot", "bingbot", "GPTBot"])).toBe("Googlebot, bingbot and GPTBot");
  });

  it("are shortened, with at least one of them", () => {
    expect(nameList(["abcdefgh", "b"], 3, 5)).toBe("abcd… and 1 more");
  });
});

describe("a character's code", () => {
  it("has at least four digits", () => {
    expect(["\t", "\u200b", "😀"].map(codeOf)).toEqual(["U+0009", "U+200B", "U+1F600"]);
  });
});
