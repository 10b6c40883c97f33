import { describe, expect, it } from "vitest";
import { beginningOfList } from "./beginning-of-list.ts";

describe("the beginning of a list", () => {
  it("is the whole list if it is not very long", () => {
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

  it("is the whole list up to 500,000 characters, and part of a longer one", () => {
    const list = `/a\n${"b".repeat(499_997)}`;
    expect(beginningOfList(list)).toEqual({ text: list, more: 0 });
    expect(beginningOfList(`${list}c`)).toEqual({ text: "/a", more: 1 });
    expect(beginningOfList(`${list}c\n/d\n`)).toEqual({ text: "/a", more: 2 });
  });

  it("is empty if the first item alone is too long", () => {
    expect(beginningOfList(`\n${"b".repeat(500_001)}`)).toEqual({ text: "", more: 1 });
  });

  it("prefers lines to tabs, and tabs to spaces", () => {
    const rest = "b".repeat(500_000);
    expect(beginningOfList(`/a\t/b c\n${rest}`).text).toBe("/a\t/b c");
    expect(beginningOfList(`/a\r/b\tc ${rest}`).text).toBe("/a");
    expect(beginningOfList(`/a b\tc d ${rest}`).text).toBe("/a b");
  });

  it("is the whole text without separators", () => {
    const text = "a".repeat(600_000);
    expect(beginningOfList(text)).toEqual({ text, more: 0 });
  });
});
