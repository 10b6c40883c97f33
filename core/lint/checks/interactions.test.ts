import { describe, expect, it } from "vitest";
import { draft1996 } from "../../dialects/draft-1996.ts";
import { google } from "../../dialects/google.ts";
import { wget } from "../../dialects/wget.ts";
import { compile } from "../../match/compile.ts";
import { parse } from "../../syntax/parse.ts";
import { findingsOf, fixedLines, messageOf, textOf } from "../../testing/findings.ts";
import { firstDifference } from "../../testing/witnesses.ts";

describe("rules that repeat or overrule others", () => {
  it.each([
    ["is the same path once more", ["/a", "/a/", "/a*", "/a$", "/a?"]],
    ["a reader without wildcards needs", ["/a*", "/a/b"]],
  ])("are not reported if the longer one %s", (_, paths) => {
    const lines = ["User-agent: *", ...paths.map((path) => `Disallow: ${path}`)];
    expect(findingsOf("redundant-rule", lines)).toEqual([]);
  });

  it("are not reported if the shorter one blocks the whole site or has its own finding", () => {
    for (const shorter of ["/", "/#top", "/a#b"]) {
      const lines = ["User-agent: *", `Disallow: ${shorter}`, "Disallow: /ab/", "Disallow: /ac"];
      expect(findingsOf("redundant-rule", lines)).toEqual([]);
    }
  });

  it("mention first-match readers only if a reader without wildcards uses both rules", () => {
    const top = "User-agent: *";
    expect(messageOf([top, "Allow: /a", "Disallow: /a/b"], "redundant-rule")).toContain(
      "only to Wget",
    );
    for (const pair of [
      ["Allow: /a*", "Disallow: /a/bc"],
      ["Allow: /a", "Disallow: /a/*.js"],
      ["Disallow: /a/b", "Allow: /c"],
    ]) {
      expect(messageOf([top, ...pair], "redundant-rule")).toMatch(/^This `Allow` changes nothing/);
    }
  });

  it("are left alone if they say that the whole site is allowed", () => {
    for (const path of ["/", "/*", "*"]) {
      expect(messageOf(["User-agent: *", `Allow: ${path}`, "Disallow: /a"], "redundant-rule")).toBe(
        "",
      );
    }
  });

  it("are reported once for a file, with where they are", () => {
    const lines = [
      "User-agent: *",
      "Disallow: /a",
      "Disallow: /a/b",
      "Allow: /c",
      "Disallow: /a/c",
    ];
    expect(findingsOf("redundant-rule", lines)).toEqual([
      "hint redundant-rule 3: Disallow: /a/b",
      "hint redundant-rule 4: Allow: /c",
    ]);
    expect(messageOf(lines, "redundant-rule")).toMatch(/^2 rules do nothing: .*line 2 /);
    expect(fixedLines(lines, "Delete 2 rules")).toEqual([
      "User-agent: *",
      "Disallow: /a",
      "Allow: /c",
    ]);
  });

  it.each([
    ["the same rule", "Disallow: /x"],
    ["a rule included in it", "Disallow: /x/y"],
  ])("leave an empty rule where an earlier group of the crawler has %s", (_, rule) => {
    const top = ["User-agent: a", "Disallow: /x", "User-agent: a"];
    const below = ["User-agent: b", "Disallow: /z"];
    const fixed = [...top, "Disallow:", ...below];
    // Otherwise the crawler would follow the rules for the next one as well.
    expect(fixedLines([...top, rule, ...below], "Delete the rule")).toEqual(fixed);
  });

  it.each([
    ["an exception stands between", ["Disallow: /a", "Allow: /a/b", "Disallow: /a/b/c"]],
    ["a pattern may stand between", ["Disallow: /a", "Allow: /*/b", "Disallow: /a/bcd"]],
    ["the rule above ends with $", ["Disallow: /a$", "Disallow: /a$b", "Disallow: /ab"]],
    ["only the beginning is alike", ["Disallow: /a*b", "Disallow: /a*c", "Disallow: /ac"]],
    ["the paths part in spelling", ["Disallow: /%41", "Disallow: /A/b"]],
  ])("are not reported if %s", (_, rules) => {
    expect(findingsOf("redundant-rule", ["User-agent: *", ...rules])).toEqual([]);
  });

  it.each([
    ["at the first match", ["Disallow:", "Disallow: /a"], "Wget and some old crawlers"],
    ["at Yandex", ["Disallow: /", "Disallow:"], "For Yandex, this empty `Disallow` opens"],
    [
      "to nobody",
      ["Disallow: /a", "Disallow:", "Disallow: # none"],
      "has no effect beside other rules",
    ],
  ])("state what an empty one does %s", (_, rules, words) => {
    const lines = ["User-agent: *", ...rules];
    expect(messageOf(lines, "empty-allow")).toContain(words);
  });

  it("are deleted with all empty ones of a group", () => {
    const lines = ["User-agent: *", "Disallow: /a", "Disallow:", "Disallow: # none"];
    expect(fixedLines(lines, "Delete 2 lines")).toEqual([...lines.slice(0, 2), "# none"]);
  });

  it("are searched for in all groups that a crawler follows", () => {
    const apart = ["User-agent: *", "Disallow: /", "", "User-agent: *", "Allow: /"];
    expect(findingsOf("conflicting-rules", apart)).toEqual([
      "warning conflicting-rules 2: Disallow: /",
    ]);
    const between = [
      "User-agent: *",
      "Disallow: /a",
      "Disallow: /a/b/c",
      "",
      "User-agent: *",
      "Allow: /a/b",
    ];
    expect(findingsOf("redundant-rule", between)).toEqual([]);
  });

  it("are reported by one check each", () => {
    const lines = ["User-agent: *", "Disallow: /a", "Allow: /a", "Disallow: /b"];
    const all = ["conflicting-rules", "redundant-rule"];
    expect(all.map((rule) => findingsOf(rule, lines).length)).toEqual([1, 0]);
  });

  it("can be deleted as the user chooses, leaving no group without rules", () => {
    const lines = ["User-agent: *", "Disallow: /a", "", "User-agent: *", "Allow: /a"];
    expect(fixedLines(lines, "Delete the Disallow lines")[1]).toBe("Disallow:");
  });
});

describe("an Allow without effect", () => {
  it("is not reported if the group blocks nothing, or as the page of a directory", () => {
    expect(findingsOf("redundant-rule", ["User-agent: *", "Allow: /a", "Allow: /b"])).toEqual([]);
    const index = ["User-agent: *", "Disallow: /a/$", "Disallow: /b", "Allow: /a/index.html"];
    expect(findingsOf("redundant-rule", index)).toEqual([]);
  });

  it("is a failed exception only below what it is an exception to", () => {
    const rules = ["Disallow: /a/b", "Allow: /a"];
    const below = ["User-agent: *", ...rules];
    const above = ["User-agent: *", ...rules.toReversed()];
    const found = (lines: readonly string[]) =>
      ["conflicting-rules", "redundant-rule"].map((rule) => findingsOf(rule, lines).length);
    expect([found(below), found(above)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

describe("a site blocked by its first rule", () => {
  const lines = [
    "User-agent: *",
    "Disallow: / # shut",
    "Allow: /a",
    "Allow: /b*",
    "Crawl-delay: 5",
  ];

  it("is reported if first-match and longest-match readers disagree", () => {
    const decide = (dialect: typeof google) =>
      compile(parse(textOf(lines)), dialect, "*").decide("/a").allowed;
    expect([decide(google), decide(draft1996), decide(wget)]).toEqual([true, false, false]);
    expect(findingsOf("order-dependent-result", lines)).toEqual([
      "info order-dependent-result 2: Disallow: /",
    ]);
  });

  it("is moved below the other rules, and then they agree", () => {
    const fixed = fixedLines(lines, "Move it below the other rules");
    expect(fixed).toEqual([lines[0], lines[2], lines[3], lines[1], lines[4]]);
    expect(firstDifference(parse(textOf(lines)), parse(textOf(fixed)))).toBeNull();
    expect(compile(parse(textOf(fixed)), draft1996, "*").decide("/a").allowed).toBe(true);
  });

  it.each([
    ["another Allow comes first", ["Allow: /a", "Disallow: /", "Allow: /a/b"]],
    ["a longer pattern closes the exception", ["Disallow: /", "Allow: /a.js", "Disallow: /*a.js$"]],
    ["exceptions are patterns", ["Disallow: /", "Allow: /*.js", "Allow: /a$"]],
    [
      "RFC 9309, which counts escapes as one character, closes the exception",
      ["Disallow: /", "Allow: /a%7E", "Disallow: /*a*"],
    ],
  ])("is not reported if %s", (_, rules) => {
    expect(findingsOf("order-dependent-result", ["User-agent: *", ...rules])).toEqual([]);
  });
});
