import { expect, it } from "vitest";
import { google } from "../../dialects/google.ts";
import { rulesetOf } from "../../match/ruleset.ts";
import { readPolicy } from "../../policy/read.ts";
import { select } from "../../policy/select.ts";
import { parse } from "../../syntax/parse.ts";
import { ruleCopies } from "./rules.ts";

/** The copies in a file for some crawlers, as [line, line of the first, whether in one group]. */
const copiesIn = (lines: readonly string[], ...crawlers: readonly string[]) => {
  const document = parse(lines.join("\n"));
  const policy = readPolicy(document, google);
  const rulesets = crawlers.map((name) => rulesetOf(policy, select(policy, [name])));
  const copies = ruleCopies(rulesets, rulesets);
  return Array.from(copies, ([line, { place, of, isInGroup }]) => {
    expect(document.source.slice(place)).toMatch(/^\S/);
    expect(document.source.lastIndexOf("\n", place)).toBe(lineStart(document.source, line) - 1);
    return [line, of, isInGroup];
  });
};

const lineStart = (source: string, line: number): number =>
  source.split("\n", line - 1).reduce((sum, text) => sum + text.length + 1, 0);

it("finds the rules that repeat an earlier one with the same type and path", () => {
  const lines = ["User-agent: *", "Allow: /a", "Disallow: /a", "Allow: /a", "Disallow:  /a # b"];
  expect(copiesIn(lines, "*")).toEqual([
    [4, 2, true],
    [5, 3, true],
  ]);
});

it("finds escapes spelt in two ways", () => {
  const lines = ["User-agent: *", "Allow: /caf%c3%a9", "Allow: /café", "Allow: /caf"];
  expect(copiesIn(lines, "*")).toEqual([[3, 2, true]]);
});

it("compares the groups of one crawler with each other", () => {
  const group = ["User-agent: a", "Allow: /x", ""];
  expect(copiesIn([...group, ...group, ...group], "a")).toEqual([
    [5, 2, false],
    [8, 2, false],
  ]);
});

it("leaves a copy that a crawler follows without the first rule", () => {
  const lines = ["User-agent: a", "Allow: /x", "", "User-agent: a", "User-agent: b", "Allow: /x"];
  expect(copiesIn(lines, "a")).toEqual([[6, 2, false]]);
  expect(copiesIn(lines, "a", "b")).toEqual([]);
});
