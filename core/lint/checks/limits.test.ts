import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, findingsOf, fixedLines, messageOf, textOf } from "../../testing/findings.ts";
import { applyEdits } from "../fixes/apply.ts";
import { type LintOptions, lint } from "../lint.ts";

const rule = (path: string): readonly string[] => ["User-agent: *", `Disallow: ${path}`];

const foundIn = (source: string, id: string, options: LintOptions = {}) =>
  lint(parse(source), { on: [id], ...options }).filter((each) => each.rule === id);

describe("rules on style sheets and scripts", () => {
  const found = (path: string): readonly string[] =>
    findingsOf("blocks-rendering-resources", rule(path));

  it.each(["/x/*.css", "/a/*.js?", "/assets", "/assets/", "/shop/static/**", "/a/b/_next/static/"])(
    "are found by ending or folder, and marked: %s",
    (path) => {
      expect(found(path)).toEqual([`hint blocks-rendering-resources 2: ${path}`]);
    },
  );

  it.each(["/*.css", "*.js$", "/*.mjs"])("of the whole site weigh more: %s", (path) => {
    expect(found(path)[0]?.split(" ")[0]).toBe("warning");
  });

  it.each([
    "/a/b.js$",
    "/js/x.min.js",
    "/index.php/css",
    "/index.php/css/",
    "/index.php/js/*",
    "/statics",
  ])("are not rules for a single file, or for paths below one: %s", (path) => {
    expect(found(path)).toEqual([]);
  });
});

describe("a line of the maximum length", () => {
  const sitemap = (length: number): readonly string[] => {
    const start = "https://shop.example/";
    return ["User-agent: *", "Disallow:", `Sitemap: ${start}${"a".repeat(length - start.length)}`];
  };

  it("has a path of 1,024 characters", () => {
    expect(findingsOf("line-too-long", rule(`/${"a".repeat(1023)}`))).toEqual([]);
    const longer = rule(`/${"a".repeat(1023)}bc`);
    expect(findingsOf("line-too-long", longer)).toEqual(["warning line-too-long 2: bc"]);
    expect(messageOf(longer, "line-too-long")).toContain("it has 1,026 characters");
  });

  it("has 16,663 bytes, without the spaces at its end or a comment", () => {
    const longest = `/${"a".repeat(16_663 - "Disallow: /".length)}`;
    const found = (path: string) =>
      findingsOf("line-too-long", rule(path)).map((finding) => finding.replace(/: a+$/, ""));
    expect(found(`${longest}bc`)).toEqual(["error line-too-long 2: bc"]);
    for (const rest of ["", "   ", " # b"])
      expect(found(longest + rest)).toEqual(["warning line-too-long 2"]);
  });

  it("has a user agent, a comment or another field of any length, but for what Google drops", () => {
    const long = "a".repeat(17_000);
    const lines = (line: string) => findingsOf("line-too-long", [...rule("/a"), line]);
    expect(lines(`# ${long}`)).toEqual([]);
    expect(lines(`Mood: ${long}`)).toEqual([]);
    expect(lines(`User-agent: ${"a".repeat(3_000)}`)).toEqual([]);
    expect(lines(`User-agent: ${long}`)).toHaveLength(1);
    expect(lines(`Allow: /${"a".repeat(1_024)}`)).toEqual(["warning line-too-long 3: a"]);
  });

  it("has a sitemap URL of 2,083 characters", () => {
    expect(findingsOf("line-too-long", sitemap(2083))).toEqual([]);
    expect(findingsOf("line-too-long", sitemap(2084))).toEqual(["info line-too-long 3: a"]);
    expect(messageOf(sitemap(2084), "line-too-long")).toContain("it has 2,084 characters");
  });

  it("may have any other value", () => {
    expect(findingsOf("line-too-long", [...rule("/a"), `Host: ${"a".repeat(3000)}`])).toEqual([]);
  });
});

describe("a rule directly followed by a comment", () => {
  const without = (...below: readonly string[]): readonly string[] =>
    fixedLines([...rule("/#top"), ...below], "Delete the rule").slice(1);

  it.each([
    ["a sound rule below", ["Disallow: /a # sound"], ["Disallow: /a # sound"]],
    ["one below a comment", ["# c", "", "Allow: /a"], ["# c", "", "Allow: /a"]],
    ["no other rule", ["Crawl-delay: 1"], ["Disallow:", "Crawl-delay: 1"]],
    ["rules of its kind alone", ["Disallow: /a#b"], ["Disallow:", "Disallow: /a#b"]],
    [
      "the rules of the next group",
      ["User-agent: b", "Disallow: /a"],
      ["Disallow:", "User-agent: b", "Disallow: /a"],
    ],
  ])("is deleted completely only if its group keeps a rule: %s", (_, below, lines) => {
    expect(without(...below)).toEqual(lines);
  });

  it("is deleted completely if there is a valid rule above", () => {
    const lines = ["User-agent: *", "Allow: /a", "Disallow: /#top"];
    expect(fixedLines(lines, "Delete the rule")).toEqual(lines.slice(0, 2));
  });

  it("is reported with the remaining path, a sitemap with the remaining URL", () => {
    expect(messageOf(rule("/b#c"), "hash-truncates-value")).toBe(
      "This matches more URLs: only `/b` is left, as no crawler sends what follows `#`. Delete the rule if that is too much.",
    );
    const sitemap = [...rule("/b"), "Sitemap: https://shop.example/a.xml#new"];
    expect(messageOf(sitemap, "hash-truncates-value")).toBe(
      "Crawlers find only `https://shop.example/a.xml`, because `#` starts a comment. Write `%23`, or a space before a comment.",
    );
    expect(fixedLines(sitemap, "Write %23")[2]).toBe("Sitemap: https://shop.example/a.xml%23new");
  });

  it("is information if a space follows the #", () => {
    expect(findingsOf("hash-truncates-value", rule("/b# c"))).toEqual([
      "info hash-truncates-value 2: # c",
    ]);
    expect(findingsOf("hash-truncates-value", rule("/b#"))).toEqual([
      "warning hash-truncates-value 2: #",
    ]);
  });
});

describe("a path without a name", () => {
  it("gets the name of the rule above it, over blank lines", () => {
    const lines = [...rule("/"), "Allow: /shop/", "", " ", "/help/"];
    expect(fixedLines(lines, "Write Allow: before it")[5]).toBe("Allow: /help/");
    expect(messageOf(lines, "unparsable-line")).toContain("Write `Allow:` before each path.");
  });

  it("gets a name in a group alone", () => {
    const lines = ["/help/", ...rule("/")];
    expect(() => fixedLines(lines, "Write Disallow: before it")).toThrow();
    expect(fixedLines(lines, "Turn into a comment")[0]).toBe("# /help/");
  });
});

describe("an empty Allow", () => {
  const found = (lines: readonly string[]): readonly string[] => {
    const { fixes = [] } = foundIn(textOf(lines), "empty-allow")[0] ?? {};
    return fixes.map(({ edits }) => applyEdits(textOf(lines), edits));
  };

  it.each([
    ["above", ["User-agent: *", "Disallow: /q", "Allow:"]],
    ["below", ["User-agent: *", "Allow:", "Disallow: /q"]],
  ])("can be deleted next to a rule %s", (_, lines) => {
    expect(found(lines)).toEqual([
      textOf(lines.map((line) => line.replace(/^Allow:$/, "Allow: /"))),
      textOf(lines.filter((line) => line !== "Allow:")),
    ]);
  });

  it("cannot be deleted if no other rule is next to it", () => {
    expect(found(["User-agent: a", "Allow:", "", "User-agent: b", "Disallow: /q"])).toHaveLength(1);
    expect(found(["User-agent: a", "Allow:", "Crawl-delay: 1", "Disallow: /q"])).toHaveLength(1);
  });
});

describe("two groups for the same crawlers", () => {
  const lines = (second: readonly string[]): readonly string[] => [
    ...["User-agent: b", "User-agent: a", "Disallow: /q", "", ...second, "Disallow: /r"],
    ...["User-agent: *", "Disallow:"],
  ];

  it("are merged, whatever the order of their names", () => {
    const merged = fixedLines(
      lines(["User-agent: a", "User-agent: b"]),
      "Merge it into the first one",
    );
    expect(merged.slice(0, 4)).toEqual([
      "User-agent: b",
      "User-agent: a",
      "Disallow: /q",
      "Disallow: /r",
    ]);
  });

  it("are not merged if one names an additional crawler", () => {
    const three = lines(["User-agent: a", "User-agent: b", "User-agent: c"]);
    expect(findingsOf("duplicate-group", three)).toEqual(["hint duplicate-group 5: a"]);
    expect(() => fixedLines(three, "Merge it into the first one")).toThrow();
  });
});

describe("a rule that occurs twice", () => {
  it("is not reported below an invalid user-agent line", () => {
    const [first, second] = [
      ["User-agent: *", "Disallow: /a"],
      ["Disallow: /a", "Disallow: /b"],
    ];
    expect(findingsOf("redundant-rule", [...first, "User agent: x", ...second])).toEqual([]);
    expect(findingsOf("redundant-rule", [...first, "Crawl-delay: 1", ...second])).toHaveLength(1);
    expect(findingsOf("redundant-rule", [...first, "User-agent: x", ...second])).toEqual([]);
  });
});

describe("one name within another", () => {
  const GROUPS = [
    "Disallow: /a",
    "",
    "User-agent: FooBot2",
    "Disallow: /b",
    "",
    "User-agent: *",
    "Disallow:",
  ];

  it.each([
    ["FooB", "begins"],
    ["Bot2", "ends"],
  ])("is found if the longer one begins or ends with it: %s", (name) => {
    expect(findingsOf("agent-substring-collision", [`User-agent: ${name}`, ...GROUPS])).toEqual([
      "hint agent-substring-collision 4: FooBot2",
    ]);
  });

  it("is not found in the middle of the longer one", () => {
    expect(findingsOf("agent-substring-collision", ["User-agent: oBot", ...GROUPS])).toEqual([]);
  });
});

describe("Crawl-delay lines that no crawler reads", () => {
  const message = (...names: readonly string[]): string =>
    messageOf(
      [...names.map((name) => `User-agent: ${name}`), "Disallow: /c", "Crawl-delay: 10"],
      "crawl-delay-effect",
    );

  it("are reported with the crawlers that ignore them", () => {
    expect(message("Googlebot")).toBe(
      "`Crawl-delay` has no effect on Googlebot, and this group is for no other crawler. Delete the line.",
    );
    expect(message("Googlebot", "Applebot")).toBe(
      "`Crawl-delay` has no effect on Googlebot and Applebot, and this group is for no other crawler. Delete the line.",
    );
    expect(message("Googlebot", "bingbot")).toBe("");
    expect(message("Google-Extended")).toBe("");
    expect(message("Googlebot", "Google-Extended")).toContain(
      "no effect on Googlebot and Google-Extended",
    );
  });
});

describe("the home page", () => {
  const message = (...names: readonly string[]): string =>
    messageOf([...names.map((name) => `User-agent: ${name}`), "Disallow: /$"], "blocks-home-page");

  it("is blocked for the crawlers in the message", () => {
    expect(message("bingbot")).toBe(
      "This blocks your home page alone for bingbot: `$` marks the URL's end. Delete the rule if that is wrong.",
    );
    expect(message("*")).toContain("for every crawler:");
    expect(message("*", "bingbot")).toContain("for every crawler:");
  });
});

describe("dots in a path", () => {
  it("are resolved only before the query", () => {
    const lines = rule("/a/../b?x=/../c");
    expect(findingsOf("dot-segments", lines)).toEqual(["warning dot-segments 2: .."]);
    expect(fixedLines(lines, "Write /b?x=/../c")[1]).toBe("Disallow: /b?x=/../c");
    expect(findingsOf("dot-segments", rule("/a?x=/../c"))).toEqual([]);
  });
});

describe("hidden line separators", () => {
  const lines = [
    "User-agent: *",
    "Disallow:\v/a",
    "Disallow\v: /b",
    "\vDisallow: /c",
    "Disallow: /d\v",
  ];

  it("at the edges of names are one finding, and so are those at the edges of values", () => {
    expect(findingsIn(lines)).toEqual([
      "warning hidden-character 2: \v",
      "warning hidden-character 5: \v",
    ]);
    expect(messageOf(lines)).toContain("Also on lines 3 and 4.");
  });

  it("within a value are more severe", () => {
    expect(findingsOf("hidden-character", rule("/c\v/d"))).toEqual([
      "error hidden-character 2: \v",
    ]);
  });
});

describe("a large file", () => {
  it("is marked at the first line, without the whitespace before it", () => {
    const found = (source: string) =>
      foundIn(source, "file-too-large", { format: { bytes: 450_000 } })[0];
    expect(found("\n\n  User-agent: *\nDisallow: /a\n")).toMatchObject({ from: 4, to: 17 });
    expect(found("\n# x\nUser-agent: *\nDisallow: /a\n")).toMatchObject({ from: 1, to: 4 });
    expect(found("\n \n")).toBeUndefined();
  });

  it("is marked at the next line with text, or at its end, if a line ends where crawlers stop", () => {
    const filler = `${"#".repeat(999)}\n`.repeat(512);
    const options = { format: { bytes: 512_001 } };
    const below = foundIn(`${filler}\n\nDisallow: /a\n`, "file-too-large", options)[0];
    expect(below).toMatchObject({ from: 512_002, to: 512_014 });
    expect(foundIn(`${filler}\n`, "file-too-large", options)[0]).toMatchObject({
      from: 512_000,
      to: 512_001,
    });
  });
});

describe("a file in an encoding other than UTF-8", () => {
  const foundBytes = (source: string): readonly string[] =>
    lint(parse(source, "latin1"))
      .filter(({ rule: id }) => id === "encoding-not-utf8")
      .map(
        ({ severity, from, to, message }) => `${severity} ${from}-${to} ${message.slice(0, 14)}`,
      );

  it("is an error in a rule, even below a comment with such a letter, and information elsewhere", () => {
    expect(foundBytes("User-agent: *\n# caf\xe9\nDisallow: /a\n")).toEqual([
      "info 19-20 Programs that ",
    ]);
    expect(foundBytes("User-agent: *\n# caf\xe9\nDisallow: /\xe9\n")).toEqual([
      "error 32-33 This rule miss",
    ]);
  });

  it("is left to the finding of the only rule with such a letter", () => {
    expect(foundBytes("User-agent: *\nDisalow: /\xe9\n")).toEqual([]);
  });
});

describe("a comment about search results", () => {
  const found = (lines: readonly string[]): readonly string[] =>
    findingsOf("disallow-is-not-deindex", ["User-agent: *", ...lines]);

  it.each([
    ["behind the rule", ["Disallow: /a # noindex"], "2: # noindex"],
    ["right above it", ["# hide from Google", "Disallow: /a"], "2: # hide from Google"],
  ])("is read %s", (_, lines, place) => {
    expect(found(lines)).toEqual([`info disallow-is-not-deindex ${place}`]);
  });

  it.each([
    ["behind the line above", ["Disallow: /b?x", "Crawl-delay: 1 # noindex", "Disallow: /a"]],
    ["of several lines", ["# we", "# hide from Google", "Disallow: /a"]],
    ["of more than 80 characters", [`# hide from Google ${"x".repeat(80)}`, "Disallow: /a"]],
    ["on a page of that name", ["Disallow: /noindex/ # noindex"]],
    ["that is a field out of use", ["# Noindex: /b", "Disallow: /a"]],
    ["above an Allow", ["# hide from Google", "Allow: /a"]],
  ])("is not one %s", (_, lines) => {
    expect(found(lines)).toEqual([]);
  });
});
