import { describe, expect, it } from "vitest";
import { allToggled, extended, NOTHING_SELECTED, selectedIn, toggled } from "./url-selection.ts";

const ORDER = [5, 3, 8, 1];

describe("the selection of URLs", () => {
  it("toggles one", () => {
    const one = toggled(NOTHING_SELECTED, 3);
    expect(selectedIn(one, ORDER)).toEqual([3]);
    expect(selectedIn(toggled(one, 3), ORDER)).toEqual([]);
  });

  it("is extended in the order shown, from the last one up or down", () => {
    const from = toggled(NOTHING_SELECTED, 8);
    expect(selectedIn(extended(from, 5, ORDER), ORDER)).toEqual([5, 3, 8]);
    expect(selectedIn(extended(from, 1, ORDER), ORDER)).toEqual([8, 1]);
  });

  it("is reduced by a range that begins with a deselected URL", () => {
    const all = allToggled(NOTHING_SELECTED, ORDER);
    expect(selectedIn(extended(toggled(all, 3), 1, ORDER), ORDER)).toEqual([5]);
  });

  it("begins with one if there is no anchor, or the anchor is hidden", () => {
    expect(selectedIn(extended(NOTHING_SELECTED, 8, ORDER), ORDER)).toEqual([8]);
    const hidden = toggled(NOTHING_SELECTED, 99);
    expect(selectedIn(extended(hidden, 8, ORDER), ORDER)).toEqual([8]);
  });

  it("of all becomes none at the second click", () => {
    const all = allToggled(NOTHING_SELECTED, ORDER);
    expect(selectedIn(all, ORDER)).toEqual(ORDER);
    expect(allToggled(all, ORDER)).toBe(NOTHING_SELECTED);
  });

  it("leaves out hidden URLs", () => {
    expect(selectedIn(allToggled(NOTHING_SELECTED, ORDER), [3, 7])).toEqual([3]);
  });
});
