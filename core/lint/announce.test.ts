import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "../syntax/parse.ts";
import { mangledFiles, robotsFiles, seeded } from "../testing/arbitraries.ts";
import { textOf } from "../testing/findings.ts";
import type { Fix } from "./diagnostic.ts";
import { blockedFor, searchTokens } from "./facts/search-access.ts";
import { applyEdits } from "./fixes/apply.ts";
import { lint } from "./lint.ts";

const fixesOf = (source: string): readonly Fix[] =>
  lint(parse(source)).flatMap(({ fixes }) => fixes);

/** The search crawlers that a fix newly keeps from `/`, asked of the whole file. */
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
