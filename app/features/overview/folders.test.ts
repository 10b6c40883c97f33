import { describe, expect, it } from "vitest";
import type { AccessArea } from "../../../core/index.ts";
import { filed } from "./folders.ts";

const area = (pattern: string) => ({ pattern }) as AccessArea;

const names = (patterns: readonly string[], isFolded: boolean) => {
  const { entries, anywhere } = filed(patterns.map(area), isFolded);
  return {
    entries: entries.map((entry) =>
      "folder" in entry
        ? [entry.folder, ...entry.areas.map(({ pattern }) => pattern)].join(" ")
        : entry.pattern,
    ),
    anywhere: anywhere.map(({ pattern }) => pattern),
  };
};

describe("filed", () => {
  it("sorts paths, and keeps those of any folder apart", () => {
    expect(names(["/search", "/*?sort=", "/cart", "*.pdf$", "/a*b"], false)).toEqual({
      entries: ["/a*b", "/cart", "/search"],
      anywhere: ["*.pdf$", "/*?sort="],
    });
  });

  it("makes one entry of a folder with several paths, on demand", () => {
    const patterns = ["/shop/b", "/old/x", "/shop/a", "/shop", "/shop*/c", "/sh?op/d"];
    expect(names(patterns, true).entries).toEqual([
      "/old/x",
      "/sh?op/d",
      "/shop",
      "/shop*/c",
      "/shop/ /shop/a /shop/b",
    ]);
    expect(names(patterns, false).entries).toHaveLength(6);
  });

  it("answers none with none", () => {
    expect(names([], true)).toEqual({ entries: [], anywhere: [] });
  });
});
