import { describe, expect, it } from "vitest";
import { asPatterns, findConstruct, findDotStar } from "./paths.ts";

const pieceOf = (path: string): string | null => {
  const span = findConstruct(path);
  return span === null ? null : path.slice(span.from, span.to);
};

describe("a piece that only occurs in regular expressions", () => {
  it.each([
    ["^/a", "^"],
    ["/a\\.html", "\\."],
    ["/a\\d", "\\d"],
    ["/a\\d+/", "\\d"],
    ["/(a|b)/", "(a|b)"],
    ["/(?:a)/", "(?:"],
    ["/(?=a)/", "(?="],
    ["/(?!a)/", "(?!"],
    ["/(?<=a)/", "(?<"],
    ["/(?i)a", "(?i"],
    ["/(.*)", "(.*)"],
    ["/(.+?)", "(.+?)"],
    ["/[0-9]", "[0-9]"],
    ["/[a-z_]", "[a-z_]"],
    ["/[A-Z]", "[A-Z]"],
    ["/[^/]", "[^/]"],
    ["/a{2,3}", "{2,3}"],
    ["/a{2,}", "{2,}"],
    ["/(ab){2}", "){2}"],
  ])("is found in %j: %j", (path, piece) => {
    expect(pieceOf(path)).toBe(piece);
  });

  it.each([
    "/a^b",
    "/f[0]",
    "/[slug]",
    "/[https://shop.example/a-b]",
    "/[a-]",
    "/{id}",
    "/a{2}",
    "/(a)",
    "/(a b|c)",
    "/a|b",
    "/C:\\data",
    "/\\download",
    "/a.b*c",
    "/a+b",
  ])("is none in the address %j", (path) => {
    expect(findConstruct(path)).toBeNull();
  });
});

describe("a dot before a star", () => {
  it.each([
    ["/a/.*", [3, 5]],
    ["/a?.*", [3, 5]],
    ["/a?b=.+", [5, 7]],
    ["/?a&.*", [4, 6]],
    ["/.*", null],
    ["/a.*", null],
    ["/a/.git*", null],
  ])("counts in %j: %j", (path, expected) => {
    const span = findDotStar(path);
    expect(span === null ? null : [span.from, span.to]).toEqual(expected);
  });
});

describe("the patterns that match what a simple regular expression does", () => {
  it.each([
    ["^/temp/", ["/temp/"]],
    ["/a\\.html", ["/a.html"]],
    ["/a/.*", ["/a/"]],
    ["/a/.*/b", ["/a/*/b"]],
    ["/a/(.*)/b", ["/a/*/b"]],
    ["/a/(.*)/.*", ["/a/*/"]],
    ["/item-[0-9]+", ["/item-"]],
    ["/item-[0-9]{2}x", ["/item-*x"]],
    ["/item-[0-9]x", ["/item-*x"]],
    ["/a\\d+/b", ["/a*/b"]],
    ["/a\\w/b", ["/a*/b"]],
    ["/(cart|login)/", ["/cart/", "/login/"]],
    ["/(?:cart|login|cart)/", ["/cart/", "/login/"]],
    ["cart\\.html", ["/cart.html"]],
    [".*\\.pdf", ["*.pdf"]],
    ["/a.*.*b", ["/a*b"]],
    ["/a\\d.*[0-9]b", ["/a*b"]],
  ])("of %j are %j", (path, patterns) => {
    expect(asPatterns(path)).toEqual(patterns);
  });

  it.each([
    ["a caret that is no start", "/a^b.*c"],
    ["a choice within a choice", "/((a|b)|c)/"],
    ["a choice that may come again", "/(a|b)*"],
    ["two choices", "/(a|b)/(c|d)"],
    ["a lone bar", "/a|b"],
    ["a backslash before a letter that is no class", "/\\bword.*x"],
    ["a look ahead", "/(?!a)"],
    ["more choices than anybody wants lines", "/(a|b|c|d|e|f|g|h|i)"],
  ])("are none where there is %s: %j", (_, path) => {
    expect(asPatterns(path)).toBeNull();
  });

  it("are at most eight", () => {
    expect(asPatterns("/(a|b|c|d|e|f|g|h)")).toHaveLength(8);
  });
});
