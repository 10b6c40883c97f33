import { SearchQuery } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { expect, it } from "vitest";
import { nearestMatch } from "./search-panel.ts";

const from = (doc: string, search: string, anchor = 0, regexp = false) =>
  nearestMatch(
    EditorState.create({ doc, selection: { anchor } }),
    new SearchQuery({ search, regexp }),
  )?.from ?? null;

it("the view goes to the match after the cursor while one types, or else to the first", () => {
  expect(from("/a /b /a", "/a", 1)).toBe(6);
  expect(from("/a /b /a", "/b", 7)).toBe(3);
  expect(from("/a /b /a", "/c")).toBeNull();
  expect(from("/a", "")).toBeNull();
  expect(from("/a", "(", 0, true)).toBeNull();
});
