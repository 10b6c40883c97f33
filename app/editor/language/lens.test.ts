import { history, undo } from "@codemirror/commands";
import type { EditorState } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { lensBlock, lensOf, remedyTransaction } from "./lens.ts";
import { assistedState } from "./testing.ts";

const FILE = `User-agent: *
Disallow: /account/
Disallow: /*?sort=

User-agent: Googlebot
Disallow: /cart

User-agent: bingbot
Disallow: /
`;

const blockLine = (state: EditorState): number | null => {
  const { from, value } = lensBlock(state).iter();
  return value === null ? null : state.doc.lineAt(from).number;
};

describe("the lens", () => {
  it("shows below the followed group which rules it replaces", () => {
    const state = assistedState(FILE);
    expect(lensOf(state)?.text).toBe(
      "`Googlebot` no longer obeys 2 rules of `*` (lines 2 and 3): a group of its own replaces them.",
    );
    expect(blockLine(state)).toBe(6);
  });

  it("names the group that replaces the crawler's own", () => {
    expect(lensOf(assistedState(FILE, { crawler: "Googlebot-Image" }))?.text).toContain(
      "the group for `Googlebot` replaces them",
    );
  });

  it("is not shown for a crawler that loses nothing", () => {
    expect(blockLine(assistedState(FILE, { crawler: "GPTBot" }))).toBeNull();
    expect(blockLine(assistedState(FILE, { crawler: "bingbot" }))).toBeNull();
    expect(blockLine(assistedState(""))).toBeNull();
  });

  it.each(["copy", "join"] as const)("disappears after the %s, and returns on undo", (id) => {
    const before = assistedState(FILE, {}, {}, history());
    const transaction = remedyTransaction(before, id);
    expect(transaction).not.toBeNull();
    let state = before.update(transaction ?? {}).state;
    expect(blockLine(state)).toBeNull();
    undo({
      state,
      dispatch: (next) => {
        state = next.state;
      },
    });
    expect(state.doc.toString()).toBe(FILE);
    expect(blockLine(state)).toBe(6);
  });

  it("offers nothing if nothing is lost", () => {
    expect(remedyTransaction(assistedState(FILE, { crawler: "GPTBot" }), "copy")).toBeNull();
  });
});
