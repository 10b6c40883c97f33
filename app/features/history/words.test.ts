import { describe, expect, it } from "vitest";
import { lineChanges } from "./line-changes.ts";
import { changesText, dateText, kindText, momentText, sizeText } from "./words.ts";

describe("kindText", () => {
  it("says where a draft is open, and why other versions were kept", () => {
    expect(kindText({ kind: "draft", place: "other-tab" })).toBe("Draft open in another tab");
    expect(kindText({ kind: "draft", place: "closed-tab" })).toBe("Draft from a closed tab");
    expect(kindText({ kind: "replaced", place: "memory" })).toContain("in memory");
    expect(kindText({ kind: "shared", place: null })).toBe("Shared");
  });
});

describe("dateText", () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).getTime();

  it("names today and yesterday in the browser's time zone", () => {
    expect(dateText(at(22, 0), at(22, 23))).toBe("Today, 12:05 AM");
    expect(dateText(at(21, 23), at(22, 0))).toBe("Yesterday, 11:05 PM");
    expect(dateText(at(20, 9), at(22, 0))).toBe("Nov 20, 2026, 9:05 AM");
  });
});

describe("sizeText", () => {
  it("groups digits and uses the right plural", () => {
    expect([sizeText(0), sizeText(1), sizeText(12_345)]).toEqual([
      "Empty file",
      "1 byte",
      "12,345 bytes",
    ]);
  });
});

describe("changesText", () => {
  it.each([
    ["a\nb\n", "a\nb\nc\n", "+1 line"],
    ["a\nb\nb\n", "a\nx\n", "+1 line, −2 lines"],
    ["a\nb\n", "b\na\n", "lines moved"],
    ["a\n", "a\n", "same text"],
    ["a\n", "", "−1 line"],
  ])("from %j to %j is %s", (before, after, text) => {
    expect(changesText(lineChanges(before, after))).toBe(text);
  });
});

describe("momentText", () => {
  it("is the time for today, and the date with it for other days", () => {
    const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 28).getTime();
    expect(momentText(at(22, 19), at(22, 20))).toBe("7:28 PM");
    expect(momentText(at(21, 19), at(22, 20))).toBe("Nov 21, 2026, 7:28 PM");
  });
});
