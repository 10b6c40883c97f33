import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { seeded } from "../../testing/arbitraries.ts";
import { findingsIn, findingsOf, fixedLines, messageOf, textOf } from "../../testing/findings.ts";
import { firstDifference } from "../../testing/witnesses.ts";
import { applyEdits } from "../fixes/apply.ts";
import { lint } from "../lint.ts";

const PATHS = ["/a", "/a*", "/%41", "/A", "/b$", "/café", "/caf%c3%a9", "*a", "/", ""];

describe("repeated groups and rules", () => {
  it("finds a second group for a crawler, whatever the case", () => {
    const lines = [
      "User-agent: Foo",
      "Disallow: /a",
      "",
      "User-agent: Bar",
      "User-agent: foo",
      "Disallow: /b",
    ];
    expect(findingsOf("duplicate-group", lines)).toEqual(["hint duplicate-group 5: foo"]);
  });

  it("merges a group into the first with the same names, including comments", () => {
    const lines = [
      "User-agent: Foo",
      "Disallow: /a # first",
      "",
      "User-agent: Bar",
      "Disallow: /b",
      "",
      "# again",
      "User-agent: foo # as before",
      "",
      "Disallow: /c # third",
      "Crawl-delay: 5",
    ];
    expect(fixedLines(lines, "Merge it into the first one")).toEqual([
      "User-agent: Foo",
      "Disallow: /a # first",
      "# again",
      "# as before",
      "Disallow: /c # third",
      "Crawl-delay: 5",
      "",
      "User-agent: Bar",
      "Disallow: /b",
      "",
    ]);
  });

  it("ends all lines that it moves like the file's first", () => {
    const end = (text: string): string => `${text}\r`;
    const lines = [
      ...["User-agent: Foo", end("Disallow: /a"), "", "User-agent: Bar", "Disallow: /b", ""],
      ...["User-agent: Foo", "Disallow: /c", end("Disallow: /d"), end("Disallow: /e"), "# f"],
      ...[end("Disallow: /g")],
    ];
    expect(fixedLines(lines, "Merge it into the first one")).toEqual([
      ...["User-agent: Foo", end("Disallow: /a")],
      ...["Disallow: /c", "Disallow: /d", "Disallow: /e", "# f", "Disallow: /g"],
      ...["", "User-agent: Bar", "Disallow: /b", ""],
    ]);
  });

  it.each([
    [
      "names differ",
      ["User-agent: Foo", "User-agent: Bar", "Disallow: /a", "User-agent: Foo", "Disallow: /b"],
    ],
    [
      "the standard skips a line",
      ["User-agent: Foo", "Disallow: /a", "Useragent: Foo", "Disallow: /b"],
    ],
  ])("merges nothing if %s", (_, lines) => {
    const fixes = lint(parse(textOf(lines)))
      .filter(({ rule }) => rule === "duplicate-group")
      .flatMap((each) => each.fixes);
    expect(fixes).toEqual([]);
  });

  it("reports all second groups together, those for * separately", () => {
    const lines = [
      ...["User-agent: *", "Disallow: /a", "User-agent: Foo", "Disallow: /b"],
      ...["User-agent: Bar", "Disallow: /c", "User-agent: foo", "Disallow: /d"],
      ...["User-agent: *", "Disallow: /e", "User-agent: Bar", "User-agent: Foo", "Disallow: /f"],
    ];
    expect(findingsOf("duplicate-group", lines)).toEqual([
      "hint duplicate-group 7: foo",
      "info duplicate-group 9: *",
    ]);
    expect(messageOf(lines, "duplicate-group")).toContain("2 later groups for foo and Bar.");
    expect(fixedLines(lines, "Merge it into the first one")).toEqual([
      ...["User-agent: *", "Disallow: /a", "User-agent: Foo", "Disallow: /b", "Disallow: /d"],
      ...["User-agent: Bar", "Disallow: /c"],
      ...["User-agent: *", "Disallow: /e", "User-agent: Bar", "User-agent: Foo", "Disallow: /f"],
    ]);
  });

  it("reports the repeated rules of all groups together", () => {
    const lines = [
      ...["User-agent: *", "Disallow: /a", "Disallow: /a"],
      ...["User-agent: Foo", "Disallow: /a", "Disallow: /b", "Disallow: /b # again"],
    ];
    expect(findingsOf("redundant-rule", lines)).toEqual(["hint redundant-rule 3: Disallow: /a"]);
    expect(fixedLines(lines, "Delete 2 lines")).toEqual([
      ...["User-agent: *", "Disallow: /a"],
      ...["User-agent: Foo", "Disallow: /a", "Disallow: /b", "# again"],
    ]);
  });

  it("finds the same rule twice, in any spelling", () => {
    const lines = [
      "User-agent: *",
      "Disallow: /café # a",
      "Disallow: /caf%c3%a9 # b",
      "Allow: /café/*.html",
    ];
    expect(findingsOf("redundant-rule", lines)).toEqual([
      "hint redundant-rule 3: Disallow: /caf%c3%a9",
    ]);
    expect(fixedLines(lines, "Delete the line")[1]).toBe("# a");
  });

  it("does not report rules that the standard reads in another group, or not at all", () => {
    const apart = ["User-agent: *", "Disallow: /a", "Useragent: *", "Disallow: /a"];
    expect(findingsIn(apart).filter((finding) => finding.includes("redundant-rule"))).toEqual([]);
    const misspelt = ["User-agent: *", "Disalow: /a", "Disallow: /a"];
    expect(findingsIn(misspelt).filter((finding) => finding.includes("redundant-rule"))).toEqual(
      [],
    );
  });

  it("changes no verdict by its safe fixes", () => {
    const line = fc.oneof(
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          "User-agent: *",
          "User-agent: Foo",
          "user-agent: foo",
          "Useragent: Foo",
          "User-agent: Foo/1",
        ),
      },
      { weight: 3, arbitrary: fc.constantFrom(...PATHS).map((path) => `Disallow: ${path}`) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          "Allow: /a",
          "Disalow: /a",
          "Disallow: /",
          "Crawl-delay: 5",
          "",
          "# note",
          "Sitemap: /x",
        ),
      },
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), fc.boolean(), (lines, isEnded) => {
        const source = lines.join("\n") + (isEnded ? "\n" : "");
        for (const { rule, fixes } of lint(parse(source))) {
          if (!rule.startsWith("duplicate-")) continue;
          for (const { edits } of fixes) {
            expect(firstDifference(parse(source), parse(applyEdits(source, edits)))).toBeNull();
          }
        }
      }),
      seeded(400),
    );
  });
});

describe("a site blocked for all", () => {
  it.each([
    ["/", "warning"],
    ["*", "warning"],
    ["/*", "warning"],
  ])("is found for Disallow: %s", (path, severity) => {
    expect(findingsOf("blocks-everything", ["User-agent: *", `Disallow: ${path}`])).toEqual([
      `${severity} blocks-everything 2: ${path}`,
    ]);
  });

  it("is less severe if Google and Bing are allowed by name", () => {
    const names = ["User-agent: Googlebot", "User-agent: bingbot"];
    const lines = ["User-agent: *", "Disallow: /", "", ...names, "Disallow:"];
    expect(findingsOf("blocks-everything", lines)).toEqual(["info blocks-everything 2: /"]);
  });

  it("is not reported if a path is allowed, or for a single crawler", () => {
    const open = ["User-agent: *", "Disallow: /", "Allow: /a"];
    expect(findingsOf("blocks-everything", open)).toEqual([]);
    expect(findingsOf("blocks-everything", ["User-agent: Foo", "Disallow: /"])).toEqual([]);
  });

  it("is allowed by a fix", () => {
    expect(
      fixedLines(
        ["User-agent: *", "Disallow: / # all", "Disallow: /*"],
        "Allow everything instead",
      ),
    ).toEqual(["User-agent: *", "Disallow: # all"]);
  });
});

describe("safe fixes of what repeats", () => {
  const kindsOf = (lines: readonly string[]): readonly string[] =>
    lint(parse(textOf(lines))).flatMap(({ fixes }) =>
      fixes.map(({ kind, title }) => `${kind}: ${title}`),
    );

  it("keep the spelling that every reader finds", () => {
    const lines = ["User-agent: *", "Disallow: /цены", "Disallow: /%D1%86%D0%B5%D0%BD%D1%8B"];
    expect(fixedLines(lines, "Delete the line")).toEqual([lines[0], lines[2]]);
    expect(fixedLines([lines[0] ?? "", ...lines.slice(1).toReversed()], "Delete the line")).toEqual(
      [lines[0], lines[2]],
    );
  });

  it("leave a rule for which another line is mistaken", () => {
    const lines = ["User-agent: *", "Disallow: /*#*", "Disallow: /b", "Disallow: /*"];
    expect(findingsOf("redundant-rule", lines).join()).not.toContain("/*");
  });

  it("do not put an empty rule beside others, which opens the site to some readers", () => {
    const [open, closed] = [
      ["User-agent: *", "Disallow:"],
      ["User-agent: *", "Disallow: /a"],
    ];
    const title = "Merge it into the first one";
    for (const lines of [
      [...open, ...closed],
      [...closed, ...open],
    ])
      expect(kindsOf(lines)).toContain(`suggest: ${title}`);
    expect(kindsOf([...closed, "User-agent: *", "Disallow: /b"])).toContain(`safe: ${title}`);
  });

  it("leave no group with an empty rule in place of those that it had", () => {
    const lines = ["User-agent: Foo", "Disallow: /a", "", "User-agent: Foo", "Disallow: /a/b"];
    expect(kindsOf(lines)).toContain("suggest: Delete the rule");
    expect(kindsOf([...lines, "Disallow: /c"])).toContain("safe: Delete the rule");
  });
});

it("Noindex is only information where another group of the crawler blocks the page", () => {
  const lines = [
    "User-agent: *",
    "Disallow: /a",
    "",
    "User-agent: *",
    "Noindex: /a",
    "Disallow: /b",
  ];
  expect(findingsOf("unsupported-noindex", lines)).toEqual(["info unsupported-noindex 5: Noindex"]);
});
