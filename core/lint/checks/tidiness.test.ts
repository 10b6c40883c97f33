import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, findingsOf, fixedLines, textOf } from "../../testing/findings.ts";
import { lint } from "../lint.ts";

const including = (id: string, lines: readonly string[]): readonly string[] =>
  lint(parse(textOf(lines)), { on: [id] })
    .filter(({ rule }) => rule === id)
    .map(({ message }) => message);

describe("layout", () => {
  it("is one finding for the file, only on request, and what Format mends", () => {
    const lines = [
      " User-agent: * ",
      "",
      "DISALLOW :/a\t",
      "Disallow: /b",
      "User-agent: c",
      "Allow: /",
    ];
    expect(findingsOf("layout", lines)).toEqual(["hint layout 1:  User-agent: * "]);
    expect(findingsIn(lines).filter((each) => each.includes("layout"))).toEqual([]);
    expect(including("layout", lines)).toEqual([
      "Format would tidy 3 lines, first this one. No verdict changes.",
    ]);
  });

  it("is not what some reader would read otherwise", () => {
    expect(findingsOf("layout", ["User-agent: *", "", "Disallow: /a", "Disallow: /b*"])).toEqual(
      [],
    );
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
});
