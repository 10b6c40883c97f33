import { describe, expect, it } from "vitest";
import { parse } from "../../../core/index.ts";
import { applyEdits, type Diagnostic, type Fix } from "../../../core/lint/index.ts";
import { countBySeverity } from "./counts.ts";
import { allFixesOf, countSafe, editsBetween, fixedAllText } from "./fix-all.ts";
import { neighbour } from "./step-problem.ts";

const finding = (from: number, over: Partial<Diagnostic> = {}): Diagnostic => ({
  rule: "rule",
  severity: "warning",
  from,
  to: from + 1,
  message: "",
  fixes: [],
  ...over,
});

describe("countBySeverity", () => {
  it("counts the most severe first and leaves out zeros", () => {
    const counts = countBySeverity([
      finding(0, { severity: "hint" }),
      finding(1, { severity: "error" }),
      finding(2, { severity: "hint" }),
    ]);
    expect(counts.map(({ text }) => text)).toEqual(["1 error", "2 hints"]);
  });
});

describe("allFixesOf", () => {
  const safeFix = (from: number, to: number, insert: string): Fix => ({
    title: "Fix it",
    kind: "safe",
    edits: [{ from, to, insert }],
  });
  /** A check that reports each `x` and suggests deleting it. */
  const findX = (source: string): readonly Diagnostic[] =>
    [...source.matchAll(/x/g)].map(({ index }) =>
      finding(index, { fixes: [safeFix(index, index + 1, "")] }),
    );
  const fixesFor = (source: string, check = findX) =>
    allFixesOf(parse(source), (document) => Promise.resolve(check(document.source)), false);
  const editsFor = async (source: string, check = findX) =>
    (await fixesFor(source, check))?.edits ?? [];
  const fixed = async (source: string, check = findX) =>
    applyEdits(source, await editsFor(source, check));

  it("applies all safe fixes as edits of the original text", async () => {
    expect(await editsFor("axbxc")).toEqual([
      { from: 1, to: 2, insert: "" },
      { from: 3, to: 4, insert: "" },
    ]);
  });

  it("applies fixes that touch each other in turn", async () => {
    expect(await fixed("axxxb")).toBe("ab");
  });

  it("has no edits if nothing is found", async () => {
    expect(await editsFor("abc")).toEqual([]);
  });

  it("stops if fixes contradict each other", async () => {
    const grow = (source: string) =>
      [finding(0, { fixes: [safeFix(0, 0, "y")] })].slice(0, source.length);
    expect(await fixed("a", grow)).toBe(`${"y".repeat(10)}a`);
  });

  it("ignores other kinds of fixes", async () => {
    const fixes: readonly Fix[] = [{ ...safeFix(0, 1, ""), kind: "repair" }];
    expect(countSafe([finding(0, { fixes })])).toBe(0);
    expect(await editsFor("abc", () => [finding(0, { fixes })])).toEqual([]);
  });

  it("returns nothing if the text could not be checked again", async () => {
    const answers = [findX("x"), null];
    const check = () => Promise.resolve(answers.shift() ?? null);
    expect(await allFixesOf(parse("x"), check, false)).toBeNull();
  });

  it("groups what is fixed by check, and counts what is left for the user", async () => {
    const withY = (source: string) => [
      ...findX(source),
      ...[...source.matchAll(/y/g)].map(({ index }) => finding(index)),
    ];
    const kinds = [{ rule: "rule", line: 1, title: "Fix it", more: 1 }];
    expect(await fixesFor("xyx", withY)).toMatchObject({ kinds, left: 1 });
    expect(await fixesFor("xx", withY)).toMatchObject({ kinds, left: 0 });
  });

  it("deletes rules only if that is chosen, and counts those it could delete", async () => {
    const source = "User-agent: *\nDisallow: /a\nDisallow: /a\nDisallow : /b\n";
    const check = (document: { readonly source: string }) => {
      const { source: text } = document;
      const again = text.indexOf("Disallow: /a\nDisallow: /a") + "Disallow: /a\n".length;
      const space = text.indexOf(" :");
      return Promise.resolve([
        ...(text.includes("/a\nDisallow: /a")
          ? [finding(again, { rule: "twice", fixes: [safeFix(again, again + 13, "")] })]
          : []),
        ...(space < 0 ? [] : [finding(space, { fixes: [safeFix(space, space + 1, "")] })]),
      ]);
    };
    const of = (withRules: boolean) => allFixesOf(parse(source), check, withRules);
    const kept = await of(false);
    expect(kept).toMatchObject({ deleted: 0, deletable: 1, left: 1 });
    expect(applyEdits(source, kept?.edits ?? [])).toBe(source.replace(" :", ":"));
    const all = await of(true);
    expect(all).toMatchObject({ deleted: 1, deletable: 0, left: 0 });
    expect(applyEdits(source, all?.edits ?? [])).toBe(
      "User-agent: *\nDisallow: /a\nDisallow: /b\n",
    );
  });

  it("reports what was done in counts", () => {
    const kinds = ["a", "b"].map((rule) => ({ rule, line: 1, title: rule, more: 0 }));
    expect(fixedAllText({ kinds, deleted: 0, left: 9 })).toBe("2 kinds fixed. 9 left for you.");
    expect(fixedAllText({ kinds, deleted: 63, left: 0 })).toBe(
      "2 kinds fixed (63 rules deleted). No problem left.",
    );
  });
});

describe("editsBetween", () => {
  it("keeps the common start and end of both texts", () => {
    expect(editsBetween("one two three", "one 2 three")).toEqual([{ from: 4, to: 7, insert: "2" }]);
  });

  it("handles repeated characters at the border", () => {
    for (const [before, after] of [
      ["aa", "aaa"],
      ["aaa", "aa"],
      ["", "a"],
      ["a", ""],
    ] as const) {
      expect(applyEdits(before, editsBetween(before, after))).toBe(after);
    }
  });
});

describe("neighbour", () => {
  const all = [finding(10), finding(20), finding(30)];

  it("goes to the next finding, and from the last to the first", () => {
    expect(neighbour(all, 10, 1)?.from).toBe(20);
    expect(neighbour(all, 30, 1)?.from).toBe(10);
  });

  it("goes to the previous finding, and from the first to the last", () => {
    expect(neighbour(all, 25, -1)?.from).toBe(20);
    expect(neighbour(all, 5, -1)?.from).toBe(30);
  });

  it("goes back from a finding to the one before it", () => {
    expect(neighbour(all, 20, -1)?.from).toBe(10);
  });

  it("returns nothing without findings", () => {
    expect(neighbour([], 0, 1)).toBeNull();
  });
});
