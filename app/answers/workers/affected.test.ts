import { expect, it } from "vitest";
import { lintRules } from "../../../core/lint/index.ts";
import { affectedBy } from "./affected.ts";

const affectedOf = (id: string) => {
  const rule = lintRules.find((each) => each.id === id);
  if (rule === undefined) throw new Error(`No check ${id}`);
  return affectedBy(rule);
};

it("the list of affected readers shows which ones accept a misspelling", () => {
  const affected = affectedOf("directive-typo-accepted-by-some");
  expect(affected?.readers).toContain("RFC 9309");
  expect(affected?.others).toContain("Google");
});

it("the list of affected readers shows that a repeated rule changes nothing", () => {
  const affected = affectedOf("redundant-rule");
  expect(affected?.readers).toEqual([]);
});

it("the list of affected readers is empty for a check without a fix", () => {
  expect(affectedBy({ id: "no-rules", examples: { bad: [], good: [] } })).toBeNull();
});
