import { describe, expect, it } from "vitest";
import { parse } from "../../../core/index.ts";
import { type Diagnostic, mostSevereFirst } from "../../../core/lint/index.ts";
import { changedLines } from "./changed-lines.ts";
import { byRule, filtered, NO_FILTER, onlySeverity } from "./filter.ts";

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
const hint = finding("redundant-rule", "hint", 38);
const all = [typo, noindex, hint];

describe("the filter of problems", () => {
  it("shows everything by default", () => {
    expect(filtered(all, document, NO_FILTER)).toEqual(all);
  });

  it("shows only one severity, and everything again", () => {
    const warnings = onlySeverity(NO_FILTER, "warning");
    expect(filtered(all, document, warnings)).toEqual([noindex]);
    expect(filtered(all, document, onlySeverity(warnings, "hint"))).toEqual([hint]);
    expect(filtered(all, document, onlySeverity(warnings, "warning"))).toEqual(all);
  });

  it.each([
    ["TYPO", [typo]],
    ["line 3", [noindex]],
    ["something redundant", [hint]],
    ["nowhere", []],
    ["  ", all],
  ])("seeks all words in message, check and line: %s", (text, found) => {
    expect(filtered(all, document, { ...NO_FILTER, text })).toEqual(found);
  });
});

describe("problems by check", () => {
  it("are sorted by severity of the checks, and in file order within", () => {
    const other = finding("redundant-rule", "hint", 50);
    expect(byRule(mostSevereFirst([hint, noindex, typo, other]))).toEqual([
      { rule: "directive-typo", severity: "error", diagnostics: [typo] },
      { rule: "unsupported-noindex", severity: "warning", diagnostics: [noindex] },
      { rule: "redundant-rule", severity: "hint", diagnostics: [hint, other] },
    ]);
  });
});

describe("the lines a fix changes", () => {
  const changes = (source: string, ...edits: readonly (readonly [number, number, string])[]) =>
    changedLines(
      source,
      edits.map(([from, to, insert]) => ({ from, to, insert })),
    );

  it.each([
    ["a change", [14, 21, "Disallow"], ["Disalow: /a"], ["Disallow: /a"]],
    ["an insertion", [14, 14, "Allow: /x\n"], [], ["Allow: /x"]],
    ["a deletion", [14, 26, ""], ["Disalow: /a"], []],
  ] as const)("are those of %s alone", (_, edit, removed, added) => {
    expect(changes(document.source, edit)).toEqual([{ line: 2, removed, added }]);
  });

  it("are none if nothing changes", () => {
    expect(changes(document.source)).toEqual([]);
    expect(changes(document.source, [14, 21, "Disalow"])).toEqual([]);
  });

  it("are separate regions if they are not adjacent", () => {
    const source = Array.from({ length: 12 }, (_, at) => `line ${at + 1}`).join("\n");
    const of = (line: number): number => source.indexOf(`line ${line}\n`);
    expect(changes(source, [of(10), of(11), ""], [of(2), of(3), ""])).toEqual([
      { line: 2, removed: ["line 2"], added: [] },
      { line: 10, removed: ["line 10"], added: [] },
    ]);
  });

  it("are one region if several edits touch them, whatever the line ends", () => {
    expect(changes("a b\r\nc\rd\n", [0, 1, "x"], [2, 3, "y"], [5, 6, "z"])).toEqual([
      { line: 1, removed: ["a b"], added: ["x y"] },
      { line: 2, removed: ["c"], added: ["z"] },
    ]);
  });

  it("are at the end of the file if an edit appends to it", () => {
    expect(changes("a", [1, 1, "\nb\n"])).toEqual([{ line: 2, removed: [], added: ["b", ""] }]);
  });
});
