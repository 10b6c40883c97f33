import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runToEnd } from "../collections/run-to-end.ts";
import { parse } from "../syntax/parse.ts";
import { mangledFiles, robotsFiles, seeded } from "../testing/arbitraries.ts";
import { textOf } from "../testing/findings.ts";
import { announceBlocking } from "./announce.ts";
import type { Diagnostic, Fix } from "./diagnostic.ts";
import { blockedFor, searchTokens } from "./facts/search-access.ts";
import { applyEdits } from "./fixes/apply.ts";
import { lint } from "./lint.ts";

const fixesOf = (source: string): readonly Fix[] =>
  lint(parse(source)).flatMap(({ fixes }) => fixes);

/** The search crawlers that a fix newly blocks from `/`, determined on the whole file. */
const newlyBlockedBy = (source: string, { edits }: Fix): readonly string[] => {
  const [before, after] = [parse(source), parse(applyEdits(source, edits))];
  return searchTokens.filter(
    (token) => blockedFor(after, token) !== null && blockedFor(before, token) === null,
  );
};

describe("a fix that blocks search crawlers", () => {
  it.each([
    [["User-agent: *", "Disallov: /"], "Write Disallow"],
    [["Disallow: /", "User-agent: x"], "Insert User-agent: * above"],
  ])("says in its title whom: %j", (lines, title) => {
    const titles = fixesOf(textOf(lines)).map((fix) => fix.title);
    const expected = `${title}. This blocks your whole site for Googlebot, bingbot and`;
    expect(titles.some((each) => each.startsWith(expected))).toBe(true);
  });

  it("names a single crawler", () => {
    const lines = ["User-agent: Googelbot", "Disallow: /"];
    const title = "Write Googlebot. This blocks your whole site for Googlebot";
    const named = fixesOf(textOf(lines)).find((fix) => fix.title.startsWith(title));
    expect(named?.kind).toBe("suggest");
  });

  it.each([
    ["files as people write them", robotsFiles],
    ["mangled files", mangledFiles],
  ])("says so in its title, in %s", (_, files) => {
    fc.assert(
      fc.property(files, (source) => {
        for (const fix of fixesOf(source)) {
          const blocked = newlyBlockedBy(source, fix);
          if (fix.kind === "safe") expect(blocked).toEqual([]);
          else
            expect([
              fix.title,
              / This blocks your (?:whole site|home page) for /.test(fix.title),
            ]).toEqual([fix.title, blocked.length > 0]);
          const [first] = blocked;
          if (first !== undefined) expect(fix.title).toContain(first);
        }
      }),
      seeded(60),
    );
  });
});

describe("the title of a fix", () => {
  const OPEN = "User-agent: *\nDisallow: /a\n";

  /** The result of a fix that adds lines to a file that allows everything. */
  const announcedFor = (
    insert: string,
    kind: Fix["kind"] = "repair",
    source = OPEN,
  ): readonly Fix[] => {
    const edits = [{ from: source.length, to: source.length, insert }];
    const found: Diagnostic = {
      ...{ rule: "x", severity: "info", from: 0, to: 1, message: "" },
      fixes: [{ title: "Add lines", kind, edits }],
    };
    const document = parse(source);
    const { diagnostics } = runToEnd(
      announceBlocking(document, { diagnostics: [found], suppressed: [] }),
    );
    return diagnostics.flatMap(({ fixes }) => fixes);
  };
  const group = (names: readonly string[], rule: string): string =>
    `${names.map((name) => `User-agent: ${name}\n`).join("")}${rule}\n`;

  it.each([
    [["bingbot"], "bingbot"],
    [["bingbot", "YandexBot"], "bingbot and YandexBot"],
    [["bingbot", "YandexBot", "SeznamBot"], "bingbot, YandexBot and SeznamBot"],
    [
      ["bingbot", "YandexBot", "SeznamBot", "DuckDuckBot"],
      "bingbot, YandexBot and 2 more search crawlers",
    ],
  ])("names three crawlers at most: %j", (names, listed) => {
    expect(announcedFor(group(names, "Disallow: /"))).toMatchObject([
      { title: `Add lines. This blocks your whole site for ${listed}`, kind: "suggest" },
    ]);
  });

  it("says that the home page is blocked if the site is not", () => {
    expect(announcedFor(group(["bingbot"], "Disallow: /$"))).toMatchObject([
      { title: "Add lines. This blocks your home page for bingbot", kind: "suggest" },
    ]);
  });

  it("says that the home page is blocked if a rule further up opens other pages", () => {
    const source = "User-agent: *\nDisallow: /a\nAllow: /folder\n";
    const [fix] = announcedFor("Disallow: /\n", "repair", source);
    expect(fix?.title).toMatch(/^Add lines\. This blocks your home page for Googlebot/);
  });

  it("names only those for which the whole site is blocked, if there are any", () => {
    const both = group(["bingbot"], "Disallow: /$") + group(["YandexBot"], "Disallow: /");
    expect(announcedFor(both).map(({ title }) => title)).toEqual([
      "Add lines. This blocks your whole site for YandexBot",
    ]);
  });

  it.each([
    ["that blocks nothing new", "Disallow: /b\n", "repair", OPEN],
    ["that blocks none but others", group(["GPTBot"], "Disallow: /"), "repair", OPEN],
    ["that adds to what is blocked", "Disallow: /*\n", "repair", "User-agent: *\nDisallow: /\n"],
    ["that is safe, which is not asked", "Disallow: /\n", "safe", OPEN],
  ] as const)("stays as it is for a fix %s", (_, insert, kind, source) => {
    expect(announcedFor(insert, kind, source)).toMatchObject([{ title: "Add lines", kind }]);
  });
});
