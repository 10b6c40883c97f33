import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { faultlessContext } from "../../testing/contexts.ts";
import { agentRuns } from "./agents.ts";
import {
  closes,
  freeAgents,
  hasRulesOutside,
  intendedGroups,
  introductionOf,
  isWholeSite,
  linesOutsideGroups,
  opens,
  rulesFor,
  splitGroups,
} from "./groups.ts";

const contextOf = (source: string) => faultlessContext(parse(source));
const groupsOf = (source: string) => intendedGroups(contextOf(source));
const numbers = (lines: readonly { readonly number: number }[]) =>
  lines.map(({ number }) => number);

describe("the groups of a file, as intended", () => {
  const FILE = `User-agent: GPTBot/1.0
User-agent: *
Disallow: /a
Sitemap: https://a.example/s.xml
Crawl-delay: 5

# for one
# alone
User-agent: gptbot*
Allow: /b

User-agent:
Disallow: /c

User-agent: CCBot
`;

  it("have names without version and trailing star, rules, further fields and a last line", () => {
    expect(
      groupsOf(FILE).all.map(({ agents, rules, others, last }) => [
        agents.map(({ name }) => name),
        rules.map(({ type, path }) => `${type} ${path}`),
        numbers(others),
        last.number,
      ]),
    ).toEqual([
      [["gptbot", "*"], ["disallow /a"], [5], 5],
      [["gptbot"], ["allow /b"], [], 10],
      [[""], ["disallow /c"], [], 13],
      [["ccbot"], [], [], 15],
    ]);
  });

  it("apply all their rules to a crawler that they name", () => {
    const groups = groupsOf(FILE);
    expect([...groups.named.keys()]).toEqual(["gptbot", "*", "ccbot"]);
    expect(rulesFor(groups, "gptbot").map(({ path }) => path)).toEqual(["/a", "/b"]);
    expect(rulesFor(groups, "gptbot")).toBe(rulesFor(groups, "gptbot"));
    expect(rulesFor(groups, "nobody")).toEqual([]);
    expect(groups.all.map((group) => freeAgents(groups, group).map(({ name }) => name))).toEqual([
      [],
      [],
      [],
      ["ccbot"],
    ]);
  });

  it("begin with the comments directly above them", () => {
    const context = contextOf(FILE);
    const firsts = intendedGroups(context).all.map((group) => introductionOf(context, group));
    expect(numbers(firsts)).toEqual([1, 7, 12, 15]);
  });

  it("list a crawler once, however often they name it", () => {
    const groups = groupsOf("User-agent: a\nUser-agent: A\nDisallow: /\n");
    expect(groups.named.get("a")).toHaveLength(1);
  });
});

describe("a path", () => {
  it.each(["/", "*", "/*", "/**", "*$", "/*$"])("stands for the whole site: %j", (path) => {
    expect(isWholeSite(path)).toBe(true);
    const line = groupsOf("User-agent: *\nDisallow: /\n").all[0]?.rules[0]?.line;
    if (line === undefined) throw new Error("There is no rule");
    expect(closes({ line, type: "disallow", path })).toBe(true);
    expect(closes({ line, type: "allow", path })).toBe(false);
    expect(opens({ line, type: "allow", path })).toBe(true);
    expect(opens({ line, type: "disallow", path })).toBe(false);
    expect(opens({ line, type: "allow", path: "" })).toBe(false);
  });

  it.each(["", "/$", "$", "/a", "//", "/*a", "/*/"])("stands for part of it: %j", (path) => {
    expect(isWholeSite(path)).toBe(false);
  });
});

describe("user-agent lines", () => {
  it("are in runs that a blank line, another field or a rule in a comment separates", () => {
    const context = contextOf(
      [
        "User-agent: a",
        "# note",
        "User-agent: b",
        "",
        "User-agent: c",
        "Crawl-delay: 5",
        "Sitemap: https://a.example/s.xml",
        "User-agent: d",
        "# Disallow: /x",
        "User-agent: e",
        "Disallow: /",
      ].join("\n"),
    );
    const [group] = intendedGroups(context).all;
    if (group === undefined) throw new Error("There is no group");
    expect(
      agentRuns(context, group).map((run) => [
        run.agents.map(({ name }) => name).join(""),
        run.last.number,
        numbers(run.blanksAbove),
        numbers(run.fieldsAbove),
        run.hasLostRule,
      ]),
    ).toEqual([
      ["ab", 3, [], [], false],
      ["c", 6, [4], [], false],
      ["d", 8, [], [6, 7], false],
      ["e", 10, [], [], true],
    ]);
  });
});

describe("blank lines in a group", () => {
  const parted = (source: string) =>
    splitGroups(contextOf(source)).map(({ first, blanks, afterAgents }) => [
      first.number,
      numbers(blanks),
      afterAgents,
    ]);

  it.each([
    ["User-agent: a\n\nDisallow: /\n", [[2, [2], true]]],
    ["User-agent: a\nDisallow: /\n\nDisallow: /b\n", [[3, [3], false]]],
    ["User-agent: a\n\nDisallow: /\n\n\nAllow: /b\n", [[2, [2, 4, 5], true]]],
    ["User-agent: a\nDisallow: /\n\nCrawl-delay: 5\n", [[3, [3], false]]],
    ["User-agent: a\n\nUser-agent: b\nDisallow: /\n", []],
    ["User-agent: a\nDisallow: /\n\nHost: a.example\n", []],
    ["User-agent: a\nDisallow: /\n\nSitemap: https://a.example/\n", []],
    ["User-agent: a\nDisallow: /\n\nUser-agent: b\nDisallow: /\n", []],
    ["User-agent: a\n# note\nDisallow: /\n", []],
    ["User-agent: a\n\nCrawl-delay: 5\n", []],
  ])("separate what belongs together: %j", (source, expected) => {
    expect(parted(source)).toEqual(expected);
  });
});

describe("lines above all groups", () => {
  it("are listed unless rules are among them", () => {
    const outside = (source: string) => {
      const context = contextOf(source);
      return [hasRulesOutside(context), numbers(linesOutsideGroups(context, "crawl-delay"))];
    };
    expect(outside("Crawl-delay: 5\nUser-agent: a\nCrawl-delay: 5\nDisallow: /\n")).toEqual([
      false,
      [1],
    ]);
    expect(outside("Crawl-delay: 5\nDisallow: /\nUser-agent: a\n")).toEqual([true, []]);
    expect(outside("Allow: /\nUser-agent: a\n")).toEqual([true, []]);
    expect(outside("Host: a\nCrawl-delay: 5\n")).toEqual([false, [2]]);
  });
});
