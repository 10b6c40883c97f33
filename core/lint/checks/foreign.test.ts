import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, fixedLines, messageOf, textOf } from "../../testing/findings.ts";
import { lint } from "../lint.ts";

const GROUP = ["User-agent: *", "Disallow: /x"];

describe("lines that crawlers do not know", () => {
  it("are distinguished by what they are", () => {
    const lines = [
      "```txt",
      "// shop",
      ...GROUP,
      "/a",
      "",
      "/b",
      "https://e.example/sitemap.xml",
      "Owner: me",
      "```",
    ];
    expect(findingsIn(lines)).toEqual([
      "warning unparsable-line 1: ```txt",
      "info unparsable-line 2: //",
      "error unparsable-line 5: /a",
      "warning unparsable-line 8: https://e.example/sitemap.xml",
      "warning unknown-directive 9: Owner",
    ]);
  });

  it("are one finding if no line is a directive and nothing shows what was intended", () => {
    expect(findingsIn(["/a", "Not found", "// b"])).toEqual(["error unparsable-line 1: /a"]);
    expect(findingsIn(["https://e.example/"])).toEqual([
      "error unparsable-line 1: https://e.example/",
    ]);
    expect(findingsIn(["https://e.example/sitemap.xml"])).toEqual([
      "warning unparsable-line 1: https://e.example/sitemap.xml",
    ]);
  });

  it("get the name of the rule above", () => {
    const lines = ["User-agent: *", "Allow: /x", "/y", "/z # z"];
    expect(fixedLines(lines, "Write Allow: before them")).toEqual([
      "User-agent: *",
      "Allow: /x",
      "Allow: /y",
      "Allow: /z # z",
    ]);
  });

  it("of a block comment belong together, whatever they contain", () => {
    const lines = [...GROUP, "<!--", "Cached: page", "/a", "-->", "Note me"];
    expect(findingsIn(lines)).toEqual([
      "info unparsable-line 3: <!--",
      "info unparsable-line 7: Note me",
    ]);
    expect(fixedLines(lines, "Write # in 4 lines").slice(2, 6)).toEqual([
      "#",
      "# Cached: page",
      "# /a",
      "#",
    ]);
  });

  it("of a block comment around directives are one finding, which says that the directives are read", () => {
    const lines = ["User-agent: *", "<!-- closed", "Disallow: /a", "-->", "Disallow: /b"];
    expect(findingsIn(lines)).toEqual(["warning unparsable-line 2: <!--"]);
    expect(messageOf(lines)).toContain("follow the lines between");
    expect(fixedLines(lines, "Write # in 2 lines").slice(1, 4)).toEqual([
      "# closed",
      "Disallow: /a",
      "#",
    ]);
  });

  it.each([
    ["/* carts */", "# carts"],
    ["//carts", "# carts"],
    ["; carts: 1", "# carts: 1"],
    ["<!-- carts -->", "# carts"],
    ["REM carts", "# carts"],
    ["//Disallow: /a", "# Disallow: /a"],
  ])("in another language's comment marks, %j, become %j", (before, after) => {
    expect(fixedLines([...GROUP, before], "Write #")[2]).toBe(after);
  });

  it.each(["//cdn.example/s.xml", "/*.pdf$", "*/a", "---"])("are no such comment: %j", (line) => {
    const fixes = lint(parse(textOf([...GROUP, line]))).flatMap((finding) => finding.fixes);
    expect(fixes.map(({ title }) => title).join()).not.toContain("Write #");
  });

  it("of a failed program are one finding, including stack frames that look like comments", () => {
    const lines = [
      "PHP Fatal error:  Uncaught Error: no maps in /srv/robots.php:3",
      "Stack trace:",
      "#0 /srv/robots.php(3): maps()",
      "#1 {main}",
      "  thrown in /srv/robots.php on line 3",
      ...GROUP,
    ];
    expect(findingsIn(lines)).toEqual([`error unparsable-line 1: ${lines[0]}`]);
    expect(fixedLines(lines, "Delete 5 lines")).toEqual(GROUP);
  });

  it("are deleted without the rules and comments between them", () => {
    const between = ["# a note", "Disallow: /x #0 {main}", "#1 and #2", "# 3 more"];
    const lines = [
      "PHP Fatal error:  Uncaught Error in /srv/robots.php:3",
      ...between,
      "  thrown in /srv/robots.php on line 3",
      ...GROUP,
    ];
    expect(fixedLines(lines, "Delete 3 lines")).toEqual([
      ...[between[0], between[1], between[3]],
      ...GROUP,
    ]);
  });
});

describe("a line that is nearly a directive", () => {
  it.each([
    ["1) Disallow: /a", "Disallow: /a", "Remove it"],
    ["\u2022 Allow: /a", "Allow: /a", "Remove it"],
    ["a. Disallow: /a", "Disallow: /a", "Remove it"],
    ["'Disallow: /a'", "Disallow: /a", "Remove it"],
    ["-en User-agent: Foo", "User-agent: Foo", "Remove it"],
    ["/a: Disallow", "Disallow: /a", "Swap the sides"],
    ["*: User-agent", "User-agent: *", "Swap the sides"],
    ['Disallow: "/a"', "Disallow: /a", "Remove the quotation marks"],
    ["User-agent: 'Foo", "User-agent: Foo", "Remove the quotation marks"],
    ["User-agent: HTTrack [NC,OR]", "User-agent: HTTrack", "Leave only the name"],
    ["User-agent: .^BaiDuSpider.", "User-agent: BaiDuSpider", "Leave only the name"],
  ])("%j becomes %j", (before, after, title) => {
    expect(fixedLines([...GROUP, before, "Disallow: /y"], title)[2]).toBe(after);
  });

  it("gets the crawler named before it on a line above", () => {
    expect(
      fixedLines([...GROUP, "GPTBot Disallow: /"], "Put the name on a line above").slice(2),
    ).toEqual(["User-agent: GPTBot", "Disallow: /"]);
  });

  it.each([
    "Please note: Disallow",
    "Video sitemap: https://e.example/s.xml",
    "All may allow: everyone",
    "Disallow: /it's/'quoted'",
  ])("is not read as one: %j", (line) => {
    expect(findingsIn([...GROUP, line]).join()).not.toMatch(/reversed|junk-before|quoted-value/);
  });

  it.each(["Do not Allow: /a", "Not allow: /a", "Never Allow: /a"])(
    "is not turned into its opposite: %j",
    (line) => {
      const fixes = lint(parse(textOf([...GROUP, line]))).flatMap((each) => each.fixes);
      expect(fixes.map(({ title }) => title)).toEqual(["Turn into a comment"]);
    },
  );

  it("without its colon is reported once for consecutive lines", () => {
    const lines = ["User-agent *", "Disallow /a", "", "Allow /b"];
    expect(findingsIn(lines).filter((each) => each.includes("missing-colon"))).toEqual([
      "warning missing-colon 1: User-agent",
    ]);
    expect(fixedLines(lines, "Insert the colon (and 2 more)")).toEqual([
      "User-agent: *",
      "Disallow: /a",
      "",
      "Allow: /b",
    ]);
  });

  it("gets no colon if that would reveal another fault", () => {
    const fixes = lint(parse(textOf([...GROUP, "Sitemap:: /s.xml"]))).flatMap((each) => each.fixes);
    expect(fixes).toEqual([]);
  });
});
