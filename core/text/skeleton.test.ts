import { describe, expect, it } from "vitest";
import { asciiSkeleton } from "./skeleton.ts";

describe("asciiSkeleton", () => {
  it.each([
    ["Googlebot", "Googlebot"],
    ["G\u00f6\u00f8gl\u00e9b\u00f3t", "Googlebot"],
    ["\u0432\u0456\u043d\u0433\u0432\u043e\u0442", "BiHrBoT"],
    ["Googleb\u{104ea}t", "Googlebot"],
    ["\u202etobelgooG", "Googlebot"],
    ["\u65e5\u672c", "\u65e5\u672c"],
  ])("gives for %j what it could be taken for at a glance", (text, skeleton) => {
    expect(asciiSkeleton(text)).toBe(skeleton);
  });
});
