import { describe, expect, it } from "vitest";
import { google } from "../../dialects/google.ts";
import { compile } from "../../match/compile.ts";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, fixedLines, messageOf, textOf } from "../../testing/findings.ts";

const keepsOut = (lines: readonly string[]): boolean =>
  !compile(parse(textOf(lines)), google, "Bingbot").decide("/a").allowed;

describe("characters that make a line invalid", () => {
  it.each([
    ["after a name", ["User-agent: Bingbot\u200b", "Disallow: /a"], true],
    ["before a name", ["User-agent: \u200bBingbot", "Disallow: /a"], false],
    ["after the star", ["User-agent: *\u00a0", "Disallow: /a"], false],
    ["after a field", ["User-agent: *", "Disallow\u00a0: /a"], true],
    ["before a field", ["User-agent: *", "\ufeffDisallow: /a"], false],
    ["after a path", ["User-agent: *", "Disallow: /a\ufeff"], false],
  ])("are an error unless Google reads the line all the same: %s", (_, lines, isRead) => {
    expect(keepsOut(lines)).toBe(isRead);
    expect(findingsIn(lines).map((each) => each.split(" ")[0])).toContain(
      isRead ? "warning" : "error",
    );
    const isAgent = findingsIn(lines)[0]?.includes(" 1: ") ?? false;
    if (!isAgent) expect(messageOf(lines).includes("though not Google")).toBe(isRead);
  });

  it("are a warning in fields that block nothing", () => {
    const lines = ["User-agent: *", "Disallow: /a", "Crawl\u00a0delay: 5"];
    expect(findingsIn(lines)).toEqual(["warning hidden-character 3: \u00a0"]);
    expect(messageOf(lines)).toContain("Crawlers skip this line");
  });

  it("are not reported in a value that no crawler reads, whose line has its own check", () => {
    const lines = ["User-agent: *", "Disallow: /a", "Noindex: /b*\u00a0"];
    expect(findingsIn(lines)).toEqual(["warning unsupported-noindex 3: Noindex"]);
  });

  it("are reported once for the file, and fixed together", () => {
    const lines = ["\u00a0User-agent: *", "\u00a0Disallow: /a", "", "\u00a0Disallow: /b"];
    expect(findingsIn(lines).filter((each) => each.startsWith("error"))).toEqual([
      "error hidden-character 1: \u00a0",
    ]);
    expect(messageOf(lines, "hidden-character")).toContain("lines 2 and 4");
    const corrected = ["User-agent: *", "Disallow: /a", "", "Disallow: /b"];
    expect(fixedLines(lines, "Put plain spaces there (and 2 more)")).toEqual(corrected);
  });

  it("are reported by name", () => {
    expect(messageOf(["User-agent: *", "Disallow:\u3000/a"])).toMatch(/ a full-width space \(U\+3/);
    expect(messageOf(["User-agent: *", "Disallow:\u2003/a"])).toMatch(/ a special space \(U\+2003/);
    for (const space of ["\u00a0", "\u202f"])
      expect(messageOf(["User-agent: *", `Disallow:${space}/a`])).toContain(
        " a non-breaking space",
      );
  });

  it("are removed on both sides of a line in quotation marks", () => {
    expect(fixedLines(["User-agent: *", "“Disallow: /a”"], "Type plain characters")).toEqual([
      "User-agent: *",
      "Disallow: /a",
    ]);
  });
});

describe("a file without a rule", () => {
  it.each([
    ["a hidden line end", ["User-agent: *\u2028Disallow: /a"]],
    ["a rule on the user-agent line", ["User-agent: Bingbot Disallow: /a"]],
    ["a rule without a colon", ["User-agent: *", "Disallow – /a"]],
  ])("is not reported if a rule is lost because of %s", (_, lines) => {
    const found = findingsIn(lines);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^error/);
  });
});
