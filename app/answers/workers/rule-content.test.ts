import { expect, it } from "vitest";
import { lintRules } from "../../../core/lint/index.ts";
import { ruleContent, ruleEntries } from "./rule-content.ts";

const contentOf = (id: string) => {
  const content = ruleContent(id);
  if (content === null) throw new Error(`No check ${id}`);
  return content;
};

it("a check's page is found by the check's present and former ids", () => {
  const [renamed] = lintRules.filter(({ aliases }) => aliases.length > 0);
  expect(renamed).toBeDefined();
  for (const id of [renamed?.id, ...(renamed?.aliases ?? [])])
    expect(ruleContent(String(id))?.id).toBe(renamed?.id);
  expect(ruleContent("no-such-check")).toBeNull();
});

it("an example has a response only for a check that needs one", () => {
  const needing = lintRules.filter(({ examples }) => examples.responses !== undefined);
  expect(needing).not.toEqual([]);
  for (const { id, examples } of [...needing, ...lintRules.slice(0, 5)]) {
    const isGiven = contentOf(id).bad.map(({ response }) => response !== null);
    const isNeeded = examples.responses !== undefined;
    expect([id, ...isGiven]).toEqual([id, ...isGiven.map(() => isNeeded)]);
  }
});

it("the list of checks has an entry for each, without what only its page shows", () => {
  expect(ruleEntries().map(({ id }) => id)).toEqual(lintRules.map(({ id }) => id));
  expect(Object.keys(ruleEntries()[0] ?? {})).not.toContain("bad");
});

it("the content of a check's page is plain data that survives serialisation", () => {
  const content = contentOf("redundant-rule");
  expect(JSON.parse(JSON.stringify(content))).toEqual(content);
});

it("the content of a check's page says who is affected, except without a fix", () => {
  expect(contentOf("redundant-rule").affected?.readers).toEqual([]);
  expect(contentOf("file-too-large").affected).toBeNull();
});

it("the content of a check's page leaves out examples that are too long", () => {
  expect(contentOf("file-too-large").bad).toEqual([]);
  expect(contentOf("redundant-rule").bad).not.toEqual([]);
});
