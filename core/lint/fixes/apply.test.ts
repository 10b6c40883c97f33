import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Diagnostic, Edit, FixKind } from "../diagnostic.ts";
import { applyEdits, collectEdits } from "./apply.ts";

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
  it("uses offsets in the original text, in any order", () => {
    expect(applyEdits("abcdef", [edit(4, 5, "EE"), edit(0, 2, ""), edit(6, 6, "!")])).toBe(
      "cdEEf!",
    );
  });

  it("inserts at a place before it replaces what follows, in any order", () => {
    const edits = [edit(1, 2, "X"), edit(1, 1, "!"), edit(2, 2, "?")];
    expect(applyEdits("abc", edits)).toBe("a!X?c");
    expect(applyEdits("abc", edits.toReversed())).toBe("a!X?c");
  });

  it("leaves the text unchanged without any", () => {
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
  it("takes those of the requested type", () => {
    const diagnostics = [finding("suggest", edit(0, 1, "x")), finding("safe", edit(3, 4, "y"))];
    expect(collectEdits(diagnostics, "safe")).toEqual([edit(3, 4, "y")]);
  });

  it("takes a fix whole or not at all, and skips one that touches another", () => {
    const diagnostics = [
      finding("safe", edit(0, 2, "")),
      finding("safe", edit(2, 3, ""), edit(8, 9, "")),
      finding("safe", edit(5, 6, "")),
    ];
    expect(collectEdits(diagnostics, "safe")).toEqual([edit(0, 2, ""), edit(5, 6, "")]);
  });

  it("skips fixes that do not fit beside earlier ones, wherever they are", () => {
    const touch = (a: Edit, b: Edit) => a.from <= b.to && b.from <= a.to;
    const oneByOne = (fixes: readonly (readonly Edit[])[]) =>
      fixes.reduce<readonly Edit[]>(
        (taken, edits) =>
          edits.some((each) => taken.some((other) => touch(each, other)))
            ? taken
            : taken.concat(edits),
        [],
      );
    const place = fc.tuple(fc.nat(60), fc.nat(3));
    const edits = fc
      .array(place, { minLength: 1, maxLength: 3 })
      .map((places) => places.map(([from, length]) => edit(from, from + length, "")))
      .filter((fix) =>
        fix.every((a, index) => fix.every((b, other) => index === other || !touch(a, b))),
      );
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 30 }), (fixes) => {
        const collected = collectEdits(
          fixes.map((fix) => finding("safe", ...fix)),
          "safe",
        );
        const expected = oneByOne(fixes).toSorted((a, b) => a.from - b.from || a.to - b.to);
        expect(collected).toEqual(expected);
      }),
    );
  });
});
