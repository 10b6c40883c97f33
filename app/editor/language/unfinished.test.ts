import type { EditorState, TransactionSpec } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { unfinishedLine } from "./document.ts";
import { assistedState } from "./testing.ts";
import { beginsField, isUnfinished } from "./unfinished.ts";

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

const lineIn = (state: EditorState): number | null => state.facet(unfinishedLine);

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

describe("beginsField", () => {
  it("is true for the first letters of a field's name, and for the whole name", () => {
    expect(["Use", "user-agent", " dis"].map(beginsField)).toEqual([true, true, true]);
    expect(["", "Use:", "Hello"].map(beginsField)).toEqual([false, false, false]);
  });
});

describe("the line being written", () => {
  it("is one whose field is being typed", () => {
    expect(lineIn(written("User-agent: *\nDisallow: /a\n", typed("Disal")))).toBe(3);
  });

  it("is the empty one below a crawler's name, until the cursor leaves it", () => {
    const group = written("User-agent: Foo", (state) => ({
      ...state.replaceSelection("\n"),
      userEvent: "input",
    }));
    expect(lineIn(group)).toBe(2);
    const begun = group.update(typed("Disa")(group)).state;
    expect(lineIn(begun)).toBe(2);
    expect(lineIn(begun.update(moved(0)(begun)).state)).toBeNull();
  });

  it("is none once the field is complete", () => {
    const state = written("User-agent: *\nAllow: /\n", typed("Disalow"), typed(": /x"));
    expect(lineIn(state)).toBeNull();
  });

  it("is none once the cursor has left it, even if it comes back", () => {
    const half = written("User-agent: *\nDisallow: /a\n", typed("Disal"));
    const left = half.update(moved(3)(half)).state;
    expect(lineIn(left)).toBeNull();
    expect(lineIn(left.update(moved(left.doc.length)(left)).state)).toBeNull();
  });

  it("is not one in which the cursor was merely placed", () => {
    expect(lineIn(written("User-agent: *\nDisal"))).toBeNull();
  });
});
