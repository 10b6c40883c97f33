import { describe, expect, it } from "vitest";
import { beginningOfList } from "./beginning-of-list.ts";

describe("the beginning of a list", () => {
  it("is all of one that is not very long", () => {
    expect(beginningOfList("/a\n/b")).toEqual({ text: "/a\n/b", more: 0 });
  });

  it.each([
    ["lines", "\n"],
    ["old Mac lines", "\r"],
    ["tabs", "\t"],
    ["blanks", " "],
  ])("ends with a whole piece, and the rest is counted: %s", (_, separator) => {
    const list = Array.from({ length: 60_000 }, () => "/123456789").join(separator);
    const { text, more } = beginningOfList(list);
    expect(text.length).toBeLessThanOrEqual(500_000);
    expect(text.endsWith("/123456789")).toBe(true);
    expect(text.split(separator).length + more).toBe(60_000);
  });

  it("is all of a text without separators", () => {
    const text = "a".repeat(600_000);
    expect(beginningOfList(text)).toEqual({ text, more: 0 });
  });
});
