import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { mangledFiles, robotsFiles, seeded } from "../../testing/arbitraries.ts";
import { textOf } from "../../testing/findings.ts";
import type { Fix } from "../diagnostic.ts";
import { blockedSearchCrawlers } from "../facts/search-crawlers.ts";
import { lint } from "../lint.ts";
import { applyEdits } from "./apply.ts";
import { fixWithWarning } from "./fix-warning.ts";

const fixesOf = (source: string): readonly Fix[] => {
  const document = parse(source);
  return lint(document)
    .flatMap(({ fixes }) => fixes)
    .map((fix) => fixWithWarning(document, fix));
};

describe("a fix that blocks search crawlers", () => {
  it.each([
    [["User-agent: *", "Disallov: /"], "Write Disallow"],
    [["Disallow: /", "User-agent: x"], "Insert User-agent: * above"],
  ])("says in its title whom: %j", (lines, title) => {
    const expected = `${title}. This blocks your whole site for Googlebot, bingbot and`;
    expect(fixesOf(textOf(lines)).some((fix) => fix.title.startsWith(expected))).toBe(true);
  });

  it("has to be chosen by the user", () => {
    const lines = ["User-agent: Googelbot", "Disallow: /"];
    const title = "Write Googlebot. This blocks your whole site for Googlebot";
    const named = fixesOf(textOf(lines)).find((fix) => fix.title.startsWith(title));
    expect(named?.kind).toBe("suggest");
  });

  it.each([
    ["files as people write them", robotsFiles],
    ["mangled files", mangledFiles],
  ])("is never called safe, in %s", (_, files) => {
    fc.assert(
      fc.property(files, (source) => {
        const document = parse(source);
        const before = blockedSearchCrawlers(document);
        for (const { kind, edits } of lint(document).flatMap(({ fixes }) => fixes)) {
          if (kind !== "safe") continue;
          const after = blockedSearchCrawlers(parse(applyEdits(source, edits)));
          expect([...after.keys()].filter((token) => !before.has(token))).toEqual([]);
        }
      }),
      seeded(60),
    );
  });
});

describe("the title of a fix", () => {
  const OPEN = "User-agent: *\nDisallow: /a\n";

  /** A fix that adds lines to a file, as it is offered. */
  const offered = (insert: string, kind: Fix["kind"] = "repair", source = OPEN): Fix => {
    const edits = [{ from: source.length, to: source.length, insert }];
    return fixWithWarning(parse(source), { title: "Add lines", kind, edits });
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
    expect(offered(group(names, "Disallow: /"))).toMatchObject({
      title: `Add lines. This blocks your whole site for ${listed}`,
      kind: "suggest",
    });
  });

  it("says that the home page is blocked if the site is not", () => {
    expect(offered(group(["bingbot"], "Disallow: /$"))).toMatchObject({
      title: "Add lines. This blocks your home page for bingbot",
      kind: "suggest",
    });
  });

  it("says that the home page is blocked if a rule further up opens other pages", () => {
    const source = "User-agent: *\nDisallow: /a\nAllow: /folder\n";
    expect(offered("Disallow: /\n", "repair", source).title).toMatch(
      /^Add lines\. This blocks your home page for Googlebot/,
    );
  });

  it("names only those for which the whole site is blocked, if there are any", () => {
    const both = group(["bingbot"], "Disallow: /$") + group(["YandexBot"], "Disallow: /");
    expect(offered(both).title).toBe("Add lines. This blocks your whole site for YandexBot");
  });

  it.each([
    ["that blocks nothing new", "Disallow: /b\n", "repair", OPEN],
    ["that blocks none but others", group(["GPTBot"], "Disallow: /"), "repair", OPEN],
    ["that adds to what is blocked", "Disallow: /*\n", "repair", "User-agent: *\nDisallow: /\n"],
    ["that is safe, which is not asked", "Disallow: /\n", "safe", OPEN],
  ] as const)("stays as it is for a fix %s", (_, insert, kind, source) => {
    expect(offered(insert, kind, source)).toMatchObject({ title: "Add lines", kind });
  });
});
