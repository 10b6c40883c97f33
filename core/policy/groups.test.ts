import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { parse } from "../syntax/parse.ts";
import { agentName, agentNames, beforeSlash, leadingToken } from "./agent.ts";
import { readPolicy } from "./read.ts";
import { rulesAt } from "./rules.ts";
import { select } from "./select.ts";

const policyOf = (source: string, id: DialectId = "google") =>
  readPolicy(parse(source), dialects[id]);

describe("a group", () => {
  const FILE = `Disallow: /before
Crawl-delay: 3
Sitemap: https://e.com/s.xml
Allow: /before

User-agent: a
User-agent: b
Sitemap: https://e.com/t.xml
Crawl-delay: 5
Disallow: /x
Host: e.com
Sitemap: https://e.com/u.xml
# note

User-agent: c
Sitemap: https://e.com/v.xml
`;

  it("ends with its last line that is not about the whole file", () => {
    const places = (id: DialectId) =>
      policyOf(FILE, id).groups.map(({ firstLine, lastLine }) => [firstLine, lastLine]);
    expect(places("google")).toEqual([
      [6, 11],
      [15, 15],
    ]);
  });

  it("contains no rule from above the first user-agent line", () => {
    const { orphanLines, groups } = policyOf(FILE);
    expect(orphanLines).toEqual([1, 4]);
    expect(groups.map(({ ruleLines }) => ruleLines)).toEqual([[10], []]);
  });

  it("has the position of each name", () => {
    const named = (value: string, id: DialectId) => {
      const source = `User-agent: ${value}\n`;
      return policyOf(source, id).groups.flatMap(({ agents }) =>
        agents.map(({ name, from, to }) => [name, source.slice(from, to)]),
      );
    };
    expect(named("Foo Bar", "revisited-1996")).toEqual([
      ["foo", "Foo"],
      ["bar", "Bar"],
    ]);
    expect(named("Foo/1.0", "crawler-commons")).toEqual([
      ["foo", "Foo"],
      ["foo/1.0", "Foo/1.0"],
    ]);
    expect(named("F<html>oo", "crawler-commons")).toEqual([["foo", "F<html>oo"]]);
    expect(named("Foo/1.0", "google")).toEqual([["foo", "Foo/1.0"]]);
  });

  it("has the position of each path of a line with several", () => {
    const source = "User-agent: Foo\nDisallow:  /a \t/b/c # /d\nDisallow: /e\n";
    const rules = (id: DialectId) => {
      const policy = policyOf(source, id);
      return rulesAt(policy, policy.groups[0]?.ruleRows ?? []).map(({ line, text, pattern }) => [
        line,
        text,
        source.slice(pattern.from, pattern.to),
      ]);
    };
    expect(rules("revisited-1996")).toEqual([
      [2, "/a", "/a"],
      [2, "/b/c", "/b/c"],
      [3, "/e", "/e"],
    ]);
    expect(rules("google")).toEqual([
      [2, "/a \t/b/c", "/a \t/b/c"],
      [3, "/e", "/e"],
    ]);
  });
});

describe("the names of a user-agent line", () => {
  it.each<[string, DialectId, readonly string[]]>([
    ["Foo/1.0", "google", ["foo"]],
    ["1Foo", "google", [""]],
    ["*", "google", ["*"]],
    ["* x", "google", ["*"]],
    ["*x", "google", [""]],
    ["Foo* x", "google", ["foo"]],
    ["* x", "rfc9309", ["* x"]],
    ["Foo*", "protego", ["foo*", "foo"]],
    ["**", "protego", ["**"]],
    ["Foo", "protego", ["foo"]],
    ["", "protego", []],
    ["Foo /1.0", "robots-parser", ["foo"]],
    ["/1.0", "robots-parser", []],
    ["Foo%42ar", "python", ["foobar"]],
    ["Foo Bar", "crawler-commons", ["foo", "foo bar"]],
    ["Foo", "crawler-commons", ["foo"]],
    ["1Foo", "crawler-commons", ["1foo"]],
    ["", "crawler-commons", []],
  ])("%j are for %s %j", (value, id, names) => {
    expect(agentNames(value, dialects[id]).map(({ name }) => name)).toEqual(names);
    expect(agentName(value, dialects[id])).toBe(names[0] ?? "");
  });

  it("begin with a token, and end before a version", () => {
    expect(["Foo_b-r/1", "-a 1", "1a", "", " a"].map(leadingToken)).toEqual([
      "Foo_b-r",
      "-a",
      "",
      "",
      "",
    ]);
    expect(["a/1/2", " a /1", "/1", "a"].map(beforeSlash)).toEqual(["a", "a", "", "a"]);
  });
});

describe("the groups for a crawler", () => {
  const namesFollowed = (source: string, id: DialectId, crawler: string) => {
    const { kind, groups, agents } = select(policyOf(source, id), [crawler]);
    return [kind, groups.map(({ firstLine }) => firstLine), agents.map(({ name }) => name)];
  };
  const NAMES =
    "User-agent: foob\nUser-agent: *\nDisallow: /a\n\nUser-agent: obot\nDisallow: /b\n\n";

  it("are those of the longest name, or of the first of several as long", () => {
    expect(namesFollowed(NAMES, "protego", "FooBot")).toEqual(["named", [1], ["foob"]]);
    const longer = `${NAMES}User-agent: foobo\nDisallow: /c\n\nUser-agent: foobo\nDisallow: /d\n`;
    const [kind, lines, names] = namesFollowed(longer, "protego", "FooBot");
    expect([kind, lines, names]).toEqual(["named", [8, 11], ["foobo", "foobo"]]);
  });

  it("are those for `*` if none names it", () => {
    expect(namesFollowed(NAMES, "google", "FooBot")).toEqual(["global", [1], ["*"]]);
    expect(namesFollowed(NAMES, "google", "*")).toEqual(["global", [1], ["*"]]);
    expect(namesFollowed("User-agent: a\nDisallow: /\n", "google", "b")).toEqual(["none", [], []]);
  });
});
