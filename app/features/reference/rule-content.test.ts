import { expect, it } from "vitest";
import { lintRules } from "../../../core/lint/index.ts";
import { ruleContentOf } from "./rule-content.ts";

const contentOf = (id: string) => {
  const rule = lintRules.find((each) => each.id === id);
  if (rule === undefined) throw new Error(`No check ${id}`);
  return ruleContentOf(rule);
};

it("the content of a check's page is plain data that survives serialisation", () => {
  const content = contentOf("duplicate-rule");
  expect(JSON.parse(JSON.stringify(content))).toEqual(content);
});

it("the content of a check's page says who is affected, except without a fix", () => {
  expect(contentOf("duplicate-rule").affected).toBe(
    "Fixing the first example changes no verdict for any reader.",
  );
  expect(contentOf("file-too-large").affected).toBeNull();
});

it("the content of a check's page leaves out examples that are too long", () => {
  expect(contentOf("file-too-large").bad).toEqual([]);
  expect(contentOf("duplicate-rule").bad).not.toEqual([]);
});
