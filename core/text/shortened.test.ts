import { describe, expect, it } from "vitest";
import { shortened } from "./shortened.ts";

describe("a shortened text", () => {
  it.each([
    ["a text that fits", "/cart", "/cart"],
    ["the beginning of a longer one", "/carts", "/car…"],
    ["whole if its characters fit, however many units they have", "😀😀😀😀😀", "😀😀😀😀😀"],
    ["cut between characters", "😀😀😀😀😀😀", "😀😀😀😀…"],
    ["no blank before the ellipsis", "/ab cd", "/ab…"],
  ])("is %s", (_, text, expected) => {
    expect(shortened(text, 5)).toBe(expected);
  });
});
