import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { findingsOf, fixedLines, messageOf, textOf } from "../../testing/findings.ts";
import { lint } from "../lint.ts";

/** The findings of a check for a file with these paths: severity and marked text. */
const found = (id: string, ...paths: readonly string[]): readonly string[] =>
  findingsOf(id, ["User-agent: *", ...paths.map((path) => `Disallow: ${path}`)]).map((finding) =>
    finding.replace(` ${id}`, ""),
  );

const kindOf = (lines: readonly string[], title: string): string | undefined =>
  lint(parse(textOf(lines)))
    .flatMap(({ fixes }) => fixes)
    .find((fix) => fix.title === title)?.kind;

describe("stars that a path does not need", () => {
  it("are reported once per file, with their number", () => {
    const lines = ["User-agent: *", "Disallow: /a*", "Disallow: /b", "Disallow: /c** # d"];
    expect(findingsOf("needless-star", lines)).toEqual(["hint needless-star 2: *"]);
    expect(messageOf(lines, "needless-star")).toContain("Also on line 4.");
    expect(fixedLines(lines, "Remove the star (and 1 more)").slice(1)).toEqual([
      "Disallow: /a",
      "Disallow: /b",
      "Disallow: /c # d",
    ]);
  });

  it("are safe to remove only if length decides nothing", () => {
    const lines = ["User-agent: *", "Disallow: /a*"];
    expect(kindOf(lines, "Remove the star")).toBe("safe");
    expect(kindOf([...lines, "Allow: /ab"], "Remove the star")).toBe("suggest");
  });

  it("are not reported if they follow a dollar sign", () => {
    expect(found("needless-star", "/a$*", "/*a", "/*$")).toEqual([]);
  });

  it("are reported only if a reader without wildcards gains from it", () => {
    expect(found("needless-star", "/*?s=*", "/a/*/b*")).toEqual([]);
    expect(found("needless-star", "/fish*", "/fish")).toEqual([]);
    const lines = ["User-agent: Googlebot", "Disallow: /fish*"];
    expect(findingsOf("needless-star", lines)).toEqual([]);
    expect(findingsOf("needless-star", [...lines, "User-agent: *", "Disallow: /x*"])).toEqual([
      "hint needless-star 4: *",
    ]);
  });

  it("are reported as repeated within a path, not at its end", () => {
    expect(found("needless-star", "/a***b**")).toEqual(["hint 2: ***"]);
  });

  it("are reported at the start of a path, unless a slash before them would change what it matches", () => {
    expect(found("needless-star", "*/a", "*$", "/*a")).toEqual([]);
    expect(found("needless-star", "*/a", "*.gif$")).toEqual(["hint 3: *"]);
  });
});

describe("escapes and letters", () => {
  it("are encoded as UTF-8", () => {
    const lines = ["User-agent: *", "Disallow: /кот # кот", "Allow: /😀"];
    expect(fixedLines(lines, "Percent-encode it (and 1 more)").slice(1)).toEqual([
      "Disallow: /%D0%BA%D0%BE%D1%82 # кот",
      "Allow: /%F0%9F%98%80",
    ]);
  });

  it("of another encoding are not reported", () => {
    const source = "User-agent: *\nDisallow: /caf\u00e9\n";
    expect(lint(parse(source, "latin1")).map(({ rule }) => rule)).not.toContain("raw-non-ascii");
  });
});

describe("a dollar sign within a path", () => {
  it.each([
    ["/*.pdf$/", "warning"],
    ["/*.php$,", "warning"],
    ["/*.html$/x", "warning"],
    ["/$price", "info"],
    ["/plans-$30", "info"],
    ["/home/$%7Bname%7D/", "info"],
    ["/$*/bitcoin/", "info"],
  ])("of %s is a %s", (path, severity) => {
    const [found] = findingsOf("dollar-not-at-end", ["User-agent: *", `Disallow: ${path}`]);
    expect(found?.split(" ")[0]).toBe(severity);
  });
});

describe("paths that match less or more than it seems", () => {
  it.each([["/Admin", "/admin/"], ["/AboutUs/"], ["/admin/"], ["/Admin/x"]])(
    "are not reported for case in %s",
    (...paths) => {
      expect(found("path-case", ...paths)).toEqual([]);
    },
  );

  it("get the other case on the next line", () => {
    expect(fixedLines(["User-agent: *", "Disallow: /Cart/"], "Add a rule in lower case")).toEqual([
      "User-agent: *",
      "Disallow: /Cart/",
      "Disallow: /cart/",
    ]);
  });

  it.each([
    [["/*?sort=", "/*&sort="]],
    [["/*?sort=", "/*?*sort="]],
    [["/*?sort=", "/*sort=*"]],
    [["/*?sort=", "/*?"]],
    [["/*?sort=", "/"]],
    [["/search?s="]],
    [["/*?a=1&b=2"]],
  ])("name a parameter anywhere: %j", (paths) => {
    expect(found("query-trap", ...paths)).toEqual([]);
  });

  it("name a parameter only at the start of the query", () => {
    expect(found("query-trap", "/a", "/shop/*?sort=asc*", "*?x=")).toEqual(["info 3: ?sort="]);
    const lines = ["User-agent: *", "Disallow: /shop/*?sort=asc", "Allow: /*?page="];
    expect(fixedLines(lines, "Add the rule with &")).toEqual([
      "User-agent: *",
      "Disallow: /shop/*?sort=asc",
      "Disallow: /shop/*&sort=asc",
      "Allow: /*?page=",
    ]);
  });

  it("name a parameter only if it comes first", () => {
    expect(found("query-trap", "/*?a=", "/*&a=", "/*?b=")).toEqual(["info 4: ?b="]);
  });

  it("name a parameter that some rule blocks after others", () => {
    expect(found("query-trap", "/shop/*?a=", "/shop/*?")).toEqual([]);
    expect(found("query-trap", "/shop/*?a=", "/shop")).toEqual([]);
    expect(found("query-trap", "/*?p=1$")).toEqual([]);
  });

  it("name a parameter by the end of its name", () => {
    const lines = ["User-agent: *", "Disallow: /x/*id=5*"];
    expect(findingsOf("query-trap", lines)).toEqual(["hint query-trap 2: id="]);
    expect(fixedLines(lines, "Write a rule with ? and one with &").slice(1)).toEqual([
      "Disallow: /x/*?id=5*",
      "Disallow: /x/*&id=5*",
    ]);
    expect(found("query-trap", "/*session=", "/*?id=", "/*&id=")).toEqual([]);
  });
});
