import { describe, expect, it } from "vitest";
import { python } from "../../dialects/python.ts";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, fixedLines, messageOf, textOf } from "../../testing/findings.ts";
import { lint } from "../lint.ts";

const layoutOf = (lines: readonly string[]): readonly string[] =>
  findingsIn(lines)
    .filter((finding) => finding.includes("blank-line"))
    .map((finding) => finding.trim());

describe("blank lines", () => {
  it.each([
    [
      "below the agents",
      ["User-agent: *", "", "Disallow: /a"],
      "hint",
      "blank-line-inside-group 2:",
    ],
    [
      "below a comment",
      ["User-agent: *", "# x", " ", "Disallow: /a"],
      "hint",
      "blank-line-inside-group 3:",
    ],
    [
      "between rules",
      ["User-agent: *", "Disallow: /a", "", "Allow: /b"],
      "hint",
      "blank-line-inside-group 3:",
    ],
    [
      "below a Crawl-delay",
      ["User-agent: *", "Crawl-delay: 5", "", "Allow: /b"],
      "hint",
      "blank-line-inside-group 3:",
    ],
  ])("are reported %s", (_, lines, severity, place) => {
    expect(layoutOf(lines)).toEqual([`${severity} ${place}`]);
  });

  it.each([
    ["between groups", ["User-agent: *", "Disallow: /a", "", "", "User-agent: b", "Disallow: /"]],
    ["above a Sitemap", ["User-agent: *", "Disallow: /a", "", "Sitemap: https://a.example/s.xml"]],
    ["above a Crawl-delay", ["User-agent: *", "Allow: /b", "", "Crawl-delay: 5"]],
    ["above a Host", ["User-agent: *", "Disallow: /a", "", "Host: a.example"]],
    ["at the ends", ["", "User-agent: *", "Disallow: /a", "", ""]],
  ])("are not reported %s", (_, lines) => {
    expect(layoutOf(lines)).toEqual([]);
  });

  it("are one finding for all groups", () => {
    const apart = ["User-agent: a", "", "Disallow: /a", "", "Disallow: /b", "User-agent: *", ""];
    const lines = [...apart, "Disallow: /c", "User-agent: d", "Disallow: /d", "", "Disallow: /e"];
    expect(layoutOf(lines)).toEqual(["hint blank-line-inside-group 2:"]);
    expect(messageOf(lines, "blank-line-inside-group")).toContain("Also on lines 7 and 11.");
    const corrected = fixedLines(lines, "Remove 4 blank lines");
    expect(corrected.slice(0, 3)).toEqual(["User-agent: a", "Disallow: /a", "Disallow: /b"]);
  });

  it("are reported once per group, and removed together", () => {
    const lines = ["User-agent: *", "Disallow: /a", "", "Disallow: /b", "", "Disallow: /c"];
    expect(layoutOf(lines)).toEqual(["hint blank-line-inside-group 3:"]);
    expect(fixedLines(lines, "Remove 2 blank lines")).toEqual([
      "User-agent: *",
      "Disallow: /a",
      "Disallow: /b",
      "Disallow: /c",
    ]);
    expect(fixedLines(lines, "Write # on the blank lines")[2]).toBe("#");
  });

  it("are more severe for a reader that stops there", () => {
    const document = parse(textOf(["User-agent: *", "", "Disallow: /a"]));
    const [finding] = lint(document, { dialect: python });
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("Python ends the group at this blank line");
  });
});

describe("a crawler named twice in a list", () => {
  it("is reported once per group, whatever the case", () => {
    const lines = ["User-agent: a", "User-agent: A # again", "User-agent: a", "Disallow: /"];
    expect(findingsIn(lines)).toContain("hint duplicate-user-agent-in-group 2: A");
    expect(fixedLines(lines, "Delete 2 lines")).toEqual([
      "User-agent: a",
      "# again",
      "Disallow: /",
    ]);
  });

  it("stays next to the rules if the list is split", () => {
    const lines = ["User-agent: *", "Sitemap: https://a.example/s.xml", "", "User-agent: *"];
    expect(fixedLines([...lines, "Disallow: /a"], "Delete the first one")).toEqual([
      ...[...lines.slice(1), "Disallow: /a"],
    ]);
  });

  it("stays if a delay in between may be meant for it", () => {
    const lines = ["User-agent: A", "Crawl-delay: 5", "User-agent: B", "User-agent: A"];
    const file = [...lines, "Disallow: /a"];
    expect(findingsIn(file)).toContain("hint duplicate-user-agent-in-group 4: A");
    expect(() => fixedLines(file, "Delete the first one")).toThrow();
  });

  it("is a different one with a version", () => {
    const lines = ["User-agent: a", "User-agent: a/1", "Disallow: /"];
    expect(findingsIn(lines).filter((finding) => finding.includes("duplicate"))).toEqual([]);
  });
});
