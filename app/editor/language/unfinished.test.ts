import type { EditorState, TransactionSpec } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { lint } from "../../../core/lint/index.ts";
import { documentField } from "./document.ts";
import { lintMarks } from "./lint.ts";
import { assistedState } from "./testing.ts";
import { isUnfinished, unfinishedLine } from "./unfinished.ts";

const typed =
  (text: string): ((state: EditorState) => TransactionSpec) =>
  (state) => ({
    ...state.replaceSelection(text),
    userEvent: "input.type",
  });

const moved =
  (anchor: number): ((state: EditorState) => TransactionSpec) =>
  () => ({
    selection: { anchor },
  });

/** A state with the cursor at the end, after some transactions. */
const written = (doc: string, ...steps: readonly ReturnType<typeof typed>[]): EditorState =>
  steps.reduce(
    (state, step) => state.update(step(state)).state,
    assistedState(doc).update({ selection: { anchor: doc.length } }).state,
  );

const markedRules = (state: EditorState): readonly (string | undefined)[] =>
  lintMarks(state, lint(state.field(documentField))).map(({ source }) => source);

describe("isUnfinished", () => {
  it.each([
    "Disal",
    "User-agent",
    "User-agent:",
    "Disallow: ",
    "user-agent: Googl",
    "Sitemap: htt",
  ])("takes %j for the beginning of a line", (line) => expect(isUnfinished(line)).toBe(true));

  it.each([
    "",
    "# Disal",
    "useragent: *",
    "Disallow /x",
    "Disallow: a",
    "User-agent: Googlebot",
    "User-agent: Foo",
    "Sitemap: https://",
    "Sitemap: /sitemap.xml",
  ])("takes %j as it stands", (line) => expect(isUnfinished(line)).toBe(false));
});

describe("the line being written", () => {
  it("has no findings while its field is being typed", () => {
    const state = written("User-agent: *\nDisallow: /a\n", typed("Disal"));
    expect(unfinishedLine(state)).toBe(3);
    expect(markedRules(state)).toEqual([]);
  });

  it("has no findings in the crawler's name above while the first rule is missing", () => {
    const group = written("User-agent: Foo", (state) => ({
      ...state.replaceSelection("\n"),
      userEvent: "input",
    }));
    expect(unfinishedLine(group)).toBe(2);
    expect(markedRules(group)).toEqual([]);
    const begun = group.update(typed("Disa")(group)).state;
    expect(markedRules(begun)).toEqual([]);
    const left = begun.update(moved(0)(begun)).state;
    expect(markedRules(left)).toContain("no-rules");
  });

  it("has findings once the field is complete", () => {
    const state = written("User-agent: *\nAllow: /\n", typed("Disalow"), typed(": /x"));
    expect(unfinishedLine(state)).toBeNull();
    expect(markedRules(state)).toContain("directive-typo-accepted-by-some");
  });

  it("has findings once the cursor has left it", () => {
    const half = written("User-agent: *\nDisallow: /a\n", typed("Disal"));
    const left = half.update(moved(3)(half)).state;
    expect(unfinishedLine(left)).toBeNull();
    expect(markedRules(left)).not.toEqual([]);
    const back = left.update(moved(left.doc.length)(left)).state;
    expect(unfinishedLine(back)).toBeNull();
  });

  it("is not one in which the cursor was merely placed", () => {
    expect(unfinishedLine(written("User-agent: *\nDisal"))).toBeNull();
  });
});
