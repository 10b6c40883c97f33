import { expect, it } from "vitest";
import { DEFAULT_COMPARED, isDefaultCompared } from "./compared.ts";

it("the readers compared are the default ones in any order, and no others", () => {
  expect(isDefaultCompared(DEFAULT_COMPARED.toReversed())).toBe(true);
  expect(isDefaultCompared(DEFAULT_COMPARED.slice(1))).toBe(false);
  expect(isDefaultCompared([...DEFAULT_COMPARED, "wget"])).toBe(false);
  expect(isDefaultCompared([...DEFAULT_COMPARED.slice(1), "wget"])).toBe(false);
  expect(isDefaultCompared([])).toBe(false);
});
