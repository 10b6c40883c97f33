import { describe, expect, it } from "vitest";
import { tabAfterKey } from "./Tabs.tsx";

describe("tabAfterKey", () => {
  it.each([
    ["ArrowRight", 1, 2],
    ["ArrowRight", 2, 0],
    ["ArrowLeft", 1, 0],
    ["ArrowLeft", 0, 2],
    ["Home", 2, 0],
    ["End", 0, 2],
  ])("leads with %s from tab %i of three to %i", (key, place, next) => {
    expect(tabAfterKey(key, place, 3)).toBe(next);
  });

  it("leaves every other key to the page", () => {
    expect(tabAfterKey("Enter", 1, 3)).toBeNull();
    expect(tabAfterKey("toString", 1, 3)).toBeNull();
  });
});
