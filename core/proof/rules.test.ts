import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { compile } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { closedPattern, closedPatternsOf, isPlain, notation } from "./closed-pattern.ts";
import { patternText, rulesOfMatcher } from "./rules.ts";

/** What each entry of a rule is written as. */
const written = (rule: string, reader: DialectId = "google"): readonly string[] => {
  const matcher = compile(parse(`User-agent: *\n${rule}`), dialects[reader], "*");
  const { items } = rulesOfMatcher(matcher).list;
  return items.map((entry) => patternText(entry.pattern, [null, entry]));
};

describe("a pattern for people", () => {
  it.each<[string, DialectId, readonly string[]]>([
    ["Disallow: /a", "google", ["/a"]],
    ["Disallow: /a*", "google", ["/a*"]],
    ["Disallow: /café", "google", ["/café"]],
    ["Disallow: /a**b$", "google", ["/a**b$"]],
    ["Disallow: *b", "google", ["*b"]],
    // Two patterns.
    ["Disallow: */a", "google", ["/a", "/*/a"]],
    // Rules that match something other than their text.
    ["Disallow:", "google", ["/"]],
    ["Allow: /a/index.html", "google", ["/a/index.html", "/a/$"]],
    ["Disallow: /a*b", "draft-1996", ["/a%2Ab"]],
    ["Disallow: /a$", "draft-1996", ["/a$*"]],
  ])("is the text of the rule %s of %s, if that is the same: %j", (rule, reader, expected) => {
    expect(written(rule, reader)).toEqual(expected);
  });

  it("is the text of the first rule with the same pattern, and its own without any", () => {
    const matcher = compile(
      parse("User-agent: *\nDisallow: /b\nDisallow: /a*\nAllow: /a\n"),
      dialects.google,
      "*",
    );
    const { items } = rulesOfMatcher(matcher).list;
    const [pattern] = closedPatternsOf("/a");
    expect(pattern && patternText(pattern, items)).toBe("/a*");
    expect(pattern && patternText(pattern, items.toReversed())).toBe("/a");
    expect(pattern && patternText(pattern, [null])).toBe("/a");
  });
});

describe("the notation of a closed pattern", () => {
  it.each([
    [["/a"], "/a$"],
    [["/a", ""], "/a"],
    [["/a", "b"], "/a*b$"],
    [["/a", "b", ""], "/a*b"],
    [["/a*", ""], "/a%2A"],
    [["/a", "*b*"], "/a*%2Ab%2A$"],
    [["/a$", ""], "/a$*"],
    [["/a$"], "/a$$"],
    [["/", ""], "/"],
  ])("with the pieces %j is %s, and matches the same", (pieces, text) => {
    expect(notation(closedPattern(pieces))).toBe(text);
    if (!text.includes("%2A"))
      expect(closedPatternsOf(text).map((each) => each.pieces)).toEqual([pieces]);
  });
});

describe("a plain pattern", () => {
  it.each([
    ["/a", true],
    ["/a$", true],
    ["/", true],
    ["/a*b", false],
    ["/a*b$", false],
  ])("has no star but the last: %s, %j", (text, is) => {
    expect(closedPatternsOf(text).map(isPlain)).toEqual([is]);
  });
});
