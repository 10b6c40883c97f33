import { expect, it } from "vitest";
import { parse } from "../../../core/index.ts";
import { lint } from "../../../core/lint/index.ts";
import type { Findings } from "../../answers/findings.ts";
import { findingsOutside } from "./use-findings.ts";

const document = parse("User-agent: *\nDisalow: /a\nDisallow: b\n");
const findings: Findings = {
  document,
  diagnostics: lint(document),
  suppressed: [],
  hidden: 0,
  checks: 1,
  progress: "settled",
};

const rules = (line: number | null) =>
  findingsOutside(findings, line).diagnostics.map(({ rule }) => rule);

it("leaves out only the findings of the line being written", () => {
  expect(rules(null)).toContain("directive-typo-accepted-by-some");
  expect(rules(2)).not.toContain("directive-typo-accepted-by-some");
  expect(rules(2)).toContain("path-missing-leading-slash");
  expect(findingsOutside(findings, 1)).toBe(findings);
});

it("leaves out findings in the crawlers' names above the first rule while it is being written", () => {
  const begun = parse("User-agent: *\nDisallow: /a\n\nUser-agent: Foo\nUser-agent: Bar\nDisa\n");
  const all: Findings = { ...findings, document: begun, diagnostics: lint(begun) };
  const lines = (shown: Findings) =>
    shown.diagnostics.map(({ from }) => begun.source.slice(0, from).split("\n").length);
  expect(lines(all)).toContain(6);
  expect(lines(findingsOutside(all, 6))).toEqual([]);
});
