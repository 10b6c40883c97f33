import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { pathOf, pathTaker } from "./path.ts";

describe("the part of a URL that rules are compared with", () => {
  it.each([
    ["", "/"],
    ["/", "/"],
    ["a", "/"],
    ["e.com/a", "/a"],
    ["e.com?a", "/?a"],
    ["e.com;a", "/;a"],
    ["/a?b#c", "/a?b"],
    ["/a#b?c", "/a"],
    ["#a", "/"],
    ["#a/b", "/"],
    ["//e.com", "/"],
    ["//e.com/a", "/a"],
    ["//e.com#a/b", "/"],
    ["http://e.com", "/"],
    ["http://e.com/a/b", "/a/b"],
    ["http://e.com?a/b", "/?a/b"],
    ["http://e.com#/a", "/"],
    ["/a?u=http://e.com/b", "/a?u=http://e.com/b"],
    ["e.com/a?u=http://f.com/b", "/a?u=http://f.com/b"],
    ["://a/b", "/b"],
    ["/a\0b", "/a"],
    ["\0", "/"],
    ["e.com/\0", "/"],
  ])("of %j is %j", (url, path) => {
    expect(pathOf(url)).toBe(path);
  });

  it.each<[string, DialectId, string]>([
    ["/a?b#c", "protego", "/a?b#c"],
    ["#a", "protego", "/#a"],
    ["e.com#a/b", "protego", "/#a/b"],
    ["e.com/a#", "protego", "/a#"],
    ["/a\0b", "protego", "/a\0b"],
    ["/a\0b", "google", "/a"],
    ["/a/../b", "google", "/a/../b"],
    ["/a/../b", "robots-parser", "/b"],
    ["/a/./b", "robots-parser", "/a/b"],
    ["/a/..", "robots-parser", "/"],
    ["/a/b/..", "robots-parser", "/a/"],
    ["/a/b/.", "robots-parser", "/a/b/"],
    ["/../../a", "robots-parser", "/a"],
    ["/a/%2E%2e/b", "robots-parser", "/b"],
    ["/a/%2e/b", "robots-parser", "/a/b"],
    ["/a\\..\\b", "robots-parser", "/b"],
    ["/a/...", "robots-parser", "/a/..."],
    ["/a/b?c/../d", "robots-parser", "/a/b?c/../d"],
    ["/a/..?b", "robots-parser", "/?b"],
    ["/a\\b?c\\d", "robots-parser", "/a/b?c\\d"],
  ])("of %j for %s is %j", (url, id, path) => {
    expect(pathTaker(dialects[id])(url)).toBe(path);
  });
});
