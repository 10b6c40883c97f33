import { expect, it } from "vitest";
import { coverageOf } from "./coverage.ts";
import { createAppStore, initialState } from "./store.ts";

it("the coverage of a page's file is unknown until something was judged, and each page's own", () => {
  const [one, other] = [createAppStore(initialState("")), createAppStore(initialState(""))];
  expect(coverageOf(one).getState()).toEqual({ coverage: null });
  expect(coverageOf(one)).toBe(coverageOf(one));
  expect(coverageOf(one)).not.toBe(coverageOf(other));
});
