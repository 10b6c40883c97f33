import { describe, expect, it } from "vitest";
import { parse } from "../../core/index.ts";
import type { Diagnostic } from "../../core/lint/index.ts";
import { changedLines } from "./changed-lines.ts";
import { byRule, filtered, NO_FILTER, toggled } from "./filter.ts";

const document = parse("User-agent: *\nDisalow: /a\nNoindex: /b\nAllow: /\n");

const finding = (rule: string, severity: Diagnostic["severity"], from: number): Diagnostic => ({
  rule,
  severity,
  from,
  to: from + 1,
  message: `Something about ${rule}.`,
  fixes: [],
});

const typo = finding("directive-typo", "error", 14);
const noindex = finding("unsupported-noindex", "warning", 26);
const hint = finding("redundant-allow", "hint", 38);
const all = [typo, noindex, hint];

describe("the filter of problems", () => {
  it("shows everything at first", () => {
    expect(filtered(all, document, NO_FILTER)).toEqual(all);
  });

  it("hides a severity, and shows it again", () => {
    const without = toggled(NO_FILTER, "hint");
    expect(filtered(all, document, without)).toEqual([typo, noindex]);
    expect(filtered(all, document, toggled(without, "hint"))).toEqual(all);
  });

  it.each([
    ["TYPO", [typo]],
    ["line 3", [noindex]],
    ["something allow", [hint]],
    ["nowhere", []],
    ["  ", all],
  ])("seeks all words in message, check and line: %s", (text, found) => {
    expect(filtered(all, document, { ...NO_FILTER, text })).toEqual(found);
  });
});

describe("problems by check", () => {
  it("puts the gravest first and keeps the file's order within", () => {
    const other = finding("redundant-allow", "hint", 50);
    expect(byRule([hint, noindex, typo, other])).toEqual([
      { rule: "directive-typo", severity: "error", diagnostics: [typo] },
      { rule: "unsupported-noindex", severity: "warning", diagnostics: [noindex] },
      { rule: "redundant-allow", severity: "hint", diagnostics: [hint, other] },
    ]);
  });
});

describe("the lines a fix changes", () => {
  it.each([
    ["a change", [{ from: 14, to: 21, insert: "Disallow" }], ["Disalow: /a"], ["Disallow: /a"]],
    ["an insertion", [{ from: 14, to: 14, insert: "Allow: /x\n" }], [], ["Allow: /x"]],
    ["a deletion", [{ from: 14, to: 26, insert: "" }], ["Disalow: /a"], []],
    ["nothing", [], [], []],
  ])("are those of %s alone", (_, edits, removed, added) => {
    expect(changedLines(document.source, edits)).toEqual({ removed, added });
  });
});
