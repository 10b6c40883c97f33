import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { compile, type Matcher } from "../match/compile.ts";
import { pathOf } from "../match/path.ts";
import { parse } from "../syntax/parse.ts";
import { seeded } from "../testing/arbitraries.ts";
import { type Extent, verdictsWithin } from "./extent.ts";
import { allPaths, fileOf, oracle, patternsOf, rulesOf } from "./testing/brute-force.ts";

const { google } = dialects;
const paths = allPaths("ab/c", 7);

const group = (rules: readonly string[], reader: DialectId = "google"): Matcher =>
  compile(parse(["User-agent: *", ...rules].join("\n")), dialects[reader], "*");

const summary = ({ verdict, regions }: Extent): readonly string[] => [
  verdict,
  ...regions.map((each) => `${each.verdict.allowed ? "+" : "-"} ${each.pattern} ${each.url}`),
];

describe("verdictsWithin", () => {
  it("returns the verdict of every path that the pattern matches, by brute force", () => {
    fc.assert(
      fc.property(rulesOf("ab/", 4), patternsOf("ab/", 4), (rules, pattern) => {
        const matcher = compile(parse(fileOf(rules)), google, "*");
        const extent = verdictsWithin(matcher, pattern);
        expect(extent.proved).toBe(true);
        const isAsked = oracle(pattern);
        const asked = paths.filter(isAsked);
        const decided = new Map(
          asked.map((path) => [path, matcher.decide(`https://site.example${path}`).allowed]),
        );
        const tests = extent.regions.map((each) => ({ ...each, test: oracle(each.pattern) }));
        // The last region that a path matches has its verdict.
        const wrong = asked.find((path) => {
          const region = tests.findLast(({ test }) => test(path));
          return region?.verdict.allowed !== decided.get(path);
        });
        expect(wrong).toBeUndefined();
        for (const { url, verdict, test } of tests) {
          expect(isAsked(pathOf(url)) && test(pathOf(url))).toBe(true);
          expect(matcher.decide(url)).toEqual(verdict);
        }
        const kinds = new Set(tests.map(({ verdict }) => verdict.allowed));
        expect(extent.verdict).toBe(
          kinds.size > 1 ? "mixed" : kinds.has(false) ? "blocked" : "allowed",
        );
      }),
      seeded(400),
    );
  });

  it.each([
    ["/checkout/*", ["Disallow: /checkout"], ["blocked", "- /checkout/* /checkout/"]],
    ["/checkout/*", ["Disallow: /cart"], ["allowed", "+ /checkout/* /checkout/"]],
    [
      "/shop/*",
      ["Disallow: /shop", "Allow: /shop/help", "Disallow: /shop/help/x", "Disallow: /shop/y"],
      ["mixed", "- /shop/* /shop/", "+ /shop/help /shop/help", "- /shop/help/x /shop/help/x"],
    ],
    ["/*.pdf$", ["Disallow: /a"], ["mixed", "+ /*.pdf$ /page.pdf", "- /a*.pdf$ /apage.pdf"]],
    ["/a$", ["Disallow: /a$"], ["blocked", "- /a$ /a"]],
    ["checkout", ["Disallow: /"], ["allowed"]],
    ["$", ["Disallow: /"], ["allowed"]],
  ])("returns, for %j with the rules %j: %j", (pattern, rules, expected) => {
    expect(summary(verdictsWithin(group(rules), pattern))).toEqual(expected);
  });

  it("reports /robots.txt separately if the reader always allows it", () => {
    const extent = verdictsWithin(group(["Disallow: /"], "rfc9309"), "/*");
    expect(summary(extent)).toEqual(["blocked", "- /* /"]);
    expect(extent.robotsTxt).toMatchObject({
      pattern: "/robots.txt$",
      url: "/robots.txt",
      verdict: { allowed: true, rule: null },
    });
    const google = verdictsWithin(group(["Disallow: /"]), "/*");
    expect(summary(google)).toEqual(["blocked", "- /* /"]);
    expect(google.robotsTxt).toBeNull();
  });

  it("reports /robots.txt as a region if the pattern matches nothing else", () => {
    const extent = verdictsWithin(group(["Disallow: /"], "rfc9309"), "/robots.txt$");
    expect(extent.robotsTxt).toBeNull();
    expect(extent.regions.at(-1)).toMatchObject({ url: "/robots.txt", verdict: { allowed: true } });
  });

  it("supports stars in the question if the reader supports none in rules", () => {
    const matcher = group(["Disallow: /a*b", "Disallow: /c"], "python");
    expect(summary(verdictsWithin(matcher, "/c*x"))).toEqual(["blocked", "- /c*x /cpagex"]);
    expect(summary(verdictsWithin(matcher, "/a*b"))).toEqual([
      "mixed",
      "+ /a*b /apageb",
      "- /a%2Ab /a*b",
    ]);
  });

  it("is not proved if the reader spells the pattern differently", () => {
    const { proved, unexamined } = verdictsWithin(group(["Disallow: /c"], "python"), "/c?x=*");
    expect(proved).toBe(false);
    expect(unexamined).toMatchObject([{ reason: "spelling" }]);
  });
});
