import { describe, expect, it } from "vitest";
import type { Dialect } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { parse } from "../syntax/parse.ts";
import { explain } from "./explain.ts";

const { google, rfc9309 } = dialects;

describe("explain", () => {
  const reasonFor = (source: string, url: string, dialect: Dialect = google) =>
    explain(parse(source), dialect, "Foo", url).reason;

  it.each([
    ["no-group", "User-agent: Bar\nDisallow: /\n", "/a"],
    ["empty-group", "User-agent: *\nDisallow: /\nUser-agent: Foo\n", "/a"],
    ["no-match", "User-agent: *\nDisallow: /b\n", "/a"],
    ["unopposed", "User-agent: *\nDisallow: /a\n", "/a"],
    ["longer", "User-agent: *\nDisallow: /\nAllow: /a\n", "/a"],
    ["tie", "User-agent: *\nDisallow: /a\nAllow: /a\n", "/a"],
    ["empty-rule", "User-agent: *\nDisallow:\n", "/a"],
    ["unopposed", "User-agent: *\nDisallow: /a\nDisallow:\n", "/a"],
  ] as const)("gives the reason %s", (reason, source, url) => {
    expect(reasonFor(source, url)).toBe(reason);
  });

  it("gives reasons that only some readers have", () => {
    const both = "User-agent: *\nDisallow: /a\nAllow: /a/b\n";
    expect(reasonFor(both, "/a/b", dialects.python)).toBe("first");
    expect(reasonFor(both, "/a/c", dialects.python)).toBe("unopposed");
    expect(reasonFor("User-agent: *\nDisallow: /\nDisallow:\n", "/", dialects.yandex)).toBe("tie");
    const delay = "User-agent: *\nCrawl-delay: 301\n";
    expect(reasonFor(delay, "/", dialects["crawler-commons"])).toBe("crawl-delay");
    const latin1 = parse("# caf\u00e9\nUser-agent: *\nDisallow: /a\n", "latin1");
    const { reason, verdict, clause } = explain(latin1, dialects.python, "Foo", "/b");
    expect({ reason, verdict }).toEqual({
      reason: "unreadable",
      verdict: { allowed: false, rule: null },
    });
    expect(clause).toBe(dialects.python.facts.undecodable.source);
  });

  it("names a runner-up of no weight if stars do not count", () => {
    const document = parse("User-agent: *\nAllow: *\nDisallow: /a\n");
    const { reason, runnerUp } = explain(document, dialects.yandex, "a", "/a");
    expect([reason, runnerUp?.rule.text, runnerUp?.weight]).toEqual(["longer", "*", 0]);
  });

  it("names the rule that would have won if order did not count", () => {
    const document = parse("User-agent: *\nDisallow: /a\nDisallow:\nAllow: /a/b\n");
    const { candidates, runnerUp } = explain(document, dialects["draft-1996"], "Foo", "/a/b");
    expect(candidates.map(({ rule: { line } }) => line)).toEqual([2, 3, 4]);
    expect(runnerUp?.rule.line).toBe(3);
  });

  it("names a rule once, however many of its spellings match", () => {
    const document = parse("User-agent: *\nDisallow: /*?*/\nAllow: /x\n");
    const { candidates, winner } = explain(document, rfc9309, "Foo", "/x?a/b%2Fc");
    expect(candidates.map(({ rule: { line } }) => line)).toEqual([2, 3]);
    expect(winner?.spelling).toBe("/*?*/");
  });

  it("always allows /robots.txt in the standard and not in Google's library", () => {
    expect(reasonFor("User-agent: *\nDisallow: /\n", "/robots.txt", rfc9309)).toBe("exempt");
    expect(reasonFor("User-agent: *\nDisallow: /\n", "/robots.txt")).toBe("unopposed");
  });

  it("names no rules if none is consulted", () => {
    const none = { winner: null, runnerUp: null, candidates: [] };
    const open = parse("User-agent: *\nDisallow: /\nAllow: /robots.txt\n");
    expect(explain(open, rfc9309, "Foo", "/robots.txt")).toMatchObject(none);
    const unreadable = parse("User-agent: *\nDisallow: /é\nAllow: /\n", "latin1");
    expect(explain(unreadable, dialects.python, "Foo", "/a")).toMatchObject(none);
  });

  it("names the runner-up of the other type and both weights", () => {
    const { candidates, runnerUp } = explain(
      parse("User-agent: *\nDisallow: /a\nAllow: /a/é\nDisallow: /\n"),
      google,
      "Foo",
      "/a/%C3%A9",
    );
    expect(candidates.map(({ rule: { line }, weight }) => [line, weight])).toEqual([
      [3, 9],
      [2, 2],
      [4, 1],
    ]);
    expect(runnerUp?.rule.line).toBe(2);
  });

  it.each([
    [3, "User-agent: *\nDisallow: /a\nAllow: /b\n\nUser-agent: *\nDisallow: /c\n"],
    [1, "User-agent: *\nDisallow: /a\n\nUser-agent: Bar\nDisallow: /b\nDisallow: /c\n"],
    [1, "User-agent: Foo\nDisallow:\n\nUser-agent: *\nDisallow: /a\nDisallow: /b\n"],
    [0, "User-agent: Bar\nDisallow: /a\n"],
    [0, "User-agent: Foo\nCrawl-delay: 1\n"],
  ])("counts the %d rules of the followed groups", (ruleCount, source) => {
    expect(explain(parse(source), google, "Foo", "/z").ruleCount).toBe(ruleCount);
  });

  it("says that a directory is allowed by its index page", () => {
    const { candidates } = explain(
      parse("User-agent: *\nDisallow: /\nAllow: /d/index.html\n"),
      google,
      "Foo",
      "/d/",
    );
    expect(candidates[0]).toMatchObject({ isIndexPage: true, spelling: "/d/$", weight: 4 });
  });
});
