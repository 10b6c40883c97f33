import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { seeded } from "../../testing/arbitraries.ts";
import { firstDifference } from "../../testing/witnesses.ts";
import { applyEdits } from "../apply.ts";
import { lint } from "../lint.ts";

const text = (lines: readonly string[]): string => `${lines.join("\n")}\n`;

/** What is found: severity, check, the number of the line and the offending text. */
const findings = (lines: readonly string[]): readonly string[] => {
  const source = text(lines);
  return lint(parse(source)).map(({ rule, severity, from, to }) => {
    const line = source.slice(0, from).split("\n").length;
    return `${severity} ${rule} ${line}: ${source.slice(from, to)}`;
  });
};

const message = (lines: readonly string[]): string => lint(parse(text(lines)))[0]?.message ?? "";

/** The file after the fix of this title. */
const fixed = (lines: readonly string[], title: string): readonly string[] => {
  const source = text(lines);
  const fix = lint(parse(source))
    .flatMap(({ fixes }) => fixes)
    .find((each) => each.title === title);
  if (fix === undefined) throw new Error(`No fix "${title}"`);
  return applyEdits(source, fix.edits).split("\n").slice(0, -1);
};

const PATHS = ["/a", "/a*", "/%41", "/A", "/b$", "/café", "/caf%c3%a9", "*a", "/", ""];

const STAR = ["User-agent: *", "Disallow: /cart/", "Disallow: /login", ""];

describe("a group that leaves out rules of *", () => {
  it.each([
    ["has some rules of its own", ["User-agent: FooBot", "Disallow: /x"], "info"],
    ["has one of the rules", ["User-agent: FooBot", "Disallow: /cart/"], "info"],
    ["only allows a path", ["User-agent: FooBot", "Allow: /x"], "info"],
    ["allows everything beside a rule", ["User-agent: FooBot", "Allow: /", "Disallow: /x"], "info"],
    ["allows everything", ["User-agent: FooBot", "Allow: /"], "hint"],
    ["disallows nothing", ["User-agent: FooBot", "Disallow:"], "hint"],
    ["is for a crawler that ignores *", ["User-agent: AdsBot-Google", "Disallow: /x"], "hint"],
  ])("is remarked on when it %s", (_, group, severity) => {
    const name = group[0]?.slice(12);
    expect(findings([...STAR, ...group])).toEqual([
      `${severity} specific-group-drops-star-rules 5: ${name}`,
    ]);
  });

  it.each([
    ["is stricter", [...STAR, "User-agent: FooBot", "Disallow: /"]],
    ["repeats the rules", [...STAR, "User-agent: FooBot", "Disallow: /login", "Disallow: /cart"]],
    ["covers the rules", [...STAR, "User-agent: FooBot", "Disallow: /l*", "Disallow: /c"]],
    ["speaks of the same paths", [...STAR, "User-agent: FooBot", "Allow: /cart", "Allow: /login"]],
    ["lets an advertiser in", [...STAR, "User-agent: Mediapartners-Google", "Disallow:"]],
    [
      "is let in where * is closed",
      ["User-agent: *", "Disallow: /", "Allow: /a", "", "User-agent: FooBot", "Disallow: /x"],
    ],
    [
      "is the * group too",
      [...STAR, "User-agent: FooBot", "User-agent: *", "Disallow: /x"].slice(4),
    ],
    [
      "comes back later with the rest",
      [...STAR, "User-agent: Foo", "Disallow: /cart/", "", "User-agent: Foo", "Disallow: /login"],
    ],
  ])("is left alone when it %s", (_, lines) => {
    expect(findings(lines).filter((finding) => finding.includes("drops-star"))).toEqual([]);
  });

  it("is named once, with the rules it skips", () => {
    const lines = [...STAR, "User-agent: FooBot", "User-agent: BarBot", "Disallow: /x"];
    expect(findings(lines)).toEqual(["info specific-group-drops-star-rules 5: FooBot"]);
    expect(message(lines)).toBe(
      "`FooBot` follows this group alone, with Google as elsewhere, and skips 2 rules of `User-agent: *` (lines 2 and 3). Copy those it should obey.",
    );
  });

  it("gets the rules below its own", () => {
    const lines = [
      ...STAR,
      "User-agent: FooBot",
      "Disallow: /login",
      "Crawl-delay: 5",
      "",
      "# end",
    ];
    expect(fixed(lines, "Copy the rule of *").slice(4)).toEqual([
      "User-agent: FooBot",
      "Disallow: /login",
      "Crawl-delay: 5",
      "Disallow: /cart/",
      "",
      "# end",
    ]);
  });

  it("gets the exceptions with the rules", () => {
    const lines = [
      "User-agent: *",
      "Disallow: /a/",
      "Allow: /a/b",
      "",
      "User-agent: Foo",
      "Disallow: /x",
    ];
    expect(fixed(lines, "Copy the 2 rules of *").slice(5)).toEqual([
      "Disallow: /x",
      "Disallow: /a/",
      "Allow: /a/b",
    ]);
  });
});

describe("a group without rules", () => {
  it.each([
    [
      "runs on over a Crawl-delay",
      ["User-agent: *", "Crawl-delay: 5", "", "User-agent: Foo", "Disallow: /"],
      "warning",
      "1: *",
    ],
    [
      "lost its rule to a comment",
      ["User-agent: *", "# Disallow: /x", "User-agent: Foo", "Disallow: /"],
      "warning",
      "1: *",
    ],
    [
      "runs on over a blank line",
      ["User-agent: Foo", "", "User-agent: Bar", "Disallow: /"],
      "warning",
      "1: Foo",
    ],
    [
      "runs on over a Sitemap",
      ["User-agent: Foo", "Sitemap: https://a.example/s.xml", "User-agent: Bar", "Disallow: /"],
      "warning",
      "1: Foo",
    ],
    [
      "runs on into one that forbids nothing",
      ["User-agent: Foo", "", "User-agent: Bar", "Disallow:"],
      "info",
      "1: Foo",
    ],
    [
      "runs on into the * group",
      ["User-agent: Foo", "Crawl-delay: 5", "", "User-agent: *", "Disallow: /x"],
      "info",
      "1: Foo",
    ],
    ["ends the file, * having rules", [...STAR, "User-agent: Foo"], "warning", "5: Foo"],
    [
      "ends the file, * having none",
      ["User-agent: Bar", "Disallow: /", "", "User-agent: *"],
      "hint",
      "4: *",
    ],
  ])("is found when it %s", (_, lines, severity, place) => {
    expect(findings(lines)).toEqual([`${severity} user-agent-without-rules ${place}`]);
  });

  it.each([
    ["is a list", ["User-agent: Foo", "User-agent: Bar", "Disallow: /"]],
    ["is a list with a remark", ["User-agent: Foo", "# and", "User-agent: Bar", "Disallow: /"]],
    ["names the same crawler again", ["User-agent: *", "", "User-agent: *", "Disallow: /x"]],
    [
      "only slows every crawler down",
      ["User-agent: Foo", "Disallow: /", "", "User-agent: *", "Crawl-delay: 5"],
    ],
    ["has rules elsewhere", [...STAR, "User-agent: *"]],
  ])("is left alone when it %s", (_, lines) => {
    expect(findings(lines).filter((finding) => finding.includes("without-rules"))).toEqual([]);
  });

  it("is not seen where a rule is misspelt", () => {
    const lines = ["User-agent: *", "Dissalow /x", "", "User-agent: Foo", "Disallow: /"];
    expect(findings(lines).filter((finding) => finding.includes("without-rules"))).toEqual([]);
  });

  it("does not have everything closed be said as well", () => {
    const lines = ["User-agent: *", "", "User-agent: BadBot", "Disallow: /"];
    expect(findings(lines)).toEqual(["warning user-agent-without-rules 1: *"]);
  });

  it("is allowed everything where it stands", () => {
    const lines = ["User-agent: *", "Crawl-delay: 5", "", "User-agent: Foo", "Disallow: /"];
    expect(fixed(lines, "Allow * everything")).toEqual([
      ...lines.slice(0, 2),
      "Disallow:",
      ...lines.slice(2),
    ]);
  });

  it("is joined with the list it belongs to", () => {
    const lines = ["User-agent: Foo", "", " ", "User-agent: Bar", "Disallow: /"];
    expect(fixed(lines, "Join the user-agent lines")).toEqual([lines[0], lines[3], lines[4]]);
  });

  it("is added to the * group", () => {
    expect(fixed([...STAR, "User-agent: Foo"], "Add Foo to the * group")).toEqual([
      "User-agent: *",
      "User-agent: Foo",
      ...STAR.slice(1),
    ]);
  });

  it("gets rules of * when it only has a Crawl-delay", () => {
    const lines = [...STAR, "User-agent: Foo", "Crawl-delay: 5"];
    expect(findings(lines)).toEqual(["warning named-group-only-crawl-delay 5: Foo"]);
    expect(fixed(lines, "Copy the 2 rules of *")).toEqual([...lines, STAR[1], STAR[2]]);
  });

  it("weighs less when its crawler ignores * in any case", () => {
    expect(findings([...STAR, "User-agent: AdsBot-Google", "Request-rate: 1/5"])).toEqual([
      "hint named-group-only-crawl-delay 5: AdsBot-Google",
    ]);
  });
});

describe("repeated groups and rules", () => {
  it("finds a second group for a crawler, in any case of letters", () => {
    const lines = [
      "User-agent: Foo",
      "Disallow: /a",
      "",
      "User-agent: Bar",
      "User-agent: foo",
      "Disallow: /b",
    ];
    expect(findings(lines)).toEqual(["info duplicate-group 5: foo"]);
  });

  it("merges a group into the first with the same names, comments and all", () => {
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
    expect(fixed(lines, "Merge it into the group on line 1")).toEqual([
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

  it.each([
    [
      "names differ",
      ["User-agent: Foo", "User-agent: Bar", "Disallow: /a", "User-agent: Foo", "Disallow: /b"],
    ],
    [
      "the standard skips a line",
      ["User-agent: Foo", "Disallow: /a", "Useragent: Foo", "Disallow: /b"],
    ],
  ])("merges nothing where %s", (_, lines) => {
    const fixes = lint(parse(text(lines)))
      .filter(({ rule }) => rule === "duplicate-group")
      .flatMap((each) => each.fixes);
    expect(fixes).toEqual([]);
  });

  it("finds the same rule twice, in any spelling", () => {
    const lines = [
      "User-agent: *",
      "Disallow: /café # a",
      "Disallow: /caf%c3%a9 # b",
      "Allow: /café",
    ];
    expect(findings(lines)).toEqual(["hint duplicate-rule 3: Disallow: /caf%c3%a9"]);
    expect(fixed(lines, "Delete the second one")[2]).toBe("# b");
  });

  it("leaves rules alone that the standard reads in another group, or not at all", () => {
    const apart = ["User-agent: *", "Disallow: /a", "Useragent: *", "Disallow: /a"];
    expect(findings(apart).filter((finding) => finding.includes("duplicate-rule"))).toEqual([]);
    const misspelt = ["User-agent: *", "Disalow: /a", "Disallow: /a"];
    expect(findings(misspelt).filter((finding) => finding.includes("duplicate-rule"))).toEqual([]);
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

describe("a site closed to all", () => {
  it.each([
    ["/", "warning"],
    ["*", "warning"],
    ["/*", "warning"],
  ])("is found for Disallow: %s", (path, severity) => {
    expect(findings(["User-agent: *", `Disallow: ${path}`])).toEqual([
      `${severity} blocks-everything 2: ${path}`,
    ]);
  });

  it("weighs less where some crawler is let in by name", () => {
    const lines = ["User-agent: *", "Disallow: /", "", "User-agent: Foo", "Disallow:"];
    expect(findings(lines)).toEqual(["info blocks-everything 2: /"]);
  });

  it("is not seen where a path is allowed, or for one crawler alone", () => {
    expect(findings(["User-agent: *", "Disallow: /", "Allow: /a"])).toEqual([]);
    expect(findings(["User-agent: Foo", "Disallow: /"])).toEqual([]);
  });

  it("is opened", () => {
    expect(
      fixed(["User-agent: *", "Disallow: / # all", "Disallow: /*"], "Allow everything instead"),
    ).toEqual(["User-agent: *", "Disallow: # all", "Disallow:"]);
  });
});

describe("a large file", () => {
  it.each([
    [
      "17,000 rules",
      [...STAR, ...Array.from({ length: 17_000 }, (_, index) => `Disallow: /path/${index}`)],
    ],
    [
      "thousands of groups beside thousands of rules",
      [
        "User-agent: *",
        ...Array.from({ length: 8_000 }, (_, index) => `Disallow: /path/${index}`),
        ...Array.from({ length: 4_000 }, (_, index) => [
          `User-agent: Bot${index}x`,
          `Disallow: /path/${index}`,
        ]).flat(),
      ],
    ],
    [
      "thousands of groups for one crawler",
      Array.from({ length: 6_000 }, (_, index) => [
        "User-agent: *",
        `Disallow: /path/${index}`,
      ]).flat(),
    ],
    [
      "thousands of parted names",
      Array.from({ length: 6_000 }, (_, index) => [`User-agent: Bot${index}x`, ""]).flat(),
    ],
  ])("with %s is done before long", (_, lines) => {
    const document = parse(text([...lines, "Disallow: /end"]));
    const began = performance.now();
    lint(document);
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
