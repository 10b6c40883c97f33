import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, fixedLines, textOf } from "../../testing/findings.ts";
import { lint } from "../lint.ts";

const including = (id: string, lines: readonly string[]): readonly string[] =>
  lint(parse(textOf(lines)), { on: [id] })
    .filter(({ rule }) => rule === id)
    .map(({ message }) => message);

describe("whitespace", () => {
  it("is one finding for the file", () => {
    const lines = [
      "User-agent: * ",
      "",
      "Disallow: /a\t",
      "Disallow: /b",
      "Disallow: /c  ",
      "# d ",
      "Disallow: ",
    ];
    expect(findingsIn(lines).filter((each) => each.includes("trailing"))).toEqual([
      "hint trailing-whitespace 1:  ",
    ]);
    expect(fixedLines(lines, "Remove the whitespace in 3 lines").slice(0, 5)).toEqual([
      "User-agent: *",
      "",
      "Disallow: /a",
      "Disallow: /b",
      "Disallow: /c",
    ]);
  });

  it("before a name or its colon is found only in directives", () => {
    const lines = ["  User-agent: *", "  Disallow : /a", "  # b", "  Mood : c"];
    expect(findingsIn(lines).filter((each) => each.startsWith("hint"))).toEqual([
      "hint leading-whitespace 1:   ",
      "hint space-before-colon 2:  ",
    ]);
    expect(fixedLines(lines, "Remove the whitespace in 2 lines").slice(0, 2)).toEqual([
      "User-agent: *",
      "Disallow : /a",
    ]);
  });

  it("after a byte order mark is distinguished from it", () => {
    const found = lint(parse("\ufeff  User-agent: *\nDisallow: /a\n"));
    expect(found.map(({ rule, from, to }) => `${rule} ${from}-${to}`)).toEqual([
      "bom-at-start 0-1",
      "leading-whitespace 1-3",
    ]);
  });

  it("is not reported if the line has a more severe finding", () => {
    expect(findingsIn(["User-agent: *", " Disalow: /a "])).toEqual([
      "warning directive-typo-accepted-by-some 2: Disalow",
    ]);
  });
});

describe("comments", () => {
  it("may contain a directive that lost its line break", () => {
    const lines = ["User-agent: *", "Disallow: /a", "# END BLOCKDisallow: /b"];
    expect(findingsIn(lines)).toEqual(["warning glued-comment 3: Disallow"]);
    expect(fixedLines(lines, "Break the line before it").slice(2)).toEqual([
      "# END BLOCK",
      "Disallow: /b",
    ]);
  });

  it.each([
    "#Disallow: /b",
    "## disallow: /aDisallow: /b",
    "# read Disallow: /b",
    "# see https://e.example/Allow: /",
    "# X-User-agent: b",
  ])("contain none in %j", (comment) => {
    expect(findingsIn(["User-agent: *", "Disallow: /a", comment])).toEqual([]);
  });

  it("that switch a directive off are reported on request, in runs", () => {
    const lines = [
      "User-agent: *",
      "Disallow: /a",
      "#Disallow: /b",
      "# Allow: /c",
      "# Allow: us all",
    ];
    const messages = including("commented-out-directive", lines);
    expect(messages).toEqual([expect.stringMatching(/ 2 directives from here on/)]);
    expect(findingsIn(lines)).toEqual([]);
  });

  it("after a value are moved above it on request", () => {
    const lines = ["User-agent: * # all", "Disallow: /a#b", "Disallow: /c"];
    // A `#` directly after a path has its own finding.
    expect(including("inline-comment", lines)).toHaveLength(1);
  });
});

describe("a directive in a comment", () => {
  it("is restored only below a user-agent line, where it applies to someone", () => {
    const fixCounts = (lines: readonly string[]) =>
      lint(parse(textOf(lines)), { on: ["commented-out-directive"] })
        .filter(({ rule }) => rule === "commented-out-directive")
        .map(({ fixes }) => fixes.length);
    const group = ["User-agent: *", "Disallow: /b"];
    expect(fixCounts(["# Disallow: /a", ...group])).toEqual([0]);
    expect(fixCounts([...group, "# Disallow: /a"])).toEqual([1]);
    expect(fixCounts(["# Disallow: /a", "Sitemap: https://a.example/map.xml"])).toEqual([0]);
  });
});
