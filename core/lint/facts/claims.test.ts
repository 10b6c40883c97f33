import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { witnessesOf } from "../../analysis/witnesses.ts";
import { google } from "../../dialects/google.ts";
import { rfc9309 } from "../../dialects/rfc9309.ts";
import { compile } from "../../match/compile.ts";
import { parse } from "../../syntax/parse.ts";
import { seeded, tidyFiles } from "../../testing/arbitraries.ts";
import { faultlessContext } from "../../testing/contexts.ts";
import { firstDifference } from "../../testing/witnesses.ts";
import type { FileContext } from "../context.ts";
import { lint } from "../lint.ts";
import type { Claim } from "./claims.ts";
import { claimsOf, ruleClaims, unneededTogether } from "./claims.ts";

const contextOf = (source: string): FileContext => faultlessContext(parse(source));

const claimsIn = (source: string): readonly Claim[] => ruleClaims(contextOf(source));

/** The text with the rules on some lines changed so that they match nothing. */
const without = (source: string, claims: readonly Pick<Claim, "rule">[]): string => {
  const lines = claims.map(({ rule }) => rule.line).sort((a, b) => b.from - a.from);
  return lines.reduce(
    (text, { content }) => `${text.slice(0, content.from)}Disallow:${text.slice(content.to)}`,
    source,
  );
};

const PIECES = [
  "/",
  "a",
  "b",
  "*",
  "**",
  "/a",
  "/b",
  "a/",
  "$",
  "%41",
  "é",
  "index.html",
  "/*",
  "?",
];
const paths = fc
  .tuple(
    fc.constantFrom("/", "/", "/", "*"),
    fc.array(fc.constantFrom(...PIECES), { minLength: 0, maxLength: 4 }),
  )
  .map(([start, pieces]) => start + pieces.join(""));
const ruleLines = fc
  .tuple(
    fc.constantFrom("Allow", "Disallow", "Disallow"),
    fc.oneof(paths, fc.constantFrom("*", "*a", "*/a", "/*/a", "*/a/", "")),
  )
  .map(([field, path]) => `${field}: ${path}`);
const agentLines = fc
  .constantFrom("*", "Foo", "Bar", "foo bar", "Foo/1")
  .map((name) => `User-agent: ${name}`);

/** Files with few crawlers and short paths of few letters, so that rules overlap. */
const crowdedFiles = fc
  .array(fc.oneof({ weight: 6, arbitrary: ruleLines }, { weight: 1, arbitrary: agentLines }), {
    minLength: 3,
    maxLength: 14,
  })
  .map((lines) => ["User-agent: *", ...lines, ""].join("\n"));

const files = fc.oneof({ weight: 3, arbitrary: crowdedFiles }, { weight: 1, arbitrary: tidyFiles });

/** Types of claims about rules without effect. */
const WITHOUT_EFFECT = [["redundant"], ["idle", "too-short"], ["conflict", "shadowed"]] as const;

describe("claims about rules", () => {
  it.each(WITHOUT_EFFECT)("%s: all such rules can go and no verdict changes", (...kinds) => {
    let claimed = 0;
    fc.assert(
      fc.property(files, (source) => {
        const claims = claimsIn(source).filter(({ kind }) => kinds.some((each) => each === kind));
        claimed += claims.length;
        expect(firstDifference(parse(source), parse(without(source, claims)))).toBeNull();
      }),
      seeded(800),
    );
    expect(claimed).toBeGreaterThan(10);
  });

  it("do not confuse a star before a slash with one after it", () => {
    expect(claimsIn("User-agent: *\nDisallow: /*/a\nDisallow: */a/\n")).toEqual([]);
    const [claim] = claimsIn("User-agent: *\nDisallow: */a\nDisallow: **/a/b\n");
    expect([claim?.kind, claim?.rule.line.number]).toEqual(["redundant", 3]);
  });

  it.each([
    ["a star within a star", "Disallow: /*/media/oembed\nDisallow: /index.php/*/media/oembed", 3],
    ["a longer pattern that matches all the same", "Disallow: /*?full=\nDisallow: /*?*full=", 2],
    [
      "a rule in another group of the same crawler",
      "Disallow: /shop\nUser-agent: *\nDisallow: /x\nDisallow: /shop/cart",
      5,
    ],
  ])("finds a rule that %s makes redundant", (_, rules, line) => {
    const claims = claimsIn(`User-agent: *\n${rules}\n`);
    expect(claims.map(({ kind, rule }) => [kind, rule.line.number])).toEqual([["redundant", line]]);
  });

  it("include a rule that a plain path makes redundant, although a pattern covers it first", () => {
    const claims = claimsIn("User-agent: *\nDisallow: /a\nDisallow: /a/*\nDisallow: /a/b\n");
    expect(claims.map(({ kind, rule, other }) => [kind, rule.line.number, other.path])).toEqual([
      ["redundant", 4, "/a"],
    ]);
  });

  it.each([
    ["include each other", "Disallow: /x\nAllow: /a/*\nAllow: /a/", [3, 4]],
    [
      "stand within one that is idle",
      "Disallow: /x\nAllow: /a/*\nAllow: /a/bcd\nAllow: /a/$",
      [3, 4, 5],
    ],
    ["stand beside an empty Disallow", "Disallow:\nAllow: /a\nDisallow: /x", [3]],
    [
      "repeat those of another group of one of their crawlers",
      "Disallow: /x\nAllow: /a\nUser-agent: *\nUser-agent: Foo\nDisallow: /x\nAllow: /a",
      [3, 7],
    ],
  ])("finds idle Allow lines that %s", (_, rules, lines) => {
    const claims = claimsIn(`User-agent: *\n${rules}\n`);
    const idle = claims.filter(({ kind }) => kind === "idle");
    expect(idle.map(({ rule }) => rule.line.number).sort()).toEqual(lines);
  });

  it.each([
    ["its crawlers need", "Disallow: /a\nAllow: /a/b\nAllow: /a/b/c"],
    [
      "a Disallow overrules for one of its crawlers",
      "Disallow: /a*\nUser-agent: *\nUser-agent: Foo\nAllow: /a\nDisallow: /x",
    ],
  ])("does not call an Allow idle that %s", (_, rules) => {
    const kinds = claimsIn(`User-agent: *\n${rules}\n`).map(({ kind }) => kind);
    expect(kinds).not.toContain("idle");
  });

  it("include a rule that another group of the same crawler repeats", () => {
    const claims = claimsIn("User-agent: *\nDisallow: /a\nUser-agent: *\nDisallow: /a\n");
    expect(
      claims.map(({ kind, rule, other }) => [kind, rule.line.number, other.line.number]),
    ).toEqual([["redundant", 4, 2]]);
  });

  it("do not include a rule that one of two crawlers needs", () => {
    const source =
      "User-agent: Foo\nUser-agent: Bar\nDisallow: /a/b\n\nUser-agent: Foo\nDisallow: /a/\n";
    expect(claimsIn(source)).toEqual([]);
  });

  it("keep every verdict when all redundant rules are deleted together", () => {
    let gone = 0;
    fc.assert(
      fc.property(files, (source) => {
        const rules = unneededTogether(contextOf(source));
        gone += rules.length;
        const lines = rules.map((rule) => ({ rule }));
        expect(firstDifference(parse(source), parse(without(source, lines)))).toBeNull();
      }),
      seeded(600),
    );
    expect(gone).toBeGreaterThan(100);
  });

  it("may leave out rules that could be deleted together", () => {
    const source = "User-agent: *\nDisallow: /a*\nDisallow: /a/b\nDisallow: /a/\nDisallow: /a\n";
    const lines = unneededTogether(contextOf(source)).map(({ line }) => line.number);
    expect(lines).toHaveLength(3);
  });

  it("include only overruled rules that never decide", () => {
    fc.assert(
      fc.property(files, (source) => {
        const dead = claimsIn(source).filter(({ kind }) => /conflict|shadowed/.test(kind));
        const document = parse(source);
        const { urls } = witnessesOf(
          dead.flatMap(({ rule, other }) => [rule.path, other.path]),
          "utf-8",
        );
        for (const { rule, group } of dead) {
          for (const { name } of group.agents) {
            for (const dialect of [google, rfc9309]) {
              const matcher = compile(document, dialect, name);
              for (const url of urls)
                expect(matcher.decide(url).rule?.line).not.toBe(rule.line.number);
            }
          }
        }
      }),
      seeded(400),
    );
  });

  it("are in file order, including copies in later groups", () => {
    const source =
      "User-agent: *\nDisallow: /x/y\nDisallow: /x/\nDisallow: /x/z\n\nUser-agent: *\nDisallow: /x/\n";
    const claims = claimsOf(contextOf(source), "redundant");
    expect(claims.map(({ rule }) => rule.line.number)).toEqual([2, 4, 7]);
  });

  it("name the first longer Disallow within a path, which need not come before it", () => {
    const others = (rules: readonly string[]) =>
      claimsIn(`User-agent: *\n${rules.join("\n")}\n`).map(({ rule, kind, other }) => [
        rule.line.number,
        kind,
        other.line.number,
      ]);
    expect(others(["Disallow: /a/c", "Disallow: /a/b", "Allow: /a", "Allow: /b"])).toEqual([
      [4, "too-short", 2],
      [5, "idle", 5],
    ]);
    expect(others(["Allow: /a/*/c", "Disallow: /a/b/c/d"])).toEqual([[2, "idle", 3]]);
  });

  it("name no Disallow that matches none of the same URLs", () => {
    const kinds = (...rules: readonly string[]) =>
      claimsIn(`User-agent: *\n${rules.join("\n")}\n`).map(({ kind }) => kind);
    expect(kinds("Disallow: /people/*", "Allow: /people$")).toEqual(["idle"]);
    expect(kinds("Disallow: /w/", "Allow: /$")).toEqual(["idle"]);
    expect(kinds("Disallow: /*/x$", "Allow: /a$")).toEqual(["idle"]);
    expect(kinds("Disallow: /shop/old/", "Allow: /*.js")).toEqual(["too-short"]);
  });

  it("call no Allow for the whole site an exception", () => {
    for (const path of ["/", "*", "/*"]) {
      const claims = claimsIn(`User-agent: *\nDisallow: /login\nAllow: ${path}\n`);
      expect(claims.map(({ kind }) => kind)).toEqual(["idle"]);
    }
  });

  it("do not include groups that Google and the standard read differently", () => {
    const rules = "Disallow: /a/\nDisallow: /a/b\n";
    expect(claimsIn(`User-agent: *\n${rules}`)).toHaveLength(1);
    expect(claimsIn(`User-agent: *\nDisalow: /c\n${rules}`)).toEqual([]);
    expect(claimsIn(`User-agent: *\nDisallow: /${"a".repeat(20_000)}\n${rules}`)).toHaveLength(1);
  });
});

describe("a rule that crawlers read otherwise than intended", () => {
  const REPORTED = ["redundant-rule", "redundant-rule"];
  const linesWith = (rules: string): readonly string[] => {
    const source = `User-agent: *\nDisallow: /b\n${rules}Allow: /c\nDisallow: /b/d\n`;
    return lint(parse(source))
      .filter(({ rule }) => REPORTED.includes(rule))
      .map(({ from, to }) => source.slice(from, to));
  };

  it("leaves open what rules of the other type are for", () => {
    expect(linesWith("")).toEqual(["Allow: /c", "Disallow: /b/d"]);
    expect(linesWith("Disallow: x\n")).toEqual(["Disallow: /b/d"]);
    expect(linesWith("Allow: x\n")).toEqual(["Allow: /c"]);
    expect(linesWith("Allow: x\nDisallow: y\n")).toEqual([]);
  });

  it("does so in its own groups alone", () => {
    const other = "\nUser-agent: b\nDisallow: x\nAllow: /c\n\nUser-agent: *\n";
    expect(linesWith(other)).toEqual(["Allow: /c", "Disallow: /b/d"]);
  });
});
