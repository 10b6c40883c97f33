import { describe, expect, it } from "vitest";
import { applyEdits, collectEdits } from "./apply.ts";
import type { Diagnostic, Edit, FixKind } from "./rule.ts";

const edit = (from: number, to: number, insert: string): Edit => ({ from, to, insert });

const finding = (kind: FixKind, ...edits: readonly Edit[]): Diagnostic => ({
  rule: "any",
  severity: "hint",
  from: 0,
  to: 1,
  message: "Anything.",
  fixes: [{ title: "Do it", kind, edits }],
});

describe("applying edits", () => {
  it("counts all offsets in the text before, in whatever order they come", () => {
    expect(applyEdits("abcdef", [edit(4, 5, "EE"), edit(0, 2, ""), edit(6, 6, "!")])).toBe(
      "cdEEf!",
    );
  });

  it("leaves the text alone without any", () => {
    expect(applyEdits("abc", [])).toBe("abc");
  });

  it.each([
    ["overlap", [edit(0, 2, ""), edit(1, 3, "")]],
    ["run backwards", [edit(2, 1, "")]],
    ["leave the text", [edit(2, 9, "")]],
  ])("refuses edits that %s", (_, edits) => {
    expect(() => applyEdits("abc", edits)).toThrow(RangeError);
  });
});

describe("collecting fixes", () => {
  it("takes those of the kind asked for", () => {
    const diagnostics = [finding("suggest", edit(0, 1, "x")), finding("safe", edit(3, 4, "y"))];
    expect(collectEdits(diagnostics, "safe")).toEqual([edit(3, 4, "y")]);
  });

  it("takes a fix whole or not at all, and leaves what touches one that is taken", () => {
    const diagnostics = [
      finding("safe", edit(0, 2, "")),
      finding("safe", edit(2, 3, ""), edit(8, 9, "")),
      finding("safe", edit(5, 6, "")),
    ];
    expect(collectEdits(diagnostics, "safe")).toEqual([edit(0, 2, ""), edit(5, 6, "")]);
  });
});
