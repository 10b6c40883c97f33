import { SearchQuery, search, setSearchQuery } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { searchCount, searchCountText } from "./search-count.ts";

const searching = (doc: string, query: string, anchor = 0, head = anchor) =>
  EditorState.create({ doc, selection: { anchor, head }, extensions: [search()] }).update({
    effects: setSearchQuery.of(new SearchQuery({ search: query })),
  }).state;

const said = (...of: Parameters<typeof searching>) =>
  searchCountText(searchCount(searching(...of)));

describe("the number of search matches", () => {
  it("shows how many matches there are, and which is selected", () => {
    expect(said("/a /b /a", "/a")).toBe("2 found");
    expect(said("/a /b /a", "/a", 6, 8)).toBe("2 of 2");
    expect(said("/a /b /a", "/c")).toBe("None found");
    expect(said("/a /b /a", "")).toBe("");
  });

  it("counts a selected match that overlaps two others", () => {
    expect(said("aaaa", "aa", 1, 3)).toBe("1 of 2");
    expect(said("/a /b /a", "/a", 0, 5)).toBe("2 found");
  });

  it("stops at ten thousand", () => {
    expect(said("a".repeat(20_000), "a")).toBe("More than 10,000 found");
  });
});
